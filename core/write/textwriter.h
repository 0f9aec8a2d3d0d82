#pragma once

#include "core/verdict/verdict.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace lanescope {

struct TextStyle {
    std::size_t width = 96; ///< columns to fill; nothing is cut, long texts go on in the next line
    bool colour = false;    ///< ANSI colours and bold
};

/// Puts headings, lines, paragraphs and verdicts together to a text for a terminal.
class TextWriter {
public:
    explicit TextWriter(const TextStyle &style)
        : m_style(style)
    {}
    std::string take() { return std::move(m_out); }

    void line(std::string_view text = {});
    void heading(std::string_view text);
    /// A paragraph, broken at blanks, with its lines indented.
    void paragraph(std::string_view text, std::size_t indent, std::string_view first = {}, const char *code = nullptr);
    /// A verdict: its title, what it says, what to do, and why it might be wrong.
    void verdict(const Verdict &verdict);
    std::string paint(std::string_view text, const char *code) const;

private:
    TextStyle m_style;
    std::string m_out;
};

std::string padded(std::string_view text, std::size_t width, bool right = false);
/// A verdict's template with its numbers, safe to print: some of them are names from the file.
std::string said(const std::string &text, const Verdict &verdict);
/// What stands before a verdict's title, and the ANSI colour of it.
const char *severityMark(VerdictSeverity severity);
const char *severityColour(VerdictSeverity severity);

} // namespace lanescope
