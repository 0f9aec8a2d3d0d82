#pragma once

#include "ui/export/picture.h"

#include <QSize>
#include <QString>

namespace lanescope {

/// What a person chose for the last picture, so that the next begins with it.
struct PictureOptions {
    enum Colours { AsWindow, Light, Dark };

    PictureLanes lanes = PictureLanes::Seen;
    QSize size; ///< empty: as the window
    int scale = 2;
    Colours colours = AsWindow;
    bool hasTitle = true, hasRuler = true, hasLabels = true, hasChain = true, hasGaps = true, hasLegend = true,
         hasNotes = true, hasVerdicts = true;
    QString ending = QStringLiteral("png");

    static PictureOptions remembered();
    void remember() const;
    /// Takes over all that a request has a place for; its own size is that of the window.
    void applyTo(PictureRequest &request) const;
    bool operator==(const PictureOptions &) const = default;
};

} // namespace lanescope
