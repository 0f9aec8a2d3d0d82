#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lanescope {

/// What the reader met. The first group is CONTRACT's closed list of warnings; the second is quieter and only noted.
enum class IssueKind : std::uint8_t {
    RepairedText,
    InvalidUtf8,
    MissingTs,
    MissingDur,
    NegativeDur,
    ImplausibleDur,
    UnmatchedBegin,
    UnmatchedEnd,
    IgnoredPhase,
    NonFiniteNumber,
    BadCounterValue,
    Truncated,
    ExtraData,
    NoTimedEvents,
    Checksum,
    BadEvent,
    BadMetadata,
    Overlap,
    DanglingFlow,
    AmbiguousFlow,
    NegativeLatency,
    ImplausibleTs,
    ProducerNote,
    // notes
    OpenArray,
    StrayComma,
};

enum class Severity : std::uint8_t { Note, Warning, Error };

/// One kind of oddity in a file, with how often it was met and the first place.
struct Issue {
    IssueKind kind;
    std::uint64_t count = 0;
    std::optional<std::uint64_t> offset; ///< byte in the (inflated) text of the first one
    std::string example;                 ///< the name or text of the first one; may be empty
};

const char *issueKindName(IssueKind kind);
Severity issueSeverity(IssueKind kind);
bool isNoteOnly(IssueKind kind);
/// One sentence for a person, with the count in it.
std::string issueMessage(const Issue &issue);

/// Collects issues of the same kind into one.
class IssueList {
public:
    void add(IssueKind kind, std::uint64_t count = 1, std::optional<std::uint64_t> offset = {},
             std::string example = {});
    void add(const Issue &issue) { add(issue.kind, issue.count, issue.offset, issue.example); }
    const std::vector<Issue> &all() const { return m_issues; }
    std::uint64_t count(IssueKind kind) const;
    /// Says more of an issue that is there.
    void setExample(IssueKind kind, std::string example);
    void clear() { m_issues.clear(); }
    void sortByKind();

private:
    std::vector<Issue> m_issues;
};

} // namespace lanescope
