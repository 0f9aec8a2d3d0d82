// Qt first: moc 6.4 stumbles over what core includes.
#include <QLabel>
#include <QSignalSpy>
#include <QSplitter>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include "ui/panels/panelarea.h"

using namespace lanescope;

namespace {

/// An area of three panels below something else, as in the window.
class Area {
public:
    Area()
    {
        splitter.setOrientation(Qt::Vertical);
        splitter.setChildrenCollapsible(false);
        splitter.addWidget(new QLabel(QStringLiteral("lanes")));
        splitter.addWidget(area);
        splitter.setStretchFactor(0, 1);
        splitter.setStretchFactor(1, 0);
        for (QLabel *panel : panels)
            area->addPanel(panel->text(), panel);
        splitter.resize(900, 700);
    }
    void click(int tab) { QTest::mouseClick(tabs(), Qt::LeftButton, {}, tabs()->tabRect(tab).center()); }
    QTabBar *tabs() { return area->findChild<QTabBar *>(); }

    QSplitter splitter;
    PanelArea *area = new PanelArea;
    QLabel *panels[3] = {new QLabel(QStringLiteral("one")), new QLabel(QStringLiteral("two")),
                         new QLabel(QStringLiteral("three"))};
};

} // namespace

class TestPanelArea : public QObject {
    Q_OBJECT

private slots:
    void tabsShowTheirPanels();
    void panelsComeAndGo();
    void foldsAndRemembersItsHeight();
    void clickOnTheOpenTabFolds();
    void whoWorksInAPanelChoseIt();
    void narrowRowsOfferAMenu();
};

void TestPanelArea::tabsShowTheirPanels()
{
    Area a;
    a.splitter.show();
    QCOMPARE(a.area->currentPanel(), a.panels[0]);
    QVERIFY(a.panels[0]->isVisible() && !a.panels[1]->isVisible());
    QVERIFY(!a.area->isChosen());
    a.area->setCurrentPanel(a.panels[1]);
    QVERIFY(!a.area->isChosen());
    QCOMPARE(a.tabs()->currentIndex(), 1);
    a.click(2);
    QVERIFY(a.area->isChosen());
    QVERIFY(a.panels[2]->isVisible() && !a.panels[1]->isVisible());
    a.area->openPanel(0);
    QCOMPARE(a.area->currentPanel(), a.panels[0]);
    a.area->openPanel(7);
    QCOMPARE(a.area->currentPanel(), a.panels[0]);
}

void TestPanelArea::panelsComeAndGo()
{
    Area a;
    a.splitter.show();
    a.area->setCurrentPanel(a.panels[1]);
    auto *first = new QLabel;
    a.area->addPanel(QStringLiteral("first"), first, 0);
    QCOMPARE(a.area->count(), 4);
    QCOMPARE(a.area->currentPanel(), a.panels[1]);
    QCOMPARE(a.tabs()->tabText(a.tabs()->currentIndex()), QStringLiteral("two"));
    a.area->openPanel(first);
    QVERIFY(first->isVisible());
    a.area->removePanel(first);
    QVERIFY(!a.area->hasPanel(first));
    QVERIFY(!first->isVisible());
    QCOMPARE(a.area->count(), 3);
    QCOMPARE(a.tabs()->count(), 3);
    QCOMPARE(a.tabs()->tabText(a.tabs()->currentIndex()), qobject_cast<QLabel *>(a.area->currentPanel())->text());
    a.area->setName(a.panels[2], QStringLiteral("three & 7"));
    QCOMPARE(a.tabs()->tabText(2), QStringLiteral("three && 7")); // no key of its own
}

void TestPanelArea::foldsAndRemembersItsHeight()
{
    Area a;
    a.area->setOpenHeight(310);
    a.splitter.show();
    QVERIFY(QTest::qWaitForWindowExposed(&a.splitter));
    QTRY_COMPARE(a.area->height(), 310);
    QSignalSpy spy(a.area, &PanelArea::foldedChanged);
    a.area->setFolded(true);
    QTRY_VERIFY(a.area->height() < 60);
    // What it leaves, the lanes get.
    QTRY_COMPARE(a.splitter.widget(0)->height() + a.splitter.handleWidth() + a.area->height(), a.splitter.height());
    QVERIFY(!a.panels[0]->isVisible());
    QVERIFY(a.tabs()->isVisible());
    QCOMPARE(a.area->openHeight(), 310);
    a.area->setFolded(false);
    QTRY_COMPARE(a.area->height(), 310);
    QVERIFY(a.panels[0]->isVisible());
    QCOMPARE(spy.size(), 2);
    // Folded from the start, it opens as it was asked to.
    Area b;
    b.area->setOpenHeight(240);
    b.area->setFolded(true);
    b.splitter.show();
    QVERIFY(QTest::qWaitForWindowExposed(&b.splitter));
    QTRY_VERIFY(b.area->height() < 60);
    QTRY_COMPARE(b.splitter.widget(0)->height() + b.splitter.handleWidth() + b.area->height(), b.splitter.height());
    QCOMPARE(b.area->openHeight(), 240);
    b.area->openPanel(1);
    QVERIFY(!b.area->isFolded());
    QTRY_COMPARE(b.area->height(), 240);
}

void TestPanelArea::clickOnTheOpenTabFolds()
{
    Area a;
    a.splitter.show();
    a.click(0);
    QVERIFY(a.area->isFolded());
    a.click(0);
    QVERIFY(!a.area->isFolded());
    a.click(1);
    QVERIFY(!a.area->isFolded());
    a.click(1);
    QVERIFY(a.area->isFolded());
    a.click(2);
    QVERIFY(!a.area->isFolded());
    QVERIFY(a.panels[2]->isVisible());
}

void TestPanelArea::whoWorksInAPanelChoseIt()
{
    Area a;
    a.panels[0]->setFocusPolicy(Qt::StrongFocus);
    a.splitter.show();
    a.splitter.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&a.splitter));
    a.splitter.widget(0)->setFocusPolicy(Qt::StrongFocus);
    a.splitter.widget(0)->setFocus();
    QVERIFY(!a.area->isChosen());
    a.panels[0]->setFocus();
    QTRY_VERIFY(a.area->isChosen());
}

void TestPanelArea::narrowRowsOfferAMenu()
{
    Area a;
    for (int i = 0; i < 9; ++i)
        a.area->addPanel(QStringLiteral("panel number %1").arg(i), new QLabel);
    a.splitter.resize(400, 500);
    a.splitter.show();
    QVERIFY(QTest::qWaitForWindowExposed(&a.splitter));
    QVERIFY(a.area->width() <= 400);
    const auto list = [&]() -> QToolButton * {
        for (auto *b : a.area->findChildren<QToolButton *>())
            if (b->menu())
                return b;
        return nullptr;
    }();
    QVERIFY(list && list->isVisible());
    a.splitter.resize(3000, 500);
    QTRY_VERIFY(!list->isVisible());
}

QTEST_MAIN(TestPanelArea)
#include "tst_panelarea.moc"
