#include "ui/panels/verdictcard.h"

#include "core/verdict/verdict.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/panels/numbergrid.h"
#include "ui/panels/severityline.h"
#include "ui/panels/severitymark.h"
#include "ui/panels/textlabel.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace lanescope {

namespace {

/// What the theme gives the secondary colour. A palette of the label's own would keep the colour of the theme it was made in: a new
/// style sheet of the application brings the old palettes back.
constexpr QPalette::ColorRole secondaryRole = QPalette::PlaceholderText;

/// Lower than the buttons of the bar: a card has several of them.
QString smallButton()
{
    return QStringLiteral("padding: 3px 8px;");
}

QFont scaled(QFont font, double factor, QFont::Weight weight)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

QVBoxLayout *columnIn(QWidget *widget, int spacing)
{
    auto *lines = new QVBoxLayout(widget);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(spacing);
    return lines;
}

} // namespace

VerdictCard::VerdictCard(const Verdict &verdict, Kind kind, const QString &title, const QString &text, QWidget *parent)
    : QFrame(parent)
    , m_verdict(verdict)
    , m_kind(kind)
{
    setAccessibleName(severityText(verdict.severity) + QStringLiteral(": ") + title);
    setAccessibleDescription(text);
    m_lines = new QVBoxLayout(this);
    switch (kind) {
    case Kind::Finding: m_lines->setContentsMargins(14, 10, 12, 8); break;
    case Kind::Line: m_lines->setContentsMargins(12, 6, 8, 6); break;
    case Kind::Bound: m_lines->setContentsMargins(0, 0, 0, 0); break;
    }
    m_lines->setSpacing(4);
    m_lines->addWidget(makeHead(title));

    m_body = new QWidget;
    m_bodyLines = columnIn(m_body, 4);
    m_lines->addWidget(m_body);
    auto *summary = new TextLabel(text);
    if (kind != Kind::Bound)
        summary->setForegroundRole(secondaryRole);
    m_bodyLines->addWidget(summary);
    m_textEnd = m_bodyLines->count();
    m_bodyLines->addWidget(makeButtons(title));
    // Below the buttons: they must stay under the pointer that clicked them.
    m_bodyLines->addWidget(makeStepper());
    m_note = new TextLabel;
    m_note->setFont(scaled(m_note->font(), 0.92, QFont::Normal));
    m_note->setForegroundRole(secondaryRole);
    m_note->hide();
    m_bodyLines->addWidget(m_note);
    m_body->setVisible(kind != Kind::Line);
    dress();
}

QWidget *VerdictCard::makeHead(const QString &title)
{
    auto *head = new QWidget;
    const QString gain = gainText(m_verdict), gainHelp = tr("At most this much time of each step is lost to it");
    auto *heading = new TextLabel(title);
    if (m_kind == Kind::Line) {
        auto *row = new QHBoxLayout(head);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(7);
        row->addWidget(new SeverityMark(m_verdict.severity));
        heading->setFont(scaled(heading->font(), 1.0, QFont::Medium));
        heading->setTextInteractionFlags(Qt::NoTextInteraction); // a click opens the card
        row->addWidget(heading, 1);
        m_opener = new QToolButton;
        m_opener->setAutoRaise(true);
        m_opener->setFocusPolicy(Qt::TabFocus);
        m_opener->setAccessibleName(tr("More about it: %1").arg(title));
        m_opener->setToolTip(tr("More about it"));
        connect(m_opener, &QToolButton::clicked, this, [this] { setOpen(!isOpen()); });
        row->addWidget(m_opener);
        head->setCursor(Qt::PointingHandCursor);
        return head;
    }
    auto *lines = columnIn(head, 4);
    auto *severity = new SeverityLine(m_verdict.severity, gain, gainHelp);
    if (m_kind == Kind::Bound) {
        heading->setFont(scaled(heading->font(), 22.0 / 13.0, QFont::DemiBold));
        lines->addWidget(heading);
        lines->addWidget(severity);
    } else {
        heading->setFont(scaled(heading->font(), 1.0, QFont::DemiBold));
        lines->addWidget(severity);
        lines->addWidget(heading);
    }
    return head;
}

