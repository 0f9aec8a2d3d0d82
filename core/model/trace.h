#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/base/stringpool.h"
#include "core/base/time.h"
#include "core/model/category.h"
#include "core/model/columns.h"
#include "core/model/issue.h"
#include "core/model/lane.h"
#include "core/model/slicetable.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope {

class TextSource;

/// What kind of link an arrow is.
enum class ArrowKind : std::uint8_t {
    Launch,          ///< from a launch call to device work, by a flow of the exporter (`ac2g`)
    ForwardBackward, ///< from a forward op to its backward op (`fwdbwd`)
    Correlation,     ///< from a launch call to device work, by their common correlation alone
    Other,
};

struct Arrow {
    SliceId from;
    SliceId to;
    ArrowKind kind;
    NameId name; ///< the flow's own category, or "correlation"
};

struct Instant {
    NameId name;
    Nanoseconds time;
    LaneId lane; ///< none for a mark over the whole timeline
    char scope;  ///< 'g', 'p' or 't'
};

struct AsyncSpan {
    NameId name;
    NameId category;
    TimeRange range;
    bool finished;
};

struct CounterSample {
    Nanoseconds time;
    double value; ///< NaN: a gap
};

/// One curve of a counter.
struct CounterSeries {
    std::string process; ///< pid as text
    NameId name;
    NameId series;
    std::vector<CounterSample> samples;
};

/// One `[memory]` record.
struct MemorySample {
    Nanoseconds time;
    std::int64_t bytes;
    std::int64_t allocated;
    std::int64_t reserved;
    std::int32_t deviceType; ///< 0 CPU, 1 CUDA, ...
    std::int32_t deviceId;
};

/// A `ProfilerStep#N` annotation of the CPU side, by its own span.
struct Step {
    std::int64_t number;
    TimeRange range;
    SliceId slice;
};

struct DeviceProperties {
    std::int64_t id = -1;
    std::string name;
    std::int64_t totalMemoryBytes = 0;
    std::int64_t computeMajor = 0;
    std::int64_t computeMinor = 0;
    std::int64_t multiprocessors = 0;
};

/// Where a trace came from.
struct FileFacts {
    std::string path;
    std::uint64_t bytes = 0;     ///< on disk
    std::uint64_t textBytes = 0; ///< after inflating
    std::string compression;     ///< "none", "gzip", or what else it was wrapped in: "zip", "UTF-16", "gzip in gzip"
    std::uint64_t events = 0;    ///< entries of the event list that are events, of whatever phase
    std::uint64_t flowEvents = 0;
};

/// What a file was cut from, where it says so (core/write/tracetext.h): it holds the numbers of `range`, and besides only what these need.
struct TracePart {
    static constexpr const char *key = "lanescopeRange"; ///< of the file's root

    std::string file;               ///< its name, without a folder
    TimeRange range;                ///< that it was cut for, as far as the part reaches
    std::optional<TimeRange> whole; ///< view() of the trace that it was cut from
    /// Where the first steady step of that trace begins: which steps are steady, only the whole run tells.
    std::optional<Nanoseconds> steadyFrom;
};

/// A whole trace, as everything reads it: columns of slices, lanes with their trees, links. Never changes after it was built, so
/// any number of threads may read it.
class Trace {
public:
    ~Trace();
    Trace(const Trace &) = delete;
    Trace &operator=(const Trace &) = delete;

    // The file
    const FileFacts &file() const { return m_file; }
    /// Wall clock = base + time, where the file says so.
    std::optional<Nanoseconds> baseTime() const { return m_baseTime; }
    std::optional<std::int64_t> rank() const { return m_rank; }
    std::optional<std::int64_t> worldSize() const { return m_worldSize; }
    std::span<const DeviceProperties> devices() const { return m_devices; }
    /// Root keys of the file other than the events, as compact JSON texts, in file order.
    std::span<const std::pair<std::string, std::string>> metadata() const { return m_metadata; }
    std::span<const Issue> issues() const { return m_issues.all(); }
    /// None for a recording as it was made.
    const std::optional<TracePart> &part() const { return m_part; }

    // Slices
    std::uint32_t sliceCount() const { return m_slices.size(); }
    Nanoseconds start(SliceId s) const { return m_slices.start(s.value()); }
    Nanoseconds duration(SliceId s) const { return m_slices.duration(s.value()); }
    Nanoseconds end(SliceId s) const { return start(s) + duration(s); }
    TimeRange range(SliceId s) const { return {start(s), end(s)}; }
    NameId nameId(SliceId s) const { return NameId(m_slices.name(s.value())); }
    std::string_view name(SliceId s) const { return m_strings.text(nameId(s)); }
    Category category(SliceId s) const { return m_categories[categoryIndex(s)].category; }
    std::string_view categoryText(SliceId s) const { return m_strings.text(m_categories[categoryIndex(s)].text); }
    LaneId laneOf(SliceId s) const { return LaneId(m_slices.lane(s.value())); }
    std::uint32_t row(SliceId s) const { return m_slices.row(s.value()); }
    /// How many slices of its lane fully contain it (RULES 6).
    std::uint32_t depth(SliceId s) const { return m_slices.depth(s.value()); }
    /// 'X' for a complete event, 'B' for one made of a begin and (unless unfinished) an end.
    char phase(SliceId s) const { return m_slices.kind(s.value()) & beginFlag ? 'B' : 'X'; }
    /// The innermost slice of the same lane that fully contains this one; none at the top.
    SliceId parent(SliceId s) const { return lane(laneOf(s)).parent(s); }

