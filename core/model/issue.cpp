#include "core/model/issue.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace lanescope {

namespace {

struct Words {
    const char *name;
    Severity severity;
    const char *one;  ///< for a count of one
    const char *many; ///< {} is the count
};

// In the order of IssueKind.
constexpr std::array<Words, 25> words{{
    {"repaired-text", Severity::Warning, "1 event held text that is not valid JSON; it was mended.",
     "{} events held text that is not valid JSON; they were mended."},
    {"invalid-utf8", Severity::Warning, "1 event held bytes that are not UTF-8; they are shown as \uFFFD.",
     "{} events held bytes that are not UTF-8; they are shown as \uFFFD."},
    {"missing-ts", Severity::Warning, "1 event has no time and was left out.",
     "{} events have no time and were left out."},
    {"missing-dur", Severity::Warning, "1 slice has no duration; it is shown with length 0.",
     "{} slices have no duration; they are shown with length 0."},
    {"negative-dur", Severity::Warning, "1 slice has a duration below 0; it is shown with length 0.",
     "{} slices have a duration below 0; they are shown with length 0."},
    {"implausible-dur", Severity::Warning,
     "1 slice has a duration that cannot be (beyond 292 years); it is shown with length 0.",
     "{} slices have durations that cannot be (beyond 292 years); they are shown with length 0."},
    {"unmatched-begin", Severity::Warning, "1 slice was begun and never ended; it is drawn to the end of its lane.",
     "{} slices were begun and never ended; they are drawn to the end of their lanes."},
    {"unmatched-end", Severity::Warning, "1 end has no begin and was left out.",
     "{} ends have no begin and were left out."},
    {"ignored-phase", Severity::Warning, "1 event is of a phase that is not drawn.",
     "{} events are of a phase that is not drawn."},
    {"non-finite-number", Severity::Warning, "1 value is no finite number (NaN or infinity); it is treated as missing.",
     "{} values are no finite numbers (NaN or infinity); they are treated as missing."},
    {"bad-counter-value", Severity::Warning, "1 counter value is no number and was left out.",
     "{} counter values are no numbers and were left out."},
    {"truncated", Severity::Warning, "The file ends early.", "The file ends early."},
    {"extra-data", Severity::Warning, "There is more in the file than one trace.",
     "There is more in the file than one trace."},
    {"no-timed-events", Severity::Warning, "The file opened but holds no timed events.",
     "The file opened but holds no timed events."},
    {"checksum", Severity::Warning, "1 gzip member fails its checksum: the file was damaged after it was written.",
     "{} gzip members fail their checksums: the file was damaged after it was written."},
    {"bad-event", Severity::Warning, "1 entry of the event list is no event and was left out.",
     "{} entries of the event list are no events and were left out."},
    {"bad-metadata", Severity::Warning, "1 piece of metadata could not be read.",
     "{} pieces of metadata could not be read."},
    {"overlap", Severity::Note,
     "1 pair of slices in one lane overlaps without nesting; both are shown, on rows of their own.",
     "{} pairs of slices in one lane overlap without nesting; all are shown, on rows of their own."},
    {"dangling-flow", Severity::Note,
     "1 flow arrow has no partner or no slice (usual: the exporter writes ends for calls that launch nothing).",
     "{} flow arrows have no partner or no slice (usual: the exporter writes ends for calls that launch nothing)."},
    {"ambiguous-flow", Severity::Note,
     "1 flow id is used by several starts; each end takes the latest start before it.",
     "{} flow ids are used by several starts; each end takes the latest start before it."},
    {"negative-latency", Severity::Warning,
     "1 kernel starts before its launch: the clocks of CPU and GPU disagree a little.",
     "{} kernels start before their launch: the clocks of CPU and GPU disagree a little."},
    {"implausible-ts", Severity::Warning, "1 event has a time that cannot be right (more than 30 days from the rest).",
     "{} events have times that cannot be right (more than 30 days from the rest)."},
    {"producer-note", Severity::Warning, "The exporter left 1 message in the file.",
     "The exporter left {} messages in the file."},
    {"open-array", Severity::Note, "The event list is not closed, as the array format allows.",
     "The event list is not closed, as the array format allows."},
    {"stray-comma", Severity::Note, "1 comma too many was passed over.", "{} commas too many were passed over."},
}};

const Words &wordsOf(IssueKind kind)
{
    return words[static_cast<std::size_t>(kind)];
}

/// What can be said of a file only once, wherever it shows again.
bool isOncePerFile(IssueKind kind)
{
    return kind == IssueKind::Truncated || kind == IssueKind::ExtraData || kind == IssueKind::NoTimedEvents ||
           kind == IssueKind::OpenArray;
}

} // namespace

const char *issueKindName(IssueKind kind)
{
    return wordsOf(kind).name;
}

Severity issueSeverity(IssueKind kind)
{
    return wordsOf(kind).severity;
}

bool isNoteOnly(IssueKind kind)
{
    return kind >= IssueKind::OpenArray;
}

std::string issueMessage(const Issue &issue)
{
    const Words &w = wordsOf(issue.kind);
    std::string text = issue.count == 1 ? std::string(w.one) : fmt::format(fmt::runtime(w.many), issue.count);
    if (!issue.example.empty())
        text += fmt::format(" {}{}", issue.count > 1 ? "The first: " : "", issue.example);
    return text;
}

void IssueList::add(IssueKind kind, std::uint64_t count, std::optional<std::uint64_t> offset, std::string example)
{
    if (count == 0)
        return;
    const auto it = std::find_if(m_issues.begin(), m_issues.end(), [&](const Issue &i) { return i.kind == kind; });
    if (it == m_issues.end()) {
        m_issues.push_back({kind, isOncePerFile(kind) ? 1 : count, offset, std::move(example)});
        return;
    }
    if (!isOncePerFile(kind))
        it->count += count;
    if (offset && (!it->offset || *offset < *it->offset)) {
        it->offset = offset;
        it->example = std::move(example);
    }
}

std::uint64_t IssueList::count(IssueKind kind) const
{
    const auto it = std::find_if(m_issues.begin(), m_issues.end(), [&](const Issue &i) { return i.kind == kind; });
    return it == m_issues.end() ? 0 : it->count;
}

void IssueList::setExample(IssueKind kind, std::string example)
{
    for (Issue &i : m_issues)
        if (i.kind == kind)
            i.example = std::move(example);
}

void IssueList::sortByKind()
{
    std::stable_sort(m_issues.begin(), m_issues.end(), [](const Issue &a, const Issue &b) { return a.kind < b.kind; });
}

} // namespace lanescope
