#pragma once

#include "core/load/jsonscan.h"

#include <functional>
#include <string>
#include <string_view>

namespace lanescope {

/// Takes what a writer writes, piece by piece.
using Output = std::function<void(std::string_view)>;

/// Appends `text` as a JSON string, quotes and all; bytes that are not UTF-8 become U+FFFD.
void appendJsonString(std::string &out, std::string_view text);

/// An argument as CONTRACT's `args` has it: a whole number within int64 is a number, outside it the digits as text; a number with
/// fraction or exponent stays one only where its shortest form is the text as written; nested values become compact JSON text.
void appendArgument(std::string &out, const Token &value);

/// `json` laid out as a program of ours prints it, one blank a level, as it would stand `depth` levels deep in another document: its
/// first line without blanks before it.
std::string indentedJson(std::string_view json, std::size_t depth);

} // namespace lanescope