    // Arguments that many ask for. Others: argumentsText().
    std::optional<std::int64_t> correlation(SliceId s) const { return m_correlations.find(s); }
    std::optional<std::int64_t> externalId(SliceId s) const { return m_externalIds.find(s); }
    /// Launch geometry and sizes; null except for device work.
    const DeviceArgs *deviceArgs(SliceId s) const
    {
        const std::uint32_t *which = m_deviceArgs.find(s);
        return which ? &m_distinctDeviceArgs[*which] : nullptr;
    }
    /// The event's whole JSON text, read from the file again (milliseconds) and mended where it was damaged.
    /// Fails with a sentence where the file has changed or is gone.
    Result<std::string> eventText(SliceId s) const;
    /// Where the event's text begins, in bytes of the inflated file.
    std::uint64_t textOffset(SliceId s) const { return m_slices.offset(s.value()); }
    const TextSource &text() const { return *m_text; }

    // Names
    const StringPool &strings() const { return m_strings; }
    std::string_view text(NameId id) const { return m_strings.text(id); }

    // Lanes, in display order. A lane may be without slices (an exporter names sixteen GPUs whether they exist or not).
    std::span<const Lane> lanes() const { return m_lanes; }
    const Lane &lane(LaneId id) const { return m_lanes[id.value()]; }

    // Links
    /// Sorted by (to, from).
    std::span<const Arrow> arrows() const { return m_arrows; }
    std::span<const Arrow> arrowsTo(SliceId s) const;
    /// Indices into arrows(), sorted by (from, to).
    std::span<const std::uint32_t> arrowIndicesFrom(SliceId s) const;
    /// The call that launched this device work; none where the file does not tell.
    SliceId launchOf(SliceId deviceWork) const;
    /// The CPU op or annotation that has this External id; none where there is none.
    SliceId sliceWithExternalId(std::int64_t externalId) const;

    // What else a trace holds
    std::span<const Step> steps() const { return m_steps; } ///< by start
    std::span<const Instant> instants() const { return m_instants; }
    std::span<const AsyncSpan> asyncSpans() const { return m_asyncs; }
    std::span<const CounterSeries> counters() const { return m_counters; }
    std::span<const MemorySample> memorySamples() const { return m_memory; }

    /// First start to last end of all slices and marks; {0, 0} where there are none.
    TimeRange extent() const { return m_extent; }
    /// What a window should show first: the extent without what cannot be right (RULES 8); of a part the range that it was cut for.
    TimeRange view() const { return m_view; }
    /// Device work in order of start, over all lanes.
    std::span<const std::uint32_t> deviceWork() const { return m_deviceWork; }
    /// What the columns, trees and links take in memory.
    std::size_t memoryBytes() const;

private:
    friend class TraceBuilder;
    Trace();

    static constexpr std::uint32_t beginFlag = 1; ///< the lowest bit: small numbers stay small

    struct CategoryText {
        NameId text;
        Category category;
    };
    std::uint32_t categoryIndex(SliceId s) const { return m_slices.kind(s.value()) >> 1; }

    FileFacts m_file;
    std::optional<Nanoseconds> m_baseTime;
    std::optional<std::int64_t> m_rank, m_worldSize;
    std::vector<DeviceProperties> m_devices;
    std::vector<std::pair<std::string, std::string>> m_metadata;
    std::optional<TracePart> m_part;
    IssueList m_issues;
    StringPool m_strings;
    std::vector<CategoryText> m_categories;

    // By slice
    SliceTable m_slices; ///< its kind: category index times 2, and beginFlag
    SparseIntegerColumn m_correlations;
    SparseIntegerColumn m_externalIds;
    SparseColumn<std::uint32_t>
        m_deviceArgs; ///< which of the distinct ones: a kernel is launched the same way again and again
    std::vector<DeviceArgs> m_distinctDeviceArgs;

    // By lane: every lane's slices by start, and by row
    std::vector<Lane> m_lanes;
    HugeArray<std::uint32_t> m_order; ///< first all by start, then all by row

    HugeArray<Arrow> m_arrows;
    HugeArray<std::uint32_t> m_arrowsByFrom;
    HugeArray<std::uint32_t> m_byExternalId; ///< CPU ops and annotations, sorted by External id
    HugeArray<std::uint32_t> m_deviceWork;

    std::vector<Step> m_steps;
    HugeArray<Instant> m_instants;
    std::vector<AsyncSpan> m_asyncs;
    std::vector<CounterSeries> m_counters;
    HugeArray<MemorySample> m_memory;
    TimeRange m_extent;
    TimeRange m_view;
    std::unique_ptr<TextSource> m_text;
};

} // namespace lanescope
