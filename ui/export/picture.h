#pragma once

#include "core/model/trace.h"
#include "ui/document/note.h"
#include "ui/document/tracefacts.h"
#include "ui/timeline/timeshown.h"

#include <QFont>
#include <QHash>
#include <QImage>
#include <QSize>
#include <QString>
#include <QVariantMap>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QIODevice;
class QPainter;

namespace lanescope {

class TimelineScene;
struct Theme;
struct TraceReport;

/// Which lanes a picture has room for.
enum class PictureLanes {
    Folded, ///< all: where they do not fit, the tallest are folded
    Seen,   ///< those that the window shows, from PictureRequest::top on
    Whole,  ///< all, and the picture as high as they need
};

/// What a picture shall show.
struct PictureRequest {
    /// In logical pixels; of a picture that becomes as high as its lanes need, only the width counts. Of what the window shows (Seen),
    /// findings beside the lanes come on top of it.
    QSize size{1600, 900};
    PictureLanes lanes = PictureLanes::Folded;
    TimeRange visible;
    SliceId selected;
    std::optional<TimeRange> selectedRange;
    const Theme *theme = nullptr; ///< null: the window's
    QFont font;                   ///< its size in pixels decides every measure
    QString title;
    bool hasTitle = true;
    bool hasRuler = true;
    bool hasLabels = true; ///< the lanes' names
    bool hasChain = true;
    bool hasGaps = true; ///< why the GPU was idle
    bool hasLegend = true;
    bool hasVerdicts = false;
    bool hasNotes = true;
    std::vector<Note> notes; ///< a person's, on the lanes
    std::string finding;     ///< the id of the one that a person looks at; with those that are notes it comes first
    // As the window has it
    QHash<QString, int> notePlaces; ///< NoteItem::places()
    QVariantMap laneState;          ///< TimelineScene::laneState(); empty: as a file is first shown
    double top = 0;                 ///< the scene's y at the upper edge of the view
    double seenHeight =
        0; ///< of the view; with PictureLanes::Seen the picture becomes as high as that needs; 0: as its size says
    TimeShown timeShown = TimeShown::FromStart;
    bool showsLaunches = false;
};

/// A part of the timeline on paper: painted by the very items of the window, with title, ruler, names, legend and verdicts.
///
/// The same request gives the same picture, byte by byte, in every format.
class Picture {
public:
    /// Told how much of the picture is done (0..1); false cancels.
    using GoOn = std::function<bool(double share)>;

    Picture(std::shared_ptr<const TraceReport> report, std::shared_ptr<const TraceFacts> facts, PictureRequest request);
    ~Picture();

    /// As it was asked for, or as high as its lanes need.
    QSize size() const { return m_size; }
    void paint(QPainter &painter);
    /// How many lanes of those that are shown have no place in it at all: they lie above or below. It says so itself.
    int leftOut() const;
    /// `scale` is device pixels for each logical pixel; boxes are snapped to them.
    QImage image(double scale);
    /// PNG, SVG or PDF by the ending of the name. Returns a sentence where it failed; nothing where it was cancelled. What stood at
    /// `path` stays until the new picture is whole.
    QString save(const QString &path, double scale, const GoOn &goOn = {});
    /// Whether a file of this name can be a picture.
    static bool isPictureName(const QString &path);

    /// Below it names, legend and lanes have no room beside each other.
    static constexpr int leastWidth = 480, mostSide = 10'000;
    /// With findings, which lie below the lanes of a narrow picture and beside those of a wide one, it is higher. A picture that grows
    /// with its lanes has what it needs.
    static int leastHeight(int width, bool hasVerdicts);
    /// Of a picture that grows with its lanes.
    static constexpr int mostHeight = 32'000;

private:
    /// A part of the lanes: those that are pinned, or the others.
    struct Strip {
        QRectF area;
        double top; ///< the scene's y at its upper edge
    };
    void setDeviceScale(double scale);
    void layOut();
    void foldUntilFits(double room);
    void paintWatched(QPainter &painter, const GoOn &goOn);
    void paintBand(QPainter &painter, const QRectF &band);
    void paintHeader(QPainter &painter) const;
    void paintCutNote(QPainter &painter) const;
    QString subtitle() const;
    std::vector<std::string> findingsFirst() const;
    bool writePng(QIODevice &to, double scale, const GoOn &goOn);
    bool writeSvg(QIODevice &to, const GoOn &goOn);
    bool writePdf(QIODevice &to, const GoOn &goOn);
    bool writePdfPage(QIODevice &to, const GoOn &goOn);

    std::shared_ptr<const TraceReport> m_report;
    std::shared_ptr<const TraceFacts> m_facts;
    PictureRequest m_request;
    std::unique_ptr<TimelineScene> m_scene;
    // Where things lie
    QSize m_size;
    double m_labelsWidth = 0;
    double m_legendHeight = 0;
    double m_rulerHeight = 0;
    QRectF m_lanes;    ///< below the ruler
    QRectF m_callouts; ///< beside the lanes or below them; empty without verdicts
    std::vector<Strip> m_strips;
};

} // namespace lanescope
