#include "ui/ranks/rankgeometry.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace lanescope {

namespace {

/// Bands at once; more would be a carpet.
constexpr std::size_t mostBands = 300;

} // namespace

std::vector<RankRow> layOutRows(std::size_t ranks, double line)
{
    RankRow row;
    const double scale = ranks <= 4 ? 1 : ranks <= 12 ? 0.7 : 0.4;
    row.doingHeight = std::round(line * scale);
    row.communicationHeight = std::round(line * scale);
    row.gap = ranks <= 4 ? 5 : ranks <= 12 ? 3 : 2;
    row.height = 3 * row.gap + row.doingHeight + row.communicationHeight;
    std::vector<RankRow> rows;
    for (std::size_t i = 0; i < ranks; ++i) {
        row.rank = static_cast<std::uint32_t>(i);
        row.top = static_cast<double>(i) * row.height;
        rows.push_back(row);
    }
    return rows;
}

RankGeometry::RankGeometry(const RanksReport &report, Nanoseconds skewFrom)
    : m_report(report)
    , m_skewFrom(skewFrom)
{
    const JoinedRanks &joined = report.joined;
    bool any = false;
    const auto include = [&](TimeRange range) {
        m_extent = any ? TimeRange{std::min(m_extent.start, range.start), std::max(m_extent.end, range.end)} : range;
        any = true;
    };
    for (const JoinedRank &rank : joined.ranks) {
        std::vector<Piece> pieces;
        for (const RankCollective &c : rank.facts.collectives) {
            Piece p;
            p.range = {saturatingSubtract(c.start, rank.clock.offset), saturatingSubtract(c.end(), rank.clock.offset)};
            p.record = static_cast<std::int32_t>(pieces.size());
            include(p.range);
            pieces.push_back(p);
        }
        for (const RankStep &s : rank.facts.steps)
            include({saturatingSubtract(s.range.start, rank.clock.offset),
                     saturatingSubtract(s.range.end, rank.clock.offset)});
        if (!rank.facts.window.isEmpty() && rank.facts.steps.empty() && rank.facts.collectives.empty())
            include({saturatingSubtract(rank.facts.window.start, rank.clock.offset),
                     saturatingSubtract(rank.facts.window.end, rank.clock.offset)});
        m_pieces.push_back(std::move(pieces));
    }
    for (std::size_t i = 0; i < joined.collectives.size(); ++i) {
        const JoinedCollective &c = joined.collectives[i];
        TimeRange whole{c.members.front().start, c.members.front().end};
        for (const RankMember &m : c.members) {
            Piece &p = m_pieces[m.rank][m.collective];
            p.collective = static_cast<std::int32_t>(i);
            p.wait = m.wait;
            whole = {std::min(whole.start, m.start), std::max(whole.end, m.end)};
        }
        m_longest = std::max(m_longest, whole.length());
    }
}

void RankGeometry::addPieces(RankPicture &picture, const TimeScale &scale, Nanoseconds shift, const RankRow &row,
                             std::uint32_t number) const
{
    const RankFacts &facts = m_report.joined.ranks[row.rank].facts;
    const Nanoseconds offset = saturatingAdd(m_report.joined.ranks[row.rank].clock.offset, shift);
    const std::vector<Piece> &pieces = m_pieces[row.rank];
    const auto x = [&](Nanoseconds common) { return scale.clampedX(saturatingSubtract(common, shift)); };
    const Nanoseconds from = saturatingAdd(scale.visible().start, shift),
                      to = saturatingAdd(scale.visible().end, shift);
    if (pieces.empty()) {
        // Nothing tells more exactly what it did when.
        for (const RankStep &s : facts.steps) {
            const double left = scale.clampedX(saturatingSubtract(s.range.start, offset)),
                         right = scale.clampedX(saturatingSubtract(s.range.end, offset));
            if (right > left)
                picture.doings.push_back({row.doing(left, right), number, -1, -1, left, s.did});
        }
        return;
    }
    // Pieces of one rank lie nearly one behind the other: what begins a longest one earlier cannot be seen.
    auto at = std::ranges::lower_bound(pieces, saturatingSubtract(from, m_longest), {},
                                       [](const Piece &p) { return p.range.start; });
    double painted = -2, done = -2;
    for (; at != pieces.end(); ++at) {
        const RankCollective &record = facts.collectives[static_cast<std::size_t>(at->record)];
        Nanoseconds before = 0;
        if (record.before)
            for (const Nanoseconds ns : *record.before)
                before += ns;
        const Nanoseconds begin = saturatingSubtract(at->range.start, before);
        if (begin > to)
            break;
        if (before > 0) {
            const double left = x(begin), right = x(at->range.start);
            if (right > done + 0.5 && right > left) {
                picture.doings.push_back(
                    {row.doing(left, right), number, at->record, at->collective, left, *record.before});
                done = right;
            }
        }
        if (at->range.start > to || at->range.end < from)
            continue;
        const double left = x(at->range.start), right = std::max(x(at->range.end), left + 1);
        if (right < painted + 0.5 && right - left <= 1.01)
            continue; // less than a pixel behind one that is painted
        painted = right;
        const double ready = std::min(right, x(saturatingAdd(at->range.start, at->wait)));
        picture.collectives.push_back({row.communication(left, right), number, at->record, at->collective, ready, {}});
    }
}

RankPicture RankGeometry::picture(const TimeScale &scale, Nanoseconds shift, const std::vector<RankRow> &rows,
                                  std::size_t first, std::size_t last) const
{
    RankPicture picture;
    for (std::size_t i = first; i < std::min(last, rows.size()); ++i)
        addPieces(picture, scale, shift, rows[i], static_cast<std::uint32_t>(i));

    // Bands of the collectives that are seen on at least one row, as far as their starts can be told apart.
    std::vector<std::uint32_t> seen;
    for (const RankStretch &s : picture.collectives)
        if (s.collective >= 0)
            seen.push_back(static_cast<std::uint32_t>(s.collective));
    std::ranges::sort(seen);
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    const auto &collectives = m_report.joined.collectives;
    std::ranges::stable_sort(seen, {}, [&](std::uint32_t i) { return collectives[i].skew; });
    if (seen.size() > mostBands)
        seen.erase(seen.begin(), seen.end() - static_cast<std::ptrdiff_t>(mostBands));
    const auto x = [&](Nanoseconds common) { return scale.clampedX(saturatingSubtract(common, shift)); };
    for (const std::uint32_t i : seen) {
        const JoinedCollective &c = collectives[i];
        for (std::size_t m = 0; m + 1 < c.members.size(); ++m) {
            const RankMember &a = c.members[m], &b = c.members[m + 1];
            if (b.rank < first || a.rank >= last)
                continue;
            const double a1 = x(a.start), a2 = std::max(x(a.end), a1 + 1), b1 = x(b.start),
                         b2 = std::max(x(b.end), b1 + 1);
            const double top = rows[a.rank].communication(0, 1).bottom(),
                         bottom = rows[b.rank].communication(0, 1).top();
            picture.bands.push_back(
                {QPolygonF({QPointF(a1, top), QPointF(a2, top), QPointF(b2, bottom), QPointF(b1, bottom)}), i});
        }
        const RankMember &late = c.members[c.last];
        if (c.skew >= m_skewFrom && static_cast<double>(c.skew) * scale.pixelsPerNs() >= 3 && late.rank >= first &&
            late.rank < last)
            picture.lates.push_back({{x(late.start), rows[late.rank].communication(0, 1).top()}, i});
    }
    return picture;
}

} // namespace lanescope
