#pragma once

#include <QString>
#include <QStringList>

class QMimeData;

namespace lanescope {

/// What lies in a drop, of files from a file manager or of links from a browser.
struct Dropped {
    QStringList paths;
    QString problem; ///< one sentence about what is no file of this machine; else empty

    bool isEmpty() const { return paths.isEmpty() && problem.isEmpty(); }
};

/// Empty where it is nothing to open at all, such as a piece of text.
Dropped dropped(const QMimeData &data);

} // namespace lanescope
