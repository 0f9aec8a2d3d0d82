#include "core/write/textwriter.h"

#include "core/base/words.h"

#include <algorithm>
#include <fmt/format.h>

namespace lanescope {

void TextWriter::line(std::string_view text)
{
    m_out += text;
    m_out += '\n';
}

void TextWriter::heading(std::string_view text)
{
    line();
    line(paint(text, "1"));
}

void TextWriter::paragraph(std::string_view text, std::size_t indent, std::string_view first, const char *code)
{
    std::string current(first);
    current += std::string(indent - std::min(indent, textWidth(first)), ' ');
    const std::size_t room = std::max<std::size_t>(m_style.width, indent + 20);
    bool empty = true;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t blank = std::min(text.find(' ', i), text.size());
        std::string_view word = text.substr(i, blank - i);
        i = blank + 1;
        // A number and its unit stay together.
        for (std::string_view unit : {"ns", "us", "ms", "s", "%", "kB", "MB", "GB"}) {
            const std::size_t end = i + unit.size();
            if (!word.empty() && word.back() >= '0' && word.back() <= '9' && end <= text.size() &&
                text.substr(i, unit.size()) == unit &&
                (end == text.size() || std::string_view(" .,;:)").find(text[end]) != std::string_view::npos)) {
                const std::size_t next = std::min(text.find(' ', i), text.size());
                word = text.substr(static_cast<std::size_t>(word.data() - text.data()),
                                   next - static_cast<std::size_t>(word.data() - text.data()));
                i = next + 1;
                break;
            }
        }
        if (!empty && textWidth(current) + 1 + textWidth(word) > room) {
            line(code ? paint(current, code) : current);
            current = std::string(indent, ' ');
            empty = true;
        }
        if (!empty)
            current += ' ';
        current += word;
        empty = false;
    }
    line(code ? paint(current, code) : current);
}

void TextWriter::verdict(const Verdict &v)
{
    std::string title = said(v.title, v);
    if (v.gainPerStep && *v.gainPerStep > 0)
        title += fmt::format(" (up to {} a step)", timeText(*v.gainPerStep));
    paragraph(title, 3, severityMark(v.severity), severityColour(v.severity));
    paragraph(said(v.summary, v), 3);
    paragraph(said(v.advice, v), 5, "   →");
    paragraph("Caveat: " + said(v.whyItMightBeWrong, v), 3, {}, "2");
}

std::string TextWriter::paint(std::string_view text, const char *code) const
{
    return m_style.colour ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
}

std::string padded(std::string_view text, std::size_t width, bool right)
{
    const std::string blanks(width - std::min(width, textWidth(text)), ' ');
    return right ? blanks + std::string(text) : std::string(text) + blanks;
}

std::string said(const std::string &text, const Verdict &verdict)
{
    return printable(fill(text, verdict.numbers));
}

const char *severityMark(VerdictSeverity s)
{
    switch (s) {
    case VerdictSeverity::Critical: return "!!";
    case VerdictSeverity::Warning: return "! ";
    case VerdictSeverity::Info: return "· ";
    case VerdictSeverity::Good: break;
    }
    return "+ ";
}

const char *severityColour(VerdictSeverity s)
{
    switch (s) {
    case VerdictSeverity::Critical: return "1;31";
    case VerdictSeverity::Warning: return "1;33";
    case VerdictSeverity::Info: return "1;34";
    case VerdictSeverity::Good: break;
    }
    return "1;32";
}

} // namespace lanescope
