#include "ui/panels/details.h"

#include "core/analyse/chain.h"
#include "core/analyse/gaps.h"
#include "core/analyse/slicetable.h"
#include "core/model/arguments.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/chainlist.h"
#include "ui/panels/elidedlabel.h"
#include "ui/panels/tablemodel.h"
#include "ui/panels/tableview.h"
#include "ui/timeline/lanelabels.h"
#include "ui/timeline/marks.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lanescope {

namespace {

constexpr qsizetype mostShown = 300; ///< characters of a value, until all of it is asked for

/// A row for one argument; the members of an object can be unfolded below it.
template <class Parent>
void addRow(Parent *parent, std::string_view key, const Token &value, int depth)
{
    constexpr int deepest = 8;
    auto *row = new QTreeWidgetItem(parent);
    const QString text = QString::fromStdString(argumentText(value));
    row->setText(0, oneLine(key, 200));
    row->setText(1, oneLine(text.left(2000).toStdString(), 1000));
    row->setData(1, Qt::UserRole, text);
    // The columns are narrow: whatever may be cut can be read.
    if (text.size() > 12)
        row->setToolTip(1, plainToolTip(text.left(4000)));
    if (key.size() > 24)
        row->setToolTip(0, plainToolTip(oneLine(key, 2000)));
    if (depth < deepest)
        forEachMember(value, [&](std::string_view k, const Token &v) {
            addRow(row, k, v, depth + 1);
            return true;
        });
}

QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

} // namespace

DetailsPanel::DetailsPanel(QWidget *parent)
    : QWidget(parent)
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    m_stack = new QStackedWidget;
    outer->addWidget(m_stack);

    auto *hint = new QLabel(
        tr("Click a slice to see its times and arguments. Drag moves, Ctrl+wheel zooms, F fits what is selected."));
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    hint->setWordWrap(true);
    hint->setContentsMargins(18, 12, 18, 12);
    m_stack->addWidget(hint);

    auto *page = new QWidget;
    auto *down = new QVBoxLayout(page);
    down->setContentsMargins(18, 6, 8, 4);
    down->setSpacing(4);
    auto *top = new QHBoxLayout;
    m_name = new ElidedLabel;
    QFont bold = m_name->font();
    bold.setWeight(QFont::DemiBold);
    m_name->setFont(bold);
    top->addWidget(m_name, 1);
    m_copy = new QToolButton;
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy what is known of it"));
    m_copy->setProperty("quiet", true);
    m_copy->setFocusPolicy(Qt::TabFocus);
    m_copy->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_copy);
    menu->addAction(tr("All of it as text"), this, &DetailsPanel::copyText);
    m_copyJson = menu->addAction(tr("The event as JSON"), this, &DetailsPanel::copyJson);
    m_copyName = menu->addAction(tr("The name"), this, &DetailsPanel::copyName);
    m_copy->setMenu(menu);
    top->addWidget(m_copy);
    down->addLayout(top);

    m_facts = new QTextBrowser;
    m_facts->setFrameShape(QFrame::NoFrame);
    m_facts->setOpenLinks(false);
    m_facts->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_facts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_facts->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    m_facts->setAccessibleName(tr("Details of the selected slice"));
    m_facts->document()->setDocumentMargin(0);
    m_facts->viewport()->setAutoFillBackground(false);
    connect(m_facts, &QTextBrowser::anchorClicked, this, &DetailsPanel::follow);

    m_chain = new ChainList;
    connect(m_chain, &ChainList::sliceActivated, this, &DetailsPanel::sliceActivated);

    m_right = new QWidget;
    auto *right = new QVBoxLayout(m_right);
    right->setContentsMargins(0, 0, 0, 0);
    m_arguments = new QTreeWidget;
    m_arguments->setColumnCount(2);
    m_arguments->setHeaderLabels({tr("Argument"), tr("Value")});
    m_arguments->setFrameShape(QFrame::NoFrame);
    m_arguments->setUniformRowHeights(true);
    m_arguments->setIndentation(14);
    m_arguments->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_arguments->setAccessibleName(tr("Arguments"));
    m_arguments->header()->setStretchLastSection(true);
    m_arguments->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_arguments->viewport()->setAutoFillBackground(false);
    auto *copy = new QAction(tr("Copy"), m_arguments);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &DetailsPanel::copyRows);
    m_arguments->addAction(copy);
    m_arguments->setContextMenuPolicy(Qt::ActionsContextMenu);
    right->addWidget(m_arguments, 1);
    m_problem = new QLabel;
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    right->addWidget(m_problem, 1);

    m_tableModel = new TableModel(this);
    m_table = new TableView;
    m_table->setTableModel(m_tableModel);
    m_table->setAccessibleName(tr("What starts in the range, by name"));
    m_table->hide();
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &DetailsPanel::markRows);
    connect(m_table, &TableView::stepAsked, this, &DetailsPanel::stepInRows);
    connect(m_table, &TableView::columnsChanged, this, [this] {
        m_hidden.clear();
        for (int c = 0; c < m_tableModel->columnCount(); ++c)
            if (m_table->isColumnHidden(c))
                m_hidden.insert(m_tableModel->table()->columns[static_cast<std::size_t>(c)].key);
    });

    m_columns = new QGridLayout;
    m_columns->setHorizontalSpacing(24);
    m_columns->setVerticalSpacing(4);
    down->addLayout(m_columns, 1);
    layOut();
    m_stack->addWidget(page);
    connect(&m_reader, &LatestWork::failed, this, [this](const QString &problem) {
        m_problem->setText(problem);
        m_problem->show();
    });
}

