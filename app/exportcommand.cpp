#include "app/exportcommand.h"

#include "app/commandline.h"

#include "core/load/tracereader.h"
#include "ui/document/notesheet.h"
#include "ui/document/place.h"
#include "ui/document/reportjob.h"
#include "ui/document/tracefacts.h"
#include "ui/document/tracereport.h"
#include "ui/export/picture.h"
#include "ui/look/appearance.h"
#include "ui/look/theme.h"
#include "ui/timeline/timeaxis.h"

#include <CLI/CLI.hpp>

#include <QApplication>
#include <QFile>
#include <QFileInfo>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace lanescope {

namespace {

struct ExportOptions {
    std::string file, output, range, select;
    std::optional<std::int64_t> step;
    QSize size{1600, 900};
    double scale = 2;
    std::string theme = "light", annotations = "none";
    bool noLegend = false;
};

QSize parseSize(const std::string &text)
{
    int width = 0, height = 0, used = 0;
    if (std::sscanf(text.c_str(), "%dx%d%n", &width, &height, &used) != 2 ||
        static_cast<std::size_t>(used) != text.size())
        return {};
    return {width, height};
}

void addOptions(CLI::App &app, ExportOptions &o)
{
    app.add_option("FILE", o.file, "The trace, or - for standard input")->required();
    app.add_option("-o,--output", o.output, "The picture to write: .png, .svg or .pdf")->required();
    app.add_option_function<std::string>(
           "--size",
           [&o](const std::string &text) {
               o.size = parseSize(text);
               if (o.size.width() < Picture::leastSide || o.size.height() < Picture::leastSide ||
                   o.size.width() > Picture::mostSide || o.size.height() > Picture::mostSide)
                   throw CLI::ValidationError("--size", "write it as 1600x900; each side from " +
                                                            std::to_string(Picture::leastSide) + " to " +
                                                            std::to_string(Picture::mostSide));
           },
           "Width and height, as in 1600x900")
        ->type_name("WxH");
    app.add_option("--scale", o.scale, "Pixels of a .png for each of the size, 1 to 4")
        ->check([](const std::string &text) {
            const double scale = std::strtod(text.c_str(), nullptr);
            return scale >= 1 && scale <= 4 ? std::string() : std::string("give a number from 1 to 4"); // nan is none
        })
        ->capture_default_str();
    auto *step = app.add_option("--step", o.step, "Show this step, by its number, with the GPU work launched in it");
    app.add_option("--range", o.range, "Show this range: 12.5ms..14ms from the start, or @A..@B in ns as in the file")
        ->excludes(step);
    app.add_option(
        "--select", o.select,
        "Select the first slice of this name in the step or range, and draw its chain; NAME#2 is the second");
    app.add_option("--annotations", o.annotations,
                   "A file of notes (.lanescope.json) to draw onto the lanes; verdicts, beside them; or none")
        ->type_name("FILE|verdicts|none")
        ->capture_default_str();
    app.add_option("--theme", o.theme, "light or dark")->check(CLI::IsMember({"light", "dark"}))->capture_default_str();
    app.add_flag("--no-legend", o.noLegend, "Leave the legend out");
    app.footer("Example: lanescope export run.pt.trace.json.gz -o step3.png --step 3 --select aten::mm");
}

int say(int status, const QString &sentence)
{
    std::fprintf(stderr, "lanescope: %s\n", qUtf8Printable(sentence));
    return status;
}

/// With a margin, as the window shows it; none: the whole trace.
TimeRange fitted(const Trace &trace, std::optional<TimeRange> range)
{
    TimeAxis axis;
    axis.setExtent(trace.extent(), trace.view());
    if (range)
        axis.fit(*range);
    return axis.visible();
}

/// The step's own span, and what the GPU still does for it afterwards.
TimeRange withDeviceWork(const Report &report, std::int64_t number, TimeRange own)
{
    for (const StepWindow &s : report.facts.steps.steps)
        if (s.number == number && s.own == own)
            return {own.start, std::max(own.end, s.window.end)};
    return own;
}

/// A file of notes. Where only some of them can be read, those are drawn and the person is told.
Result<std::vector<Note>> readNotes(const std::string &path)
{
    QFile file(QString::fromLocal8Bit(path.c_str()));
    if (!file.open(QIODevice::ReadOnly))
        return fail(path + " cannot be read: " + file.errorString().toStdString() +
                    ". --annotations takes a file of notes, verdicts or none.");
    ReadNoteSheet read = readNoteSheet(file.readAll());
    if (read.state == ReadNoteSheet::Damaged && read.sheet.notes.empty())
        return fail(path + " holds no notes: " + read.problem.toStdString() +
                    ". Give the .lanescope.json file that lies beside the trace.");
    if (read.state == ReadNoteSheet::Damaged)
        say(done, file.fileName() + QStringLiteral(": ") + read.problem + QStringLiteral(". The others are drawn."));
    if (read.state == ReadNoteSheet::Newer)
        say(done,
            file.fileName() + QStringLiteral(" was written by a newer Lanescope. What is understood of it is drawn."));
    return std::move(read.sheet.notes);
}

int exportPicture(const ExportOptions &o)
{
    if (const auto problem = outputProblem(o.file, o.output))
        return say(badCommandLine, QString::fromStdString(*problem));
    std::vector<Note> notes;
    if (o.annotations != "none" && o.annotations != "verdicts") {
        auto noted = readNotes(o.annotations);
        if (!noted)
            return say(cannotOpen, QString::fromStdString(noted.error().message));
        notes = std::move(*noted);
    }
    const auto read = readTrace(o.file);
    if (!read)
        return say(cannotOpen, QString::fromStdString(read.error().message));
    const std::shared_ptr<const Trace> trace = *read;
    Place place;
    place.step = o.step;
    place.range = QString::fromStdString(o.range);
    place.select = QString::fromStdString(o.select);
    const FoundPlace found = findPlace(*trace, place);
    if (!found.problem.isEmpty())
        return say(badCommandLine, found.problem);

    if (!o.range.empty())
        if (const auto problem = rangeProblem(*trace, *found.range))
            return say(badCommandLine, QString::fromStdString(*problem));

    const auto report = makeTraceReport(trace);
    const std::atomic<bool> cancel = false;
    PictureRequest request;
    request.size = o.size;
    request.selected = found.slice;
    request.theme = o.theme == "dark" ? &Theme::dark() : &Theme::light();
    request.font = QApplication::font();
    request.font.setPixelSize(13);
    request.title =
        o.file == "-" ? QStringLiteral("standard input") : QFileInfo(QString::fromLocal8Bit(o.file.c_str())).fileName();
    request.hasLegend = !o.noLegend;
    request.hasVerdicts = o.annotations == "verdicts";
    request.notes = std::move(notes);
    if (!o.range.empty())
        request.visible = *found.range;
    else if (o.step)
        request.visible = fitted(*trace, withDeviceWork(report->report, *o.step, *found.range));
    else if (found.slice)
        request.visible = fitted(*trace, withFirstKernel(*trace, found.slice));
    else
        request.visible = fitted(*trace, {});
    Picture picture(report, std::make_shared<TraceFacts>(gatherFacts(*trace, cancel)), request);
    const QString problem = picture.save(QString::fromLocal8Bit(o.output.c_str()), o.scale);
    if (problem.isEmpty())
        return done;
    const bool isWrongName = !o.output.ends_with(".png") && !o.output.ends_with(".svg") && !o.output.ends_with(".pdf");
    return say(isWrongName ? badCommandLine : cannotOpen, problem);
}

} // namespace

int runExport(int argc, char **argv)
{
    ExportOptions options;
    CLI::App app{"Writes a part of a trace as a picture. It needs no display."};
    app.name("lanescope export");
    app.failure_message(CLI::FailureMessage::simple);
    addOptions(app, options);
    try {
        app.parse(argc - 1, argv + 1);
    } catch (const CLI::ParseError &e) {
        return app.exit(e) == 0 ? done : badCommandLine;
    }
    // Never the screen's platform: the picture is the same with a display and without one.
    if (!std::getenv("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    useOwnStyle();
    int count = 1; // Qt's own options are not ours
    const QApplication application(count, argv);
    useOwnFont();
    try {
        return exportPicture(options);
    } catch (const std::exception &e) {
        return say(cannotOpen, QString::fromUtf8(e.what()));
    }
}

} // namespace lanescope
