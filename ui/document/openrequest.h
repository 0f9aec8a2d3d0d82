#pragma once

#include "ui/document/place.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace lanescope {

/// What a start of the program is asked to show, as one start hands it to another.
struct OpenRequest {
    QStringList files; ///< absolute paths; none: just a window
    Place place;
    QByteArray activation; ///< what the desktop gave the start so that its window may come to the front; may be empty

    /// The file names of a command line, which counts from the folder that it was given in.
    static QStringList absolute(const QStringList &names);
    /// Standard input is the one thing that cannot be handed over.
    bool canBeHandedOver() const { return !files.contains(QStringLiteral("-")); }

    /// One line of JSON, without its end.
    QByteArray encoded() const;
    static std::optional<OpenRequest> decoded(const QByteArray &line);
};

} // namespace lanescope
