#include "ui/window/topbar.h"

#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/panels/elidedlabel.h"
#include "ui/panels/searchfield.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include <cmath>

namespace lanescope {

TopBar::TopBar(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(18, 0, 14, 0);
    row->setSpacing(6);

    m_product = new QLabel(QStringLiteral("Lanescope"));
    QFont bold = m_product->font();
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    bold.setWeight(QFont::DemiBold);
    m_product->setFont(bold);
    m_product->setMinimumWidth(1); // on a narrow window the file's name matters more
    row->addWidget(m_product);
    row->addSpacing(8);
    m_file = new ElidedLabel(nullptr, Qt::ElideMiddle);
    m_file->setSecondary(true);
    row->addWidget(m_file, 3);
    row->addStretch(1);

    m_stepGroup = new QWidget;
    auto *steps = new QHBoxLayout(m_stepGroup);
    steps->setContentsMargins(0, 0, 8, 0);
    steps->setSpacing(6);
    const auto button = [this](const QString &text, const QString &help) {
        auto *b = new QPushButton(text, this);
        b->setToolTip(help);
        b->setAccessibleName(help);
        b->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the timeline
        return b;
    };
    m_previous = button({}, tr("Previous step ([)"));
    m_next = button({}, tr("Next step (])"));
    m_previous->setProperty("step", true);
    m_next->setProperty("step", true);
    m_step = new QLabel;
    m_step->setAlignment(Qt::AlignCenter);
    m_step->setMinimumWidth(fontMetrics().horizontalAdvance(tr("#%1 · %2 of %3").arg(8888).arg(888).arg(888)));
    steps->addWidget(m_previous);
    steps->addWidget(m_step);
    steps->addWidget(m_next);
    row->addWidget(m_stepGroup);

    m_fit = button(tr("Fit"), tr("Fit the selection (F)"));
    m_whole = button(tr("Whole"), tr("Show the whole trace (0)"));
    row->addWidget(m_fit);
    row->addWidget(m_whole);
    row->addSpacing(8);
    m_search = new SearchField;
    m_search->setMinimumWidth(26 * fontMetrics().averageCharWidth());
    m_search->setMaximumWidth(44 * fontMetrics().averageCharWidth());
    m_search->setFocusPolicy(Qt::ClickFocus); // Tab goes along the chain; Ctrl+F leads here
    row->addWidget(m_search, 2);
    row->addStretch(2);

    m_open = button(tr("Open"), tr("Open a trace, a recent one or a sample"));
    m_openMenu = new QMenu(m_open);
    m_open->setMenu(m_openMenu);
    m_keys = button(QStringLiteral("?"), tr("All keys, and how to read a trace (?)"));
    m_theme = button({}, tr("Light or dark"));
    m_theme->setProperty("step", true);
    row->addWidget(m_open);
    row->addWidget(m_keys);
    row->addWidget(m_theme);
    m_annotate = button(tr("Annotate"), tr("Write on the timeline: notes, callouts, arrows, boxes, ranges (N)"));
    m_notesMenu = new QMenu(m_annotate);
    m_annotate->setMenu(m_notesMenu);
    row->addWidget(m_annotate);
    m_export = button(tr("Export"), tr("What is shown as a picture, as a command line, or as a trace of its own"));
    m_export->setProperty("primary", true);
    m_exportMenu = new QMenu(m_export);
    m_export->setMenu(m_exportMenu);
    row->addWidget(m_export);

    connect(m_previous, &QPushButton::clicked, this, &TopBar::previousStep);
    connect(m_next, &QPushButton::clicked, this, &TopBar::nextStep);
    connect(m_fit, &QPushButton::clicked, this, &TopBar::fitSelection);
    connect(m_whole, &QPushButton::clicked, this, &TopBar::showWhole);
    connect(m_keys, &QPushButton::clicked, this, &TopBar::showKeys);
    connect(m_theme, &QPushButton::clicked, this, &TopBar::toggleTheme);
    setFile({}, {});
    setStep(false, {}, false, false);
    dress();
}

void TopBar::setFile(const QString &title, const QString &path)
{
    m_file->setText(title);
    m_file->setHelp(path);
    m_file->setVisible(!title.isEmpty());
    m_fit->setVisible(!title.isEmpty());
    m_whole->setVisible(!title.isEmpty());
    m_annotate->setVisible(!title.isEmpty());
    m_export->setVisible(!title.isEmpty());
    shareRoom();
}

void TopBar::setStep(bool hasSteps, const QString &text, bool hasPrevious, bool hasNext)
{
    m_stepGroup->setVisible(hasSteps);
    m_step->setText(text);
    m_previous->setEnabled(hasPrevious);
    m_next->setEnabled(hasNext);
}

void TopBar::dress()
{
    const Theme &theme = Theme::current();
    m_previous->setIcon(themedIcon(QStringLiteral("previous"), theme.text));
    m_next->setIcon(themedIcon(QStringLiteral("next"), theme.text));
    m_annotate->setIcon(themedIcon(QStringLiteral("note"), theme.text));
    m_theme->setIcon(themedIcon(theme.isDark ? QStringLiteral("sun") : QStringLiteral("moon"), theme.text));
    const double scale = fontMetrics().height() / 15.0;
    const int icon = static_cast<int>(std::round(15 * scale));
    for (QPushButton *b : {m_previous, m_next, m_annotate, m_theme})
        b->setIconSize({icon, icon});
    setFixedHeight(static_cast<int>(std::round(48 * std::max(scale, 1.0))));
}

void TopBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_theme && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        dress();
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareRoom();
}

void TopBar::shareRoom()
{
    // Of a narrow bar the file's name keeps the room.
    const double narrow = 60.0 * fontMetrics().averageCharWidth() + 380;
    m_product->setVisible(width() >= narrow || m_file->text().isEmpty());
    const bool hasSearch = !m_file->text().isEmpty() && width() >= narrow + m_search->minimumWidth();
    if (hasSearch == m_search->isHidden()) {
        m_search->setVisible(hasSearch);
        emit searchRoomChanged();
    }
    m_annotate->setText(width() >= narrow ? tr("Annotate") : QString());
}

void TopBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::current().panel);
    painter.fillRect(QRect(0, height() - 1, width(), 1), Theme::current().line);
}

} // namespace lanescope
