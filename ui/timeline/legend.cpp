#include "ui/timeline/legend.h"

#include "ui/timeline/hatch.h"
#include "ui/timeline/timelinescene.h"

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>

#include <cmath>

namespace lanescope {

namespace {

double lineHeight(const TimelineLook &look)
{
    return std::round(look.px(26));
}

QString nameOf(const std::optional<Hue> &hue)
{
    return hue ? hueName(*hue) : Legend::tr("GPU idle");
}

enum class State { Shown, Dimmed, Hidden };

void paintEntry(QPainter &painter, const QRectF &rect, const TimelineLook &look, const std::optional<Hue> &hue,
                State state)
{
    const Theme &theme = *look.theme;
    const QFontMetricsF font(look.smallFont);
    const double boxWidth = std::round(look.px(14)), boxHeight = std::round(look.px(10));
    const QRectF box(std::round(rect.left() + look.px(4)), std::round(rect.center().y() - boxHeight / 2), boxWidth,
                     boxHeight);
    if (!hue) {
        hatch(painter, box, theme.idleInk, look.px(5), 1);
    } else if (state == State::Hidden) {
        painter.setPen(QPen(theme.faint, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    } else {
        const QColor &colour = theme.hues[static_cast<int>(*hue)];
        if (isPatterned(*hue))
            pattern(painter, box, *hue, theme, look.px(6), look.px(1.5));
        else
            painter.fillRect(box, state == State::Dimmed ? theme.tint(colour, 0.35) : colour);
    }
    // A word that is crossed out needs no colour to be understood.
    QFont letters = look.smallFont;
    letters.setStrikeOut(state == State::Hidden);
    painter.setFont(letters);
    painter.setPen(state == State::Shown ? theme.secondary : theme.faint);
    painter.drawText(
        QPointF(box.right() + look.px(6), std::round(rect.center().y() + (font.ascent() - font.descent()) / 2)),
        nameOf(hue));
}

} // namespace

std::vector<LegendEntry> layOutLegend(const TimelineLook &look, const TraceFacts &facts, QPointF topLeft, double width)
{
    const QFontMetricsF font(look.smallFont);
    std::vector<LegendEntry> entries;
    for (std::size_t h = 0; h < facts.hues.size(); ++h)
        if (facts.hues[h])
            entries.push_back({static_cast<Hue>(h), {}});
    if (!facts.isOfCpu)
        entries.push_back({});
    double x = topLeft.x(), y = topLeft.y();
    for (LegendEntry &entry : entries) {
        const double wanted =
            std::ceil(std::round(look.px(14)) + look.px(14) + font.horizontalAdvance(nameOf(entry.hue)));
        if (x > topLeft.x() && x + wanted > topLeft.x() + width) {
            x = topLeft.x();
            y += lineHeight(look);
        }
        entry.rect = QRectF(x, y, wanted, lineHeight(look));
        x += wanted + std::round(look.px(10));
    }
    return entries;
}

double legendHeight(const TimelineLook &look, const TraceFacts &facts, double width)
{
    const std::vector<LegendEntry> entries = layOutLegend(look, facts, {}, width);
    return entries.empty() ? lineHeight(look) : entries.back().rect.bottom();
}

void paintLegend(QPainter &painter, const QRectF &rect, const TimelineLook &look, const TraceFacts &facts)
{
    for (const LegendEntry &entry : layOutLegend(look, facts, rect.topLeft(), rect.width()))
        paintEntry(painter, entry.rect, look, entry.hue, State::Shown);
}

/// A switch, with the keyboard and for a screen reader too.
class Legend::Entry : public QAbstractButton {
public:
    Entry(Legend &legend, std::optional<Hue> hue)
        : QAbstractButton(&legend)
        , m_legend(legend)
        , m_hue(hue)
    {
        setAccessibleName(nameOf(hue));
        setFocusPolicy(hue ? Qt::TabFocus : Qt::NoFocus);
        if (!hue) {
            setAttribute(Qt::WA_TransparentForMouseEvents);
            return;
        }
        setCheckable(true);
        setCursor(Qt::PointingHandCursor);
        setToolTip(Legend::tr("Click to hide or show, Shift+click to make pale; more with the right button"));
    }
    std::optional<Hue> hue() const { return m_hue; }
    State state() const
    {
        if (!m_hue)
            return State::Shown;
        const auto at = static_cast<std::size_t>(*m_hue);
        return m_legend.m_scene.hiddenHues().test(at)   ? State::Hidden
               : m_legend.m_scene.dimmedHues().test(at) ? State::Dimmed
                                                        : State::Shown;
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const TimelineLook &look = m_legend.m_scene.look();
        if (m_hue && (underMouse() || hasFocus())) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(hasFocus() ? QPen(look.theme->accent, 1) : QPen(Qt::NoPen));
            painter.setBrush(look.theme->panel);
            painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 2.5, -0.5, -2.5), 4, 4);
            painter.setRenderHint(QPainter::Antialiasing, false);
        }
        paintEntry(painter, rect(), look, m_hue, state());
    }
    void nextCheckState() override
    {
        if (QGuiApplication::keyboardModifiers() & Qt::ShiftModifier)
            m_legend.setDimmed(*m_hue, state() != State::Dimmed);
        else
            m_legend.setHidden(*m_hue, state() != State::Hidden);
    }
    void contextMenuEvent(QContextMenuEvent *event) override
    {
        QMenu menu(this);
        m_legend.fillMenu(menu, *m_hue);
        menu.exec(event->globalPos());
    }
    void enterEvent(QEnterEvent *event) override
    {
        QAbstractButton::enterEvent(event);
        update();
    }
    void leaveEvent(QEvent *event) override
    {
        QAbstractButton::leaveEvent(event);
        update();
    }

private:
    Legend &m_legend;
    std::optional<Hue> m_hue;
};

