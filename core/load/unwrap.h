#pragma once

#include "core/load/inputfile.h"
#include "core/load/progress.h"

#include <memory>
#include <string>

namespace lanescope {

/// A file whose text can be read as it is or through one layer of gzip, and what it was taken out of.
struct Unwrapped {
    std::shared_ptr<InputFile> file;
    std::string wrapping;   ///< "" or such as "zip", "gzip in gzip", "UTF-16"
    ContainerFaults faults; ///< of the layers that were taken off
};

/// Takes off what a trace is seldom wrapped in: a zip archive with one trace, gzip in gzip, UTF-16. Decided by content. The text then
/// lies in a nameless temporary file; everything else stays where it is.
/// Fails with a sentence where the wrapping cannot be taken off, and with Error::cancelled once `progress` says so.
Result<Unwrapped> unwrap(std::shared_ptr<InputFile> file, const Progress *progress = nullptr);

} // namespace lanescope
