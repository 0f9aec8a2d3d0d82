#pragma once

#include <QObject>
#include <QString>

#include "core/model/trace.h"

#include <memory>

class QWidget;

namespace lanescope {

/// Saves a part of a trace as a trace of its own, off the GUI thread, with progress where it takes long.
class RangeSaver : public QObject {
    Q_OBJECT

public:
    /// `window`: what its dialogs stand above.
    explicit RangeSaver(QWidget *window);

    /// Asks for the file's name and saves. `title` is that of the trace, `folder` where to begin.
    void ask(std::shared_ptr<const Trace> trace, TimeRange range, const QString &title, const QString &folder);
    void save(std::shared_ptr<const Trace> trace, TimeRange range, const QString &path);
    bool isRunning() const { return m_isRunning; }

signals:
    /// One sentence: what was written, and where it lies.
    void saved(const QString &text, const QString &path);
    /// One sentence: why nothing was.
    void failed(const QString &text);

private:
    QWidget *m_window;
    bool m_isRunning = false;
};

} // namespace lanescope
