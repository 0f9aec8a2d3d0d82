#pragma once

#include "core/base/result.h"
#include "core/load/jsonscan.h"
#include "core/model/trace.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lanescope {

/// The arguments of one event, read from the file again (milliseconds), whatever they are: also numbers that no double holds, half
/// surrogate pairs and nesting of any depth, at which other JSON readers stop.
class EventArguments {
public:
    /// Fails with a sentence where the file was changed since it was opened.
    static Result<EventArguments> read(const Trace &trace, SliceId slice);

    /// In file order; of a key given twice the last value, at the place of the first.
    const std::vector<std::pair<std::string, Token>> &members() const { return m_members; }
    /// The whole value of `args`: an object, or whatever else the file has there; Token::Missing where it has none.
    const Token &all() const { return m_all; }
    /// The value of a key; Token::Missing where there is none.
    Token value(std::string_view key) const;

    EventArguments(EventArguments &&) = default;
    EventArguments &operator=(EventArguments &&) = default;

private:
    EventArguments() = default;
    std::unique_ptr<std::string> m_text; ///< what the tokens point into
    Token m_all;
    std::vector<std::pair<std::string, Token>> m_members;
};

/// Calls visit(slice, args) with the arguments of each of `slices`, which are in file order; `args` is as EventArguments::all(). The
/// file's text is read once from the first to the last of them, which for many is far cheaper than one by one. Fails as
/// EventArguments::read() does.
Result<void> forEachArguments(const Trace &trace, std::span<const std::uint32_t> slices,
                              const std::function<void(SliceId, const Token &)> &visit);

/// An argument in words for a person: a string as itself, everything else as compact JSON.
std::string argumentText(const Token &value);
/// JSON without the white space between its tokens. No recursion, so depth is no matter.
std::string compactJson(std::string_view json);

} // namespace lanescope
