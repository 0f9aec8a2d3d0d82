#include "ui/window/welcomepage.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/elidedlabel.h"
#include "ui/window/samples.h"
#include "ui/window/settings.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace lanescope {

namespace {

/// A line of two texts that is a button: the name of a file, and below it what it is.
class Choice : public QWidget {
public:
    Choice(const QString &title, const QString &description, std::function<void()> chosen, QWidget *parent)
        : QWidget(parent)
        , m_chosen(std::move(chosen))
    {
        auto *lines = new QVBoxLayout(this);
        lines->setContentsMargins(10, 6, 10, 6);
        lines->setSpacing(1);
        auto *first = new ElidedLabel(nullptr, Qt::ElideMiddle);
        QFont medium = first->font();
        medium.setWeight(QFont::Medium);
        first->setFont(medium);
        first->setText(title);
        auto *second = new ElidedLabel(nullptr, Qt::ElideMiddle);
        second->setText(description);
        second->setSecondary(true);
        lines->addWidget(first);
        lines->addWidget(second);
        for (QWidget *label : {first, second})
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
        setAccessibleName(title);
        setAccessibleDescription(description);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::current();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(hasFocus() ? QPen(theme.accent) : QPen(Qt::NoPen));
        painter.setBrush(underMouse() ? QBrush(theme.tint(theme.accent, theme.isDark ? 0.16 : 0.08))
                                      : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
            m_chosen();
    }
    void mousePressEvent(QMouseEvent *event) override { event->accept(); }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
            m_chosen();
        else
            QWidget::keyPressEvent(event);
    }

private:
    std::function<void()> m_chosen;
};

QLabel *heading(const QString &text)
{
    auto *label = new QLabel(text);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 0.9);
    font.setWeight(QFont::DemiBold);
    font.setLetterSpacing(QFont::PercentageSpacing, 106);
    label->setFont(font);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setContentsMargins(10, 0, 0, 0);
    return label;
}

} // namespace

