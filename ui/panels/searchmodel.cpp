#include "ui/panels/searchmodel.h"

#include "ui/look/format.h"
#include "ui/timeline/lanelabels.h"

#include <algorithm>

namespace lanescope {

SearchModel::SearchModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void SearchModel::setHits(SearchHits hits)
{
    beginResetModel();
    m_hits = std::move(hits);
    m_first = 0;
    endResetModel();
}

int SearchModel::reveal(std::uint32_t hit)
{
    if (hit < m_first || hit - m_first >= mostRows) {
        beginResetModel();
        const std::uint32_t last = m_hits.count() > mostRows ? m_hits.count() - mostRows : 0;
        m_first = std::min(hit > mostRows / 2 ? hit - mostRows / 2 : 0, last);
        endResetModel();
    }
    return static_cast<int>(hit - m_first);
}

int SearchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(std::min(m_hits.count() - m_first, mostRows));
}

int SearchModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columnCountValue;
}

QVariant SearchModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((index.column() >= Start ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const Trace &trace = m_hits.index()->trace();
    const SliceId slice = this->slice(index.row());
    const bool isTip = role == Qt::ToolTipRole;
    switch (index.column()) {
    case Name: return isTip ? plainToolTip(oneLine(trace.name(slice), 4000)) : oneLine(trace.name(slice));
    case Where: {
        const QString heading = laneHeading(trace.lane(trace.laneOf(slice)));
        return isTip ? plainToolTip(heading) : heading;
    }
    case Start: return formatTimeExact(saturatingSubtract(trace.start(slice), trace.view().start));
    default: return isTip ? formatTimeExact(trace.duration(slice)) : formatTime(trace.duration(slice));
    }
}

QVariant SearchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section >= Start ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Name");
    case Where: return tr("Lane");
    case Start: return tr("Start");
    default: return tr("Duration");
    }
}

} // namespace lanescope
