#pragma once

#include <QWidget>

#include "core/load/lanesketch.h"

#include <memory>

class QLabel;
class QProgressBar;

namespace lanescope {

class ElidedLabel;
class SketchView;

/// What is being opened, how far it is, the way out of it, and below it what has been read so far.
class LoadingPage : public QWidget {
    Q_OBJECT

public:
    explicit LoadingPage(QWidget *parent = nullptr);
    void begin(const QString &title);
    /// `share` is 0..1, or below 0 where it is not known.
    void setProgress(double share, const QString &what);
    void setSketch(std::shared_ptr<const LaneSketch> sketch);

signals:
    void cancelAsked();

private:
    ElidedLabel *m_title;
    QProgressBar *m_bar;
    QLabel *m_what;
    SketchView *m_sketch;
};

} // namespace lanescope
