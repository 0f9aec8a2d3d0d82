#include "ui/panels/findingsarea.h"

#include "ui/look/theme.h"
#include "ui/panels/verdicthelp.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace lanescope {

FindingsArea::FindingsArea(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // its buttons take it
    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_list = new QWidget;
    m_column->addWidget(m_list, 1);
    setWidget(content);
}

void FindingsArea::putUp(const Verdict &verdict, const VerdictHelpParts &parts, int widest)
{
    leaveExplanation();
    m_listScroll = verticalScrollBar()->value();
    m_page = new VerdictHelpPage(verdict, parts);
    if (widest > 0)
        m_page->setMaximumWidth(fontMetrics().averageCharWidth() * widest);
    connect(m_page, &VerdictHelpPage::backAsked, this, &FindingsArea::leaveExplanation);
    connect(m_page, &VerdictHelpPage::evidenceAsked, this,
            [this, &verdict](const Evidence &evidence) { emit placeAsked(verdict, evidence); });
    connect(m_page, &VerdictHelpPage::copyAsked, this, [this, &verdict] { emit copyAsked(verdict); });
    m_column->insertWidget(m_column->indexOf(m_list), m_page);
    m_page->show();
    // The keys go along, so that Esc and Tab go on from there: before the list is hidden, which would send them elsewhere.
    m_focusInList = m_list->isAncestorOf(QApplication::focusWidget()) ? QApplication::focusWidget() : nullptr;
    if (m_focusInList)
        m_page->findChild<QPushButton *>()->setFocus();
    m_list->hide();
    verticalScrollBar()->setValue(0);
}

void FindingsArea::leaveExplanation()
{
    if (!m_page)
        return;
    m_list->show();
    if (m_focusInList && m_page->isAncestorOf(QApplication::focusWidget()))
        m_focusInList->setFocus();
    m_page->hide();
    m_page->deleteLater(); // its own button may have asked
    m_column->removeWidget(m_page);
    m_page = nullptr;
    emit listShown();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    verticalScrollBar()->setValue(m_listScroll);
}

void FindingsArea::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_page)
        leaveExplanation();
    else
        QScrollArea::keyPressEvent(event);
}

void FindingsArea::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void FindingsArea::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), Theme::current().panel);
    QScrollArea::paintEvent(event);
}

} // namespace lanescope
