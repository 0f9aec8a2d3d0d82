#include "ui/panels/verdictcard.h"

#include "core/verdict/verdict.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/panels/severitymark.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

/// What the theme gives the secondary colour. A palette of the label's own would keep the colour of the theme it was made in: a new
/// style sheet of the application brings the old palettes back.
constexpr QPalette::ColorRole secondaryRole = QPalette::PlaceholderText;

/// Plain text that is never cut: it wraps, and the mouse can copy it.
QLabel *textLabel(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    label->setSizePolicy(policy);
    return label;
}

/// The mark of a severity, as large as the letters beside it.
class Mark : public QWidget {
public:
    Mark(VerdictSeverity severity, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_severity(severity)
    {
        const int side = static_cast<int>(std::round(fontMetrics().height() * 0.9));
        setFixedSize(side, side);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintSeverity(painter, QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), m_severity, Theme::current());
    }

private:
    VerdictSeverity m_severity;
};

bool isNothing(const Number &number)
{
    const auto *whole = std::get_if<std::int64_t>(&number.value);
    const auto *real = std::get_if<double>(&number.value);
    return (number.unit == Number::Time || number.unit == Number::Share) &&
           ((whole && *whole == 0) || (real && *real == 0));
}

/// Lower than the buttons of the bar: a card has two of them.
QString smallButton()
{
    return QStringLiteral("padding: 3px 9px;");
}

QFont scaled(QFont font, double factor, QFont::Weight weight)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
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
    if (kind == Kind::Finding)
        m_lines->setContentsMargins(14, 10, 12, 8);
    else
        m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(4);

    // The mark and its word, and what is to be gained.
    auto *first = new QHBoxLayout;
    first->setSpacing(5);
    first->addWidget(new Mark(verdict.severity));
    auto *word = new QLabel(severityText(verdict.severity));
    word->setFont(scaled(word->font(), 0.92, QFont::Medium));
    word->setForegroundRole(secondaryRole);
    first->addWidget(word);
    first->addStretch(1);
    if (const QString gain = gainText(verdict); !gain.isEmpty()) {
        auto *label = new QLabel(gain);
        label->setFont(scaled(label->font(), 0.92, QFont::Medium));
        label->setToolTip(tr("At most this much time of each step is lost to it"));
        first->addWidget(label);
    }

    auto *heading = textLabel(title);
    heading->setFont(kind == Kind::Bound ? scaled(heading->font(), 22.0 / 13.0, QFont::DemiBold)
                                         : scaled(heading->font(), 1.0, QFont::DemiBold));
    if (kind == Kind::Bound) {
        m_lines->addWidget(heading);
        m_lines->addLayout(first);
    } else {
        m_lines->addLayout(first);
        m_lines->addWidget(heading);
    }
    auto *summary = textLabel(text);
    if (kind == Kind::Finding)
        summary->setForegroundRole(secondaryRole);
    m_lines->addWidget(summary);
    m_textEnd = m_lines->count();

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->setContentsMargins(0, 4, 0, 2);
    if (!verdict.evidence.empty()) {
        m_show = new QPushButton(tr("Show"));
        m_show->setStyleSheet(smallButton());
        m_show->setAccessibleName(tr("Show: %1").arg(title));
        m_show->setToolTip(tr("Go to the place in the timeline that proves it"));
        connect(m_show, &QPushButton::clicked, this, &VerdictCard::showProof);
        buttons->addWidget(m_show);
    }
    if (!verdict.advice.empty() || !verdict.whyItMightBeWrong.empty()) {
        m_what = new QPushButton(tr("What to do"));
        m_what->setStyleSheet(smallButton());
        m_what->setCheckable(true);
        m_what->setAccessibleName(tr("What to do: %1").arg(title));
        connect(m_what, &QPushButton::toggled, this, &VerdictCard::setUnfolded);
        buttons->addWidget(m_what);
    }
    m_pin = new QPushButton;
    m_pin->setStyleSheet(QStringLiteral("padding: 3px 6px;"));
    m_pin->setAccessibleName(tr("Pin to the timeline: %1").arg(title));
    m_pin->setToolTip(tr("Pin it to the timeline as a note, at its proof"));
    connect(m_pin, &QPushButton::clicked, this, [this] {
        const auto at = static_cast<std::size_t>(std::max(m_at, 0));
        emit pinAsked(at < m_verdict.evidence.size() ? &m_verdict.evidence[at] : nullptr);
    });
    buttons->addWidget(m_pin);
    buttons->addStretch(1);
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
    stepper->addWidget(m_position);
    stepper->addWidget(m_previous);
    stepper->addWidget(m_next);
    if (verdict.evidence.size() > 1) {
        QSizePolicy policy = m_stepper->sizePolicy();
        policy.setRetainSizeWhenHidden(true); // the row is as high without it
        m_stepper->setSizePolicy(policy);
    }
    m_stepper->hide();
    buttons->addWidget(m_stepper);
    m_note = textLabel({});
    m_note->setFont(scaled(m_note->font(), 0.92, QFont::Normal));
    m_note->setForegroundRole(secondaryRole);
    m_note->hide();
    // Below the buttons: they must stay under the pointer that clicked them.
    m_lines->addLayout(buttons);
    m_lines->addWidget(m_note);
    dress();
}