QWidget *VerdictCard::makeButtons(const QString &title)
{
    auto *row = new QWidget;
    auto *buttons = new QHBoxLayout(row);
    buttons->setSpacing(5);
    buttons->setContentsMargins(0, 4, 0, 2);
    const auto button = [&](const QString &text, const QString &accessible, const QString &help) {
        auto *made = new QPushButton(text);
        made->setStyleSheet(smallButton());
        made->setAccessibleName(accessible);
        made->setToolTip(help);
        buttons->addWidget(made);
        return made;
    };
    if (!m_verdict.evidence.empty()) {
        m_show = button(tr("Show"), tr("Show: %1").arg(title), tr("Go to the place in the timeline that proves it"));
        connect(m_show, &QPushButton::clicked, this, &VerdictCard::showProof);
    }
    if (!m_verdict.advice.empty() || !m_verdict.whyItMightBeWrong.empty()) {
        m_what = button(tr("What to do"), tr("What to do: %1").arg(title), tr("Advice, and why it might be wrong"));
        m_what->setCheckable(true);
        connect(m_what, &QPushButton::toggled, this, &VerdictCard::setUnfolded);
    }
    m_explain = button(tr("Why"), tr("Why: %1").arg(title),
                       tr("What it means, how it is computed, how to check it by hand, with a picture"));
    connect(m_explain, &QPushButton::clicked, this, &VerdictCard::explanationAsked);
    m_pin = new QPushButton;
    m_pin->setProperty("link", true);
    m_pin->setStyleSheet(QStringLiteral("padding: 3px;"));
    m_pin->setAccessibleName(tr("Pin to the timeline: %1").arg(title));
    m_pin->setToolTip(tr("Pin it to the timeline as a note, at its proof"));
    connect(m_pin, &QPushButton::clicked, this, [this] {
        const auto at = static_cast<std::size_t>(std::max(m_at, 0));
        emit pinAsked(at < m_verdict.evidence.size() ? &m_verdict.evidence[at] : nullptr);
    });
    buttons->addStretch(1);
    buttons->addWidget(m_pin);
    m_copy = new QPushButton;
    m_copy->setProperty("link", true);
    m_copy->setStyleSheet(QStringLiteral("padding: 3px;"));
    m_copy->setToolTip(tr("Copy this verdict as Markdown"));
    m_copy->setAccessibleName(tr("Copy as Markdown: %1").arg(title));
    connect(m_copy, &QPushButton::clicked, this, &VerdictCard::copyAsked);
    // Where there is no room for it, the card's menu and its page have it: it must not widen the card.
    m_copy->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    buttons->addWidget(m_copy, 1000);
    return row;
}

