#include "core/write/warnings.h"

namespace lanescope {

namespace {

const char *severityName(Severity s)
{
    switch (s) {
    case Severity::Note: return "note";
    case Severity::Warning: return "warning";
    case Severity::Error: break;
    }
    return "error";
}

nlohmann::ordered_json issuesJson(const Trace &trace, bool notes)
{
    auto list = nlohmann::ordered_json::array();
    for (const Issue &issue : trace.issues()) {
        if (isNoteOnly(issue.kind) != notes)
            continue;
        nlohmann::ordered_json j{{"kind", issueKindName(issue.kind)}};
        if (!notes)
            j["severity"] = severityName(issueSeverity(issue.kind));
        j["count"] = issue.count;
        j["message"] = issueMessage(issue);
        if (issue.offset)
            j["offset"] = *issue.offset;
        else
            j["offset"] = nullptr;
        list.push_back(std::move(j));
    }
    return list;
}

} // namespace

nlohmann::ordered_json warningsJson(const Trace &trace)
{
    return issuesJson(trace, false);
}

nlohmann::ordered_json notesJson(const Trace &trace)
{
    return issuesJson(trace, true);
}

} // namespace lanescope
