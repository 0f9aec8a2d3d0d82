#pragma once

#include "core/model/trace.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace lanescope {

/// An async span or an instant. (They belong to no thread's stack, so they are no slices.)
struct Mark {
    NameId name;
    TimeRange range; ///< empty for an instant
    bool isInstant;
    bool isFinished;     ///< of a span: its end is in the file
    std::uint32_t index; ///< within Trace::instants() or Trace::asyncSpans()
};

/// Index into MarkTrack::marks.
using MarkId = Id<struct MarkTag>;

/// Marks that never overlap, by start: what a Row is for slices.
class MarkRow {
public:
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_ids.size()); }
    MarkId slice(std::uint32_t i) const { return MarkId(m_ids[i]); }
    Nanoseconds start(std::uint32_t i) const { return (*m_marks)[m_ids[i]].range.start; }
    Nanoseconds end(std::uint32_t i) const { return (*m_marks)[m_ids[i]].range.end; }
    Nanoseconds duration(std::uint32_t i) const { return (*m_marks)[m_ids[i]].range.length(); }
    std::uint32_t firstEndingAfter(Nanoseconds t) const;
    std::uint32_t firstStartingAt(Nanoseconds t, std::uint32_t from = 0) const;
    Summary summary(std::uint32_t first, std::uint32_t last) const;
    const SummaryTree &tree() const { return m_summary; }

private:
    friend struct MarkTrack;
    const std::vector<Mark> *m_marks = nullptr;
    std::vector<std::uint32_t> m_ids;
    SummaryTree m_summary;
};

/// One lane of marks: the async spans of a category, or the instants of the trace.
struct MarkTrack {
    explicit MarkTrack(std::vector<Mark> marks); ///< by start, of the same start the longer ones first
    MarkTrack(const MarkTrack &) = delete;
    MarkTrack &operator=(const MarkTrack &) = delete;

    QString category; ///< empty: instants
    std::vector<Mark> marks;
    std::vector<MarkRow> rows;
};

/// What a trace holds of them. Records of memory are left out: they are curves. O(n log n).
std::vector<std::unique_ptr<const MarkTrack>> gatherMarks(const Trace &trace);

} // namespace lanescope
