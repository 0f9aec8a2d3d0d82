#include "ui/panels/searchside.h"

#include "ui/document/coretext.h"
#include "ui/look/format.h"
#include "ui/panels/search.h"
#include "ui/panels/searchmodel.h"
#include "ui/timeline/highlightitem.h"
#include "ui/timeline/timeaxis.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace lanescope {

SearchSide::SearchSide(const TimeAxis &axis, QWidget *parent)
    : QWidget(parent)
    , m_axis(axis)
{
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(4);
    m_summary = new QLabel;
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setMinimumWidth(80);
    m_summary->hide();
    down->addWidget(m_summary);

    m_model = new SearchModel(this);
    m_list = new QTreeView;
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setTextElideMode(Qt::ElideRight);
    // The same for the selected row and the others.
    m_list->setStyleSheet(QStringLiteral("QTreeView::item { padding: 2px 0; }"));
    m_list->setAccessibleName(SearchPanel::tr("What was found"));
    m_list->viewport()->setAutoFillBackground(false);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionsMovable(false);
    m_list->header()->setSectionResizeMode(SearchModel::Name, QHeaderView::Stretch);
    auto *copy = new QAction(SearchPanel::tr("Copy the name"), m_list);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, [this] {
        if (const QModelIndex at = m_list->currentIndex(); at.isValid()) {
            const std::string_view name = m_trace->name(m_model->slice(at.row()));
            QGuiApplication::clipboard()->setText(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
        }
    });
    m_list->addAction(copy);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    down->addWidget(m_list, 1);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &at) {
        if (at.isValid() && !m_isFollowing)
            emit sliceActivated(m_model->slice(at.row()));
    });
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex &at) {
        if (at.isValid())
            emit sliceActivated(m_model->slice(at.row()));
    });
    connect(&m_work, &LatestWork::failed, this, &SearchSide::say);
    connect(&m_marks, &LatestWork::failed, this, &SearchSide::say);
    connect(&m_poll, &QTimer::timeout, this, &SearchSide::showProgress);
    connect(&m_settle, &QTimer::timeout, this, &SearchSide::start);
    m_settle.setSingleShot(true);
    m_settle.setInterval(300);
    m_poll.setInterval(150);
    dress();
    showSummary();
}

SearchSide::~SearchSide()
{
    if (m_run)
        m_run->cancel = true;
}

void SearchSide::setTrace(std::shared_ptr<const Trace> trace)
{
    m_slice = {};
    m_trace = std::move(trace);
    m_prepared = std::make_shared<Prepared>();
    showHits({});
}

void SearchSide::setLetter(const QString &letter)
{
    m_letter = letter;
    m_summary->setVisible(!letter.isEmpty());
    showSaid();
    m_list->setAccessibleName(letter.isEmpty() ? SearchPanel::tr("What was found")
                                               : SearchPanel::tr("What was found in %1").arg(letter));
}

std::uint32_t SearchSide::count() const
{
    return m_model->hits().count();
}

void SearchSide::search(SearchQuery query)
{
    m_query = std::move(query);
    if (m_run)
        m_run->cancel = true;
    m_work.cancel();
    m_poll.stop();
    m_settle.stop();
    if (!m_trace || !m_query.matches)
        showHits({});
    else if (m_query.withArguments)
        m_settle.start();
    else
        start();
}

void SearchSide::start()
{
    m_run = std::make_shared<Run>();
    m_work.start([this, trace = m_trace, prepared = m_prepared, query = m_query, run = m_run]() -> LatestWork::Deliver {
        if (!prepared->index)
            prepared->index = SearchIndex::build(trace);
        if (!query.withArguments) {
            auto found = searchNames(prepared->index, query.matches, query.scope, &run->cancel);
            if (!found)
                return {};
            return [this, hits = std::make_shared<SearchHits>(std::move(*found))] { showHits(std::move(*hits)); };
        }
        auto found = searchArguments(prepared->index, query.matches, query.scope, &run->cancel, &run->done);
        if (!found)
            return [this, problem = coreText(found.error().message)] {
                showHits({});
                say(problem);
            };
        return [this, hits = std::make_shared<SearchHits>(std::move(*found))] { showHits(std::move(*hits)); };
    });
    if (m_query.withArguments)
        m_poll.start();
}

void SearchSide::showProgress()
{
    say(SearchPanel::tr("Reading the arguments: %1 of %2 slices …")
            .arg(formatCount(m_run->done.load()), formatCount(m_trace->sliceCount())));
}

