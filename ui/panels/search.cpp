#include "ui/panels/search.h"

#include "ui/document/coretext.h"
#include "ui/look/format.h"
#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/panels/searchfield.h"
#include "ui/panels/searchmodel.h"
#include "ui/timeline/highlightitem.h"
#include "ui/timeline/timeaxis.h"

#include <QActionGroup>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace lanescope {

namespace {

/// PCRE knows its limits: it neither recurses without end nor tries for ever, as std::regex does.
TextMatcher matching(const QRegularExpression &pattern)
{
    pattern.optimize();
    return [pattern](std::string_view text) {
        return pattern.match(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))).hasMatch();
    };
}

constexpr std::uint8_t only(LaneKind kind)
{
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(kind));
}

} // namespace

SearchPanel::SearchPanel(const TimeAxis &axis, QWidget *parent)
    : QWidget(parent)
    , m_axis(axis)
{
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(14, 8, 8, 4);
    down->setSpacing(6);
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    m_field = new SearchField;
    m_field->setMinimumWidth(90);
    m_field->setMaximumWidth(320);
    row->addWidget(m_field, 3);
    setFocusProxy(m_field);
    m_case = addSwitch(row, tr("Aa"), tr("Capitals matter"));
    m_regex = addSwitch(row, tr(".*"), tr("The text is a regular expression"));
    m_arguments =
        addSwitch(row, tr("Arguments"),
                  tr("Looks into the arguments of the events, too, as they stand in the file. Reads all of it again"));
    m_where = new QToolButton;
    m_where->setPopupMode(QToolButton::InstantPopup);
    m_where->setMenu(new QMenu(m_where));
    m_where->setProperty("segment", "only");
    m_where->setFocusPolicy(Qt::TabFocus);
    m_where->setToolTip(tr("On which lanes to search"));
    row->addWidget(m_where);
    m_summary = new QLabel;
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setMinimumWidth(80);
    m_bar = row;
    row->addStretch(1);
    const auto arrow = [&](int direction, const QString &help) {
        auto *b = new QToolButton;
        b->setProperty("quiet", true);
        b->setFocusPolicy(Qt::TabFocus);
        b->setToolTip(help);
        b->setAccessibleName(help);
        connect(b, &QToolButton::clicked, this, [this, direction] { step(direction); });
        row->addWidget(b);
        return b;
    };
    m_previous = arrow(-1, tr("The hit before (Shift+F3)"));
    m_next = arrow(1, tr("The next hit (F3)"));
    down->addLayout(row);
    showField(true);

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
    m_list->setAccessibleName(tr("What was found"));
    m_list->viewport()->setAutoFillBackground(false);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionsMovable(false);
    m_list->header()->setSectionResizeMode(SearchModel::Name, QHeaderView::Stretch);
    auto *copy = new QAction(tr("Copy the name"), m_list);
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

    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        search();
        emit textChanged(text);
    });
    connect(m_field, &SearchField::stepAsked, this, &SearchPanel::step);
    connect(m_field, &SearchField::listAsked, this, &SearchPanel::focusList);
    connect(this, &SearchPanel::noteChanged, m_field, &SearchField::setNote);
    for (QToolButton *b : {m_case, m_regex, m_arguments})
        connect(b, &QToolButton::toggled, this, &SearchPanel::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &at) {
        if (at.isValid() && !m_isFollowing)
            emit sliceActivated(m_model->slice(at.row()));
    });
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex &at) {
        if (at.isValid())
            emit sliceActivated(m_model->slice(at.row()));
    });
    connect(&m_work, &LatestWork::failed, this, &SearchPanel::say);
    connect(&m_marks, &LatestWork::failed, this, &SearchPanel::say);
    connect(&m_poll, &QTimer::timeout, this, &SearchPanel::showProgress);
    m_settle.setSingleShot(true);
    m_settle.setInterval(300);
    m_poll.setInterval(150);
    addScopes();
    dress();
    showSummary();
}

SearchPanel::~SearchPanel()
{
    if (m_run)
        m_run->cancel = true;
}

QToolButton *SearchPanel::addSwitch(QHBoxLayout *row, const QString &text, const QString &help)
{
    auto *b = new QToolButton;
    b->setText(text);
    b->setToolTip(help);
    b->setAccessibleName(help);
    b->setCheckable(true);
    b->setProperty("segment", "only");
    b->setFocusPolicy(Qt::TabFocus);
    row->addWidget(b);
    return b;
}

