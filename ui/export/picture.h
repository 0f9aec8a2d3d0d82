#pragma once

#include "core/model/trace.h"
#include "ui/document/note.h"
#include "ui/document/tracefacts.h"

#include <QFont>
#include <QImage>
#include <QSize>
#include <QString>

#include <memory>
#include <vector>

class QPainter;

namespace lanescope {

class TimelineScene;
struct Theme;
struct TraceReport;

/// What a picture shall show.
struct PictureRequest {
    QSize size{1600, 900}; ///< in logical pixels
    TimeRange visible;
    SliceId selected;
    const Theme *theme = nullptr; ///< null: the window's
    QFont font;                   ///< its size in pixels decides every measure
    QString title;
    bool hasLegend = true;
    bool hasVerdicts = false;
    std::vector<Note> notes;
    std::vector<LaneId> folded; ///< lanes that are folded in the window; others are folded where they would not fit
};

/// A part of the timeline on paper: painted by the very items of the window, with title, ruler, names, legend and verdicts.
///
/// The same request gives the same picture, bit by bit (a PDF differs in its date).
class Picture {
public:
    Picture(std::shared_ptr<const TraceReport> report, std::shared_ptr<const TraceFacts> facts, PictureRequest request);
    ~Picture();

    QSize size() const { return m_request.size; }
    /// `scale` is device pixels for each logical pixel; boxes are snapped to them.
    void paint(QPainter &painter, double scale);
    QImage image(double scale);
    /// PNG, SVG or PDF by the ending of the name. Returns a sentence where it failed.
    QString save(const QString &path, double scale);

    static constexpr int leastSide = 200, mostSide = 10'000;

private:
    void layOut(double scale);
    void foldUntilFits(double room);
    void paintHeader(QPainter &painter) const;
    void paintCutNote(QPainter &painter) const;
    QString subtitle() const;

    std::shared_ptr<const TraceReport> m_report;
    std::shared_ptr<const TraceFacts> m_facts;
    PictureRequest m_request;
    std::unique_ptr<TimelineScene> m_scene;
    // Where things lie
    double m_labelsWidth = 0;
    double m_legendHeight = 0;
    QRectF m_lanes;    ///< below the ruler
    QRectF m_callouts; ///< beside the lanes or below them; empty without verdicts
};

} // namespace lanescope
