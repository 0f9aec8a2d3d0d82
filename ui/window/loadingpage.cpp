#include "ui/window/loadingpage.h"

#include "ui/panels/elidedlabel.h"
#include "ui/window/sketchview.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace lanescope {

LoadingPage::LoadingPage(QWidget *parent)
    : QWidget(parent)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto *page = new QVBoxLayout(this);
    page->addStretch(2);
    auto *across = new QHBoxLayout;
    across->setContentsMargins(page->contentsMargins());
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addLayout(across);
    auto *column = new QWidget;
    column->setMaximumWidth(460);
    across->addStretch(1);
    across->addWidget(column, 100);
    across->addStretch(1);
    auto *down = new QVBoxLayout(column);
    m_title = new ElidedLabel(nullptr, Qt::ElideMiddle);
    QFont bold = m_title->font();
    bold.setPointSizeF(bold.pointSizeF() * 1.2);
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    down->addWidget(m_title);
    down->addSpacing(8);
    m_bar = new QProgressBar;
    m_bar->setTextVisible(false);
    down->addWidget(m_bar);
    down->addSpacing(4);
    auto *last = new QHBoxLayout;
    m_what = new QLabel;
    m_what->setTextFormat(Qt::PlainText);
    m_what->setForegroundRole(QPalette::PlaceholderText);
    auto *cancel = new QPushButton(tr("Cancel"));
    cancel->setToolTip(tr("Cancel (Esc)"));
    last->addWidget(m_what, 1);
    last->addWidget(cancel);
    down->addLayout(last);
    m_sketch = new SketchView;
    page->addWidget(m_sketch, 3);
    connect(cancel, &QPushButton::clicked, this, &LoadingPage::cancelAsked);
}

void LoadingPage::begin(const QString &title)
{
    m_title->setText(title);
    m_bar->setRange(0, 1000);
    m_bar->setValue(0);
    m_what->clear();
    m_sketch->setSketch({});
}

void LoadingPage::setProgress(double share, const QString &what)
{
    if (share < 0) {
        m_bar->setRange(0, 0);
    } else {
        m_bar->setRange(0, 1000);
        m_bar->setValue(std::max(m_bar->value(), static_cast<int>(share * 1000))); // it never goes back
    }
    m_what->setText(what);
}

void LoadingPage::setSketch(std::shared_ptr<const LaneSketch> sketch)
{
    m_sketch->setSketch(std::move(sketch));
}

} // namespace lanescope
