#include "app/cliranks.h"
#include "app/clisupport.h"

#include "core/analyse/mergedranks.h"
#include "core/base/words.h"
#include "core/load/tracefolder.h"
#include "core/write/rankinput.h"
#include "core/write/reportjson.h"
#include "core/write/reportmarkdown.h"
#include "core/write/reporttext.h"

#include <filesystem>
#include <fmt/format.h>
#include <utility>

namespace lanescope {

namespace {

struct ReportCliOptions : CliOptions {
    std::string thresholds;
    std::vector<std::string> more;
};

/// The files that were named, folders as the traces in them.
Result<std::vector<std::string>> allFiles(const ReportCliOptions &o)
{
    std::vector<std::string> files;
    std::vector<std::string> named{o.file};
    named.insert(named.end(), o.more.begin(), o.more.end());
    for (const std::string &file : named) {
        if (!std::filesystem::is_directory(file)) {
            files.push_back(file);
            continue;
        }
        auto found = traceFilesIn(file);
        if (!found)
            return tl::unexpected<Error>(found.error());
        if (!found->passedOver.empty())
            fmt::print(stderr, "lanescope-cli: {}\n", printable(found->passedOver));
        files.insert(files.end(), found->files.begin(), found->files.end());
    }
    return files;
}

Result<Report> reportOf(const ReportCliOptions &o, const Trace &trace, const Thresholds &thresholds)
{
    const auto selection = chosenSelection(o, trace);
    if (!selection)
        return tl::unexpected<Error>(selection.error());
    return makeReport(trace, stretchOf(*selection), thresholds, o.stepName);
}

int run(const ReportCliOptions &o)
{
    const auto thresholds = chosenThresholds(o.thresholds);
    if (!thresholds)
        return failedCommandLine(thresholds.error().message);
    const auto files = allFiles(o);
    if (!files)
        return failedToOpen(o, files.error().message);
    for (const std::string &file : *files)
        if (const auto problem = outputProblem(file, o.outputPath); o.writesFile && problem)
            return failedCommandLine(*problem);
    const auto makeOne = [&](const Trace &trace) { return reportOf(o, trace, *thresholds); };
    std::shared_ptr<const Trace> first; // of the only file, where it is read already
    const auto printAll = [&] {
        return printRanks(o, *files, *thresholds, [&](const std::string &file) -> Result<std::vector<std::string>> {
            if (first)
                return reportsOf(std::exchange(first, nullptr), o.read, makeOne);
            auto loaded = loadTrace(file, o.read);
            if (!loaded)
                return tl::unexpected<Error>(loaded.error());
            return reportsOf(std::move(loaded->trace), o.read, makeOne);
        });
    };
    if (files->size() > 1 || files->front() != o.file || isReportFile(o.file))
        return printAll();
    auto loaded = loadTrace(o.file, o.read);
    if (!loaded)
        return failedToOpen(o, loaded.error().message);
    if (o.file != "-" && !mergedRanks(*loaded->trace).empty()) {
        first = std::move(loaded->trace);
        return printAll();
    }
    const auto report = makeOne(*loaded->trace);
    if (!report)
        return failedCommandLine(report.error().message);
    Results results(o.outputPath);
    results.write(o.format == "json"       ? jsonText(reportJson(*report), 1) + "\n"
                  : o.format == "markdown" ? reportMarkdown(*report)
                                           : reportText(*report, terminalStyle(o.outputPath)));
    return results.finish();
}

} // namespace

CliCommand addReportCommand(CLI::App &app)
{
    auto o = std::make_shared<ReportCliOptions>();
    CLI::App *command = app.add_subcommand("report", "The whole analysis: what bounds the run, why, and what to do");
    addCommonOptions(command, *o, "text", {"text", "json", "markdown"});
    command->get_option("FILE")->description("The trace, or - for standard input; a folder: all traces in it");
    command->add_option("MORE", o->more,
                        "Traces of other ranks, or reports that --format json wrote of them: who waits for whom");
    addPlaceOptions(command, *o);
    addStepNameOption(command, *o);
    addThresholdsOption(command, o->thresholds);
    command->footer("Examples: lanescope-cli report run.pt.trace.json.gz --step 3\n"
                    "          lanescope-cli report rank*.pt.trace.json.gz");
    return {command, o, [o] { return run(*o); }};
}

} // namespace lanescope
