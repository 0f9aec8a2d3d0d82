#pragma once

#include <QGraphicsItem>

#include "ui/timeline/notelayout.h"

namespace lanescope {

struct Theme;

QColor noteColour(NoteStyle style, const Theme &theme);

/// Paints the notes above everything else: what is cut by no lane and no row needs no clipping. The window and the pictures use the
/// same one.
class NoteItem : public QGraphicsItem {
public:
    explicit NoteItem(const TimelineScene &scene);

    void setNotes(std::vector<Note> notes);
    const std::vector<TiedNote> &notes() const { return m_notes; }
    /// Others are there and are not painted, nor hit.
    void setShown(bool shown);
    bool isShown() const { return m_isShown; }
    /// With handles; empty: none.
    void select(const QString &id);
    QString selected() const { return m_selected; }
    /// The words of this one are being edited: an editor stands in their place.
    void setEdited(const QString &id);

    /// Those that are in sight, as they are painted.
    const std::vector<PlacedNote> &placed() const;
    const PlacedNote *placed(const QString &id) const;
    /// Whether words of a note lie there: no place for the text of anything else.
    bool meetsWords(const QRectF &rect) const;
    const Note &noteOf(const PlacedNote &placed) const { return m_notes[placed.index].note; }

    enum class Part { None, Card, Body, From, To, FromTo, ToFrom };
    struct Hit {
        QString id;
        Part part = Part::None;
        explicit operator bool() const { return part != Part::None; }
    };
    /// Handles of the selected one first, then words, then lines. What is painted last is hit first.
    Hit hit(QPointF pos) const;
    /// Where the handles of a note are.
    std::vector<std::pair<Part, QPointF>> handles(const PlacedNote &placed) const;

    /// Lanes were moved, or time: places are found anew.
    void forgetLayout();
    /// Which of the places around their target the words of each note have. Handed to another scene, they are put alike there, as far
    /// as its room allows.
    QHash<QString, int> places() const;
    void setPlaces(const QHash<QString, int> &places);
    /// There are other tracks now.
    void tie();
    void setArea(const QRectF &area);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintBody(QPainter &painter, const PlacedNote &placed) const;
    void paintCard(QPainter &painter, const PlacedNote &placed) const;

    const TimelineScene &m_scene;
    QRectF m_area;
    std::vector<TiedNote> m_notes;
    bool m_isShown = true;
    QString m_selected, m_edited;
    mutable std::vector<PlacedNote> m_placed;
    mutable bool m_isPlaced = false;
    mutable QHash<QString, int> m_last; ///< which place the words of a note had
};

} // namespace lanescope
