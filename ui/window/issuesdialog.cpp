#include "ui/window/issuesdialog.h"

#include "core/model/trace.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/severitymark.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

VerdictSeverity markOf(const Issue &issue)
{
    if (isNoteOnly(issue.kind))
        return VerdictSeverity::Info;
    switch (issueSeverity(issue.kind)) {
    case Severity::Error: return VerdictSeverity::Critical;
    case Severity::Warning: return VerdictSeverity::Warning;
    case Severity::Note: break;
    }
    return VerdictSeverity::Info;
}

class Mark : public QWidget {
public:
    explicit Mark(VerdictSeverity severity)
        : m_severity(severity)
    {
        const int side = static_cast<int>(std::round(fontMetrics().height() * 0.95));
        setFixedSize(side, side);
        setAccessibleName(severityText(severity));
        setToolTip(severityText(severity));
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

QLabel *plainLabel(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText); // it may quote the file
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

} // namespace

IssuesDialog::IssuesDialog(std::shared_ptr<const Trace> trace, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("What was met in the file"));
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(20, 18, 20, 16);
    down->setSpacing(14);
    auto *title = new QLabel(tr("What was met in the file"));
    QFont bold = title->font();
    bold.setPointSizeF(bold.pointSizeF() * 1.2);
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    down->addWidget(title);

    auto *list = new QWidget;
    auto *grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, 8, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(1, 1);
    // The warnings first; each group stays in its order.
    std::vector<const Issue *> issues;
    for (const Issue &issue : trace->issues())
        issues.push_back(&issue);
    std::stable_sort(issues.begin(), issues.end(),
                     [](const Issue *a, const Issue *b) { return markOf(*a) > markOf(*b); });
    QStringList lines;
    int row = 0;
    for (const Issue *issue : issues) {
        const QString sentence = QString::fromStdString(issueMessage(*issue));
        QString line = severityText(markOf(*issue)) + QStringLiteral(": ") + sentence;
        grid->addWidget(new Mark(markOf(*issue)), row, 0, Qt::AlignTop);
        grid->addWidget(plainLabel(sentence), row++, 1);
        if (issue->offset) {
            const QString at = formatCount(static_cast<std::int64_t>(*issue->offset));
            const QString where = issue->count > 1 ? tr("The first at byte %1 of the text").arg(at)
                                                   : tr("At byte %1 of the text").arg(at);
            QLabel *place = plainLabel(where);
            place->setForegroundRole(QPalette::PlaceholderText);
            grid->addWidget(place, row++, 1);
            line += QStringLiteral(" (") + where + u')';
        }
        grid->setRowMinimumHeight(row++, 8);
        lines += line;
    }
    grid->setRowStretch(row, 1);
    m_text = lines.join(u'\n');
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(list);
    down->addWidget(scroll, 1);

    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    auto *copy = new QPushButton(tr("Copy"));
    auto *close = new QPushButton(tr("Close"));
    close->setDefault(true);
    buttons->addWidget(copy);
    buttons->addWidget(close);
    down->addLayout(buttons);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_text); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);

    const int width = 64 * fontMetrics().averageCharWidth() + 80;
    const int rows = list->heightForWidth(width - 60);
    QSize size(width, std::max(rows, 40) + 130);
    size = size.boundedTo({2000, 600});
    if (const QScreen *on = parent ? parent->screen() : screen())
        size = size.boundedTo(on->availableSize() - QSize(16, 48));
    resize(size);
}

} // namespace lanescope
