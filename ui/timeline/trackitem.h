#pragma once

#include "ui/document/tracefacts.h"

#include <QGraphicsItem>
#include <QString>

namespace lanescope {

struct TimelineLook;

/// One lane of the timeline, of whatever it holds: slices, marks or curves. Its x is pixels of the viewport.
class TrackItem : public QGraphicsItem {
public:
    explicit TrackItem(const TimelineLook &look);

    /// The same for the same lane each time a file is opened.
    virtual QString key() const = 0;
    virtual QString heading() const = 0;
    virtual QString subheading(const TraceFacts *facts) const = 0;
    /// A third line that can be clicked: rows that are not shown. Empty: none.
    virtual QString foldedNote() const { return {}; }
    /// What the pointer on the name is told, a line each.
    virtual QStringList help(const TraceFacts *facts) const = 0;

    double height() const { return m_height; }
    /// Folded, a lane is its own small picture.
    virtual bool isFoldable() const { return true; }
    bool isFolded() const { return m_isFolded; }
    void setFolded(bool folded);
    /// How much higher than usual; 1 at first.
    static constexpr double leastStretch = 0.1, mostStretch = 8;
    double stretch() const { return m_stretch; }
    void setStretch(double stretch);
    /// Takes this height by another way than higher rows; false where there is none.
    virtual bool setHeight(double) { return false; }

    bool isHidden() const { return m_isHidden; }
    void setHidden(bool hidden);
    bool isPinned() const { return m_isPinned; }
    void setPinned(bool pinned) { m_isPinned = pinned; }

    /// To be called when the look has changed: the scale, the fonts, the width.
    void lookChanged();

    QRectF boundingRect() const override { return {0, 0, m_width, m_height}; }

protected:
    virtual double wantedHeight() const = 0;
    /// Forget what was laid out.
    virtual void forgetLayout() {}
    const TimelineLook &look() const { return m_look; }
    /// Names have two lines; a third one where there is a note.
    double labelHeight() const;

private:
    const TimelineLook &m_look;
    bool m_isFolded = false;
    bool m_isHidden = false;
    bool m_isPinned = false;
    double m_stretch = 1;
    double m_height = 0;
    double m_width = 0;
};

} // namespace lanescope
