#pragma once

#include "ui/panels/elidedbutton.h"
#include "ui/panels/elidedlabel.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QStyleOption>
#include <QTabBar>
#include <QTableView>
#include <QTextLayout>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lanescope::test {

/// Finds the texts of a window that get less room than they need, and those that lie where nobody sees them.
///
/// What cuts its text on purpose is excused where its tooltip has the whole of it: it is asked for that tooltip.
class CutTexts {
public:
    /// Looks at everything that can be seen in `top` now.
    void look(QWidget &top, const QString &where)
    {
        m_where = where;
        QList<QWidget *> all = top.findChildren<QWidget *>();
        all.prepend(&top);
        for (QWidget *w : all)
            if (w->isVisible())
                look(*w);
    }
    /// A line each, without those that say the same.
    const QStringList &found() const { return m_found; }
    /// How many texts were held against their room.
    int count() const { return m_count; }

private:
    void look(QWidget &w)
    {
        if (auto *label = qobject_cast<QLabel *>(&w))
            lookAt(*label);
        else if (auto *elided = qobject_cast<ElidedLabel *>(&w))
            lookAtElided(w, elided->text());
        else if (auto *link = qobject_cast<ElidedButton *>(&w))
            lookAtElided(w, link->text());
        else if (auto *button = qobject_cast<QAbstractButton *>(&w))
            lookAt(*button);
        else if (auto *combo = qobject_cast<QComboBox *>(&w))
            lookAt(*combo);
        else if (auto *spin = qobject_cast<QSpinBox *>(&w))
            lookAt(*spin);
        else if (auto *line = qobject_cast<QLineEdit *>(&w))
            lookAt(*line);
        else if (auto *bar = qobject_cast<QProgressBar *>(&w))
            hold(w, bar->isTextVisible() ? bar->text() : QString(), bar->fontMetrics().height(), w.height());
        else if (auto *tabs = qobject_cast<QTabBar *>(&w))
            lookAt(*tabs);
        else if (auto *header = qobject_cast<QHeaderView *>(&w))
            lookAt(*header);
        else if (auto *view = qobject_cast<QAbstractItemView *>(&w))
            lookAt(*view);
        else if (auto *group = qobject_cast<QGroupBox *>(&w))
            hold(w, group->title(), group->fontMetrics().horizontalAdvance(group->title()), w.width());
    }