QWidget *VerdictCard::makeStepper()
{
    m_stepper = new QWidget;
    auto *stepper = new QHBoxLayout(m_stepper);
    stepper->setContentsMargins(0, 0, 0, 0);
    stepper->setSpacing(2);
    m_position = new QLabel;
    m_position->setForegroundRole(secondaryRole);
    const auto small = [&](const QString &help) {
        auto *button = new QPushButton;
        button->setProperty("link", true);
        button->setToolTip(help);
        button->setAccessibleName(help);
        return button;
    };
    m_previous = small(tr("Previous place"));
    m_next = small(tr("Next place"));
    connect(m_previous, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    stepper->addWidget(m_previous);
    stepper->addWidget(m_position);
    stepper->addWidget(m_next);
    stepper->addStretch(1);
    m_stepper->hide();
    return m_stepper;
}

void VerdictCard::insertBelowText(QWidget *widget)
{
    m_bodyLines->insertWidget(m_textEnd++, widget);
}

QWidget *VerdictCard::makeAdvice()
{
    auto *advice = new QWidget;
    auto *lines = new QVBoxLayout(advice);
    lines->setContentsMargins(0, 2, 0, 4);
    lines->setSpacing(6);
    const auto heading = [&](const QString &text) {
        auto *head = new QLabel(text);
        head->setFont(scaled(head->font(), 0.92, QFont::DemiBold));
        lines->addWidget(head);
    };
    const auto paragraph = [&](const QString &head, const std::string &text) {
        if (text.empty())
            return;
        heading(head);
        lines->addWidget(new TextLabel(verdictText(text, m_verdict.numbers)));
    };
    paragraph(tr("What to do"), m_verdict.advice);
    paragraph(tr("Why it might be wrong"), m_verdict.whyItMightBeWrong);
    for (const auto &[head, numbers] :
         {std::pair(tr("Numbers"), &m_verdict.numbers), std::pair(tr("Held against"), &m_verdict.thresholds)}) {
        auto *grid = NumberGrid::of(*numbers);
        if (!grid)
            continue;
        heading(head);
        lines->addWidget(grid);
    }
    return advice;
}

bool VerdictCard::isOpen() const
{
    return !m_body->isHidden();
}

void VerdictCard::setOpen(bool open)
{
    if (m_kind != Kind::Line || open == isOpen())
        return;
    m_body->setVisible(open);
    m_opener->setToolTip(open ? tr("Less") : tr("More about it"));
    dress();
}

bool VerdictCard::isUnfolded() const
{
    return m_advice && m_advice->isVisibleTo(this);
}

void VerdictCard::setUnfolded(bool unfolded)
{
    if (unfolded) {
        setOpen(true);
        if (!m_advice) {
            m_advice = makeAdvice();
            m_bodyLines->addWidget(m_advice);
        }
    }
    if (m_advice)
        m_advice->setVisible(unfolded);
    if (m_what) {
        m_what->setChecked(unfolded);
        m_what->setText(unfolded ? tr("Less") : tr("What to do"));
    }
}

void VerdictCard::showProof()
{
    step(1);
}

void VerdictCard::step(int direction)
{
    const auto count = static_cast<int>(m_verdict.evidence.size());
    if (count == 0)
        return;
    emit aboutToShow();
    setOpen(true);
    m_at = m_at < 0 ? 0 : (m_at + direction + count) % count;
    showPosition();
    emit evidenceAsked(m_verdict.evidence[static_cast<std::size_t>(m_at)]);
}

void VerdictCard::endShowing()
{
    m_at = -1;
    showPosition();
}

void VerdictCard::showPosition()
{
    const auto count = static_cast<int>(m_verdict.evidence.size());
    const bool shows = m_at >= 0;
    m_stepper->setVisible(shows && count > 1);
    m_note->setVisible(shows);
    if (shows) {
        m_position->setText(tr("%1 of %2").arg(m_at + 1).arg(count));
        const std::string &note = m_verdict.evidence[static_cast<std::size_t>(m_at)].note;
        m_note->setPlainText(tr("Shown: %1").arg(oneLine(verdictText(note, m_verdict.numbers).toStdString(), 300)));
        m_note->setVisible(!note.empty());
    }
    update();
}

void VerdictCard::dress()
{
    const Theme &theme = Theme::current();
    const int side = static_cast<int>(std::round(fontMetrics().height() * 0.8));
    m_previous->setIcon(themedIcon(QStringLiteral("previous"), theme.accent));
    m_next->setIcon(themedIcon(QStringLiteral("next"), theme.accent));
    m_copy->setIcon(themedIcon(QStringLiteral("copy"), theme.secondary));
    m_pin->setIcon(themedIcon(QStringLiteral("pin"), theme.secondary));
    for (QPushButton *button : {m_previous, m_next, m_copy, m_pin})
        button->setIconSize({side, side});
    if (m_opener) {
        m_opener->setIcon(themedIcon(isOpen() ? QStringLiteral("up") : QStringLiteral("down"), theme.secondary));
        m_opener->setIconSize({side, side});
    }
}

void VerdictCard::hidePin()
{
    m_pin->hide();
}

void VerdictCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_note)
        dress();
}

void VerdictCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    const QMargins margins = m_lines->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    const QLayout &row = *m_copy->parentWidget()->layout();
    const int others = row.minimumSize().width() + (m_copy->isHidden() ? row.spacing() : 0);
    const int wanted = m_copy->sizeHint().width();
    m_copy->setMaximumWidth(wanted);
    m_copy->setVisible(room >= others + wanted);
}

void VerdictCard::mousePressEvent(QMouseEvent *event)
{
    if (m_kind != Kind::Line || event->button() != Qt::LeftButton) // its release opens it
        QFrame::mousePressEvent(event);
}

void VerdictCard::mouseReleaseEvent(QMouseEvent *event)
{
    // The whole line opens and closes it.
    const bool isOnLine = rect().contains(event->pos()) && (!isOpen() || event->pos().y() < m_body->y());
    if (m_kind == Kind::Line && event->button() == Qt::LeftButton && isOnLine)
        setOpen(!isOpen());
    else
        QFrame::mouseReleaseEvent(event);
}

void VerdictCard::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy as Markdown"), this, &VerdictCard::copyAsked);
    if (!m_explain->isHidden())
        menu.addAction(tr("Why"), this, &VerdictCard::explanationAsked);
    menu.exec(event->globalPos());
}

void VerdictCard::paintEvent(QPaintEvent *)
{
    if (m_kind == Kind::Bound)
        return;
    const Theme &theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_at >= 0 ? theme.accent : theme.line, 1));
    painter.setBrush(theme.background);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    if (m_kind == Kind::Line)
        return;
    // The severity once more, at the edge.
    painter.setPen(Qt::NoPen);
    painter.setBrush(severityColour(m_verdict.severity, theme));
    painter.drawRoundedRect(QRectF(1, 9, 3, height() - 18), 1.5, 1.5);
}

} // namespace lanescope
