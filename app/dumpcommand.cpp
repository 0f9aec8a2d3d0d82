#include "app/clisupport.h"

#include "core/write/dump.h"

namespace lanescope {

CliCommand addDumpCommand(CLI::App &app)
{
    auto o = std::make_shared<CliOptions>();
    CLI::App *command = app.add_subcommand("dump", "Everything that was read, event by event");
    addCommonOptions(command, *o, "json", {"json", "csv"});
    command->footer("Example: lanescope-cli dump run.pt.trace.json.gz --format csv -o slices.csv");
    return {command, o, [o] {
                const auto loaded = loadTrace(o->file, o->read);
                if (!loaded)
                    return failedToOpen(*o, loaded.error().message);
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
