#pragma once

#include <QString>

#include <vector>

namespace lanescope {

/// A trace that comes with the program.
struct Sample {
    QString file; ///< within :/samples
    QString title;
    QString description;
};

/// Those that are offered to be opened.
std::vector<Sample> samples();
/// The one of this file, offered or not.
Sample sampleOf(const QString &file);
/// Writes the sample to a temporary file that lives as long as the program, because core reads files. Empty where that fails.
QString extractSample(const Sample &sample);
/// Whether this is such a file.
bool isSample(const QString &path);

} // namespace lanescope
