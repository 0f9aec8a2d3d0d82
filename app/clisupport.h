#pragma once

#include "app/commandline.h"

#include "core/analyse/selection.h"
#include "core/base/result.h"
#include "core/load/tracereader.h"
#include "core/model/rangetext.h"
#include "core/verdict/thresholds.h"
#include "core/write/textwriter.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope {

// What the commands of lanescope-cli share: their common options, loading with progress, results and messages.

/// What the command line says for a command. A command with options of its own derives from it.
struct CliOptions {
    std::string file;
    std::string format = "text";
    std::string outputPath;
    bool writesFile = false;
    ReadOptions read;
    // Where to look
    std::optional<std::int64_t> step;
    std::optional<RangeText> range;
    bool steady = false;
    std::string stepName; ///< what serves as step; empty: the default

    bool namesPlace() const { return step || range || steady; }
};

/// FILE, --format (one of `formats`), -o and the hidden options of tests.
void addCommonOptions(CLI::App *command, CliOptions &options, const char *format,
                      const std::vector<std::string> &formats);
/// --step, --range and --steady.
void addPlaceOptions(CLI::App *command, CliOptions &options);
/// --step-name NAME.
void addStepNameOption(CLI::App *command, CliOptions &options);
/// --thresholds FILE.
void addThresholdsOption(CLI::App *command, std::string &path);
/// Those of its file; without one the built-in ones.
Result<Thresholds> chosenThresholds(const std::string &path);
/// What --step, --range or --steady name. Fails with a sentence where the trace has no such place, or nothing of the name that
/// --step-name gives.
Result<Selection> chosenSelection(const CliOptions &options, const Trace &trace);

struct LoadedTrace {
    std::shared_ptr<const Trace> trace;
    double milliseconds = 0;
};

/// Loads a trace, with a line of progress on a terminal where it takes longer than half a second.
Result<LoadedTrace> loadTrace(const std::string &file, const ReadOptions &options);

/// Writes to stdout, or to the file that -o named. Throws where that cannot be opened.
class Results {
public:
    explicit Results(const std::string &path);
    ~Results();
    Results(const Results &) = delete;
    Results &operator=(const Results &) = delete;

    void write(std::string_view text);
    /// Says on stderr where not everything could be written. Returns the exit status.
    int finish();

private:
    std::FILE *m_file = nullptr;
    bool m_failed = false;
};

/// As wide as the terminal that text goes to, with colours where it has them and NO_COLOR is not set.
TextStyle terminalStyle(const std::string &outputPath);

/// Says that a file cannot be opened: on stderr, and on stdout where the results would be JSON.
int failedToOpen(const CliOptions &options, const std::string &message);
/// Says on stderr what is wrong with the command line.
int failedCommandLine(const std::string &message);
/// JSON as text; bytes that are no UTF-8 become replacement characters.
std::string jsonText(const nlohmann::ordered_json &json, int indent);

/// A command of lanescope-cli: its place in the help, and what it does when it was chosen. `run` gives the exit status.
struct CliCommand {
    CLI::App *app;
    std::shared_ptr<const CliOptions> options;
    std::function<int()> run;
};

// One file a command
CliCommand addReportCommand(CLI::App &app);
CliCommand addCheckCommand(CLI::App &app);
CliCommand addCompareCommand(CLI::App &app);
CliCommand addTableCommand(CLI::App &app);
CliCommand addInfoCommand(CLI::App &app);
CliCommand addDumpCommand(CLI::App &app);

} // namespace lanescope
