#include "app/clisupport.h"

#include "core/write/reportjson.h"
#include "core/write/reportmarkdown.h"
#include "core/write/reporttext.h"

namespace lanescope {

namespace {

struct ReportCliOptions : CliOptions {
    std::string thresholds;
};

int run(const ReportCliOptions &o)
{
    Thresholds thresholds;
    if (!o.thresholds.empty()) {
        const auto read = readThresholds(o.thresholds);
        if (!read)
            return failedCommandLine(read.error().message);
        thresholds = *read;
    }
    const auto loaded = loadTrace(o.file, o.read);
    if (!loaded)
        return failedToOpen(o, loaded.error().message);
    const auto selection = chosenSelection(o, *loaded->trace);
    if (!selection)
        return failedCommandLine(selection.error().message);
    const Report report = makeReport(*loaded->trace, stretchOf(*selection), thresholds, o.stepName);
    Results results(o.outputPath);
    results.write(o.format == "json"       ? jsonText(reportJson(report), 1) + "\n"
                  : o.format == "markdown" ? reportMarkdown(report)
                                           : reportText(report, terminalStyle(o.outputPath)));
    return results.finish();
}

} // namespace

CliCommand addReportCommand(CLI::App &app)
{
    auto o = std::make_shared<ReportCliOptions>();
    CLI::App *command = app.add_subcommand("report", "The whole analysis: what bounds the run, why, and what to do");
    addCommonOptions(command, *o, "text", {"text", "json", "markdown"});
    addPlaceOptions(command, *o);
    addStepNameOption(command, *o);
    addThresholdsOption(command, o->thresholds);
    command->footer("Example: lanescope-cli report run.pt.trace.json.gz --step 3");
    return {command, o, [o] { return run(*o); }};
}

} // namespace lanescope
