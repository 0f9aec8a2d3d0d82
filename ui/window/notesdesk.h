#pragma once

#include <QObject>

#include "ui/document/notes.h"
#include "ui/document/notestore.h"

#include <memory>

class QMenu;
class QWidget;

namespace lanescope {

class NotesPanel;
class NoteTool;
class TimelineView;

/// Everything about notes in a window: the notes, their file, the tool on the timeline, the list below it.
class NotesDesk : public QObject {
    Q_OBJECT

public:
    /// `window` gets the keys for undo and redo; it takes the panel in by itself.
    NotesDesk(TimelineView &view, QWidget *window);
    ~NotesDesk() override;

    /// Saves and takes the notes away; due before the trace goes.
    void close();
    /// `isSample`: nothing is written beside it.
    void open(const QString &path, std::shared_ptr<const Trace> trace, bool isSample);

    Notes &notes() { return m_notes; }
    NoteStore &store() { return m_store; }
    NoteTool &tool() { return *m_tool; }
    NotesPanel &panel() { return *m_panel; }
    /// What a picture shows of them: all, or none while they are hidden.
    std::vector<Note> shownNotes() const;
    /// Entries of the Annotate menu.
    void fillMenu(QMenu &menu);

signals:
    void listAsked();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    TimelineView &m_view;
    Notes m_notes;
    NoteStore m_store{m_notes};
    NoteTool *m_tool;
    NotesPanel *m_panel;
};

} // namespace lanescope
