#include "ui/timeline/lanerows.h"

#include "ui/timeline/rowpacker.h"

namespace lanescope {

LaneRows::LaneRows(const Lane &lane, const HueTable &hues, Hues hidden)
    : m_lane(lane)
    , m_isPacked(true)
{
    RowPacker packer;
    std::vector<std::uint32_t> firstOf{0}; // of each row within m_order, once summed up
    m_rowByIndex.assign(lane.size(), hiddenRow);
    for (std::uint32_t i = 0; i < lane.size(); ++i) {
        if (hidden.test(static_cast<std::size_t>(hues.of(lane.slice(i))))) {
            ++m_hiddenSlices;
            continue;
        }
        const std::uint32_t row = packer.place({lane.start(i), lane.end(i)});
        firstOf.resize(packer.rowCount() + 1);
        m_rowByIndex[i] = row;
        ++firstOf[row + 1];
    }
    m_isNested = packer.isNested();
    for (std::size_t r = 1; r < firstOf.size(); ++r)
        firstOf[r] += firstOf[r - 1];
    m_order.resize(lane.size() - m_hiddenSlices);
    std::vector<std::uint32_t> next(firstOf.begin(), firstOf.end() - 1);
    for (std::uint32_t i = 0; i < lane.size(); ++i)
        if (m_rowByIndex[i] != hiddenRow)
            m_order[next[m_rowByIndex[i]]++] = lane.slice(i).value();
    for (std::size_t r = 0; r + 1 < firstOf.size(); ++r)
        m_rows.push_back(lane.makeRow({m_order.data() + firstOf[r], firstOf[r + 1] - firstOf[r]}));
}

bool LaneRows::isNested(const Trace &trace) const
{
    if (!m_isNested) {
        m_isNested = true;
        for (std::uint32_t i = 0; i < m_lane.size() && *m_isNested; ++i)
            m_isNested = trace.row(m_lane.slice(i)) == m_lane.depth(i);
    }
    return *m_isNested;
}

int LaneRows::rowOf(const Trace &trace, SliceId slice) const
{
    if (!m_isPacked)
        return static_cast<int>(trace.row(slice));
    const std::uint32_t row = m_rowByIndex[m_lane.indexOf(slice)];
    return row == hiddenRow ? -1 : static_cast<int>(row);
}

} // namespace lanescope