    void lookAt(QLabel &label)
    {
        const QString text = label.text();
        if (text.trimmed().isEmpty())
            return;
        ++m_count;
        const QSize room = label.size();
        if (!label.wordWrap()) {
            const QSize hint = label.sizeHint();
            if (hint.width() > room.width() || hint.height() > room.height())
                say(label, text, hint, room);
        } else {
            // Line by line, as it is broken at this width: a word that is longer than the line is cut.
            const QMargins margins = label.contentsMargins();
            const int width = room.width() - margins.left() - margins.right() - 2 * label.margin();
            if (label.textFormat() == Qt::PlainText || !Qt::mightBeRichText(text)) {
                const double widest = widestLine(text, label.font(), width);
                if (std::ceil(widest) > width)
                    say(label, text, {static_cast<int>(std::ceil(widest)), 0}, {width, room.height()});
            }
            if (const int height = label.heightForWidth(room.width()); height > room.height())
                say(label, text, {room.width(), height}, room);
        }
        lookAround(label, text);
    }
    static double widestLine(const QString &text, const QFont &font, int width)
    {
        double widest = 0;
        for (const QString &paragraph : text.split(u'\n')) {
            QTextLayout layout(paragraph, font);
            QTextOption option;
            option.setWrapMode(QTextOption::WordWrap);
            layout.setTextOption(option);
            layout.beginLayout();
            for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
                line.setLineWidth(width);
                widest = std::max(widest, line.naturalTextWidth());
            }
            layout.endLayout();
        }
        return widest;
    }

    void lookAtElided(QWidget &w, const QString &text)
    {
        if (text.isEmpty())
            return;
        ++m_count;
        if (w.sizeHint().width() > w.width() && !tipOf(w, w.rect().center()).contains(text.left(500)))
            say(w, text, w.sizeHint(), w.size());
        if (w.height() < w.fontMetrics().height())
            say(w, text, w.sizeHint(), w.size());
        lookAround(w, text);
    }
    /// What a person would read after resting the pointer there.
    static QString tipOf(QWidget &w, QPoint at)
    {
        QHelpEvent help(QEvent::ToolTip, at, w.mapToGlobal(at));
        QCoreApplication::sendEvent(&w, &help);
        QString tip = QToolTip::text();
        tip.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
        for (const auto &[entity, sign] :
             {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&quot;", "\""), std::pair("&amp;", "&")})
            tip.replace(QLatin1String(entity), QLatin1String(sign));
        return tip;
    }

    void lookAt(QAbstractButton &button)
    {
        const auto *tool = qobject_cast<QToolButton *>(&button);
        const bool isKnown = tool || qobject_cast<QPushButton *>(&button) || qobject_cast<QCheckBox *>(&button) ||
                             qobject_cast<QRadioButton *>(&button);
        if (!isKnown || button.text().isEmpty() ||
            (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()))
            return;
        ++m_count;
        const QSize hint = button.sizeHint();
        if (hint.width() > button.width() || hint.height() > button.height())
            say(button, button.text(), hint, button.size());
        lookAround(button, button.text());
    }

    void lookAt(QComboBox &combo)
    {
        QStyleOptionComboBox option;
        option.initFrom(&combo);
        option.editable = combo.isEditable();
        option.subControls = QStyle::SC_All;
        const int room =
            combo.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &combo).width();
        // Whichever is chosen.
        if (!combo.isEditable())
            for (int i = 0; i < std::min(combo.count(), 50); ++i)
                hold(combo, combo.itemText(i), combo.fontMetrics().horizontalAdvance(combo.itemText(i)), room);
        lookAround(combo, combo.currentText());
    }

    void lookAt(QSpinBox &spin)
    {
        QStyleOptionSpinBox option;
        option.initFrom(&spin);
        option.subControls = QStyle::SC_All;
        const int room =
            spin.style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxEditField, &spin).width();
        hold(spin, spin.text(), spin.fontMetrics().horizontalAdvance(spin.text()), room);
        lookAround(spin, spin.text());
    }

    void lookAt(QLineEdit &line)
    {
        if (qobject_cast<QAbstractSpinBox *>(line.parentWidget()) || qobject_cast<QComboBox *>(line.parentWidget()))
            return;
        QStyleOptionFrame option;
        option.initFrom(&line);
        const QMargins margins = line.textMargins();
        int room = line.style()->subElementRect(QStyle::SE_LineEditContents, &option, &line).width() - margins.left() -
                   margins.right() - 4;
        for (const QToolButton *icon : line.findChildren<QToolButton *>())
            if (icon->isVisible())
                room -= icon->width() + 2;
        if (line.text().isEmpty())
            hold(line, line.placeholderText(), line.fontMetrics().horizontalAdvance(line.placeholderText()), room);
        lookAround(line, line.placeholderText());
    }

    void lookAt(QTabBar &tabs)
    {
        const auto isWhole = [&](int i) {
            return tabs.tabRect(i).left() >= 0 && tabs.tabRect(i).right() <= tabs.width();
        };
        for (int i = 0; i < tabs.count(); ++i) {
            const QString text = QString(tabs.tabText(i)).replace(QLatin1String("&&"), QLatin1String("&"));
            hold(tabs, text, tabs.fontMetrics().horizontalAdvance(text), tabs.tabRect(i).width() - 8);
        }
        if (tabs.currentIndex() >= 0 && !isWhole(tabs.currentIndex()))
            say(tabs, tabs.tabText(tabs.currentIndex()), tabs.tabRect(tabs.currentIndex()).size(), tabs.size());
    }

    void lookAt(QHeaderView &header)
    {
        if (header.orientation() != Qt::Horizontal || !header.model())
            return;
        for (int i = 0; i < header.count(); ++i) {
            if (header.isSectionHidden(i))
                continue;
            const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
            if (text.isEmpty())
                continue;
            ++m_count;
            // The margins are the style sheet's; there is no arrow beside the words.
            const int margins = qobject_cast<QTableView *>(header.parentWidget()) ? 20 : 12;
            const int need = header.fontMetrics().horizontalAdvance(text) + margins;
            const QString tip = header.model()->headerData(i, Qt::Horizontal, Qt::ToolTipRole).toString();
            if (need > header.sectionSize(i) && !tip.contains(text.toHtmlEscaped()))
                say(header, text, {need, 0}, {header.sectionSize(i), 0});
        }
    }

    /// The cells that are in sight.
    void lookAt(QAbstractItemView &view)
    {
        if (!view.model())
            return;
        QSet<QPersistentModelIndex> seen;
        const QRect area = view.viewport()->rect();
        for (int y = 2; y < area.height(); y += 8)
            for (int x = 2; x < area.width(); x += 24) {
                const QModelIndex at = view.indexAt({x, y});
                if (!at.isValid() || seen.contains(at))
                    continue;
                seen.insert(at);
                const QString text = at.data().toString();
                if (text.isEmpty())
                    continue;
                ++m_count;
                const QRect cell = view.visualRect(at);
                if (cell.height() >= 2 * view.fontMetrics().height()) { // a text of several lines
                    const int height = view.fontMetrics()
                                           .boundingRect(QRect(0, 0, cell.width(), 10'000), Qt::TextWordWrap, text)
                                           .height();
                    if (height > cell.height())
                        say(view, text, {cell.width(), height}, cell.size());
                    continue;
                }
                const int need = view.sizeHintForIndex(at).width();
                // The text of a cell may itself be the beginning of a very long one.
                if (need > cell.width() && !tipOf(*view.viewport(), (cell & area).center()).contains(text.left(150)))
                    say(view, text, {need, 0}, cell.size());
            }
    }

    void hold(QWidget &w, const QString &text, int need, int room)
    {
        if (text.isEmpty())
            return;
        ++m_count;
        if (need > room)
            say(w, text, {need, 0}, {room, 0});
    }

    /// Whether all of it lies within what it lies in, up to the window, or can be scrolled into sight.
    void lookAround(QWidget &w, const QString &text)
    {
        for (const QWidget *p = &w; p && !p->isWindow(); p = p->parentWidget()) {
            const QWidget *around = p->parentWidget();
            if (!around)
                return;
            const auto *scroll = qobject_cast<const QAbstractScrollArea *>(around->parentWidget());
            const bool isViewport = scroll && scroll->viewport() == around;
            const QRect rect(w.mapTo(around, QPoint()), w.size());
            const bool scrollsAcross = isViewport && scroll->horizontalScrollBar()->isVisible();
            const bool isAcross = rect.left() < 0 || rect.right() >= around->width();
            if (isAcross && !scrollsAcross)
                return say(w, text + QStringLiteral(" (beside ") + around->metaObject()->className() + u')', w.size(),
                           around->size());
            if ((rect.top() < 0 || rect.bottom() >= around->height()) && !isViewport)
                return say(w, text + QStringLiteral(" (above or below ") + around->metaObject()->className() + u')',
                           w.size(), around->size());
            if (isViewport)
                return; // what a scroll area shows of itself is up to the person
        }
    }

    void say(const QWidget &w, const QString &text, QSize need, QSize room)
    {
        const QString line = QStringLiteral("%1: %2 “%3” needs %4 × %5, has %6 × %7")
                                 .arg(m_where, w.metaObject()->className(), text.left(90))
                                 .arg(need.width())
                                 .arg(need.height())
                                 .arg(room.width())
                                 .arg(room.height());
        const QString key = QString::fromLatin1(w.metaObject()->className()) + text;
        if (!m_said.contains(key)) {
            m_said.insert(key);
            m_found += line;
        }
    }

    QString m_where;
    QStringList m_found;
    QSet<QString> m_said;
    int m_count = 0;
};

} // namespace lanescope::test
