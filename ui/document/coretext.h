#pragma once

#include <QString>

#include <string_view>

namespace lanescope {

// Core speaks English, in templates with named numbers and in sentences that it has filled already. Here both are put into the
// window's language. All of it is plain text; parts of it come from the trace and stay as they are.

/// A text of core in the window's language: a template by itself, a filled text by the template that it fits, several sentences one
/// by one. What the catalogue does not have stays as it is.
QString coreText(std::string_view english);
QString coreText(const QString &english);
inline QString coreText(const char *english)
{
    return coreText(std::string_view(english));
}
/// The name of a verdict's number, given in English words: "host wait".
QString coreNumberName(const QString &english);

} // namespace lanescope
