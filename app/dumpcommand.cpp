#include "app/clisupport.h"

#include "app/commandlineprogress.h"
#include "core/base/words.h"
#include "core/write/dump.h"
#include "core/write/tracetext.h"

#include <atomic>
#include <fmt/format.h>

namespace lanescope {

namespace {

/// A part of the trace as a trace.
int dumpTrace(const CliOptions &o, const Trace &trace)
{
    const auto selection = chosenSelection(o, trace);
    if (!selection)
        return failedCommandLine(selection.error().message);
    // A slice of no length at the very end belongs to the whole, too.
    const TimeRange range =
        stretchOf(*selection).value_or(TimeRange{trace.extent().start, saturatingAdd(trace.extent().end, 1)});
    std::atomic<std::uint64_t> bytes{0};
    const ProgressLine line(
        [&] { return fmt::format("Copying {}", percentText(double(bytes), double(trace.file().textBytes))); });
    const auto goOn = [&](std::uint64_t copied) {
        bytes = copied;
        return true;
    };
    if (o.writesFile) {
        const auto saved = saveTraceRange(trace, range, o.outputPath, goOn);
        if (saved)
            return done;
        return failedToOpen(o, saved.error().message);
    }
    Results results{std::string()};
    const auto written = writeTraceRange(
        trace, range, [&](std::string_view text) { results.write(text); }, goOn);
    return written ? results.finish() : failedToOpen(o, written.error().message);
}

} // namespace

CliCommand addDumpCommand(CLI::App &app)
{
    auto o = std::make_shared<CliOptions>();
    CLI::App *command = app.add_subcommand("dump", "Everything that was read, event by event; or a part as a trace");
    addCommonOptions(command, *o, "json", {"json", "csv", "trace"});
    addPlaceOptions(command, *o);
    command->footer("Example: lanescope-cli dump run.pt.trace.json.gz --format csv -o slices.csv\n"
                    "A part as a trace of its own: lanescope-cli dump run.pt.trace.json.gz --format trace --step 3 -o "
                    "step3.pt.trace.json.gz");
    return {command, o, [o] {
                if (o->namesPlace() && o->format != "trace")
                    return failedCommandLine("a part of the trace can be dumped as --format trace only; `table --of "
                                             "slices` lists what starts in a range.");
                const auto loaded = loadTrace(o->file, o->read);
                if (!loaded)
                    return failedToOpen(*o, loaded.error().message);
                if (o->format == "trace")
                    return dumpTrace(*o, *loaded->trace);
                Results results(o->outputPath);
                const Output write = [&](std::string_view text) { results.write(text); };
                if (o->format == "csv")
                    writeDumpCsv(*loaded->trace, write);
                else
                    writeDumpJson(*loaded->trace, write);
                return results.finish();
            }};
}

} // namespace lanescope
