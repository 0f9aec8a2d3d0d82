#include "app/commandline.h"
#include "app/exportcommand.h"
#include "app/viewoptions.h"

#include "core/base/version.h"
#include "ui/look/appearance.h"
#include "ui/look/language.h"
#include "ui/look/systemappearance.h"
#include "ui/look/theme.h"
#include "ui/window/instance.h"
#include "ui/window/mainwindow.h"
#include "ui/window/settings.h"
#include "ui/window/windows.h"

#include <CLI/CLI.hpp>

#include <QApplication>
#include <QIcon>

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace {

struct Arguments {
    std::vector<std::string> files;
    lanescope::Place place;
    bool isSeparate = false;
    std::string compare; ///< a second trace
};

/// Reads the command line before there is an application, so that --help needs no display. Returns the exit status to end with,
/// or -1 to go on.
int readArguments(int argc, char **argv, Arguments &arguments)
{
    CLI::App app{"Lanescope shows torch.profiler traces.\n\nExample: lanescope model.pt.trace.json.gz --step 3\n\nA "
                 "picture instead of the window: lanescope export --help"};
    app.name("lanescope");
    std::int64_t step = 0;
    std::string range, select;
    app.add_option("FILE", arguments.files, "Traces to open (.pt.trace.json, .pt.trace.json.gz), or folders of them");
    auto *stepOption = app.add_option("--step", step, "Begin at this step, by its number");
    app.add_option("--range", range, "Begin at this range of time, for example 12.5ms..14ms")->excludes(stepOption);
    app.add_option("--select", select,
                   "Select the first slice of this name, of those in the step or range if one is given; NAME#2 is the "
                   "second, @ID the one of this id "
                   "(as reports give it)");
    lanescope::addViewOptions(app, arguments.place);
    app.add_flag("--separate", arguments.isSeparate, "A program of its own, even if Lanescope is running already");
    app.add_option("--compare", arguments.compare, "A second trace, to be compared with the first FILE")
        ->type_name("OTHER");
    app.set_version_flag("--version", "lanescope " + std::string(lanescope::version) + " (schema " +
                                          std::to_string(lanescope::schema) + ", " + std::string(lanescope::buildType) +
                                          ")");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &e) {
        const int status = app.exit(e);
        return status == 0 ? 0 : 2;
    }
    if (stepOption->count() > 0)
        arguments.place.step = step;
    arguments.place.range = QString::fromStdString(range);
    arguments.place.select = QString::fromStdString(select);
    return -1;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 1 && std::string_view(argv[1]) == "export")
        return lanescope::runExport(argc, argv);
    Arguments arguments;
    // Qt takes its own options (-platform, -style) out of the list; those are for a developer and come through the environment, too.
    if (const int status = readArguments(argc, argv, arguments); status >= 0)
        return status;

#if defined(Q_OS_LINUX)
    // Qt would abort, and speak of a broken installation.
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
        qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        std::fprintf(stderr, "lanescope: there is no display here. `lanescope-cli report FILE` prints the analysis, "
                             "`lanescope export FILE -o OUT.png` "
                             "paints a picture.\n");
        return lanescope::cannotOpen;
    }
#endif
    const QByteArray activation = qEnvironmentVariableIsSet("XDG_ACTIVATION_TOKEN") ? qgetenv("XDG_ACTIVATION_TOKEN")
                                                                                    : qgetenv("DESKTOP_STARTUP_ID");
    lanescope::useOwnStyle();
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Lanescope"));
    QApplication::setOrganizationName(QStringLiteral("Lanescope"));
    QApplication::setApplicationDisplayName(QStringLiteral("Lanescope"));
    QGuiApplication::setDesktopFileName(QStringLiteral("lanescope"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/lanescope.svg")));
    lanescope::useLanguage(lanescope::settings::language());
    lanescope::useOwnFont();
    lanescope::useMotion();
    lanescope::settings::useViewMemory();
    lanescope::Theme::wear(lanescope::settings::isDark() ? lanescope::Theme::dark() : lanescope::Theme::light());
    const lanescope::SystemAppearance appearance;
    QObject::connect(&appearance, &lanescope::SystemAppearance::changed, &app, [](bool isDark) {
        lanescope::settings::setDesktopDark(isDark);
        if (!lanescope::settings::isThemeChosen() && lanescope::Theme::current().isDark != isDark)
            lanescope::Theme::wear(isDark ? lanescope::Theme::dark() : lanescope::Theme::light());
    });

    QStringList files;
    for (const std::string &file : arguments.files)
        files += QString::fromLocal8Bit(file.c_str());
    const lanescope::OpenRequest request{lanescope::OpenRequest::absolute(files), arguments.place, activation};
    lanescope::Instance instance;
    lanescope::Windows windows;
    QObject::connect(&instance, &lanescope::Instance::requested, &windows,
                     [&windows](const lanescope::OpenRequest &later) { windows.take(later); });
    const bool isAlone = arguments.isSeparate || !arguments.compare.empty() || !request.canBeHandedOver() ||
                         lanescope::settings::laterStart() == lanescope::LaterStart::OwnProgram;
    if (!isAlone && instance.start(request) == lanescope::Instance::Role::HandedOver)
        return lanescope::done;

    lanescope::MainWindow *window = lanescope::newWindow();
    if (!files.isEmpty())
        window->openFiles(request.files, request.place);
    else if (lanescope::settings::reopens())
        lanescope::Windows::reopen(*window, lanescope::settings::lastFiles());
    if (!files.isEmpty() && !arguments.compare.empty())
        window->compareWith(QString::fromLocal8Bit(arguments.compare.c_str()), request.place);
    return QApplication::exec();
}