DetailsPanel::~DetailsPanel()
{
    if (m_cancel)
        *m_cancel = true;
}

void DetailsPanel::setTrace(std::shared_ptr<const Trace> trace)
{
    setSlice({});
    m_trace = std::move(trace);
    m_chain->clear();
}

void DetailsPanel::setSlice(SliceId slice)
{
    if (m_cancel)
        *m_cancel = true;
    m_reader.cancel();
    m_slice = slice;
    m_range.reset();
    m_reading.reset();
    showTable(false);
    m_groups.clear();
    m_arguments->clear();
    m_isUncut = false;
    if (!m_trace || slice.isNone()) {
        m_slice = {};
        m_facts->clear();
        m_stack->setCurrentIndex(0);
        return;
    }
    m_name->setText(textOf(m_trace->name(slice)));
    m_copyJson->setVisible(true);
    m_copyName->setVisible(true);
    m_problem->hide();
    m_problem->setForegroundRole(QPalette::PlaceholderText);
    m_arguments->show();
    m_groups = sliceText(*m_trace, slice, nullptr);
    showFacts();
    m_stack->setCurrentIndex(1);
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    m_reader.start([this, trace = m_trace, slice, cancel = m_cancel]() -> LatestWork::Deliver {
        auto reading = std::make_shared<const SliceReading>(readSlice(*trace, slice, cancel.get()));
        return [this, reading] {
            m_reading = reading;
            m_groups = sliceText(*m_trace, m_slice, m_reading.get());
            showFacts();
            showArguments();
        };
    });
}

void DetailsPanel::setChain(const Chain &chain)
{
    if (m_trace && m_slice)
        m_chain->setChain(*m_trace, chain, m_slice);
}

void DetailsPanel::setGap(const Gap &gap, const GapPart &part)
{
    if (!m_trace)
        return;
    setSlice({});
    m_chain->clear();
    const Trace &trace = *m_trace;
    QString title = causeText(trace, gap, part);
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    FactGroup facts;
    const auto add = [&](const QString &what, const QString &value, const QString &help = {}) {
        facts.facts.push_back({what, value, help});
    };
    const auto link = [&](const QString &what, SliceId slice) {
        if (slice)
            facts.facts.push_back({what, oneLine(trace.name(slice), 4000), {}, slice});
    };
    add(tr("Length"), formatTimeExact(part.range.length()));
    if (gap.parts.size() > 1)
        add(tr("Of a pause of"), formatTimeExact(gap.range.length()),
            tr("From the end of the work before to the start of the work behind it"));
    add(tr("Starts at"), formatTimeExact(saturatingSubtract(part.range.start, trace.view().start)));
    add(tr("Lane"), laneHeading(trace.lane(gap.lane)));
    link(tr("Blamed"), part.blamed);
    link(tr("Ended by"), gap.endedBy);
    if (gap.endedBy)
        link(tr("Launched by"), trace.launchOf(gap.endedBy));
    showOther(title, {std::move(facts)}, causeHelp(gap, part));
}

void DetailsPanel::setMark(const Mark &mark)
{
    if (!m_trace)
        return;
    setSlice({});
    m_chain->clear();
    showOther(textOf(m_trace->text(mark.name)), markText(*m_trace, mark), {});
}

void DetailsPanel::showOther(const QString &title, std::vector<FactGroup> groups, const QString &text)
{
    m_name->setText(title);
    m_groups = std::move(groups);
    showFacts();
    m_copyJson->setVisible(false);
    m_copyName->setVisible(false);
    m_arguments->hide();
    m_problem->setForegroundRole(QPalette::WindowText);
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
    m_stack->setCurrentIndex(1);
}

