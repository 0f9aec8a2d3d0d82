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

/// Those that are in the resources.
std::vector<Sample> samples();
/// Writes the sample to a temporary file that lives as long as the program, because core reads files. Empty where that fails.
QString extractSample(const Sample &sample);

} // namespace lanescope
