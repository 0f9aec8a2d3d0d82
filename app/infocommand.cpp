#include "app/clisupport.h"

#include "core/write/info.h"

namespace lanescope {

CliCommand addInfoCommand(CLI::App &app)
{
    auto o = std::make_shared<CliOptions>();
    CLI::App *command = app.add_subcommand("info", "What the file is: sizes, lanes, counts, warnings, load time");
    addCommonOptions(command, *o, "text", {"text", "json"});
    command->footer("Example: lanescope-cli info run.pt.trace.json.gz");
    return {command, o, [o] {
                const auto loaded = loadTrace(o->file, o->read);
                if (!loaded)
                    return failedToOpen(*o, loaded.error().message);
                Results results(o->outputPath);
                results.write(o->format == "json" ? jsonText(infoJson(*loaded->trace, loaded->milliseconds), 2) + "\n"
                                                  : infoText(*loaded->trace, loaded->milliseconds));
                return results.finish();
            }};
}

} // namespace lanescope