Legend::Legend(TimelineScene &scene, QWidget *parent)
    : QWidget(parent)
    , m_scene(scene)
{
    setAccessibleName(tr("Legend"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&scene, &TimelineScene::layoutChanged, this, &Legend::layOut);
}

void Legend::setFacts(std::shared_ptr<const TraceFacts> facts)
{
    m_facts = std::move(facts);
    makeEntries();
}

void Legend::makeEntries()
{
    qDeleteAll(m_entries);
    m_entries.clear();
    if (m_facts)
        for (const LegendEntry &entry : layOutLegend(m_scene.look(), *m_facts, {}, width())) {
            m_entries.push_back(new Entry(*this, entry.hue));
            m_entries.back()->show();
        }
    layOut();
}

void Legend::layOut()
{
    const TimelineLook &look = m_scene.look();
    const double left = m_left + look.px(4), room = width() - left - 8;
    setFixedHeight(static_cast<int>(m_facts ? legendHeight(look, *m_facts, room) : lineHeight(look)));
    if (m_facts) {
        const std::vector<LegendEntry> places = layOutLegend(look, *m_facts, {left, 0}, room);
        for (std::size_t i = 0; i < std::min(places.size(), m_entries.size()); ++i) {
            m_entries[i]->setGeometry(places[i].rect.toRect());
            m_entries[i]->setChecked(m_entries[i]->state() == State::Shown);
            m_entries[i]->update();
        }
    }
    update();
}

void Legend::setLeft(int left)
{
    m_left = left;
    layOut();
}

void Legend::setHidden(Hue hue, bool hidden)
{
    const Hues one = onlyHue(hue);
    m_scene.setHues(hidden ? m_scene.hiddenHues() | one : m_scene.hiddenHues() & ~one, m_scene.dimmedHues() & ~one);
}

void Legend::setDimmed(Hue hue, bool dimmed)
{
    const Hues one = onlyHue(hue);
    m_scene.setHues(m_scene.hiddenHues() & ~one, dimmed ? m_scene.dimmedHues() | one : m_scene.dimmedHues() & ~one);
}

void Legend::showOnly(Hue hue)
{
    m_scene.setHues(~onlyHue(hue), {});
}

void Legend::showAll()
{
    m_scene.setHues({}, {});
}

void Legend::fillMenu(QMenu &menu, Hue hue)
{
    const auto at = static_cast<std::size_t>(hue);
    const bool hidden = m_scene.hiddenHues().test(at), dimmed = m_scene.dimmedHues().test(at);
    menu.addAction(hidden ? tr("Show") : tr("Hide"), this, [this, hue, hidden] { setHidden(hue, !hidden); });
    menu.addAction(dimmed ? tr("Full colour") : tr("Make pale"), this,
                   [this, hue, dimmed] { setDimmed(hue, !dimmed); });
    menu.addAction(tr("Only this"), this, [this, hue] { showOnly(hue); });
    menu.addSeparator();
    menu.addAction(tr("Show all"), this, &Legend::showAll)
        ->setEnabled(m_scene.hiddenHues().any() || m_scene.dimmedHues().any());
}

void Legend::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void Legend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        layOut();
}

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_scene.look().theme->background);
    painter.fillRect(QRect(m_left - 1, 0, 1, height()), m_scene.look().theme->line);
}

} // namespace lanescope
