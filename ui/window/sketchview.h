#pragma once

#include <QWidget>

#include "core/load/lanesketch.h"

#include <memory>

namespace lanescope {

/// A still picture of the lanes that have been read so far, in the colours and the order of the timeline. There is nothing to click.
///
/// The paints of the sketch are hues, see LoadJob.
class SketchView : public QWidget {
    Q_OBJECT

public:
    explicit SketchView(QWidget *parent = nullptr);
    /// Null: nothing is shown.
    void setSketch(std::shared_ptr<const LaneSketch> sketch);
    /// How many lanes are drawn; the others are counted in the last line.
    int shownLanes() const;

    QSize sizeHint() const override { return {}; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Measures;
    QString moreText(int shown) const;
    void describe();

    std::shared_ptr<const LaneSketch> m_sketch;
};

} // namespace lanescope
