#pragma once

#include <QRectF>
#include <QWidget>

#include "ui/document/tracefacts.h"
#include "ui/timeline/huetable.h"

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace lanescope {

class TimelineScene;
struct TimelineLook;

/// One entry: a hue that occurs, or (none) idle time of a GPU as GapItem draws it.
struct LegendEntry {
    std::optional<Hue> hue;
    QRectF rect;
};
/// Entries of what occurs, in as many lines as the width needs; none is ever left out.
std::vector<LegendEntry> layOutLegend(const TimelineLook &look, const TraceFacts &facts, QPointF topLeft, double width);
double legendHeight(const TimelineLook &look, const TraceFacts &facts, double width);
/// Paints what the colours mean.
void paintLegend(QPainter &painter, const QRectF &rect, const TimelineLook &look, const TraceFacts &facts);

/// The legend below the lanes. Each entry of a hue is a switch: a click hides what has this colour, Shift makes it pale, the right
/// button has the rest.
class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(TimelineScene &scene, QWidget *parent = nullptr);
    void setFacts(std::shared_ptr<const TraceFacts> facts);
    /// Where the first entry begins.
    void setLeft(int left);

    void setHidden(Hue hue, bool hidden);
    void setDimmed(Hue hue, bool dimmed);
    void showOnly(Hue hue);
    void showAll();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    class Entry;
    void makeEntries();
    void layOut();
    void fillMenu(class QMenu &menu, Hue hue);

    TimelineScene &m_scene;
    std::shared_ptr<const TraceFacts> m_facts;
    std::vector<Entry *> m_entries;
    int m_left = 0;
};

} // namespace lanescope
