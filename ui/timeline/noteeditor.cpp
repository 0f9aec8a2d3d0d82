#include "ui/timeline/noteeditor.h"

#include "ui/look/theme.h"
#include "ui/timeline/noteitem.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

/// A dot of a colour; with a ring where it is the one that is worn.
class ColourDot : public QToolButton {
public:
    explicit ColourDot(NoteStyle style)
        : m_style(style)
    {
        setCheckable(true);
        setFocusPolicy(Qt::NoFocus); // the keys stay with the words
        const int side = static_cast<int>(std::round(fontMetrics().height() * 1.25));
        setFixedSize(side, side);
        setCursor(Qt::PointingHandCursor);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor colour = noteColour(m_style, Theme::current());
        const double r = width() * 0.27;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(QRectF(rect()).center(), r, r);
        if (!isChecked() && !underMouse())
            return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isChecked() ? colour : Theme::current().faint, 1.5));
        painter.drawEllipse(QRectF(rect()).center(), r + 2.5, r + 2.5);
    }

private:
    NoteStyle m_style;
};

} // namespace

NoteEditor::NoteEditor(QWidget *parent)
    : QFrame(parent)
{
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(4, 4, 4, 3);
    down->setSpacing(2);
    m_edit = new QPlainTextEdit;
    m_edit->setFrameShape(QFrame::NoFrame);
    m_edit->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_edit->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_edit->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_edit->setTabChangesFocus(true);
    m_edit->setAccessibleName(tr("Words of the note"));
    m_edit->viewport()->setAutoFillBackground(false);
    m_edit->document()->setDocumentMargin(3);
    m_edit->installEventFilter(this);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &NoteEditor::fit);
    down->addWidget(m_edit);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(2, 0, 2, 0);
    row->setSpacing(0);
    int number = 0;
    for (const NoteStyle style : noteStyles) {
        auto *dot = new ColourDot(style);
        dot->setToolTip(tr("%1 (%2, when the note is selected)").arg(noteStyleName(style)).arg(++number));
        dot->setAccessibleName(noteStyleName(style));
        connect(dot, &QToolButton::clicked, this, [this, style] {
            setStyleOf(style);
            emit styleChosen(style);
        });
        m_colours.push_back(dot);
        row->addWidget(dot);
    }
    row->addStretch(1);
    auto *hint = new QLabel(tr("Enter keeps it"));
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setToolTip(tr("Shift+Enter begins a new line, Escape leaves the note as it was"));
    row->addWidget(hint);
    down->addLayout(row);
    hide();
}

void NoteEditor::setStyleOf(NoteStyle style)
{
    m_style = style;
    for (std::size_t i = 0; i < m_colours.size(); ++i)
        m_colours[i]->setChecked(noteStyles[i] == style);
    update();
}

void NoteEditor::open(const QString &text, NoteStyle style, const QString &hint)
{
    m_isOpen = true;
    setStyleOf(style);
    m_edit->setPlaceholderText(hint);
    m_edit->setPlainText(text);
    m_edit->selectAll();
    fit();
    show();
    raise();
    m_edit->setFocus();
}

QString NoteEditor::text() const
{
    return m_edit->toPlainText().trimmed();
}

void NoteEditor::finish()
{
    end(true);
}

void NoteEditor::end(bool isKept)
{
    if (!std::exchange(m_isOpen, false))
        return;
    // Before it hides: Qt would pass the focus on as Tab does, and in the timeline that goes along the chain.
    if (isAncestorOf(QApplication::focusWidget()))
        parentWidget()->setFocus();
    hide();
    emit finished(isKept);
}

void NoteEditor::fit()
{
    const int width = static_cast<int>(std::round(fontMetrics().averageCharWidth() * 38.0));
    m_edit->setFixedWidth(width);
    int lines = 0;
    for (QTextBlock block = m_edit->document()->begin(); block.isValid(); block = block.next())
        lines += std::max(block.lineCount(), 1);
    const int margins = static_cast<int>(2 * m_edit->document()->documentMargin()) + 4;
    m_edit->setFixedHeight(std::clamp(lines, 1, 14) * m_edit->fontMetrics().lineSpacing() + margins);
    adjustSize();
    emit resized();
}

bool NoteEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_edit)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        // While somebody writes, no key means anything else; undo is the editor's own.
        const auto *key = static_cast<QKeyEvent *>(event);
        if (!(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
            event->accept();
        return false;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isEnter && !(key->modifiers() & Qt::ShiftModifier)) {
            end(true);
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            end(false);
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            end(true);
    }
    return false;
}

void NoteEditor::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(noteColour(m_style, Theme::current()), 2));
    painter.setBrush(Theme::current().background);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

} // namespace lanescope
