#include "app/exportcommand.h"

#include "app/commandline.h"
#include "app/commandlineprogress.h"
#include "app/viewoptions.h"

#include "core/base/words.h"
#include "core/load/tracereader.h"
#include "ui/document/notesheet.h"
#include "ui/document/place.h"
#include "ui/document/reportjob.h"
#include "ui/document/tracefacts.h"
#include "ui/document/tracereport.h"
#include "ui/export/picture.h"
#include "ui/export/pictureplace.h"
#include "ui/look/appearance.h"
#include "ui/look/theme.h"

#include <CLI/CLI.hpp>

#include <QApplication>
#include <QFile>
#include <QFileInfo>

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <tuple>
#include <vector>

namespace lanescope {

namespace {

struct ExportOptions {
    std::string file, output, range, select;
    Place shared; ///< of the options that are the window's, too
    std::optional<std::int64_t> step;
    QSize size{1600, 900};
    double scale = 2;
    std::string theme = "light", title;
    std::vector<std::string> annotations{"none"};
    bool noTitle = false, noRuler = false, noLabels = false, noChain = false, noGaps = false, noLegend = false;
    bool allLanes = false;
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
               if (o.size.isEmpty())
                   throw CLI::ValidationError("--size", "write it as 1600x900");
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
    app.add_option("--select", o.select,
                   "Select the first slice of this name in the step or range, and draw its chain; NAME#2 is the "
                   "second, @ID the one of this id (as "
                   "reports give it)");
    addViewOptions(app, o.shared);
    app.add_option("--annotations", o.annotations,
                   "A file of notes (.lanescope.json) to draw onto the lanes; verdicts, beside them; or none. May be "
                   "given twice, for "
                   "both")
        ->type_name("FILE|verdicts|none")
        ->allow_extra_args(false);
    app.add_option("--theme", o.theme, "light or dark")->check(CLI::IsMember({"light", "dark"}))->capture_default_str();
    app.add_flag("--all-lanes", o.allLanes,
                 "As high as all lanes need, whatever the height of --size, instead of folding those that do not fit");
    app.add_option("--title", o.title, "Instead of the file's name in the title line")->type_name("TEXT");
    for (const auto &[name, value, what] :
         {std::tuple{"--no-title", &o.noTitle, "Leave out the line with file, device, date and place"},
          std::tuple{"--no-ruler", &o.noRuler, "Leave out the ruler with times and steps"},
          std::tuple{"--no-labels", &o.noLabels, "Leave out the names of the lanes"},
          std::tuple{"--no-chain", &o.noChain, "Select without the chain's arrows"},
          std::tuple{"--no-gaps", &o.noGaps, "Leave out why the GPU was idle"},
          std::tuple{"--no-legend", &o.noLegend, "Leave the legend out"}})
        app.add_flag(name, *value, what);
    app.footer("Example: lanescope export run.pt.trace.json.gz -o step3.png --step 3 --select aten::mm\n"
               "The same file, options and fonts give the same picture, byte for byte.");
}

int say(int status, const QString &sentence)
{
    std::fprintf(stderr, "lanescope: %s\n", qUtf8Printable(sentence));
    return status;
}

/// With its progress on a terminal.
std::shared_ptr<const Trace> load(const ExportOptions &o, std::string &problem)
{
    Progress progress;
    const ProgressLine line(progress);
    auto read = readTrace(o.file, {}, &progress);
    if (!read)
        problem = read.error().message;
    return read ? std::move(*read) : nullptr;
}

TimeRange visibleRange(const ExportOptions &o, const Trace &trace, const Report &report, const FoundPlace &found)
{
    if (!o.range.empty())
        return *found.range;
    if (o.step)
        for (const Step &step : trace.steps())
            if (step.number == *o.step)
                return stepView(trace, report, step);
    return found.slice ? fittedView(trace, withFirstKernel(trace, found.slice)) : wholeView(trace);
}

/// A file of notes. Where only some of them can be read, those are drawn and the person is told.
Result<NoteSheet> readNotes(const std::string &path)
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
    if (read.state != ReadNoteSheet::Newer && !read.strange.isEmpty())
        say(done, file.fileName() +
                      QStringLiteral(": its notes say something that is not known here: %1. They are drawn without it.")
                          .arg(strangeText(read.strange)));
    if (read.state == ReadNoteSheet::Newer)
        say(done,
            file.fileName() + QStringLiteral(" was written by a newer Lanescope. What is understood of it is drawn."));
    return std::move(read.sheet);
}

/// Empty where a picture can have that size.
std::string sizeProblem(const ExportOptions &o)
{
    const bool hasVerdicts = std::ranges::find(o.annotations, "verdicts") != o.annotations.end();
    const int least = Picture::leastHeight(o.size.width(), hasVerdicts), most = Picture::mostSide;
    const bool isHighEnough = o.size.height() >= least || o.allLanes; // whose height is what the lanes need
    if (o.size.width() >= Picture::leastWidth && isHighEnough && o.size.width() <= most && o.size.height() <= most)
        return {};
    return fmt::format("--size: {}x{} is no size of a picture: {}it is {} to {} wide and {} to {} high.",
                       o.size.width(), o.size.height(), hasVerdicts ? "with verdicts " : "", Picture::leastWidth, most,
                       least, most);
}

int exportPicture(const ExportOptions &o)
{
    if (const std::string problem = sizeProblem(o); !problem.empty())
        return say(badCommandLine, QString::fromStdString(problem));
    if (const auto problem = outputProblem(o.file, o.output))
        return say(badCommandLine, QString::fromStdString(*problem));
    std::vector<Note> notes;
    std::vector<std::pair<std::string, NoteSheet::Stamp>> stamps;
    for (const std::string &annotations : o.annotations) {
        if (annotations == "none" || annotations == "verdicts")
            continue;
        auto noted = readNotes(annotations);
        if (!noted)
            return say(cannotOpen, QString::fromStdString(noted.error().message));
        notes.insert(notes.end(), noted->notes.begin(), noted->notes.end());
        stamps.emplace_back(annotations, noted->trace);
    }
    const QString output = QString::fromLocal8Bit(o.output.c_str());
    if (!Picture::isPictureName(output))
        return say(badCommandLine, QStringLiteral("A picture can be a .png, .svg or .pdf file; “%1” is none of these.")
                                       .arg(QFileInfo(output).fileName()));
    std::string unreadable;
    const std::shared_ptr<const Trace> trace = load(o, unreadable);
    if (!trace)
        return say(cannotOpen, QString::fromStdString(unreadable));
    for (const auto &[path, stamp] : stamps)
        if (stamp.isOtherThan(noteStamp(*trace)))
            say(done, QStringLiteral(
                          "The notes in %1 were written on another recording (%2). They may point to the wrong places.")
                          .arg(QString::fromLocal8Bit(path.c_str()), stamp.file));
    Place place = o.shared;
    place.step = o.step;
    place.range = QString::fromStdString(o.range);
    place.select = QString::fromStdString(o.select);
    const FoundPlace found = findPlace(*trace, place);
    if (!found.problem.isEmpty())
        return say(badCommandLine, found.problem);

    if (!o.range.empty())
        if (const auto problem = rangeProblem(*trace, *found.range))
            return say(badCommandLine, QString::fromStdString(*problem));
    if (found.selectedRange)
        if (const auto problem = rangeProblem(*trace, *found.selectedRange))
            return say(badCommandLine, QString::fromStdString(*problem));

    const auto report = makeTraceReport(trace);
    const std::atomic<bool> cancel = false;
    PictureRequest request;
    request.size = o.size;
    request.selected = found.slice;
    request.selectedRange = found.selectedRange;
    if (found.look) {
        request.laneState = found.look->lanes;
        request.timeShown = timeShownOf(found.look->times);
        request.showsLaunches = found.look->launches;
        request.finding = found.look->finding.toStdString();
    }
    request.theme = o.theme == "dark" ? &Theme::dark() : &Theme::light();
    request.font = QApplication::font();
    request.font.setPixelSize(13);
    request.title = !o.title.empty() ? QString::fromLocal8Bit(o.title.c_str())
                    : o.file == "-"  ? QStringLiteral("standard input")
                                     : QFileInfo(QString::fromLocal8Bit(o.file.c_str())).fileName();
    request.lanes = o.allLanes ? PictureLanes::Whole : PictureLanes::Folded;
    request.hasTitle = !o.noTitle;
    request.hasRuler = !o.noRuler;
    request.hasLabels = !o.noLabels;
    request.hasChain = !o.noChain;
    request.hasGaps = !o.noGaps;
    request.hasLegend = !o.noLegend;
    request.hasVerdicts = std::ranges::find(o.annotations, "verdicts") != o.annotations.end();
    request.notes = std::move(notes);
    request.visible = visibleRange(o, *trace, report->report, found);
    Picture picture(report, std::make_shared<TraceFacts>(gatherFacts(*trace, cancel)), request);
    std::atomic<double> share{0};
    const ProgressLine line([&] { return "Painting " + percentText(share, 1.0); });
    const QString problem = picture.save(output, o.scale, [&](double painted) {
        share = painted;
        return true;
    });
    if (!problem.isEmpty())
        return say(cannotOpen, problem);
    if (const int out = picture.leftOut(); out > 0)
        say(done, QStringLiteral("%1 not in the picture. A higher --size has room for more, --all-lanes for all.")
                      .arg(out == 1 ? QStringLiteral("1 lane is") : QStringLiteral("%1 lanes are").arg(out)));
    return done;
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
    // Without a session there is no such folder; no picture needs one.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &text) {
        if (!text.startsWith(QLatin1String("QStandardPaths: ")))
            std::fprintf(stderr, "lanescope: %s\n", qUtf8Printable(text));
    });
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