void SearchPanel::addScopes()
{
    auto *group = new QActionGroup(m_where);
    const auto scope = [&](const QString &text, std::uint8_t kinds) {
        QAction *action = m_where->menu()->addAction(text, this, [this, text, kinds] {
            m_scope.kinds = kinds;
            m_where->setText(text);
            search();
        });
        action->setCheckable(true);
        action->setChecked(kinds == m_scope.kinds);
        group->addAction(action);
    };
    m_where->setText(tr("All lanes"));
    scope(m_where->text(), SearchScope::all);
    scope(tr("CPU threads"), only(LaneKind::CpuThread));
    scope(tr("GPU streams"), only(LaneKind::GpuStream));
    scope(tr("Profiler"), only(LaneKind::Overhead) | only(LaneKind::Other));
}

void SearchPanel::setTrace(std::shared_ptr<const Trace> trace)
{
    m_slice = {};
    m_trace = std::move(trace);
    m_prepared = std::make_shared<Prepared>();
    showHits({});
    search();
}

QString SearchPanel::text() const
{
    return m_field->text();
}

QString SearchPanel::summary() const
{
    return m_summary->text();
}

void SearchPanel::showField(bool shown)
{
    m_field->setVisible(shown);
    // Beside the field there is no room for a sentence.
    auto *down = static_cast<QVBoxLayout *>(layout());
    m_bar->removeWidget(m_summary);
    down->removeWidget(m_summary);
    if (shown)
        down->insertWidget(1, m_summary);
    else
        m_bar->insertWidget(m_bar->indexOf(m_where) + 1, m_summary, 4);
    m_summary->setContentsMargins(shown ? 0 : 8, 0, 0, 0);
}

void SearchPanel::setText(const QString &text)
{
    m_field->setText(text);
}

void SearchPanel::clear()
{
    m_field->clear();
}

void SearchPanel::focusList()
{
    if (m_model->rowCount() > 0)
        m_list->setFocus(Qt::ShortcutFocusReason);
}

void SearchPanel::search()
{
    if (m_run)
        m_run->cancel = true;
    m_work.cancel();
    m_poll.stop();
    m_settle.stop();
    m_settle.disconnect(this);
    const QString text = m_field->text();
    if (!m_trace || text.isEmpty()) {
        showHits({});
        return;
    }
    TextMatcher matches;
    if (m_regex->isChecked()) {
        const QRegularExpression pattern(text, m_case->isChecked() ? QRegularExpression::NoPatternOption
                                                                   : QRegularExpression::CaseInsensitiveOption);
        if (!pattern.isValid()) {
            showHits({});
            say(tr("This is no pattern yet: %1, at character %2.")
                    .arg(pattern.errorString())
                    .arg(pattern.patternErrorOffset() + 1));
            return;
        }
        matches = matching(pattern);
    } else {
        matches = containing(text.toStdString(), m_case->isChecked());
    }
    if (!m_arguments->isChecked()) {
        start(std::move(matches));
        return;
    }
    connect(&m_settle, &QTimer::timeout, this, [this, matches = std::move(matches)] { start(matches); });
    m_settle.start();
}

void SearchPanel::start(TextMatcher matches)
{
    m_run = std::make_shared<Run>();
    m_work.start([this, trace = m_trace, prepared = m_prepared, matches = std::move(matches), scope = m_scope,
                  run = m_run, withArguments = m_arguments->isChecked()]() -> LatestWork::Deliver {
        if (!prepared->index)
            prepared->index = SearchIndex::build(trace);
        if (!withArguments) {
            auto found = searchNames(prepared->index, matches, scope, &run->cancel);
            if (!found)
                return {};
            return [this, hits = std::make_shared<SearchHits>(std::move(*found))] { showHits(std::move(*hits)); };
        }
        auto found = searchArguments(prepared->index, matches, scope, &run->cancel, &run->done);
        if (!found)
            return [this, problem = coreText(found.error().message)] {
                showHits({});
                say(problem);
            };
        return [this, hits = std::make_shared<SearchHits>(std::move(*found))] { showHits(std::move(*hits)); };
    });
    if (m_arguments->isChecked())
        m_poll.start();
}

