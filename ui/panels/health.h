#pragma once

#include <QWidget>

#include "core/base/ids.h"

#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace lanescope {

class Trace;
struct Issue;

/// The kind of an issue in the person's language, for the head of a row: "Ends early".
QString issueKindText(const Issue &issue);
/// How many kinds of warnings and of notes there are: "2 warnings, 1 remark"; empty where there is nothing.
QString issueCountText(const Trace &trace);
/// Whether it says that something may be missing or wrong, and not only that the file is unusual.
bool isWarning(const Issue &issue);

/// Trace health: every repair and oddity of the file that is open, with its kind, how often it was met, and where first.
///
/// A row whose first place is a slice leads there. Everything can be copied as text.
class HealthPanel : public QWidget {
    Q_OBJECT

public:
    explicit HealthPanel(QWidget *parent = nullptr);

    void setTrace(std::shared_ptr<const Trace> trace);
    /// What the tab should read: "Trace health", with the number of warnings where there are some.
    QString tabText() const;
    /// What Copy puts into the clipboard: the file, and a line for each row.
    QString text() const;

signals:
    /// A row whose first place is this slice was clicked.
    void sliceActivated(lanescope::SliceId slice);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    void dress();
    void activate(QTreeWidgetItem *row);

    std::shared_ptr<const Trace> m_trace;
    std::vector<const Issue *> m_issues; ///< of m_trace, warnings first
    QLabel *m_summary;
    QPushButton *m_copy;
    QStackedWidget *m_stack;
    QTreeWidget *m_list;
    QLabel *m_nothing;
};

} // namespace lanescope
