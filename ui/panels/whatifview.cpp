#include "ui/panels/whatifview.h"

#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/textlabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <cmath>

namespace lanescope {

namespace {

constexpr double worthALine = 0.005; ///< of the step

struct WhatIfLine {
    QString name, time, less;
    double share; ///< of the step as it is
};

/// A line of words for each row, and below it how long the step is.
class WhatIfBars : public QWidget {
public:
    explicit WhatIfBars(std::vector<WhatIfLine> rows)
        : m_rows(std::move(rows))
    {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        QStringList texts;
        for (const WhatIfLine &r : m_rows)
            texts += r.name + u' ' + r.time + u' ' + r.less;
        setAccessibleName(WhatIfView::tr("What if"));
        setAccessibleDescription(texts.join(QStringLiteral(", ")));
    }
    QSize sizeHint() const override
    {
        return {200, static_cast<int>(std::ceil(pitch() * static_cast<double>(m_rows.size())))};
    }
    QSize minimumSizeHint() const override { return {100, sizeHint().height()}; }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::ToolTip)
            return QWidget::event(event);
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto at = static_cast<std::size_t>(std::max(0.0, help->pos().y() / pitch()));
        if (at < m_rows.size())
            QToolTip::showText(
                help->globalPos(),
                plainToolTip(QStringLiteral("%1: %2 %3").arg(m_rows[at].name, m_rows[at].time, m_rows[at].less)), this);
        return true;
    }
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::current();
        QPainter painter(this);
        const QFontMetricsF font(small());
        painter.setFont(small());
        double timeColumn = 0, lessColumn = 0;
        for (const WhatIfLine &r : m_rows) {
            timeColumn = std::max(timeColumn, font.horizontalAdvance(r.time));
            lessColumn = std::max(lessColumn, font.horizontalAdvance(r.less));
        }
        double y = 0;
        for (const WhatIfLine &r : m_rows) {
            const double baseline = std::round(y + font.ascent());
            const double left = width() - timeColumn - lessColumn - 10;
            painter.setPen(theme.text);
            painter.drawText(QPointF(0, baseline), font.elidedText(r.name, Qt::ElideRight, left - 8));
            painter.drawText(QPointF(left + timeColumn - font.horizontalAdvance(r.time), baseline), r.time);
            painter.setPen(theme.secondary);
            painter.drawText(QPointF(width() - font.horizontalAdvance(r.less), baseline), r.less);
            const QRectF ground(0, std::round(y + font.height()) + 1, width(), 4);
            painter.fillRect(ground, theme.line);
            painter.fillRect(QRectF(ground.topLeft(), QSizeF(std::max(1.0, ground.width() * r.share), 4)),
                             theme.tint(theme.secondary, 0.8));
            y += pitch();
        }
    }

private:
    QFont small() const
    {
        QFont font = this->font();
        font.setPointSizeF(font.pointSizeF() * 0.92);
        return font;
    }
    double pitch() const { return std::round(QFontMetricsF(small()).height()) + 11; }

    std::vector<WhatIfLine> m_rows;
};

} // namespace

WhatIfView *WhatIfView::of(const WhatIfs &whatIf, QWidget *parent)
{
    std::vector<WhatIf> answers;
    for (const WhatIf &w : whatIf.answers)
        if (static_cast<double>(w.gain) >= worthALine * static_cast<double>(whatIf.baseStep))
            answers.push_back(w);
    if (whatIf.recordedStep <= 0 || whatIf.baseStep <= 0 || answers.empty())
        return nullptr;
    return new WhatIfView(whatIf.baseStep, std::move(answers), whatIf, parent);
}

WhatIfView::WhatIfView(Nanoseconds now, std::vector<WhatIf> answers, const WhatIfs &whatIf, QWidget *parent)
    : QWidget(parent)
{
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
    std::vector<WhatIfLine> rows{{tr("A step now, without the profiler"), formatTime(now), {}, 1}};
    QStringList assumed{
        tr("The steady steps are replayed: each call and each piece of GPU work begins as soon as what it waits for "
           "allows. With nothing taken out the replay gives %1 a step; %2 were recorded. What it gives is a limit, not "
           "a promise.")
            .arg(formatTime(whatIf.replayedStep), formatTime(whatIf.recordedStep))};
    for (const WhatIf &w : answers) {
        const double share = static_cast<double>(w.step) / static_cast<double>(now);
        rows.push_back({whatIfText(w.without), formatTime(w.step),
                        tr("−%1").arg(formatShare(static_cast<double>(w.gain) / static_cast<double>(now))), share});
        assumed += QStringLiteral("%1: %2").arg(whatIfText(w.without), verdictText(w.assumption, {}));
    }
    lines->addWidget(new WhatIfBars(std::move(rows)));
    auto *more = new QPushButton(tr("What this assumes"));
    more->setProperty("link", true);
    more->setCheckable(true);
    more->setStyleSheet(QStringLiteral("padding: 2px 0px;"));
    lines->addWidget(more, 0, Qt::AlignLeft);
    m_assumptions = new QWidget;
    auto *texts = new QVBoxLayout(m_assumptions);
    texts->setContentsMargins(0, 0, 0, 4);
    texts->setSpacing(4);
    for (const QString &text : assumed) {
        auto *label = new TextLabel(text);
        QFont font = label->font();
        font.setPointSizeF(font.pointSizeF() * 0.92);
        label->setFont(font);
        label->setForegroundRole(QPalette::PlaceholderText);
        texts->addWidget(label);
    }
    m_assumptions->hide();
    lines->addWidget(m_assumptions);
    connect(more, &QPushButton::toggled, m_assumptions, &QWidget::setVisible);
}

bool WhatIfView::showsAssumptions() const
{
    return !m_assumptions->isHidden();
}

void WhatIfView::showAssumptions(bool on)
{
    if (auto *button = findChild<QPushButton *>())
        button->setChecked(on);
}

} // namespace lanescope
