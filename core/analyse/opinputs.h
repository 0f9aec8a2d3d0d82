#pragma once

#include "core/model/arguments.h"

#include <string>
#include <string_view>
#include <vector>

namespace lanescope {

/// What torch calls a tensor's type, by the name that the profiler writes for it: `c10::BFloat16` is `bfloat16`, `long int` is
/// `int64`. A name that is not known stays as it is.
std::string_view dtypeName(std::string_view type);

/// One argument of an op for reading.
struct OpInput {
    std::string
        text; ///< `[512, 8000] float32`, `1e-05`, `[8, 512, 8000]`, `–` where nothing is recorded (None, objects)
    std::string strides; ///< of a tensor that does not lie densely in its order: `[1, 512]`
};

/// The arguments of an op by `Input Dims`, `Input type`, `Input Strides` and `Concrete Inputs`, in the op's order (KINETO_FORMAT:
/// recorded with record_shapes=True). Empty where the file does not have them.
std::vector<OpInput> opInputs(const EventArguments &arguments);

} // namespace lanescope
