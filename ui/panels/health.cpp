#include "ui/panels/health.h"

#include "core/model/trace.h"
#include "ui/document/coretext.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/severitymark.h"
#include "ui/timeline/lanelabels.h"

#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace lanescope {

namespace {

enum Column { Kind, Count, Sentence, Where };
constexpr int sliceRole = Qt::UserRole;

VerdictSeverity markOf(const Issue &issue)
{
    if (!isWarning(issue))
        return VerdictSeverity::Info;
    return issueSeverity(issue.kind) == Severity::Error ? VerdictSeverity::Critical : VerdictSeverity::Warning;
}

QString sentenceOf(const Issue &issue)
{
    return oneLine(coreText(issueMessage(issue)).toStdString());
}

/// The slice whose event begins where the first one was met; none where no slice does.
SliceId sliceOf(const Trace &trace, const Issue &issue)
{
    if (!issue.offset)
        return {};
    // Slices are numbered in file order.
    const auto ids = std::views::iota(std::uint32_t{0}, trace.sliceCount());
    const auto offsetOf = [&trace](std::uint32_t i) { return trace.textOffset(SliceId(i)); };
    const auto it = std::ranges::lower_bound(ids, *issue.offset, {}, offsetOf);
    return it != ids.end() && offsetOf(*it) == *issue.offset ? SliceId(*it) : SliceId();
}

/// Where the first one is, in time as the ruler counts it, and in the text.
QString placeOf(const Trace &trace, const Issue &issue)
{
    QStringList parts;
    if (const SliceId slice = sliceOf(trace, issue))
        parts += HealthPanel::tr("%1 in %2")
                     .arg(formatTime(saturatingSubtract(trace.start(slice), trace.view().start)),
                          laneHeading(trace.lane(trace.laneOf(slice))));
    if (issue.offset)
        parts += HealthPanel::tr("byte %1").arg(formatCount(static_cast<std::int64_t>(*issue.offset)));
    return parts.join(QStringLiteral(" · "));
}

/// Rows as high as their text needs in the width that its column has.
class WrappingDelegate : public QStyledItemDelegate {
public:
    explicit WrappingDelegate(QTreeView *view)
        : QStyledItemDelegate(view)
        , m_view(view)
    {}
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int margins = 14; // of the style sheet's items, and of the style's text
        const QString text = index.data().toString();
        const int icon = index.column() == Kind ? m_view->iconSize().width() + 8 : 0;
        const QRect room(0, 0, std::max(m_view->columnWidth(index.column()) - margins - icon, 40), 10000);
        const QFontMetrics metrics = option.fontMetrics;
        return {metrics.horizontalAdvance(text) + margins + icon,
                std::max(metrics.boundingRect(room, Qt::TextWordWrap, text).height(), metrics.height()) + 8};
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features |= QStyleOptionViewItem::WrapText;
        option->displayAlignment = Qt::AlignTop | (index.column() == Count ? Qt::AlignRight : Qt::AlignLeft);
        option->decorationAlignment = Qt::AlignTop;
        option->state &= ~QStyle::State_HasFocus; // the selected row shows it
        if (index.column() == Count)
            option->rect.adjust(0, 0, -8, 0); // numbers keep away from words
    }

private:
    QTreeView *m_view;
};

} // namespace

bool isWarning(const Issue &issue)
{
    return issueSeverity(issue.kind) != Severity::Note && !isNoteOnly(issue.kind);
}

