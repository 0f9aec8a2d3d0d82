// lanescope-cli: the core on a machine without a display. Results on stdout, messages on stderr.

#include "app/clisupport.h"

#include "core/base/version.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>

using namespace lanescope;

int main(int argc, char **argv)
{
    CLI::App app{"Reads torch.profiler traces and says what limits the run."};
    app.set_version_flag("--version", fmt::format("lanescope-cli {} (schema {}, {})", version, schema, buildType));
    app.require_subcommand(1);
    app.failure_message(CLI::FailureMessage::simple);

    std::vector<CliCommand> commands;
    for (const auto add :
         {addReportCommand, addCompareCommand, addCheckCommand, addTableCommand, addInfoCommand, addDumpCommand})
        commands.push_back(add(app));

    // The option library would only say that a command is missing.
    if (argc > 1 && argv[1][0] != '-' &&
        std::ranges::none_of(commands, [&](const CliCommand &c) { return c.app->check_name(argv[1]); })) {
        std::string names;
        for (const CliCommand &c : commands)
            names += (names.empty() ? "" : ", ") + c.app->get_name();
        return failedCommandLine(
            fmt::format("there is no command \"{}\". The commands are {}; --help tells what they do.", argv[1], names));
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &e) {
        const int status = app.exit(e);
        return status == 0 ? done : badCommandLine;
    }
    const CliCommand &chosen = *std::ranges::find_if(commands, [](const CliCommand &c) { return c.app->parsed(); });
    if (chosen.options->writesFile)
        if (const auto problem = outputProblem(chosen.options->file, chosen.options->outputPath))
            return failedCommandLine(*problem);
    try {
        return chosen.run();
    } catch (const std::exception &e) {
        fmt::print(stderr, "lanescope-cli: {}\n", e.what());
        return cannotOpen;
    }
}