void SearchSide::showHits(SearchHits hits)
{
    m_poll.stop();
    m_covered = -1;
    m_model->setHits(std::move(hits));
    if (count() == 0) {
        m_marks.cancel();
        emit hitsMarked({});
    } else {
        m_marks.start([this, hits = m_model->hits()]() -> LatestWork::Deliver {
            auto marks = std::make_shared<Highlights>(hits.index()->trace());
            hits.forEach([&](SliceId slice) { marks->add(slice); });
            marks->finish();
            return [this, marks, covered = hits.covered()] {
                m_covered = covered;
                showSummary();
                emit hitsMarked(marks);
            };
        });
    }
    showSummary();
    showPlace();
}

void SearchSide::showSummary()
{
    const SearchHits &hits = m_model->hits();
    if (!m_query.matches)
        return say(SearchPanel::tr("Type a part of a name: all that has it is marked in the lanes."));
    if (hits.count() == 0 && m_query.withArguments)
        return say(SearchPanel::tr("No slice has this in its name or its arguments."));
    if (hits.count() == 0)
        return say(m_query.scope.kinds == SearchScope::all
                       ? SearchPanel::tr("No slice has this in its name.")
                       : SearchPanel::tr("No slice of these lanes has this in its name."));
    QString text =
        hits.count() == 1 ? SearchPanel::tr("1 slice") : SearchPanel::tr("%1 slices").arg(formatCount(hits.count()));
    if (hits.names > 1)
        text += u' ' + SearchPanel::tr("of %1 names").arg(formatCount(hits.names));
    text += u' ' + (hits.count() == 1 ? SearchPanel::tr("takes %1").arg(formatTime(hits.total))
                                      : SearchPanel::tr("take %1 together").arg(formatTime(hits.total)));
    if (m_covered >= 0 && m_covered != hits.total)
        text += QStringLiteral(", ") + SearchPanel::tr("%1 with what overlaps counted once").arg(formatTime(m_covered));
    text += u'.';
    if (hits.count() > SearchModel::mostRows)
        text += u' ' + SearchPanel::tr("Listed are %1 to %2.")
                           .arg(formatCount(m_model->first() + 1),
                                formatCount(m_model->first() + static_cast<std::int64_t>(m_model->rowCount())));
    say(text);
}

void SearchSide::say(const QString &text)
{
    m_said = text;
    showSaid();
    emit changed();
}

void SearchSide::showSaid()
{
    m_summary->setText(m_letter + QStringLiteral(": ") + m_said);
}

std::optional<std::uint32_t> SearchSide::place() const
{
    return m_slice && count() > 0 ? m_model->hits().indexOf(m_slice) : std::nullopt;
}

/// The row of the slice that is selected.
void SearchSide::showPlace()
{
    if (count() > 0) {
        const bool wasFollowing = std::exchange(m_isFollowing, true);
        if (const auto at = place()) {
            const std::uint32_t first = m_model->first();
            const QModelIndex index = m_model->index(m_model->reveal(*at), 0);
            m_list->setCurrentIndex(index);
            m_list->scrollTo(index);
            if (m_model->first() != first)
                showSummary();
        } else {
            m_list->selectionModel()->clear();
        }
        m_isFollowing = wasFollowing;
    }
    emit changed();
}

void SearchSide::setSlice(SliceId slice)
{
    m_slice = slice;
    showPlace();
}

std::optional<SliceId> SearchSide::beside(int direction) const
{
    const SearchHits &hits = m_model->hits();
    if (hits.count() == 0)
        return {};
    const SearchIndex &index = *hits.index();
    std::uint32_t to = 0;
    if (direction > 0)
        to = hits.countBefore(m_slice ? index.rankOf(m_slice) + 1 : index.firstStartingAt(m_axis.target().start));
    else
        to = hits.countBefore(m_slice ? index.rankOf(m_slice) : index.firstStartingAt(m_axis.target().start)) - 1;
    return to < hits.count() ? std::optional(hits[to]) : std::nullopt; // also what went below 0
}

std::optional<SliceId> SearchSide::outermost(int direction) const
{
    const SearchHits &hits = m_model->hits();
    if (hits.count() == 0)
        return {};
    return hits[direction > 0 ? 0 : hits.count() - 1];
}

void SearchSide::dress()
{
    const int letter = fontMetrics().averageCharWidth();
    m_list->setColumnWidth(SearchModel::Where, 22 * letter);
    m_list->setColumnWidth(SearchModel::Start, 17 * letter);
    m_list->setColumnWidth(SearchModel::Duration, 12 * letter);
    // A name that cannot be read is worth less than its lane, which the timeline shows.
    m_list->setColumnHidden(SearchModel::Where, width() < 76 * letter);
    m_list->setColumnHidden(SearchModel::Start, width() < 46 * letter);
}

void SearchSide::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    dress();
}

void SearchSide::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        dress();
}

} // namespace lanescope
