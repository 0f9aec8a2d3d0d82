#pragma once

#include "core/load/batch.h"
#include "core/load/inputfile.h"
#include "core/load/progress.h"
#include "core/model/trace.h"

#include <map>
#include <memory>
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
    /// Takes over what `batch` holds. Throws std::length_error past 2^32 - 2 slices.
    void append(const Batch &batch);

    IssueList &issues() { return m_trace->m_issues; }
    std::uint64_t events() const { return m_trace->m_file.events; }
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
        std::uint32_t overlapExample = 0xffffffffu; ///< the first slice that runs past the start of another
    };
    struct DraftProcess {
        std::string pid;
        std::string name;
        double sortIndex = 0;
    };
    struct LaneScratch;

    std::uint32_t globalString(Dictionary &d, std::uint32_t local);
    std::uint32_t globalLane(Dictionary &d, std::uint32_t local);
    std::uint32_t categoryIndex(std::uint32_t text);
    void applyLaneFact(const RawLaneFact &fact, Dictionary &d);

    bool cancelled() const;
    void readMetadata();
    void endBegunSlices();
    void orderLanes();
    void buildLanes(unsigned threads);
    std::uint64_t buildLane(std::uint32_t lane, LaneScratch &scratch);
    void indexDeviceWork();
    void indexExternalIds();
    void joinFlows();
    void joinCorrelations();
    void finishArrows();
    void finishAsyncs();
    void finishCounters();
    void findSteps();
    void findExtent();
    SliceId bindFlow(const RawFlow &flow, std::uint32_t lane) const;

    std::shared_ptr<Trace> m_trace;
    Progress *m_progress = nullptr;
    std::unordered_map<const LocalNames *, Dictionary> m_dictionaries;
    std::unordered_map<std::uint32_t, std::uint32_t> m_categoryOfText;
    std::uint32_t m_lastCategoryText = NameId::noneValue;
    std::uint32_t m_lastCategory = 0;

    StringPool m_laneKeys; ///< canonical "pid \0 tid"
    std::vector<DraftLane> m_draftLanes;
    std::vector<DraftProcess> m_processes;
    std::map<std::string, std::uint32_t> m_processOfPid;

    HugeArray<std::uint32_t> m_begins; ///< slices made by a B event
    HugeArray<RawEnd> m_ends;          ///< with final lane and slice numbers
    HugeArray<RawFlow> m_flows;
    std::vector<RawAsync> m_rawAsyncs;
    std::vector<RawCounter> m_rawCounters;
};

} // namespace lanescope
