#pragma once

#include <QWidget>

#include "core/verdict/chart.h"

namespace lanescope {

struct Theme;

/// The small picture of a verdict: steps or calls as bars. A bar can be clicked; where there are more of them than room, a column stands
/// for several and shows their median and their longest.
class MiniChart : public QWidget {
    Q_OBJECT

public:
    /// Not for Chart::Parts: that is PartsView's.
    explicit MiniChart(Chart chart, QWidget *parent = nullptr);

    const Chart &chart() const { return m_chart; }
    /// At the width that it has now.
    std::vector<ChartColumn> columns() const;
    /// From the left edge to the right one, as it is drawn.
    QRectF rectOf(const ChartColumn &column) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

signals:
    /// Its longest bar, of a column that stands for several.
    void barAsked(const lanescope::Chart::Bar &bar);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *) override;

private:
    QFont small() const;
    QRectF plot() const;
    std::size_t mostColumns() const;
    int columnAt(double x, const std::vector<ChartColumn> &columns) const;
    QString text(const ChartColumn &column) const;
    QStringList legend(std::size_t each) const;
    /// As many of them as there is room for in a line.
    QString fitting(QStringList parts) const;
    const Chart::Bar &longest(const ChartColumn &column) const;
    void paintColumn(QPainter &painter, const ChartColumn &column, const Theme &theme) const;

    Chart m_chart;
    double m_top; ///< the length that is as high as the plot; longer bars are cut there, with a mark
    QString m_title;
    int m_hovered = -1;
};

} // namespace lanescope
