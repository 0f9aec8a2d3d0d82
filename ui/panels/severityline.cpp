#include "ui/panels/severityline.h"

#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/severitymark.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <cmath>

namespace lanescope {

namespace {

QFont small(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * 0.92);
    font.setWeight(QFont::Medium);
    return font;
}

} // namespace

SeverityMark::SeverityMark(VerdictSeverity severity, QWidget *parent)
    : QWidget(parent)
    , m_severity(severity)
{
    const int side = static_cast<int>(std::round(fontMetrics().height() * 0.9));
    setFixedSize(side, side);
    setToolTip(severityText(severity));
}

void SeverityMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintSeverity(painter, QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), m_severity, Theme::current());
}

SeverityLine::SeverityLine(VerdictSeverity severity, const QString &end, const QString &help, QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(5);
    row->addWidget(new SeverityMark(severity));
    auto *word = new QLabel(severityText(severity));
    word->setFont(small(word->font()));
    word->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(word);
    row->addStretch(1);
    if (end.isEmpty())
        return;
    auto *label = new QLabel(end);
    label->setTextFormat(Qt::PlainText);
    label->setFont(small(label->font()));
    if (!help.isEmpty())
        label->setToolTip(plainToolTip(help));
    row->addWidget(label);
}

} // namespace lanescope