QString issueKindText(const Issue &issue)
{
    switch (issue.kind) {
    case IssueKind::RepairedText: return HealthPanel::tr("Mended text");
    case IssueKind::InvalidUtf8: return HealthPanel::tr("Not UTF-8");
    case IssueKind::MissingTs: return HealthPanel::tr("No time");
    case IssueKind::MissingDur: return HealthPanel::tr("No duration");
    case IssueKind::NegativeDur: return HealthPanel::tr("Duration below zero");
    case IssueKind::ImplausibleDur: return HealthPanel::tr("Impossible duration");
    case IssueKind::UnmatchedBegin: return HealthPanel::tr("Begin without end");
    case IssueKind::UnmatchedEnd: return HealthPanel::tr("End without begin");
    case IssueKind::IgnoredPhase: return HealthPanel::tr("Unknown phase");
    case IssueKind::NonFiniteNumber: return HealthPanel::tr("No finite number");
    case IssueKind::BadCounterValue: return HealthPanel::tr("Counter without number");
    case IssueKind::Truncated: return HealthPanel::tr("Ends early");
    case IssueKind::ExtraData: return HealthPanel::tr("More than one trace");
    case IssueKind::NoTimedEvents: return HealthPanel::tr("No timed events");
    case IssueKind::Checksum: return HealthPanel::tr("Wrong checksum");
    case IssueKind::BadEvent: return HealthPanel::tr("Unreadable event");
    case IssueKind::BadMetadata: return HealthPanel::tr("Unreadable metadata");
    case IssueKind::Overlap: return HealthPanel::tr("Overlapping slices");
    case IssueKind::DanglingFlow: return HealthPanel::tr("Arrow without partner");
    case IssueKind::AmbiguousFlow: return HealthPanel::tr("Arrow id used again");
    case IssueKind::NegativeLatency: return HealthPanel::tr("Kernel before launch");
    case IssueKind::ImplausibleTs: return HealthPanel::tr("Impossible time");
    case IssueKind::ProducerNote: return HealthPanel::tr("Exporter's message");
    case IssueKind::OpenArray: return HealthPanel::tr("List not closed");
    case IssueKind::StrayComma: return HealthPanel::tr("Stray comma");
    }
    return {};
}

QString issueCountText(const Trace &trace)
{
    const auto all = trace.issues();
    const auto warnings = std::count_if(all.begin(), all.end(), isWarning);
    const auto notes = static_cast<std::ptrdiff_t>(all.size()) - warnings;
    QStringList parts;
    if (warnings > 0)
        parts +=
            warnings == 1 ? HealthPanel::tr("1 warning") : HealthPanel::tr("%1 warnings").arg(formatCount(warnings));
    if (notes > 0)
        // Notes are what a person writes.
        parts += notes == 1 ? HealthPanel::tr("1 remark") : HealthPanel::tr("%1 remarks").arg(formatCount(notes));
    return parts.join(QStringLiteral(", "));
}

HealthPanel::HealthPanel(QWidget *parent)
    : QWidget(parent)
{
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(14, 6, 8, 4);
    down->setSpacing(4);
    auto *row = new QHBoxLayout;
    m_summary = new QLabel;
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    m_copy = new QPushButton(tr("Copy"));
    m_copy->setToolTip(tr("Copy all of it as text"));
    row->addWidget(m_summary, 1);
    row->addWidget(m_copy);
    down->addLayout(row);

    m_list = new QTreeWidget;
    m_list->setAccessibleName(tr("What was met in the file"));
    m_list->setRootIsDecorated(false);
    m_list->setItemDelegate(new WrappingDelegate(m_list));
    m_list->setHeaderLabels({tr("What"), tr("Count") + QStringLiteral("  "), tr("In words"), tr("First place")});
    m_list->headerItem()->setTextAlignment(Count, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView *header = m_list->header();
    header->setSectionsMovable(false);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(Sentence, QHeaderView::Stretch);
    m_nothing = new QLabel(tr("Nothing odd was met in this file: every event was read as it stands."));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_nothing);
    down->addWidget(m_stack, 1);
    setFocusProxy(m_list);

    connect(header, &QHeaderView::sectionResized, m_list, [this] { m_list->doItemsLayout(); });
    connect(m_list, &QTreeWidget::itemClicked, this, &HealthPanel::activate);
    connect(m_list, &QTreeWidget::itemActivated, this, &HealthPanel::activate);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    setTrace({});
}

void HealthPanel::setTrace(std::shared_ptr<const Trace> trace)
{
    m_trace = std::move(trace);
    m_issues.clear();
    if (m_trace)
        for (const Issue &issue : m_trace->issues())
            m_issues.push_back(&issue);
    std::stable_sort(m_issues.begin(), m_issues.end(),
                     [](const Issue *a, const Issue *b) { return markOf(*a) > markOf(*b); });
    fill();
}

