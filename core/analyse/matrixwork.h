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

/// The shapes of an op's tensors (`Input Dims`), one an argument, empty where it is no tensor. Null where the file does not have
/// them (recorded without record_shapes=True) or cannot be read again. Reads the event's text: see Trace::eventText().
std::optional<std::vector<Shape>> inputShapes(const Trace &trace, SliceId op);

/// Floating point operations of a matrix product by its op's name and shapes, 2·m·n·k each, as torch's own with_flops counts.
/// Null for an op that is none, and for shapes that do not fit it.
std::optional<double> matrixFlops(std::string_view op, const std::vector<Shape> &shapes);
/// `4096x1024 · 1024x512`.
std::string shapesText(std::string_view op, const std::vector<Shape> &shapes);

/// The peak that a matrix product of this kernel is held against, in TFLOP/s: by its input type, without tensor cores where it uses
/// none. 0 where the table or the name does not tell.
double peakFor(const KernelName &kernel, const DevicePeaks &peaks);

} // namespace lanescope
