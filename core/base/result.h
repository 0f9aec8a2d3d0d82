#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace lanescope {

/// Why a file could not be opened: one sentence that names the file, the place and the next step.
struct Error {
    std::string message;
    bool cancelled = false; ///< The person asked to stop; nothing is wrong.
};

/// What core hands out where something can fail. Nothing is thrown across core's edge.
template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(std::string message)
{
    return tl::unexpected<Error>(Error{std::move(message), false});
}

} // namespace lanescope
