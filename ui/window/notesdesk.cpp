#include "ui/window/notesdesk.h"

#include "ui/panels/notespanel.h"
#include "ui/timeline/notetool.h"
#include "ui/timeline/timelineview.h"

#include <QEvent>
#include <QMenu>
#include <QShortcut>

namespace lanescope {

NotesDesk::NotesDesk(TimelineView &view, QWidget *window)
    : QObject(window)
    , m_view(view)
    , m_tool(new NoteTool(view, m_notes, this))
    , m_panel(new NotesPanel(m_notes))
{
    connect(m_panel, &NotesPanel::noteActivated, m_tool, &NoteTool::show);
    connect(m_panel, &NotesPanel::editAsked, this, [this](const QString &id) {
        m_tool->show(id);
        m_tool->edit(id);
    });
    connect(m_tool, &NoteTool::selectionChanged, this, [this] { m_panel->select(m_tool->selected()); });
    connect(&m_notes, &Notes::changed, this, [this] { m_panel->setPath(m_store.path()); });
    const auto key = [&](const QKeySequence &sequence, auto function) {
        connect(new QShortcut(sequence, window), &QShortcut::activated, this, function);
    };
    key(QKeySequence::Undo, [this] { m_notes.undoStack().undo(); });
    key(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), [this] { m_notes.undoStack().redo(); });
    key(QKeySequence(Qt::CTRL | Qt::Key_Y), [this] { m_notes.undoStack().redo(); });
    window->installEventFilter(this);
}

NotesDesk::~NotesDesk() = default;

void NotesDesk::close()
{
    m_tool->cancel();
    m_tool->select({});
    m_store.close();
    m_panel->setTrace({});
    m_panel->setPath({});
}

void NotesDesk::open(const QString &path, std::shared_ptr<const Trace> trace, bool isSample)
{
    m_store.open(path, *trace, isSample);
    m_panel->setTrace(std::move(trace));
    m_panel->setPath(m_store.path());
}

std::vector<Note> NotesDesk::shownNotes() const
{
    return m_view.timelineScene().noteItem().isShown() ? m_notes.all() : std::vector<Note>();
}

void NotesDesk::fillMenu(QMenu &menu)
{
    m_tool->fillMenu(menu);
    menu.addAction(tr("List of notes"), this, &NotesDesk::listAsked);
}

bool NotesDesk::eventFilter(QObject *watched, QEvent *event)
{
    // Who comes back from another window may have changed notes there.
    if (event->type() == QEvent::WindowActivate)
        m_store.checkDisk();
    return QObject::eventFilter(watched, event);
}

} // namespace lanescope