void VerdictCard::insertBelowText(QWidget *widget)
{
    m_lines->insertWidget(m_textEnd++, widget);
}

QWidget *VerdictCard::makeAdvice()
{
    auto *advice = new QWidget;
    auto *lines = new QVBoxLayout(advice);
    lines->setContentsMargins(0, 2, 0, 4);
    lines->setSpacing(6);
    const auto paragraph = [&](const QString &heading, const std::string &text) {
        if (text.empty())
            return;
        auto *head = new QLabel(heading);
        head->setFont(scaled(head->font(), 0.92, QFont::DemiBold));
        lines->addWidget(head);
        lines->addWidget(textLabel(verdictText(text, m_verdict.numbers)));
    };
    paragraph(tr("What to do"), m_verdict.advice);
    paragraph(tr("Why it might be wrong"), m_verdict.whyItMightBeWrong);

    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(1);
    int row = 0;
    const auto section = [&](const QString &heading, const Numbers &numbers) {
        bool any = false;
        for (const Number &number : numbers) {
            // Words that only serve the sentences; and of a long list what does not occur here.
            if (number.unit == Number::Text || (numbers.size() > 10 && isNothing(number)))
                continue;
            if (!any) {
                auto *head = new QLabel(heading);
                head->setFont(scaled(head->font(), 0.92, QFont::DemiBold));
                head->setContentsMargins(0, row > 0 ? 6 : 0, 0, 2);
                grid->addWidget(head, row++, 0, 1, 2);
                any = true;
            }
            auto *name = new QLabel(numberName(number));
            auto *value = new QLabel(numberText(number));
            for (QLabel *label : {name, value}) {
                label->setTextFormat(Qt::PlainText);
                label->setFont(scaled(label->font(), 0.92, QFont::Normal));
                label->setTextInteractionFlags(Qt::TextSelectableByMouse);
                label->setFocusPolicy(Qt::NoFocus);
            }
            name->setForegroundRole(secondaryRole);
            grid->addWidget(name, row, 0);
            grid->addWidget(value, row++, 1, Qt::AlignRight);
        }
    };
    section(tr("Numbers"), m_verdict.numbers);
    section(tr("Held against"), m_verdict.thresholds);
    grid->setColumnStretch(0, 1);
    lines->addLayout(grid);
    return advice;
}

bool VerdictCard::isUnfolded() const
{
    return m_advice && m_advice->isVisibleTo(this);
}

void VerdictCard::setUnfolded(bool unfolded)
{
    if (unfolded && !m_advice) {
        m_advice = makeAdvice();
        m_lines->addWidget(m_advice);
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
        m_note->setText(tr("Shown: %1").arg(oneLine(verdictText(note, m_verdict.numbers).toStdString(), 300)));
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
    m_pin->setIcon(themedIcon(QStringLiteral("pin"), theme.text));
    for (QPushButton *button : {m_previous, m_next, m_pin})
        button->setIconSize({side, side});
}

void VerdictCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_next)
        dress();
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
    // The severity once more, at the edge.
    painter.setPen(Qt::NoPen);
    painter.setBrush(severityColour(m_verdict.severity, theme));
    painter.drawRoundedRect(QRectF(1, 9, 3, height() - 18), 1.5, 1.5);
}

} // namespace lanescope
