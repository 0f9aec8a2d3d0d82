#pragma once

#include "core/base/ids.h"
#include "core/base/time.h"
#include "core/model/intervaltree.h"
#include "core/model/slicetable.h"
#include "core/model/summarytree.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lanescope {

enum class LaneKind : std::uint8_t { CpuThread, GpuStream, Overhead, Other };

/// Whose lane it is, and what it is called.
struct LaneIdentity {
    LaneKind kind = LaneKind::Other;
    std::string pid, tid;                       ///< as text; a number in its shortest form
    std::string process;                        ///< the process's name; may be empty
    std::string name;                           ///< the thread's name, trimmed; may be empty
    std::optional<std::int64_t> device, stream; ///< of a GPU stream
};

/// The slices of a lane that lie in one row: they never overlap, so they are sorted by start and by end at once.
class Row {
public:
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_slices.size()); }
    SliceId slice(std::uint32_t i) const { return SliceId(m_slices[i]); }
    Nanoseconds start(std::uint32_t i) const { return m_table->start(m_slices[i]); }
    Nanoseconds end(std::uint32_t i) const { return m_table->end(m_slices[i]); }
    Nanoseconds duration(std::uint32_t i) const { return m_table->duration(m_slices[i]); }

    /// Index of the first slice that ends after `t`, or has length 0 and lies at `t` or later; size() if none. O(log n).
    std::uint32_t firstEndingAfter(Nanoseconds t) const;
    /// Index of the first slice from `from` on that starts at `t` or later; size() if none. O(log of the distance).
    std::uint32_t firstStartingAt(Nanoseconds t, std::uint32_t from = 0) const;
    /// Of the slices [first, last), O(log n). Summary::longest is an index of this row.
    Summary summary(std::uint32_t first, std::uint32_t last) const;
    /// What a row knows of its slices without a look at all of them.
    const SummaryTree &tree() const { return m_summary; }

private:
    friend class Lane;
    friend class TraceBuilder;
    friend class Trace;
    std::span<const std::uint32_t> m_slices;
    const SliceTable *m_table = nullptr;
    SummaryTree m_summary;
};

/// All slices of one (pid, tid): a CPU thread, a GPU stream, the profiler's overhead.
///
/// Slices are numbered 0..size()-1 by (start, longer first, file order). Nothing is dropped: where slices overlap without nesting
/// they lie on rows of their own.
class Lane {
public:
    LaneId id() const { return m_id; }
    const LaneIdentity &identity() const { return m_identity; }
    LaneKind kind() const { return m_identity.kind; }
    const std::string &pid() const { return m_identity.pid; }
    const std::string &tid() const { return m_identity.tid; }
    const std::string &process() const { return m_identity.process; }
    const std::string &name() const { return m_identity.name; }
    std::optional<std::int64_t> device() const { return m_identity.device; }
    std::optional<std::int64_t> stream() const { return m_identity.stream; }

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_order.size()); }
    SliceId slice(std::uint32_t i) const { return SliceId(m_order[i]); }
    Nanoseconds start(std::uint32_t i) const { return m_table->start(m_order[i]); }
    Nanoseconds end(std::uint32_t i) const { return m_table->end(m_order[i]); }
    /// How many slices of the lane fully contain slice i (RULES 6).
    std::uint32_t depth(std::uint32_t i) const { return m_table->depth(m_order[i]); }
    /// The position of a slice of this lane, O(log n).
    std::uint32_t indexOf(SliceId slice) const;

    std::uint32_t rowCount() const { return static_cast<std::uint32_t>(m_rows.size()); }
    const Row &row(std::uint32_t r) const { return m_rows[r]; }
    /// A row of some slices of this lane, by start and never overlapping; they stay the caller's. O(slices).
    Row makeRow(std::span<const std::uint32_t> slices) const;
    /// From the first start to the last end; empty where the lane is.
    TimeRange extent() const { return m_extent; }
    Nanoseconds busy() const { return m_busy; } ///< length of the union of the slices

    /// Calls visit(SliceId) -> bool for the slices that share a moment with `range`, by start; false stops. O(log n + found).
    template <class Visit>
    void overlapping(TimeRange range, Visit visit) const
    {
        m_tree.overlapping(
            range, [this](std::uint32_t i) { return start(i); }, [this](std::uint32_t i) { return end(i); },
            [&](std::uint32_t i) { return visit(slice(i)); });
    }
    /// The innermost slice with start <= t < end (or of length 0 at t); none where there is no such slice.
    SliceId at(Nanoseconds t) const;
    /// The slice whose start or end is nearest to `t`, 0 where `t` lies within; none for an empty lane. O(log n).
    SliceId nearest(Nanoseconds t) const;
    /// The innermost slice that fully contains `slice` of this lane; none at the top. O(log n).
    SliceId parent(SliceId slice) const;
    /// The innermost slice that fully contains `range`; none where there is none.
    SliceId enclosing(TimeRange range) const;
    /// The innermost slice that starts before `t` and ends just there; none where a later end lies between. O(log n).
    SliceId endingAt(Nanoseconds t) const;
    /// Index of the first slice that starts at `t` or later.
    std::uint32_t firstStartingAt(Nanoseconds t) const;

private:
    friend class TraceBuilder;
    friend class Trace;
    LaneId m_id;
    LaneIdentity m_identity;
    std::span<const std::uint32_t> m_order;
    std::vector<Row> m_rows;
    IntervalTree m_tree;
    TimeRange m_extent;
    Nanoseconds m_busy = 0;
    const SliceTable *m_table = nullptr;
};

const char *laneKindName(LaneKind kind);
/// What a person calls the lane: `python3 · thread 466`, `GPU 0 · stream 7`.
std::string laneTitle(const Lane &lane);

} // namespace lanescope
