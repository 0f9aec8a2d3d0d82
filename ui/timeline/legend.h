#pragma once

#include <QRectF>
#include <QWidget>

#include "ui/document/tracefacts.h"

#include <memory>

class QPainter;

namespace lanescope {

struct TimelineLook;

/// Paints what the colours mean, only those that occur. Returns the width that it took.
double paintLegend(QPainter &painter, const QRectF &rect, const TimelineLook &look, const TraceFacts &facts);

/// The legend below the lanes.
class Legend : public QWidget {
    Q_OBJECT

public:
    Legend(const TimelineLook &look, QWidget *parent);
    void setFacts(std::shared_ptr<const TraceFacts> facts);
    QSize sizeHint() const override;
    /// Where the first entry begins.
    void setLeft(int left);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const TimelineLook &m_look;
    std::shared_ptr<const TraceFacts> m_facts;
    int m_left = 0;
};

} // namespace lanescope
