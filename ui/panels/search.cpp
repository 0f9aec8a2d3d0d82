#include "ui/panels/search.h"

#include "ui/look/format.h"
#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/panels/searchfield.h"
#include "ui/panels/searchside.h"

#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
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

SearchPanel::SearchPanel(const TimeAxis &axis, const TimeAxis &secondAxis, QWidget *parent)
    : QWidget(parent)
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

    auto *lists = new QHBoxLayout;
    lists->setSpacing(16);
    m_sides = {new SearchSide(axis), new SearchSide(secondAxis)};
    for (SearchSide *side : m_sides) {
        lists->addWidget(side, 1);
        connect(side, &SearchSide::changed, this, &SearchPanel::showState);
    }
    m_sides[1]->hide();
    down->addLayout(lists, 1);
    connect(m_sides[0], &SearchSide::hitsMarked, this, &SearchPanel::hitsMarked);
    connect(m_sides[1], &SearchSide::hitsMarked, this, &SearchPanel::secondHitsMarked);
    connect(m_sides[0], &SearchSide::sliceActivated, this, &SearchPanel::sliceActivated);
    connect(m_sides[1], &SearchSide::sliceActivated, this, &SearchPanel::secondSliceActivated);

    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        search();
        emit textChanged(text);
    });
    connect(m_field, &SearchField::stepAsked, this, &SearchPanel::step);
    connect(m_field, &SearchField::listAsked, this, &SearchPanel::focusList);
    connect(this, &SearchPanel::noteChanged, m_field, &SearchField::setNote);
    for (QToolButton *b : {m_case, m_regex, m_arguments})
        connect(b, &QToolButton::toggled, this, &SearchPanel::search);
    addScopes();
    dress();
    showState();
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
    m_hasTrace = trace != nullptr;
    m_isOnSecond = false;
    m_sides[0]->setTrace(std::move(trace));
    search();
}

void SearchPanel::setSecondTrace(std::shared_ptr<const Trace> trace)
{
    m_hasSecond = trace != nullptr;
    m_isOnSecond = false;
    m_sides[1]->setTrace(std::move(trace));
    m_sides[1]->setVisible(m_hasSecond);
    m_sides[0]->setLetter(m_hasSecond ? QStringLiteral("A") : QString());
    m_sides[1]->setLetter(m_hasSecond ? QStringLiteral("B") : QString());
    m_summary->setVisible(!m_hasSecond);
    search();
}

SearchModel &SearchPanel::model() const
{
    return m_sides[0]->model();
}

QTreeView &SearchPanel::list() const
{
    return m_sides[0]->list();
}

bool SearchPanel::isReady() const
{
    return m_sides[0]->isReady() && m_sides[1]->isReady();
}

QString SearchPanel::text() const
{
    return m_field->text();
}

QString SearchPanel::summary() const
{
    return m_sides[0]->summary();
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
    const SearchSide &side = *m_sides[m_sides[m_isOnSecond]->count() > 0 ? m_isOnSecond : !m_isOnSecond];
    if (side.count() > 0)
        side.list().setFocus(Qt::ShortcutFocusReason);
}

void SearchPanel::search()
{
    SearchQuery query;
    query.scope = m_scope;
    query.withArguments = m_arguments->isChecked();
    const QString text = m_field->text();
    QString problem;
    if (text.isEmpty()) {
        // nothing is looked for
    } else if (m_regex->isChecked()) {
        const QRegularExpression pattern(text, m_case->isChecked() ? QRegularExpression::NoPatternOption
                                                                   : QRegularExpression::CaseInsensitiveOption);
        if (pattern.isValid())
            query.matches = matching(pattern);
        else
            problem = tr("This is no pattern yet: %1, at character %2.")
                          .arg(pattern.errorString())
                          .arg(pattern.patternErrorOffset() + 1);
    } else {
        query.matches = containing(text.toStdString(), m_case->isChecked());
    }
    for (SearchSide *side : m_sides) {
        side->search(query);
        if (!problem.isEmpty())
            side->say(problem);
    }
}

/// What the bar and the field say of the hits: those of the first trace are counted first.
void SearchPanel::showState()
{
    if (!m_next)
        return;
    m_summary->setText(m_sides[0]->summary());
    const std::int64_t inFirst = m_sides[0]->count(), all = inFirst + m_sides[1]->count();
    QString note;
    if (all > 0) {
        const auto at = m_sides[m_isOnSecond]->place();
        note = at ? tr("%1 of %2").arg(formatCount(*at + 1 + (m_isOnSecond ? inFirst : 0)), formatCount(all))
                  : formatCount(all);
    } else if (m_hasTrace && !m_field->text().isEmpty() && !m_sides[0]->isRunning() && !m_sides[1]->isRunning()) {
        note = tr("none");
    }
    m_previous->setEnabled(all > 0);
    m_next->setEnabled(all > 0);
    emit noteChanged(note);
}

void SearchPanel::setSlice(SliceId slice)
{
    if (slice)
        m_isOnSecond = false;
    m_sides[0]->setSlice(slice);
}

void SearchPanel::setSecondSlice(SliceId slice)
{
    if (slice)
        m_isOnSecond = true;
    m_sides[1]->setSlice(slice);
}

void SearchPanel::step(int direction)
{
    bool isSecond = m_isOnSecond;
    auto to = m_sides[isSecond]->beside(direction);
    if (!to) { // on from the other end: of the other trace, where that has any
        isSecond = m_sides[!isSecond]->count() > 0 ? !isSecond : isSecond;
        to = m_sides[isSecond]->outermost(direction);
    }
    if (!to)
        return;
    m_isOnSecond = isSecond; // also where that slice is selected already
    emit m_sides[isSecond]->sliceActivated(*to);
    showState();
}

void SearchPanel::dress()
{
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