void SearchPanel::showProgress()
{
    say(tr("Reading the arguments: %1 of %2 slices …")
            .arg(formatCount(m_run->done.load()), formatCount(m_trace->sliceCount())));
}

void SearchPanel::showHits(SearchHits hits)
{
    m_poll.stop();
    m_covered = -1;
    m_model->setHits(std::move(hits));
    if (m_model->hits().count() == 0) {
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

void SearchPanel::showSummary()
{
    const SearchHits &hits = m_model->hits();
    if (m_field->text().isEmpty())
        return say(tr("Type a part of a name: all that has it is marked in the lanes."));
    if (hits.count() == 0 && m_arguments->isChecked())
        return say(tr("No slice has this in its name or its arguments."));
    if (hits.count() == 0)
        return say(m_scope.kinds == SearchScope::all ? tr("No slice has this in its name.")
                                                     : tr("No slice of these lanes has this in its name."));
    QString text = hits.count() == 1 ? tr("1 slice") : tr("%1 slices").arg(formatCount(hits.count()));
    if (hits.names > 1)
        text += u' ' + tr("of %1 names").arg(formatCount(hits.names));
    text += u' ' + (hits.count() == 1 ? tr("takes %1").arg(formatTime(hits.total))
                                      : tr("take %1 together").arg(formatTime(hits.total)));
    if (m_covered >= 0 && m_covered != hits.total)
        text += QStringLiteral(", ") + tr("%1 with what overlaps counted once").arg(formatTime(m_covered));
    text += u'.';
    if (hits.count() > SearchModel::mostRows)
        text += u' ' + tr("Listed are %1 to %2.")
                           .arg(formatCount(m_model->first() + 1),
                                formatCount(m_model->first() + static_cast<std::int64_t>(m_model->rowCount())));
    say(text);
}

void SearchPanel::say(const QString &text)
{
    m_summary->setText(text);
}

/// The row and the number of the slice that is selected.
void SearchPanel::showPlace()
{
    const SearchHits &hits = m_model->hits();
    QString note;
    if (hits.count() > 0) {
        const auto at = m_slice ? hits.indexOf(m_slice) : std::nullopt;
        note = at ? tr("%1 of %2").arg(formatCount(*at + 1), formatCount(hits.count())) : formatCount(hits.count());
        const bool wasFollowing = std::exchange(m_isFollowing, true);
        if (at) {
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
    } else if (m_trace && !m_field->text().isEmpty() && !m_work.isRunning()) {
        note = tr("none");
    }
    m_previous->setEnabled(hits.count() > 0);
    m_next->setEnabled(hits.count() > 0);
    emit noteChanged(note);
}

void SearchPanel::setSlice(SliceId slice)
{
    m_slice = slice;
    showPlace();
}

void SearchPanel::step(int direction)
{
    const SearchHits &hits = m_model->hits();
    if (hits.count() == 0)
        return;
    const SearchIndex &index = *hits.index();
    std::uint32_t to = 0;
    if (direction > 0)
        to = hits.countBefore(m_slice ? index.rankOf(m_slice) + 1 : index.firstStartingAt(m_axis.target().start));
    else
        to = hits.countBefore(m_slice ? index.rankOf(m_slice) : index.firstStartingAt(m_axis.target().start)) - 1;
    if (to >= hits.count()) // also what went below 0
        to = direction > 0 ? 0 : hits.count() - 1;
    emit sliceActivated(hits[to]);
}

void SearchPanel::dress()
{
    const int letter = fontMetrics().averageCharWidth();
    m_list->setColumnWidth(SearchModel::Where, 22 * letter);
    m_list->setColumnWidth(SearchModel::Start, 17 * letter);
    m_list->setColumnWidth(SearchModel::Duration, 12 * letter);
    const Theme &theme = Theme::current();
    const int icon = static_cast<int>(std::round(fontMetrics().height()));
    m_previous->setIcon(themedIcon(QStringLiteral("up"), theme.secondary));
    m_next->setIcon(themedIcon(QStringLiteral("down"), theme.secondary));
    for (QToolButton *b : {m_previous, m_next})
        b->setIconSize({icon, icon});
}

void SearchPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_next && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        dress();
}

} // namespace lanescope
