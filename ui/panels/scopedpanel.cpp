#include "ui/panels/scopedpanel.h"

#include "ui/panels/scopeswitch.h"

#include <QEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace lanescope {

ScopedPanel::ScopedPanel(TableScope &scope, QWidget *parent)
    : QWidget(parent)
    , m_scope(scope)
{
    setMinimumWidth(1); // the bar makes itself small
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_message = new QLabel;
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    m_message->setContentsMargins(18, 10, 18, 10);
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_message);

    m_late = new QTimer(this);
    m_late->setSingleShot(true);
    m_late->setInterval(500);
    connect(m_late, &QTimer::timeout, this, [this] {
        m_isLate = true;
        setStale(true);
        showState();
    });
    connect(&m_work, &LatestWork::runningChanged, this, [this](bool running) {
        if (m_switch)
            m_switch->setBusy(running);
        if (running)
            return m_late->start();
        m_late->stop();
        m_isLate = false;
        setStale(false);
    });
    connect(&m_work, &LatestWork::failed, this, &ScopedPanel::problem);
    connect(&scope, &TableScope::changed, this, &ScopedPanel::refresh);
}

void ScopedPanel::setView(QWidget &view)
{
    m_view = &view;
    m_pages->addWidget(m_view);
    m_column->addWidget(m_pages, 1);
    setFocusProxy(m_view);
}

void ScopedPanel::setTrace(std::shared_ptr<const Trace> trace)
{
    m_work.cancel();
    m_trace = std::move(trace);
    m_slice = {};
    m_isStale = true;
    forget();
    showState();
    if (m_trace)
        refresh();
}

void ScopedPanel::refresh()
{
    m_isStale = true;
    if (!m_trace || !isVisible())
        return;
    m_isStale = false;
    m_work.start(making());
    showState();
}

void ScopedPanel::setSlice(SliceId slice)
{
    m_slice = slice;
    if (isVisible())
        followSlice();
}

void ScopedPanel::showPage(bool hasContent, const QString &message)
{
    m_message->setText(message);
    m_pages->setCurrentWidget(hasContent ? m_view : m_message);
}

void ScopedPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        refresh();
    else
        followSlice();
}

void ScopedPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    // Before there is a view, who inherits is not made yet.
    if (m_view && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        dress();
}

void ScopedPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_view)
        shareRoom();
}

} // namespace lanescope