void DetailsPanel::setRange(std::optional<TimeRange> range)
{
    if (!m_trace || !range || range->isEmpty()) {
        if (m_range)
            setSlice({});
        return;
    }
    // While a range is drawn, what was known of it stays until there is something new.
    if (!m_range) {
        setSlice({});
        m_chain->clear();
        m_copyJson->setVisible(false);
        m_copyName->setVisible(false);
        m_range = range;
        showTable(true);
        m_groups = rangeText(*m_trace, *range, nullptr);
        showFacts();
        m_stack->setCurrentIndex(1);
    }
    m_range = range;
    m_name->setText(tr("Range of %1").arg(formatTime(range->length())));
    m_table->setStale(true);
    m_reader.start([this, trace = m_trace, range = *range]() -> LatestWork::Deliver {
        auto facts = std::make_shared<const RangeFacts>(rangeFacts(*trace, range));
        auto table = std::make_shared<const Table>(sliceTable(*trace, Selection::ofRange(range)));
        return [this, facts, table] {
            m_groups = rangeText(*m_trace, facts->range, facts.get());
            showFacts();
            m_tableModel->setTable(table);
            for (std::size_t c = 0; c < table->columns.size(); ++c)
                m_table->setColumnHidden(static_cast<int>(c), m_hidden.contains(table->columns[c].key));
            m_table->setStale(false);
            m_table->fitColumns();
        };
    });
}

std::shared_ptr<const Table> DetailsPanel::table() const
{
    return m_tableModel->table();
}

void DetailsPanel::showTable(bool shown)
{
    if (m_table->isHidden() != shown)
        return;
    if (!shown)
        m_tableModel->setTable(nullptr);
    m_table->setVisible(shown);
    m_right->setVisible(!shown);
    layOut();
}

void DetailsPanel::markRows()
{
    m_marked.clear();
    m_stepped = {};
    for (const int row : m_table->selectedRows()) {
        const auto slices = m_tableModel->table()->slicesOf(m_tableModel->tableRow(row));
        m_marked.insert(m_marked.end(), slices.begin(), slices.end());
    }
    std::ranges::sort(m_marked, {}, [this](std::uint32_t s) { return std::pair(m_trace->start(SliceId(s)), s); });
    emit slicesMarked(m_marked);
}

void DetailsPanel::stepInRows(int direction)
{
    if (m_marked.empty())
        return;
    const auto at = std::ranges::find(m_marked, m_stepped.value());
    std::ptrdiff_t i = at == m_marked.end() ? (direction > 0 ? -1 : 0) : at - m_marked.begin();
    const auto count = static_cast<std::ptrdiff_t>(m_marked.size());
    i = (i + direction + count) % count;
    m_stepped = SliceId(m_marked[static_cast<std::size_t>(i)]);
    emit sliceActivated(m_stepped);
}

void DetailsPanel::showFacts()
{
    const Theme &theme = Theme::current();
    const auto coloured = [](const QColor &colour, const QString &html) {
        return QStringLiteral("<span style='color:%1'>%2</span>").arg(colour.name(), html);
    };
    QString html = QStringLiteral("<table cellspacing='0' cellpadding='0' width='100%'>");
    bool isCut = false;
    m_sources.clear();
    const auto shown = [&](const QString &value) {
        const bool isLong = value.size() > mostShown && !m_isUncut;
        isCut = isCut || isLong;
        return (isLong ? value.left(mostShown) : value).toHtmlEscaped() +
               (isLong ? QStringLiteral("… <a href='uncut:'>%1</a>").arg(tr("all of it")) : QString());
    };
    for (const FactGroup &group : m_groups) {
        if (!group.title.isEmpty())
            html += QStringLiteral(
                        "<tr><td colspan='2' style='padding-top:9px; padding-bottom:2px; font-weight:600'>%1</td></tr>")
                        .arg(coloured(theme.secondary, group.title.toHtmlEscaped()));
        for (const Fact &fact : group.facts) {
            QString value = shown(fact.value);
            if (fact.leadsTo)
                value = QStringLiteral("<a href='slice:%1'>%2</a>").arg(fact.leadsTo.value()).arg(value);
            else if (fact.searches)
                value = QStringLiteral("<a href='search:'>%1</a>").arg(value);
            if (!fact.source.isEmpty()) {
                // The value itself may lead to a slice already.
                const QString help =
                    tr("Open %1 at line %2 in your editor").arg(fact.source, QString::number(fact.line));
                const QString to = QStringLiteral("<a href='source:%1' title=\"%2\">%3</a>")
                                       .arg(QString::number(m_sources.size()), help.toHtmlEscaped(),
                                            fact.leadsTo ? tr("open") : value);
                value = fact.leadsTo ? value + QStringLiteral("&nbsp; ") + to : to;
                m_sources.emplace_back(fact.source, fact.line);
            }
            const QString help =
                fact.help.isEmpty() ? QString() : QStringLiteral(" title=\"%1\"").arg(fact.help.toHtmlEscaped());
            html +=
                QStringLiteral(
                    "<tr><td style='padding-right:14px; padding-bottom:3px; white-space:nowrap'><span%1>%2</span></td>"
                    "<td width='100%' style='padding-bottom:3px'><span%1>%3</span></td></tr>")
                    .arg(help, coloured(theme.secondary, fact.what.toHtmlEscaped()), value);
        }
    }
    html += QStringLiteral("</table>");
    m_facts->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: none; }").arg(theme.accent.name()));
    const int at = m_facts->verticalScrollBar()->value();
    m_facts->setHtml(html);
    m_facts->verticalScrollBar()->setValue(
        m_reading || m_range ? at : 0); // what comes a moment later does not move what is read
}

