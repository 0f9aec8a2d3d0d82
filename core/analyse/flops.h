#pragma once

#include "core/load/jsonscan.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace lanescope {

/// True for an op whose operations torch counts (TORCH_RULES 9).
bool hasFlops(std::string_view op);

/// The floating point operations of one call, by its `Input Dims` (and, for a convolution, its `Concrete Inputs`), as torch's
/// with_flops counts them (TORCH_RULES 9). Null where torch counts none or the file does not hold what is needed.
std::optional<std::int64_t> flopsOf(std::string_view op, const Token &dims, const Token &concrete);

} // namespace lanescope
