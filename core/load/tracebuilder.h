#pragma once

#include "core/base/distinct.h"
#include "core/load/batch.h"
#include "core/load/inputfile.h"
#include "core/load/progress.h"
#include "core/model/trace.h"

#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lanescope {

/// Takes batches in file order and makes the immutable Trace of them. One thread at a time; build() itself uses several.
class TraceBuilder {
public:
    TraceBuilder();
    ~TraceBuilder();

    /// Learns the texts that `batch`'s thread has met since its last batch. Due for every batch, in the order in which its thread
    /// made them, also for one that is then not appended.
    void learnNames(const Batch &batch);
    /// Takes over what `batch` holds. Throws std::length_error past that many slices.
    void append(const Batch &batch);
    /// From now on only events of these processes (pids in their shortest form) are kept, as if the file held no others.
    void keepProcesses(std::vector<std::string> pids) { m_keptPids = std::move(pids); }
    /// At most 2^32 - 2, the usual limit: their numbers have 32 bits.
    void setMostSlices(std::uint32_t most) { m_mostSlices = most; }

    IssueList &issues() { return m_trace->m_issues; }
    std::uint64_t events() const { return m_trace->m_file.events; }
    /// What was taken so far, in outline; null where no slice was. Costs some nanoseconds for each slice that came since the last one,
    /// and up to a millisecond for the lanes. Always to be asked with the same `paintOf`.
    std::shared_ptr<const LaneSketch> sketch(SketchPaint paintOf);
    /// Sorts lanes, finds rows, builds trees, joins links. Null where `progress` says cancel.
    std::shared_ptr<const Trace> build(FileFacts facts, std::unique_ptr<TextSource> text, unsigned threads,
                                       Progress *progress);

    struct FlowPlace {
        Nanoseconds time;
        LaneId lane;
        std::uint32_t slicesBefore; ///< in the file
        bool bindsEnclosing;        ///< every start, and an end with `bp: e`
    };
    /// The slice of a built trace that a flow event stands on (RULES 7); none where there is none.
    static SliceId sliceOfFlow(const Trace &trace, const FlowPlace &flow);

private:
    struct LocalText {
        std::string_view text;
        std::uint64_t hash;
        std::uint32_t global;
    };
    /// What one reading thread's numbers mean.
    struct Dictionary {
        std::vector<LocalText> strings;
        std::vector<LocalText> lanes;
    };
    /// A lane while its events come in, numbered by first use.
    struct DraftLane {
        std::string pid, tid;
        std::uint32_t process; ///< index into m_processes
        std::vector<std::string> names;
        double sortIndex = 0;
        bool sorted = false;
        std::uint32_t slices = 0;
        std::uint32_t categories = 0; ///< bit set of Category
        std::int64_t device = -1, stream = -1;
        std::optional<std::uint32_t> overlapExample; ///< the first slice that runs past the start of another
    };
    struct DraftProcess {
        std::string pid;
        std::string name;
        double sortIndex = 0;
    };
    /// One end of a flow, in the form that is sorted and joined: nearly as many as there are slices, so it is kept small.
    struct FlowEnd {
        std::uint32_t id[2]; ///< one int64, in halves: the number, or that of the text
        std::uint32_t place; ///< the slice that it stands on and starts with; of a loose one its index in m_looseFlows
        std::uint32_t group : 29;  ///< index into m_flowGroups
        std::uint32_t isBegin : 1; ///< 's'
        std::uint32_t
            isStep : 1; ///< 't': stands among the starts and among the ends. Always a loose one, so that its place tells it from all others
        std::uint32_t isLoose : 1;
        std::pair<std::uint32_t, std::int64_t> key() const
        {
            std::int64_t number;
            std::memcpy(&number, id, sizeof number);
            return {group, number};
        }
    };
    static constexpr std::uint32_t mostFlowGroups = 1u << 29;
    static_assert(sizeof(FlowEnd) == 16);
    /// What flows must share, beside their id, to be joined.
    struct FlowGroup {
        std::uint32_t category, name;
        bool textIds;
        auto operator<=>(const FlowGroup &) const = default;
    };

    class DisplayOrder;
    void take(const Batch &batch);
    LaneIdentity identityOf(const DraftLane &lane, LaneKind kind) const;
    Batch keptPart(const Batch &batch) const;
    std::uint32_t globalString(Dictionary &d, std::uint32_t local);
    std::uint32_t globalLane(Dictionary &d, std::uint32_t local);
    std::uint32_t categoryIndex(std::uint32_t text);
    void applyLaneFact(const RawLaneFact &fact, Dictionary &d);

    bool cancelled() const;
    void mayCancel(std::size_t done) const;
    void readMetadata();
    void endBegunSlices();
    void orderLanes();
    void buildLanes(unsigned threads);
    void runTasks(unsigned threads, const std::vector<std::function<void()>> &tasks) const;
    void sortLane(std::span<std::uint32_t> order) const;
    std::uint64_t buildLane(std::uint32_t lane);
    void indexDeviceWork();
    void indexExternalIds();
    void sortFlows(HugeArray<FlowEnd> &flows) const;
    Nanoseconds timeOf(const FlowEnd &flow) const;
    void joinFlows(IssueList &issues);
    void joinCorrelations(IssueList &issues);
    void finishArrows();
    void finishAsyncs(IssueList &issues);
    void finishCounters();
    void findSteps();
    void findExtent();
    SliceId bindFlow(const FlowEnd &flow) const;
    std::uint32_t flowGroup(const FlowGroup &group);

    std::shared_ptr<Trace> m_trace;
    Progress *m_progress = nullptr;
    std::uint32_t m_mostSlices = 0xfffffffe;
    std::vector<std::string> m_keptPids;      ///< none: all
    std::unique_ptr<LaneSketcher> m_sketcher; ///< once somebody has asked for one
    std::unordered_map<const LocalNames *, Dictionary> m_dictionaries;
    std::unordered_map<std::uint32_t, std::uint32_t> m_categoryOfText;
    std::uint32_t m_lastCategoryText = NameId::noneValue;
    std::uint32_t m_lastCategory = 0;

    Distinct<DeviceArgs> m_deviceArgs;
    StringPool m_laneKeys; ///< canonical "pid \0 tid"
    std::vector<DraftLane> m_draftLanes;
    std::vector<DraftProcess> m_processes;
    std::map<std::string, std::uint32_t> m_processOfPid;

    HugeArray<std::uint32_t> m_begins; ///< slices made by a B event
    HugeArray<RawEnd> m_ends;          ///< with final lane and slice numbers
    HugeArray<FlowEnd> m_flowStarts, m_flowEnds;
    HugeArray<FlowPlace> m_looseFlows; ///< those whose slice is found only when all lanes are whole
    std::map<FlowGroup, std::uint32_t> m_flowGroupOf;
    std::vector<FlowGroup> m_flowGroups;
    NameId m_correlationName;
    std::uint32_t m_lastFlowGroup = 0;
    std::vector<RawAsync> m_rawAsyncs;
    std::vector<RawCounter> m_rawCounters;
};

} // namespace lanescope
