#include "ui/timeline/marks.h"

#include "ui/look/format.h"
#include "ui/timeline/rowpacker.h"

#include <algorithm>
#include <map>

namespace lanescope {

std::uint32_t MarkRow::firstEndingAfter(Nanoseconds t) const
{
    const auto at = std::partition_point(m_ids.begin(), m_ids.end(), [&](std::uint32_t id) {
        const TimeRange &range = (*m_marks)[id].range;
        return range.end <= t && range.start < t;
    });
    return static_cast<std::uint32_t>(at - m_ids.begin());
}

std::uint32_t MarkRow::firstStartingAt(Nanoseconds t, std::uint32_t from) const
{
    return m_summary.firstStartingAt(from, t, [this](std::uint32_t i) { return start(i); });
}

Summary MarkRow::summary(std::uint32_t first, std::uint32_t last) const
{
    return m_summary.of(first, last, [this](std::uint32_t i) { return duration(i); });
}

MarkTrack::MarkTrack(std::vector<Mark> all)
    : marks(std::move(all))
{
    RowPacker packer;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        // Instants share a row, however many there are of a moment: they are told apart in their list, not by height.
        const std::uint32_t row = marks[i].isInstant ? 0 : packer.place(marks[i].range);
        if (row >= rows.size())
            rows.resize(row + 1);
        rows[row].m_ids.push_back(static_cast<std::uint32_t>(i));
    }
    for (MarkRow &row : rows) {
        row.m_marks = &marks;
        row.m_summary.build(
            row.size(), [&](std::uint32_t i) { return row.start(i); }, [&](std::uint32_t i) { return row.duration(i); },
            [&](std::uint32_t i) { return saturatingSubtract(row.start(i), row.end(i - 1)); });
    }
}

std::vector<std::unique_ptr<const MarkTrack>> gatherMarks(const Trace &trace)
{
    const auto before = [](const Mark &a, const Mark &b) {
        return a.range.start != b.range.start ? a.range.start < b.range.start : a.range.end > b.range.end;
    };
    std::map<std::string_view, std::vector<Mark>> byCategory;
    for (std::uint32_t i = 0; i < trace.asyncSpans().size(); ++i) {
        const AsyncSpan &span = trace.asyncSpans()[i];
        byCategory[trace.text(span.category)].push_back({span.name, span.range, false, span.finished, i});
    }
    std::vector<Mark> instants;
    for (std::uint32_t i = 0; i < trace.instants().size(); ++i) {
        const Instant &instant = trace.instants()[i];
        if (trace.memorySamples().empty() || trace.text(instant.name) != "[memory]")
            instants.push_back({instant.name, {instant.time, instant.time}, true, true, i});
    }
    std::vector<std::unique_ptr<const MarkTrack>> tracks;
    for (auto &[category, marks] : byCategory) {
        std::stable_sort(marks.begin(), marks.end(), before);
        auto track = std::make_unique<MarkTrack>(std::move(marks));
        track->category = oneLine(category, 80);
        if (track->category.isEmpty())
            track->category = QStringLiteral("async");
        tracks.push_back(std::move(track));
    }
    if (!instants.empty()) {
        std::stable_sort(instants.begin(), instants.end(), before);
        tracks.push_back(std::make_unique<MarkTrack>(std::move(instants)));
    }
    return tracks;
}

} // namespace lanescope