/// A dashed area; a picture of lanes, a sentence and a button in it.
class WelcomePage::DropArea : public QWidget {
public:
    explicit DropArea(QWidget *parent)
        : QWidget(parent)
    {
        setMinimumHeight(210);
    }
    void setHighlighted(bool on)
    {
        m_isHighlighted = on;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::current();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPen pen(m_isHighlighted ? theme.accent : theme.faint, m_isHighlighted ? 2 : 1, Qt::CustomDashLine);
        pen.setDashPattern({5, 4});
        painter.setPen(pen);
        painter.setBrush(m_isHighlighted ? QBrush(theme.tint(theme.accent, 0.08)) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);

        // What a trace looks like: annotation, op, launch, kernel.
        painter.setRenderHint(QPainter::Antialiasing, false);
        const double x = width() / 2.0 - 90, y = 34;
        const struct {
            double x, width;
            int row;
            Hue hue;
        } boxes[] = {{0, 170, 0, Hue::Annotation}, {12, 92, 1, Hue::Op},      {110, 48, 1, Hue::Op},
                     {24, 60, 2, Hue::Op},         {62, 20, 3, Hue::Runtime}, {128, 24, 2, Hue::Runtime},
                     {88, 30, 4, Hue::Kernel},     {158, 22, 4, Hue::Kernel}};
        for (const auto &box : boxes)
            painter.fillRect(QRectF(x + box.x, y + box.row * 11, box.width, 10), theme.hues[static_cast<int>(box.hue)]);
    }

private:
    bool m_isHighlighted = false;
};

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    outer->addWidget(scroll);
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    scroll->setWidget(page);

    auto *across = new QHBoxLayout(page);
    across->setContentsMargins(24, 24, 24, 24);
    auto *column = new QWidget;
    column->setMaximumWidth(680);
    across->addStretch(1);
    across->addWidget(column, 100);
    across->addStretch(1);
    auto *down = new QVBoxLayout(column);
    down->setContentsMargins(0, 0, 0, 0);
    down->addStretch(2);

    m_drop = new DropArea(this);
    auto *drop = new QVBoxLayout(m_drop);
    drop->setContentsMargins(24, 104, 24, 20);
    auto *title = new QLabel(tr("Drop a torch.profiler trace here"));
    QFont big = title->font();
    big.setPointSizeF(big.pointSizeF() * 1.4);
    big.setWeight(QFont::DemiBold);
    title->setFont(big);
    title->setAlignment(Qt::AlignCenter);
    title->setWordWrap(true);
    drop->addWidget(title);
    auto *open = new QPushButton(tr("Open a file …"));
    open->setProperty("primary", true);
    open->setToolTip(tr("Open a trace (Ctrl+O)"));
    drop->addSpacing(8);
    drop->addWidget(open, 0, Qt::AlignHCenter);
    connect(open, &QPushButton::clicked, this, &WelcomePage::openAsked);
    down->addWidget(m_drop);
    down->addSpacing(6);
    auto *formats = new QLabel(tr(".pt.trace.json and .pt.trace.json.gz, of any size. Nothing leaves this computer."));
    formats->setForegroundRole(QPalette::PlaceholderText);
    formats->setAlignment(Qt::AlignCenter);
    formats->setWordWrap(true);
    down->addWidget(formats);
    down->addSpacing(24);

    const std::vector<Sample> all = samples();
    if (!all.empty()) {
        down->addWidget(heading(tr("NEW TO TRACES?")));
        down->addWidget(new Choice(
            tr("How to read a trace"), tr("A short walk through small traces, a few sentences at each place."),
            [this] { emit walkAsked(); }, column));
        down->addSpacing(16);
        down->addWidget(heading(tr("SAMPLES")));
        for (std::size_t i = 0; i < all.size(); ++i)
            down->addWidget(new Choice(
                all[i].title, all[i].description, [this, i] { emit sampleAsked(static_cast<int>(i)); }, column));
        down->addSpacing(16);
    }
    m_recent = new QWidget;
    auto *recent = new QVBoxLayout(m_recent);
    recent->setContentsMargins(0, 0, 0, 0);
    recent->addWidget(heading(tr("RECENT FILES")));
    m_recentList = new QVBoxLayout;
    m_recentList->setSpacing(0);
    recent->addLayout(m_recentList);
    down->addWidget(m_recent);
    down->addStretch(3);
    refresh();
}

void WelcomePage::refresh()
{
    while (QLayoutItem *item = m_recentList->takeAt(0)) {
        item->widget()->deleteLater(); // it may be the one that was clicked
        delete item;
    }
    const QStringList files = settings::recentFiles();
    for (const QString &path : files.mid(0, 5)) {
        const QFileInfo file(path);
        m_recentList->addWidget(new Choice(
            file.fileName(), file.absolutePath() + QStringLiteral(" · ") + formatBytes(file.size()),
            [this, path] { emit fileAsked(path); }, m_recent));
    }
    const std::vector<settings::Compared> pairs = settings::recentComparisons();
    for (std::size_t i = 0; i < std::min<std::size_t>(pairs.size(), 2); ++i) {
        const settings::Compared &pair = pairs[i];
        const QFileInfo a(pair.a), b(pair.b);
        m_recentList->addWidget(new Choice(
            tr("%1 compared with %2").arg(a.fileName(), b.fileName()),
            a.absolutePath() == b.absolutePath() ? a.absolutePath()
                                                 : a.absolutePath() + QStringLiteral(" · ") + b.absolutePath(),
            [this, pair] { emit comparisonAsked(pair.a, pair.b); }, m_recent));
    }
    m_recent->setVisible(!files.isEmpty() || !pairs.empty());
}

void WelcomePage::setDropHighlighted(bool on)
{
    m_drop->setHighlighted(on);
}

} // namespace lanescope
