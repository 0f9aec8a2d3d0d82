#include "ui/panels/textlabel.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>

namespace lanescope {

namespace {
constexpr QChar breakPlace(0x200b);
constexpr qsizetype longWord = 18, mostWithoutBreak = 14;
} // namespace

TextLabel::TextLabel(const QString &text, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setFocusPolicy(Qt::NoFocus);
    // Its words must not widen what it lies in.
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setPlainText(text);
}

void TextLabel::setPlainText(const QString &text)
{
    m_text = text;
    setText(breakable(text));
    setAccessibleName(text);
}

QString TextLabel::breakable(const QString &text)
{
    QString out;
    for (qsizetype i = 0; i < text.size();) {
        qsizetype end = i;
        while (end < text.size() && !text[end].isSpace())
            ++end;
        const bool isLong = end - i > longWord;
        qsizetype since = 0;
        for (qsizetype j = i; j < end; ++j) {
            out += text[j];
            ++since;
            const bool isLast = j + 1 == end || text[j].isHighSurrogate();
            const bool isSeam =
                !text[j].isLetterOrNumber() && j + 1 < end && text[j + 1].isLetterOrNumber() && since > 2;
            if (isLong && !isLast && (isSeam || since >= mostWithoutBreak)) {
                out += breakPlace;
                since = 0;
            }
        }
        for (; end < text.size() && text[end].isSpace(); ++end)
            out += text[end];
        i = end;
    }
    return out;
}

void TextLabel::copySelected()
{
    QGuiApplication::clipboard()->setText(selectedText().remove(breakPlace));
}

void TextLabel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) && hasSelectedText())
        copySelected();
    else
        QLabel::keyPressEvent(event);
}

void TextLabel::mouseReleaseEvent(QMouseEvent *event)
{
    QLabel::mouseReleaseEvent(event);
    if (QClipboard *clipboard = QGuiApplication::clipboard(); hasSelectedText() && clipboard->supportsSelection())
        clipboard->setText(selectedText().remove(breakPlace), QClipboard::Selection);
}

void TextLabel::contextMenuEvent(QContextMenuEvent *event)
{
    if (!hasSelectedText())
        return event->ignore(); // what it lies in may have a menu
    QMenu menu(this);
    menu.addAction(tr("Copy"), this, &TextLabel::copySelected);
    menu.exec(event->globalPos());
}

} // namespace lanescope
