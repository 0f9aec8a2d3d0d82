#pragma once

#include <QWidget>

#include "ui/document/tracecomparison.h"

#include <memory>

namespace lanescope {

/// What each step of B takes more or less than its partner of A: a bar a pair, upwards where B takes longer. A click chooses a pair.
class StepStrip : public QWidget {
    Q_OBJECT

public:
    explicit StepStrip(QWidget *parent = nullptr);

    void setComparison(std::shared_ptr<const TraceComparison> comparison);
    /// The pair on which the timelines are aligned.
    void setPair(int pair);
    int pair() const { return m_pair; }
    int pairCount() const;
    /// As wide as the lane names of the timelines.
    void setLeft(int left);
    /// B's time minus A's.
    Nanoseconds difference(int pair) const;
    /// Where the bar of a pair is, in pixels of the widget.
    QRectF barOf(int pair) const;
    QSize sizeHint() const override;

signals:
    void pairChosen(int pair);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int pairAt(QPointF pos) const;
    QString pairText(int pair) const;

    std::shared_ptr<const TraceComparison> m_comparison;
    int m_pair = 0;
    int m_largest = 0; ///< the pair with the largest difference
    int m_left = 0;
};

} // namespace lanescope
