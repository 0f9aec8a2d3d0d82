#pragma once

#include <QWidget>

#include "ui/document/note.h"

#include <memory>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace lanescope {

class Notes;

/// All notes of the trace, those that are out of sight too. A row leads to its note.
class NotesPanel : public QWidget {
    Q_OBJECT

public:
    explicit NotesPanel(Notes &notes, QWidget *parent = nullptr);

    void setTrace(std::shared_ptr<const Trace> trace);
    /// The file that holds them; empty: none yet.
    void setPath(const QString &path);
    /// "Notes", with their number where there are some.
    QString tabText() const;
    /// Marks its row without going there.
    void select(const QString &id);

signals:
    void tabTextChanged();
    void noteActivated(const QString &id);
    void editAsked(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    void dress();
    void showSummary();
    void removeSelected();
    QString currentId() const;
    QString placeOf(const Note &note) const;

    Notes &m_notes;
    std::shared_ptr<const Trace> m_trace;
    QString m_path;
    QLabel *m_summary;
    QPushButton *m_edit;
    QPushButton *m_delete;
    QStackedWidget *m_stack;
    QTreeWidget *m_list;
    QLabel *m_nothing;
};

} // namespace lanescope
