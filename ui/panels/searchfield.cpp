#include "ui/panels/searchfield.h"

#include "ui/look/icons.h"
#include "ui/look/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>

namespace lanescope {

SearchField::SearchField(QWidget *parent)
    : QLineEdit(parent)
{
    m_glass = addAction(QIcon(), QLineEdit::LeadingPosition);
    m_glass->setEnabled(false);
    setPlaceholderText(tr("Search (Ctrl+F)"));
    setAccessibleName(tr("Search"));
    setToolTip(tr("Finds slices by their name. Enter: the next one, Shift+Enter: the one before, Esc: done"));
    dress();
}

void SearchField::setNote(const QString &note)
{
    if (note == m_note)
        return;
    m_note = note;
    const int room = note.isEmpty() ? 0 : fontMetrics().horizontalAdvance(note) + 10;
    setTextMargins(0, 0, room, 0);
    setAccessibleDescription(note);
    update();
}

void SearchField::dress()
{
    m_glass->setIcon(themedIcon(QStringLiteral("search"), Theme::current().secondary));
}

void SearchField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (m_glass && event->type() == QEvent::PaletteChange)
        dress();
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: emit stepAsked(event->modifiers() & Qt::ShiftModifier ? -1 : 1); break;
    case Qt::Key_Escape: emit leaveAsked(); break;
    case Qt::Key_Down: emit listAsked(); break;
    default: QLineEdit::keyPressEvent(event);
    }
}

void SearchField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (m_note.isEmpty())
        return;
    QPainter painter(this);
    painter.setPen(Theme::current().secondary);
    painter.drawText(rect().adjusted(0, 0, -9, 0), Qt::AlignRight | Qt::AlignVCenter, m_note);
}

} // namespace lanescope
