#pragma once

#include "core/base/distinct.h"
#include "core/load/batch.h"
#include "core/load/cancellation.h"
#include "core/load/flowjoiner.h"
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

    class DisplayOrder;
    void take(const Batch &batch);
    LaneIdentity identityOf(const DraftLane &lane, LaneKind kind) const;
    Batch keptPart(const Batch &batch) const;
    std::uint32_t globalString(Dictionary &d, std::uint32_t local);
    std::uint32_t globalLane(Dictionary &d, std::uint32_t local);
    std::uint32_t categoryIndex(std::uint32_t text);
    void applyLaneFact(const RawLaneFact &fact, Dictionary &d);

    void readMetadata();
    void endBegunSlices();
    void orderLanes();
    void buildLanes(unsigned threads);
    void runTasks(unsigned threads, const std::vector<std::function<void()>> &tasks) const;
    void sortLane(std::span<std::uint32_t> order) const;
    std::uint64_t buildLane(std::uint32_t lane);
    void indexDeviceWork();
    void indexExternalIds();
    void takeArrows(std::vector<FlowJoiner::Stretch> flows);
    void joinCorrelations();
    void finishArrows(unsigned threads);
    void finishAsyncs(IssueList &issues);
    void finishCounters();
    void findSteps();
    void findExtent();

    std::shared_ptr<Trace> m_trace;
    Cancellation m_cancellation;
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
    FlowJoiner m_flows;
    NameId m_correlationName;
    std::vector<RawAsync> m_rawAsyncs;
    std::vector<RawCounter> m_rawCounters;
};

} // namespace lanescope
