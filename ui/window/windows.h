#pragma once

#include <QObject>
#include <QPointer>

#include "ui/document/openrequest.h"
#include "ui/window/settings.h"

namespace lanescope {

class MainWindow;

/// All windows of the program: which of them takes what a start asks for, and which comes to the front.
class Windows : public QObject {
    Q_OBJECT

public:
    explicit Windows(QObject *parent = nullptr);

    /// Shows the request, in a window of its own or in the last one, as the person wants it. Returns the window that took it.
    MainWindow *take(const OpenRequest &request, LaterStart how = settings::laterStart());
    /// Those that can be seen.
    static QList<MainWindow *> all();
    /// Opens each file in a window of its own, the first in `window`.
    static void reopen(MainWindow &window, const QStringList &files);
    /// A window is going to close: with the last one goes what the next start may begin with.
    static void aboutToClose();
    /// Ends the program, all windows at once.
    static void quit();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    MainWindow *last() const;
    static MainWindow *showing(const QString &file);
    static void bringToFront(MainWindow &window, const QByteArray &activation);

    QPointer<MainWindow> m_last; ///< the window that was used last
};

/// A window more, shown. It deletes itself when it is closed.
MainWindow *newWindow();

} // namespace lanescope