void HealthPanel::fill()
{
    m_list->clear();
    for (const Issue *issue : m_issues) {
        auto *row = new QTreeWidgetItem(m_list);
        row->setText(Kind, issueKindText(*issue));
        row->setText(Count, formatCount(static_cast<std::int64_t>(issue->count)));
        row->setText(Sentence, sentenceOf(*issue));
        row->setText(Where, placeOf(*m_trace, *issue));
        const QString severity = severityText(markOf(*issue));
        row->setToolTip(Kind, severity);
        row->setData(Kind, Qt::AccessibleTextRole, severity + QStringLiteral(": ") + issueKindText(*issue));
        if (const SliceId slice = sliceOf(*m_trace, *issue)) {
            row->setData(0, sliceRole, slice.value());
            row->setToolTip(Where, tr("Show this slice in the timeline"));
        }
    }
    m_stack->setCurrentWidget(m_issues.empty() && m_trace ? static_cast<QWidget *>(m_nothing) : m_list);
    m_copy->setVisible(!m_issues.empty());
    QStringList summary;
    if (m_trace) {
        const FileFacts &file = m_trace->file();
        summary += tr("%1 events in %2")
                       .arg(formatCount(static_cast<std::int64_t>(file.events)),
                            formatBytes(static_cast<std::int64_t>(file.textBytes)));
        if (file.compression != "none")
            summary += QString::fromStdString(file.compression);
        if (const QString counts = issueCountText(*m_trace); !counts.isEmpty())
            summary += counts;
    }
    m_summary->setText(summary.join(QStringLiteral(" · ")));
    m_list->setCurrentItem(m_list->topLevelItem(0), 0, QItemSelectionModel::NoUpdate);
    dress();
}

/// Marks and colours of the theme.
void HealthPanel::dress()
{
    const Theme &theme = Theme::current();
    const int side = static_cast<int>(std::round(fontMetrics().height() * 0.95));
    m_list->setIconSize({side, side});
    for (std::size_t i = 0; i < m_issues.size(); ++i) {
        QTreeWidgetItem *row = m_list->topLevelItem(static_cast<int>(i));
        QPixmap mark(QSize(side, side) * devicePixelRatioF());
        mark.setDevicePixelRatio(devicePixelRatioF());
        mark.fill(Qt::transparent);
        QPainter painter(&mark);
        paintSeverity(painter, QRectF(0.5, 0.5, side - 1, side - 1), markOf(*m_issues[i]), theme);
        painter.end();
        row->setIcon(Kind, QIcon(mark));
        row->setForeground(Where, row->data(0, sliceRole).isValid() ? theme.accent : theme.secondary);
    }
    for (const Column column : {Kind, Count, Where}) {
        m_list->resizeColumnToContents(column);
        m_list->setColumnWidth(column,
                               std::min(m_list->columnWidth(column) + 8, fontMetrics().averageCharWidth() * 34));
    }
}

QString HealthPanel::tabText() const
{
    const auto warnings =
        std::count_if(m_issues.begin(), m_issues.end(), [](const Issue *issue) { return isWarning(*issue); });
    return warnings > 0 ? tr("Trace health %1").arg(warnings) : tr("Trace health");
}

QString HealthPanel::text() const
{
    if (!m_trace)
        return {};
    QStringList lines{QFileInfo(QString::fromStdString(m_trace->file().path)).fileName() + QStringLiteral(": ") +
                      m_summary->text()};
    for (const Issue *issue : m_issues) {
        QString line = severityText(markOf(*issue)) + QStringLiteral(": ") + sentenceOf(*issue);
        if (const QString place = placeOf(*m_trace, *issue); !place.isEmpty())
            line += QStringLiteral(" (") + place + u')';
        lines += line;
    }
    return lines.join(u'\n');
}

void HealthPanel::activate(QTreeWidgetItem *row)
{
    const QVariant slice = row->data(0, sliceRole);
    if (slice.isValid())
        emit sliceActivated(SliceId(slice.toUInt()));
}

void HealthPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) && m_trace)
        QGuiApplication::clipboard()->setText(text());
    else
        QWidget::keyPressEvent(event);
}

void HealthPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_list && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        dress();
}

} // namespace lanescope