void DetailsPanel::follow(const QUrl &link)
{
    if (link.scheme() == QLatin1String("uncut")) {
        m_isUncut = true;
        showFacts();
    } else if (link.scheme() == QLatin1String("search")) {
        emit searchAsked(m_name->text());
    } else if (link.scheme() == QLatin1String("source")) {
        if (const auto i = link.path().toUInt(); i < m_sources.size())
            emit sourceAsked(m_sources[i].first, m_sources[i].second);
    } else if (link.scheme() == QLatin1String("slice")) {
        emit sliceActivated(SliceId(link.path().toUInt()));
    }
}

void DetailsPanel::showArguments()
{
    QString problem = m_reading->problem;
    if (const EventArguments *arguments = m_reading->arguments.get()) {
        if (arguments->all().kind == Token::Object)
            for (const auto &[key, value] : arguments->members())
                addRow(m_arguments, key, value, 0);
        else if (arguments->all().kind != Token::Missing && !arguments->all().isNull())
            addRow(m_arguments, "args", arguments->all(), 0);
        if (m_arguments->topLevelItemCount() == 0)
            problem = tr("This event has no arguments.");
    }
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_arguments->setVisible(problem.isEmpty());
    if (!problem.isEmpty())
        return;
    bool isNested = false;
    for (int i = 0; i < m_arguments->topLevelItemCount(); ++i)
        isNested = isNested || m_arguments->topLevelItem(i)->childCount() > 0;
    m_arguments->setRootIsDecorated(isNested);
    m_arguments->resizeColumnToContents(0);
    m_arguments->setColumnWidth(0, std::min(m_arguments->columnWidth(0) + 16, 260));
}

void DetailsPanel::copyRows() const
{
    QStringList lines;
    for (const QTreeWidgetItem *row : m_arguments->selectedItems())
        lines += row->text(0) + u'\t' + row->data(1, Qt::UserRole).toString();
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void DetailsPanel::copyText() const
{
    if (!m_groups.empty())
        QGuiApplication::clipboard()->setText(m_name->text() + u'\n' +
                                              plainText(m_groups, m_reading ? m_reading->arguments.get() : nullptr));
}

void DetailsPanel::copyJson() const
{
    if (m_reading && !m_reading->text.empty())
        QGuiApplication::clipboard()->setText(QString::fromStdString(m_reading->text));
}

void DetailsPanel::copyName() const
{
    if (m_slice)
        QGuiApplication::clipboard()->setText(m_name->text());
}

void DetailsPanel::layOut()
{
    // Three columns; where they are too narrow, the chain lies over the arguments.
    m_isNarrow = width() < 110 * fontMetrics().averageCharWidth();
    for (QWidget *w : {static_cast<QWidget *>(m_facts), static_cast<QWidget *>(m_chain), m_right})
        m_columns->removeWidget(w);
    m_columns->addWidget(m_facts, 0, 0, m_isNarrow ? 2 : 1, 1);
    m_columns->removeWidget(m_table);
    m_columns->addWidget(m_table, 0, 1, 2, 2);
    m_columns->addWidget(m_chain, 0, 1);
    m_columns->addWidget(m_right, m_isNarrow ? 1 : 0, m_isNarrow ? 1 : 2);
    m_columns->setColumnStretch(0, m_range ? 5 : 7);
    m_columns->setColumnStretch(1, 6);
    m_columns->setColumnStretch(2, m_isNarrow ? 0 : 5);
}

void DetailsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_isNarrow != (width() < 110 * fontMetrics().averageCharWidth()))
        layOut();
}

void DetailsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_columns && event->type() == QEvent::PaletteChange)
        showFacts();
}

} // namespace lanescope
