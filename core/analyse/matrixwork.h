#pragma once

#include "core/analyse/kernelname.h"
#include "core/analyse/peaks.h"
#include "core/model/trace.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace lanescope {

using Shape = std::vector<std::int64_t>;

/// What the file tells of an op's tensors.
struct OpShapes {
    std::vector<Shape> inputs;         ///< one an argument; empty where it is no tensor
    std::optional<std::int64_t> flops; ///< of a matrix product, as torch's with_flops counts them: 2·m·n·k
};

/// The `Input Dims` of an op. Null where the file does not have them (recorded without record_shapes=True) or cannot be read again.
/// Reads the event's text: see Trace::eventText().
std::optional<OpShapes> readShapes(const Trace &trace, SliceId op);
/// `4096x1024 · 1024x512`.
std::string shapesText(std::string_view op, const std::vector<Shape> &shapes);

/// The peak that a matrix product of this kernel is held against, in TFLOP/s: by its input type, without tensor cores where it uses
/// none. 0 where the table or the name does not tell.
double peakFor(const KernelName &kernel, const DevicePeaks &peaks);

} // namespace lanescope
