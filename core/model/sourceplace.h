#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lanescope {

/// Where in a program's text something stands.
struct SourcePlace {
    std::string file; ///< as it was recorded: absolute, or from one of the folders that Python imports from
    int line = 0;     ///< from 1; of a function the line that it begins at
    std::string function;
};

/// Of `model.py(12): forward`, as the profiler writes frames of Python and of TorchScript. Null for anything else, and for what is in
/// no file (`<string>(2): __init__`).
std::optional<SourcePlace> parseSourcePlace(std::string_view text);

} // namespace lanescope
