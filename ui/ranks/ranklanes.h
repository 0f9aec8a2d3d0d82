#pragma once

#include <QAbstractScrollArea>

#include "ui/ranks/rankgeometry.h"

#include <memory>
#include <optional>

namespace lanescope {

class TimeAxis;

/// All ranks as rows on one clock: what each did, its collectives with what it waited in them, and bands that join a collective over
/// the ranks. It shows what the axis shows, which is the time of the chosen rank's file.
class RankLanes : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit RankLanes(TimeAxis &axis, QWidget *parent = nullptr);

    /// Null: nothing.
    void setReport(std::shared_ptr<const RanksReport> report);
    /// Widths of the column of names and of the lanes beside it, as in the timeline below: what is at the same time is at the same x.
    void setColumns(int labels, int lanes);
    /// Index of the rank whose timeline is below, whose clock is that of the axis; none: the first rank's.
    void setChosen(std::optional<std::uint32_t> rank);
    std::optional<std::uint32_t> chosen() const { return m_chosen; }
    /// Marks a collective; -1: none.
    void selectCollective(int collective);
    int selectedCollective() const { return m_selected; }
    /// Zooms on a collective, with its time from the first start to the last end.
    void showCollective(std::uint32_t collective);

    /// What common time has on top of the time of the rank's file.
    Nanoseconds shiftOf(std::uint32_t rank) const;
    Nanoseconds shift() const;
    /// All ranks, in the time of the axis.
    TimeRange extent() const;
    /// As high as all rows.
    int contentHeight() const;
    RankPicture picture() const;

signals:
    /// A person wants the whole timeline of this rank.
    void rankAsked(std::uint32_t rank);
    void collectiveSelected(int collective);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Hit {
        std::optional<std::uint32_t> row;
        const RankStretch *stretch = nullptr;
        int collective = -1;
    };
    void layOut();
    TimeScale scale() const;
    double top() const;
    std::pair<std::size_t, std::size_t> shownRows() const;
    Hit hit(QPointF pos, const RankPicture &picture) const;
    void paintLabels(QPainter &painter) const;
    void paintLanes(QPainter &painter, const RankPicture &picture) const;
    QString helpOf(const Hit &hit) const;
    QString rankHelp(std::uint32_t rank) const;

    TimeAxis &m_axis;
    std::shared_ptr<const RanksReport> m_report;
    std::unique_ptr<RankGeometry> m_geometry;
    std::vector<RankRow> m_rows;
    int m_labels = 200;
    int m_width = 0; ///< of the lanes
    std::optional<std::uint32_t> m_chosen;
    int m_selected = -1;
    QPointF m_press;
    double m_lastX = 0;
    bool m_isDragging = false;
    bool m_isPressed = false;
};

} // namespace lanescope
