#pragma once

#include <QAbstractTableModel>

#include "core/analyse/search.h"

#include <optional>

namespace lanescope {

/// What a search found, a row each, by time.
///
/// A view keeps something for every row, so of millions only a stretch is offered; it moves along with reveal().
class SearchModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Where, Start, Duration, columnCountValue };
    static constexpr std::uint32_t mostRows = 20'000;

    explicit SearchModel(QObject *parent = nullptr);

    void setHits(SearchHits hits);
    const SearchHits &hits() const { return m_hits; }
    /// The number of the hit in the first row.
    std::uint32_t first() const { return m_first; }
    /// The row of a hit, which is made to be among the rows.
    int reveal(std::uint32_t hit);
    SliceId slice(int row) const { return m_hits[m_first + static_cast<std::uint32_t>(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    SearchHits m_hits;
    std::uint32_t m_first = 0;
};

} // namespace lanescope
