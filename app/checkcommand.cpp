#include "app/clisupport.h"

#include "core/base/version.h"
#include "core/base/words.h"
#include "core/verdict/report.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lanescope {

namespace {

struct CheckCliOptions : CliOptions {
    std::vector<std::string> failOn;
    std::string severity = "info";
    std::string thresholds;
};

/// What was found of the ids that fail: the bound, or verdicts that are loud enough.
std::vector<const Verdict *> failures(const Report &report, const CheckCliOptions &o)
{
    const VerdictSeverity least = o.severity == "critical"  ? VerdictSeverity::Critical
                                  : o.severity == "warning" ? VerdictSeverity::Warning
                                                            : VerdictSeverity::Info;
    std::vector<const Verdict *> found;
    const auto fails = [&](const Verdict &v) { return std::ranges::find(o.failOn, v.id) != o.failOn.end(); };
    // A bound is a bound, however bad.
    if (fails(report.bound.verdict))
        found.push_back(&report.bound.verdict);
    for (const Verdict &v : report.verdicts)
        if (v.severity >= least && fails(v))
            found.push_back(&v);
    return found;
}

int run(const CheckCliOptions &o)
{
    for (const std::string &id : o.failOn) {
        if (isVerdictId(id))
            continue;
        std::string ids;
        for (const std::string_view known : verdictIds())
            ids += (ids.empty() ? "" : ", ") + std::string(known);
        return failedCommandLine(fmt::format("there is no verdict \"{}\". The ids are: {}.", id, ids));
    }
    const auto thresholds = chosenThresholds(o.thresholds);
    if (!thresholds)
        return failedCommandLine(thresholds.error().message);
    const auto loaded = loadTrace(o.file, o.read);
    if (!loaded)
        return failedToOpen(o, loaded.error().message);
    const auto selection = chosenSelection(o, *loaded->trace);
    if (!selection)
        return failedCommandLine(selection.error().message);
    const Report report = makeReport(*loaded->trace, stretchOf(*selection), *thresholds, o.stepName);
    const std::vector<const Verdict *> found = failures(report, o);

    Results results(o.outputPath);
    if (o.format == "json") {
        nlohmann::ordered_json j{{"schema", schema}, {"opened", true}, {"file", o.file}, {"passed", found.empty()}};
        j["failed"] = nlohmann::ordered_json::array();
        for (const Verdict *v : found)
            j["failed"].push_back(
                {{"id", v->id}, {"severity", severityName(v->severity)}, {"summary", fill(v->summary, v->numbers)}});
        results.write(jsonText(j, 1) + "\n");
    } else {
        for (const Verdict *v : found)
            results.write(
                fmt::format("{}: {}: {}\n", v->id, severityName(v->severity), printable(fill(v->summary, v->numbers))));
        if (found.empty())
            results.write(fmt::format("passed: none of {} found\n", fmt::join(o.failOn, ", ")));
    }
    const int status = results.finish();
    return status != done ? status : found.empty() ? done : verdictFound;
}

} // namespace

CliCommand addCheckCommand(CLI::App &app)
{
    auto o = std::make_shared<CheckCliOptions>();
    CLI::App *command =
        app.add_subcommand("check", "For continuous integration: status 3 where a verdict is found that must not be");
    addCommonOptions(command, *o, "text", {"text", "json"});
    addPlaceOptions(command, *o);
    addStepNameOption(command, *o);
    command->add_option("--fail-on", o->failOn, "Ids of verdicts or bounds, with commas between them")
        ->required()
        ->delimiter(',')
        ->type_name("ID[,ID...]");
    command->add_option("--severity", o->severity, "A verdict counts from this severity on")
        ->check(CLI::IsMember({"info", "warning", "critical"}))
        ->default_val("info");
    addThresholdsOption(command, o->thresholds);
    command->footer(
        "Example: lanescope-cli check run.pt.trace.json.gz --fail-on sync-in-loop,pageable-copy --severity warning");
    return {command, o, [o] { return run(*o); }};
}

} // namespace lanescope
