#pragma once

#include <QString>
#include <QStringList>

namespace lanescope {

/// Languages that the program has been translated into, by their codes, without English.
QStringList translatedLanguages();

/// Speaks `language` ("en", "ko"; empty: the system's) from now on. Windows that are there keep theirs, so call it before the first.
void useLanguage(const QString &language);

} // namespace lanescope
