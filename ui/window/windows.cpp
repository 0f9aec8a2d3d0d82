#include "ui/window/windows.h"

#include "ui/window/mainwindow.h"
#include "ui/window/samples.h"

#include <QApplication>
#include <QEvent>
#include <QFileInfo>
#include <QFileOpenEvent>
#include <QTimer>

#include <algorithm>

namespace lanescope {

namespace {

/// Two names of one file are one file.
QString realPath(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? path : real;
}

bool g_isQuitting = false;

void keepOpenFiles()
{
    QStringList files;
    for (const MainWindow *window : Windows::all())
        if (const TraceDocument &open = window->document(); open.trace() && !isSample(open.path()))
            files += QFileInfo(open.path()).absoluteFilePath();
    settings::setLastFiles(files);
}

} // namespace

MainWindow *newWindow()
{
    auto *window = new MainWindow;
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    return window;
}

Windows::Windows(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

QList<MainWindow *> Windows::all()
{
    QList<MainWindow *> windows;
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<MainWindow *>(widget); window && window->isVisible())
            windows += window;
    return windows;
}

void Windows::reopen(MainWindow &window, const QStringList &files)
{
    for (const QString &file : files)
        (window.isEmpty() ? &window : newWindow())->openFile(file);
}

void Windows::aboutToClose()
{
    if (!g_isQuitting && all().size() <= 1)
        keepOpenFiles();
}

void Windows::quit()
{
    keepOpenFiles();
    g_isQuitting = true;
    QCoreApplication::quit();
    // Where a window refused to close, the program goes on.
    QTimer::singleShot(0, [] { g_isQuitting = false; });
}

bool Windows::eventFilter(QObject *watched, QEvent *event)
{
    // How macOS hands over a double click.
    if (event->type() == QEvent::FileOpen) {
        take({{static_cast<QFileOpenEvent *>(event)->file()}, {}, {}});
        return true;
    }
    if (event->type() == QEvent::WindowActivate)
        if (auto *window = qobject_cast<MainWindow *>(watched))
            m_last = window;
    return false;
}

MainWindow *Windows::last() const
{
    const QList<MainWindow *> windows = all();
    if (m_last && windows.contains(m_last))
        return m_last;
    return windows.isEmpty() ? nullptr : windows.last();
}

MainWindow *Windows::showing(const QString &file)
{
    const QString real = realPath(file);
    for (MainWindow *window : all())
        if (window->document().trace() && !window->document().isLoading() &&
            realPath(window->document().path()) == real)
            return window;
    return nullptr;
}

MainWindow *Windows::take(const OpenRequest &request, LaterStart how)
{
    MainWindow *window = last();
    // A file that is open already is shown, not opened a second time.
    if (MainWindow *showsIt = request.files.size() == 1 ? showing(request.files.first()) : nullptr) {
        if (!request.place.isEmpty())
            showsIt->goTo(request.place);
        bringToFront(*showsIt, request.activation);
        m_last = showsIt;
        return showsIt;
    }
    if (how != LaterStart::SameWindow && window && !window->isEmpty()) {
        const QList<MainWindow *> windows = all();
        const auto empty = std::ranges::find_if(windows, &MainWindow::isEmpty);
        window = empty != windows.end() ? *empty : nullptr;
    }
    if (!window)
        window = newWindow();
    m_last = window;
    if (!request.files.isEmpty())
        window->openFiles(request.files, request.place);
    bringToFront(*window, request.activation);
    return window;
}

void Windows::bringToFront(MainWindow &window, const QByteArray &activation)
{
    // Wayland lets a window to the front only with the token of the start that the person made; Qt looks for it there.
    if (!activation.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activation);
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace lanescope
