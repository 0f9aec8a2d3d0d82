#pragma once

#include <string>
#include <string_view>

namespace lanescope {

/// A name without what changes from run to run though the thing is the same: addresses (`0x7f1c…` becomes `0x*`), hashes (words of 16
/// or more lower-case letters and digits, become `*`), the number behind a Triton kernel of Inductor, and the frame and entry of a
/// compiled region. `withoutDigits`: every number becomes `#`, as the names of annotations count epochs and batches.
std::string plainName(std::string_view name, bool withoutDigits = false);

/// What a kernel is, whatever its exact name: of products of matrices and convolutions family, types, tile and layout; of others
/// family, library, operation and types. Empty where the name does not tell.
std::string kernelShape(std::string_view name);

} // namespace lanescope
