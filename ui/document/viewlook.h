#pragma once

#include "core/base/time.h"

#include <QString>
#include <QVariantMap>

#include <optional>

namespace lanescope {

/// How a view looks, beside its time and its selection: what a command line hands on so that the same picture comes again.
struct ViewLook {
    /// TimelineScene::laneState(), all of it; empty: as the file's lanes are found.
    QVariantMap lanes;
    double top = 0;        ///< how far the lanes are scrolled, in LOOK's pixels
    QString times;         ///< timeShownKey(); empty: as usual
    bool launches = false; ///< lines from all launches in view
    bool hidesNotes = false;
    QString finding;       ///< the id of the verdict that is explained
    QString rank;          ///< number of the one that is looked at, where ranks are open
    bool hasRanks = false; ///< those of one file are open above its timeline

    /// How the second of two traces lies below the first.
    struct Second {
        bool isLaneByLane = true;
        bool isLocked = true;
        Nanoseconds offset = 0;           ///< AxisLink::offset()
        std::optional<TimeRange> visible; ///< where it goes its own way
        QVariantMap lanes;
        bool operator==(const Second &) const = default;
    };
    std::optional<Second> second;

    bool operator==(const ViewLook &) const = default;
    /// One line of JSON with what is not as usual; empty where all is.
    QString text() const;
    /// Null where it is no text of text(). What a later version wrote and is not known here is left out.
    static std::optional<ViewLook> parse(const QString &text);
};

} // namespace lanescope
