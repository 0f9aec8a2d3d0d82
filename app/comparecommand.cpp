#include "app/clisupport.h"

#include "core/base/words.h"
#include "core/write/comparejson.h"
#include "core/write/comparetext.h"

#include <cmath>
#include <fmt/format.h>

namespace lanescope {

namespace {

struct CompareCliOptions : CliOptions {
    std::string other;
    std::optional<double> failIfSlower;
    std::string thresholds;
};

int run(const CompareCliOptions &o)
{
    const auto thresholds = chosenThresholds(o.thresholds);
    if (!thresholds)
        return failedCommandLine(thresholds.error().message);
    if (o.file == "-" && o.other == "-")
        return failedCommandLine("standard input can be one of the two traces, not both.");
    if (const auto problem = outputProblem(o.other, o.outputPath); o.writesFile && problem)
        return failedCommandLine(*problem);
    const auto a = loadTrace(o.file, o.read);
    if (!a)
        return failedToOpen(o, a.error().message);
    const auto b = loadTrace(o.other, o.read);
    if (!b)
        return failedToOpen(o, b.error().message);
    const Facts factsA = gatherFacts(*a->trace), factsB = gatherFacts(*b->trace);
    const ComparisonReport report = makeComparison(factsA, factsB, *thresholds);
    Results results(o.outputPath);
    results.write(o.format == "json"       ? jsonText(compareJson(report), 1) + "\n"
                  : o.format == "markdown" ? compareMarkdown(report)
                                           : compareText(report, terminalStyle(o.outputPath)));
    const int status = results.finish();
    if (const std::string_view why = whyIncomparable(report.steps());
        status == done && o.failIfSlower && !why.empty()) {
        fmt::print(stderr, "lanescope-cli: whether B is slower cannot be told. {}\n", why);
        return cannotOpen;
    }
    if (status != done || !o.failIfSlower || !isSlower(report.steps(), *o.failIfSlower, *thresholds))
        return status;
    fmt::print(stderr, "lanescope-cli: B is slower than A by more than {} %: {} against {} a step.\n", *o.failIfSlower,
               timeText(report.steps().b.time), timeText(report.steps().a.time));
    return verdictFound;
}

} // namespace

CliCommand addCompareCommand(CLI::App &app)
{
    auto o = std::make_shared<CompareCliOptions>();
    CLI::App *command = app.add_subcommand(
        "compare", "Two traces of the same work: which is faster, by how much and why, step against step");
    addCommonOptions(command, *o, "text", {"text", "json", "markdown"});
    command->get_option("FILE")->description("The trace to compare with: A, the one before");
    command->add_option("OTHER", o->other, "The trace that is compared: B, the one after")->required();
    command
        ->add_option("--fail-if-slower", o->failIfSlower,
                     "Status 3 where the median steady step of B takes over PERCENT % longer than that of A, and the "
                     "spread of the steps does not explain it")
        ->check([](const std::string &text) {
            double percent = 0;
            const bool isOne = CLI::detail::lexical_cast(text, percent) && std::isfinite(percent) && percent >= 0;
            return isOne ? std::string() : fmt::format("`{}` is no percentage of 0 or more.", text);
        })
        ->type_name("PERCENT");
    addThresholdsOption(command, o->thresholds);
    command->footer(
        "Example: lanescope-cli compare eager.pt.trace.json.gz compiled.pt.trace.json.gz --fail-if-slower 5");
    return {command, o, [o] { return run(*o); }};
}

} // namespace lanescope
