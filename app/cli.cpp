// lanescope-cli: the core on a machine without a display. Results on stdout, messages on stderr.

#include "app/commandline.h"

#include "core/base/version.h"
#include "core/base/words.h"
#include "core/load/tracereader.h"
#include "core/model/rangetext.h"
#include "core/write/dump.h"
#include "core/write/info.h"
#include "core/write/reportjson.h"
#include "core/write/reporttext.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <fmt/format.h>
#include <fstream>
#include <mutex>
#include <nlohmann/json.hpp>
#include <sys/ioctl.h>
#include <thread>
#include <unistd.h>

using namespace lanescope;

namespace {

struct Options {
    std::string file;
    std::string format = "text";
    std::string outputPath;
    bool writesFile = false;
    ReadOptions read;
    // Where to look
    std::optional<std::int64_t> step;
    std::optional<RangeText> range;
    bool steady = false;
};

/// Shows how far a load is, on a terminal and only when it takes longer than half a second.
class ProgressLine {
public:
    explicit ProgressLine(const Progress &progress)
        : m_progress(progress)
    {
        if (isatty(STDERR_FILENO))
            m_thread = std::thread([this] { run(); });
    }
    ~ProgressLine()
    {
        {
            const std::lock_guard lock(m_guard);
            m_stop = true;
        }
        m_changed.notify_all();
        if (m_thread.joinable())
            m_thread.join();
    }

private:
    void run()
    {
        using namespace std::chrono_literals;
        std::unique_lock lock(m_guard);
        bool shown = false;
        for (auto wait = 500ms; !m_changed.wait_for(lock, wait, [this] { return m_stop; }); wait = 100ms) {
            shown = true;
            const char *stage = "";
            switch (m_progress.stage.load()) {
            case LoadStage::Opening: stage = "Opening"; break;
            case LoadStage::Reading: stage = "Reading"; break;
            case LoadStage::Lanes: stage = "Building lanes"; break;
            case LoadStage::Links: stage = "Linking launches"; break;
            case LoadStage::Done: stage = "Analysing"; break;
            }
            const std::uint64_t total = m_progress.bytesTotal, bytes = m_progress.bytesDone;
            fmt::print(stderr, "\r\x1b[K{} {} ({} events)", stage,
                       total > 0 ? percentText(double(bytes), double(total)) : byteText(bytes),
                       countText(m_progress.events));
            std::fflush(stderr);
        }
        if (shown)
            fmt::print(stderr, "\r\x1b[K");
    }
    const Progress &m_progress;
    std::thread m_thread;
    std::mutex m_guard;
    std::condition_variable m_changed;
    bool m_stop = false;
};

/// Writes to stdout, or to the file that -o named.
class Results {
public:
    explicit Results(const std::string &path)
    {
        if (!path.empty()) {
            m_file = std::fopen(path.c_str(), "wb");
            if (!m_file)
                throw std::runtime_error(
                    fmt::format("{} cannot be written: {}. Choose another place with -o.", path, std::strerror(errno)));
        }
    }
    ~Results()
    {
        if (m_file)
            std::fclose(m_file);
    }
    void write(std::string_view text)
    {
        std::FILE *to = m_file ? m_file : stdout;
        if (std::fwrite(text.data(), 1, text.size(), to) != text.size())
            m_failed = true;
    }
    /// False where not everything could be written.
    bool finish()
    {
        if (std::fflush(m_file ? m_file : stdout) != 0)
            m_failed = true;
        return !m_failed;
    }

private:
    std::FILE *m_file = nullptr;
    bool m_failed = false;
};

int failed(const std::string &message, const std::string &format)
{
    fmt::print(stderr, "lanescope-cli: {}\n", printable(message));
    if (format == "json")
        fmt::print("{}\n", nlohmann::ordered_json{{"opened", false}, {"error", message}}.dump(
                               -1, ' ', false, nlohmann::json::error_handler_t::replace));
    return cannotOpen;
}

struct Loaded {
    std::shared_ptr<const Trace> trace;
    double milliseconds = 0;
};

Result<Loaded> load(const std::string &file, const ReadOptions &options)
{
    Progress progress;
    const ProgressLine line(progress);
    const auto begin = std::chrono::steady_clock::now();
    auto trace = readTrace(file, options, &progress);
    if (!trace)
        return tl::unexpected<Error>(trace.error());
    return Loaded{std::move(*trace),
                  std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count()};
}

int finished(Results &results)
{
    if (results.finish())
        return done;
    fmt::print(stderr, "lanescope-cli: not everything could be written. Is the disk full?\n");
    return cannotOpen;
}

int runInfo(const Options &o)
{
    const auto loaded = load(o.file, o.read);
    if (!loaded)
        return failed(loaded.error().message, o.format);
    Results results(o.outputPath);
    results.write(o.format == "json" ? infoJson(*loaded->trace, loaded->milliseconds)
                                               .dump(2, ' ', false, nlohmann::json::error_handler_t::replace) +
                                           "\n"
                                     : infoText(*loaded->trace, loaded->milliseconds));
    return finished(results);
}

int runDump(const Options &o)
{
    const auto loaded = load(o.file, o.read);
    if (!loaded)
        return failed(loaded.error().message, o.format);
    Results results(o.outputPath);
    const Output write = [&](std::string_view text) { results.write(text); };
    if (o.format == "csv")
        writeDumpCsv(*loaded->trace, write);
    else
        writeDumpJson(*loaded->trace, write);
    return finished(results);
}

/// The stretch that --step, --range or --steady names; none: the whole trace. Fails where the trace has no such place.
Result<std::optional<TimeRange>> chosenRange(const Options &o, const Trace &trace)
{
    if (o.range) {
        const TimeRange range = o.range->in(trace);
        if (const auto problem = rangeProblem(trace, range))
            return fail(*problem);
        return range.clipped(trace.extent());
    }
    if (!o.step && !o.steady)
        return std::optional<TimeRange>();
    const StepFacts facts = findSteps(trace);
    std::optional<TimeRange> range;
    for (const StepWindow &s : facts.steps)
        if (o.step ? s.number == *o.step : s.steady)
            range = range ? TimeRange{range->start, s.window.end} : s.window;
    if (range)
        return range;
    std::string numbers;
    for (const StepWindow &s : facts.steps)
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(s.number);
    return fail(fmt::format("{} has no {}; its steps are: {}.", trace.file().path,
                            o.step ? fmt::format("step {}", *o.step) : "steady step",
                            numbers.empty() ? "none" : numbers));
}

int runReport(const Options &o)
{
    const auto loaded = load(o.file, o.read);
    if (!loaded)
        return failed(loaded.error().message, o.format);
    const auto range = chosenRange(o, *loaded->trace);
    if (!range) {
        fmt::print(stderr, "lanescope-cli: {}\n", range.error().message);
        return badCommandLine;
    }
    const Report report = makeReport(*loaded->trace, *range);
    Results results(o.outputPath);
    TextStyle style;
    if (winsize size{}; o.outputPath.empty() && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        style.width = std::clamp<std::size_t>(size.ws_col, 60, 120);
    style.colour = o.outputPath.empty() && isatty(STDOUT_FILENO) && !std::getenv("NO_COLOR");
    results.write(o.format == "json"
                      ? reportJson(report).dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n"
                      : reportText(report, style));
    return finished(results);
}

void addPlace(CLI::App *command, Options &o)
{
    auto *step = command->add_option("--step", o.step, "Only this step, with the device work launched in it");
    auto *range = command->add_option_function<std::string>(
        "--range",
        [&o](const std::string &text) {
            o.range = RangeText::parse(text);
            if (!o.range)
                throw CLI::ValidationError("--range",
                                           "write it as 12.5ms..14ms, or as @A..@B in ns of the file's own axis");
        },
        "Only this range: 12.5ms..14ms from the start, or @A..@B in ns as in the file");
    auto *steady = command->add_flag("--steady", o.steady, "Only the steady steps");
    step->excludes(range)->excludes(steady);
    range->excludes(steady);
}

void addCommon(CLI::App *command, Options &o, const char *format, const std::vector<std::string> &formats)
{
    command->add_option("FILE", o.file, "The trace, or - for standard input")->required();
    command->add_option("--format", o.format, "How to print it")->check(CLI::IsMember(formats))->default_val(format);
    command->add_option_function<std::string>(
        "-o,--output",
        [&o](const std::string &path) {
            o.outputPath = path;
            o.writesFile = true;
        },
        "Write to this file instead of standard output");
    command->add_option("--threads", o.read.threads)->group("");
    command->add_option("--window", o.read.windowBytes)->group("");
}

} // namespace

int main(int argc, char **argv)
{
    CLI::App app{"Reads torch.profiler traces and says what limits the run."};
    app.set_version_flag("--version", fmt::format("lanescope-cli {} (schema {}, {})", version, schema, buildType));
    app.require_subcommand(1);
    app.failure_message(CLI::FailureMessage::simple);

    Options info, dump, report;
    CLI::App *reportCommand =
        app.add_subcommand("report", "The whole analysis: what bounds the run, why, and what to do");
    addCommon(reportCommand, report, "text", {"text", "json"});
    addPlace(reportCommand, report);
    reportCommand->footer("Example: lanescope-cli report run.pt.trace.json.gz --step 3");
    CLI::App *infoCommand = app.add_subcommand("info", "What the file is: sizes, lanes, counts, warnings, load time");
    addCommon(infoCommand, info, "text", {"text", "json"});
    infoCommand->footer("Example: lanescope-cli info run.pt.trace.json.gz");
    CLI::App *dumpCommand = app.add_subcommand("dump", "Everything that was read, event by event");
    addCommon(dumpCommand, dump, "json", {"json", "csv"});
    dumpCommand->footer("Example: lanescope-cli dump run.pt.trace.json.gz --format csv -o slices.csv");

    // The option library would only say that a command is missing.
    const std::vector<CLI::App *> commands = app.get_subcommands(nullptr);
    if (argc > 1 && argv[1][0] != '-' &&
        std::ranges::none_of(commands, [&](const CLI::App *c) { return c->check_name(argv[1]); })) {
        std::string names;
        for (const CLI::App *command : commands)
            names += (names.empty() ? "" : ", ") + command->get_name();
        fmt::print(stderr,
                   "lanescope-cli: there is no command \"{}\". The commands are {}; --help tells what they do.\n",
                   printable(argv[1]), names);
        return badCommandLine;
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &e) {
        const int status = app.exit(e);
        return status == 0 ? done : badCommandLine;
    }
    for (const Options *o : {&info, &dump, &report}) {
        if (o->writesFile) {
            if (const auto problem = outputProblem(o->file, o->outputPath)) {
                fmt::print(stderr, "lanescope-cli: {}\n", printable(*problem));
                return badCommandLine;
            }
        }
    }
    try {
        if (*reportCommand)
            return runReport(report);
        if (*infoCommand)
            return runInfo(info);
        if (*dumpCommand)
            return runDump(dump);
    } catch (const std::exception &e) {
        fmt::print(stderr, "lanescope-cli: {}\n", e.what());
        return cannotOpen;
    }
    return badCommandLine;
}
