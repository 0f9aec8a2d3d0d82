#include "app/clisupport.h"

#include "app/commandlineprogress.h"
#include "core/base/words.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <stdexcept>
#include <sys/ioctl.h>
#include <unistd.h>

namespace lanescope {

namespace {

std::string noSuchStep(const Trace &trace, const std::string &name)
{
    std::string names;
    for (const StepChoice &c : stepChoices(trace))
        names += fmt::format("{}{} ({} times)", names.empty() ? "" : ", ", c.name, c.count);
    return fmt::format("{} has nothing named \"{}\" that could be a step. {}", trace.file().path, name,
                       names.empty() ? "Nothing in it repeats." : "What could: " + names + ".");
}

} // namespace

void addCommonOptions(CLI::App *command, CliOptions &o, const char *format, const std::vector<std::string> &formats)
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

void addPlaceOptions(CLI::App *command, CliOptions &o)
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

void addStepNameOption(CLI::App *command, CliOptions &o)
{
    command
        ->add_option(
            "--step-name", o.stepName,
            "What serves as a step, in place of ProfilerStep or what was chosen for it: an annotation, a module "
            "or a graph launch, by its name")
        ->type_name("NAME");
}

Result<Selection> chosenSelection(const CliOptions &o, const Trace &trace)
{
    if (!o.stepName.empty() && findSteps(trace, o.stepName).steps.empty())
        return fail(noSuchStep(trace, o.stepName));
    if (o.range) {
        const TimeRange range = o.range->in(trace);
        if (const auto problem = rangeProblem(trace, range))
            return fail(*problem);
        return Selection::ofRange(range.clipped(trace.extent()));
    }
    if (!o.namesPlace())
        return Selection::all(trace);
    const StepFacts facts = findSteps(trace, o.stepName);
    if (o.steady && facts.steadyCount() > 0)
        return Selection::steady(facts);
    if (o.step)
        if (auto selection = Selection::ofStep(facts, *o.step))
            return std::move(*selection);
    std::string numbers;
    for (const StepWindow &s : facts.steps)
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(s.number);
    return fail(fmt::format("{} has no {}; its steps are: {}.", trace.file().path,
                            o.step ? fmt::format("step {}", *o.step) : "steady step",
                            numbers.empty() ? "none" : numbers));
}

void addThresholdsOption(CLI::App *command, std::string &path)
{
    command
        ->add_option("--thresholds", path,
                     "A JSON file of your own limits, as {\"compute_bound\": 0.75}; every verdict prints those that it "
                     "was held against")
        ->type_name("FILE");
}

Result<Thresholds> chosenThresholds(const std::string &path)
{
    return path.empty() ? Result<Thresholds>(Thresholds()) : readThresholds(path);
}

Result<LoadedTrace> loadTrace(const std::string &file, const ReadOptions &options)
{
    Progress progress;
    const ProgressLine line(progress);
    const auto begin = std::chrono::steady_clock::now();
    auto trace = readTrace(file, options, &progress);
    if (!trace)
        return tl::unexpected<Error>(trace.error());
    return LoadedTrace{std::move(*trace),
                       std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count()};
}

Results::Results(const std::string &path)
{
    if (path.empty())
        return;
    m_file = std::fopen(path.c_str(), "wb");
    if (!m_file)
        throw std::runtime_error(
            fmt::format("{} cannot be written: {}. Choose another place with -o.", path, std::strerror(errno)));
}

Results::~Results()
{
    if (m_file)
        std::fclose(m_file);
}

void Results::write(std::string_view text)
{
    std::FILE *to = m_file ? m_file : stdout;
    if (std::fwrite(text.data(), 1, text.size(), to) != text.size())
        m_failed = true;
}

int Results::finish()
{
    if (std::fflush(m_file ? m_file : stdout) == 0 && !m_failed)
        return done;
    fmt::print(stderr, "lanescope-cli: not everything could be written. Is the disk full?\n");
    return cannotOpen;
}

TextStyle terminalStyle(const std::string &outputPath)
{
    TextStyle style;
    if (winsize size{}; outputPath.empty() && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        style.width = std::clamp<std::size_t>(size.ws_col, 60, 120);
    style.colour = outputPath.empty() && isatty(STDOUT_FILENO) && !std::getenv("NO_COLOR");
    return style;
}

int failedToOpen(const CliOptions &o, const std::string &message)
{
    fmt::print(stderr, "lanescope-cli: {}\n", printable(message));
    if (o.format == "json")
        fmt::print("{}\n", jsonText({{"opened", false}, {"error", message}}, -1));
    return cannotOpen;
}

int failedCommandLine(const std::string &message)
{
    fmt::print(stderr, "lanescope-cli: {}\n", printable(message));
    return badCommandLine;
}

std::string jsonText(const nlohmann::ordered_json &json, int indent)
{
    return json.dump(indent, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace lanescope
