// Qt first: moc 6.4 stumbles over what core includes.
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include "comparedwindow.h"
#include "core/verdict/help.h"
#include "ui/compare/axislink.h"
#include "ui/compare/compareheader.h"
#include "ui/compare/comparepanel.h"
#include "ui/compare/comparesummary.h"
#include "ui/compare/comparetableview.h"
#include "ui/compare/compareview.h"
#include "ui/compare/stepstrip.h"
#include "ui/document/verdicttext.h"
#include "ui/look/theme.h"
#include "ui/panels/elidedbutton.h"
#include "ui/panels/panelarea.h"
#include "ui/panels/schematic.h"
#include "ui/panels/search.h"
#include "ui/panels/searchmodel.h"
#include "ui/panels/searchside.h"
#include "ui/panels/tableactions.h"
#include "ui/panels/tablemodel.h"
#include "ui/panels/tableview.h"
#include "ui/panels/textlabel.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/verdicthelp.h"
#include "ui/timeline/highlightitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/settings.h"

#include <algorithm>
#include <map>

using namespace lanescope;

namespace {

using test::Compared;
using test::compiled;
using test::eager;

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void theCommandHasBoth();
    void initTestCase();
    void axesGoTogether();
    void showsBoth();
    void stepsInPairs();
    void arrowsTakeThePairAlong();
    void tables();
    void rowsAreMarkedInBoth();
    void proofsLeadToTheirTrace();
    void endsAndBeginsAgain();
    void anotherTraceEndsIt();
    void failureKeepsTheTrace();
    void failureKeepsTheComparison();
    void dropOffersBoth();
    void narrowAndDark();
    void findingsStayInOrder();
    void eachFindingIsExplained();
    void eachFindingHasAPicture();
    void panelsSayWhoseTheyAre();
    void lanesOfBothAreKept();
    void isOfferedAgain();
    void searchFindsInBoth();
    void stepsThroughHitsOfBoth();

private:
    QTemporaryDir m_settings;
};

void TestComparison::initTestCase()
{
    QCoreApplication::setOrganizationName("LanescopeTest");
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    Theme::wear(Theme::light());
}

/// However often the width changes, what matters most stands first, and each column goes down in the order of the findings.
void TestComparison::findingsStayInOrder()
{
    Compared c;
    QVERIFY(c.isReady());
    auto *summary = c.panel().findChild<CompareSummary *>();
    QVERIFY(summary->cards().size() > 3);
    for (const int width : {1600, 900, 700, 1300, 1600}) {
        c.window.resize(width, 900);
        QTest::qWait(50);
        std::map<int, int> lowest; // by column, where its last card begins
        const auto top = [&](VerdictCard *card) { return card->mapTo(summary->widget(), QPoint()).y(); };
        for (VerdictCard *card : summary->cards()) {
            const auto [column, isNew] = lowest.try_emplace(card->mapTo(summary->widget(), QPoint()).x(), -1);
            QVERIFY2(top(card) > column->second, qPrintable(QString::number(width)));
            column->second = top(card);
            if (isNew)
                QCOMPARE(top(card), top(summary->cards().front()));
        }
    }
}

void TestComparison::axesGoTogether()
{
    TimeAxis a, b;
    AxisLink link(a, b);
    a.setExtent({0, 1000000}, {0, 1000000});
    b.setExtent({5000000, 5600000}, {5000000, 5600000});
    link.makeRoom({0, 1000000}, {0, 1000000}, {5000000, 5600000}, {5000000, 5600000});
    link.setOffset(5000000);
    link.setLocked(true);
    const auto together = [&] {
        return b.visible().start - a.visible().start == 5000000 && b.visible().end - a.visible().end == 5000000;
    };
    QVERIFY(together());
    a.fit({100000, 200000});
    QVERIFY(together());
    b.zoom(2, 5150000);
    QVERIFY(together());
    b.pan(-400000); // before the start of b's own trace
    QVERIFY(together());
    a.fit({990000, 1000000}); // beyond the end of b's
    QVERIFY(together());
    link.setLocked(false);
    a.fit({0, 1000});
    QVERIFY(!together());
    link.setLocked(true); // b comes back to a
    QVERIFY(together());
}

void TestComparison::showsBoth()
{
    Compared c;
    QVERIFY(c.isReady());
    QVERIFY(c.view().timeline().isVisible());
    QVERIFY(c.view().strip().isVisible());
    QCOMPARE(c.window.panels().currentPanel(), &c.panel());
    QVERIFY(c.panel().summary().headline().contains("A") || c.panel().summary().headline().contains("B"));
    QVERIFY(!c.panel().summary().cards().empty());
    // Aligned at the first steady step of each.
    const auto a = c.window.document().trace()->steps(), b = c.view().document().trace()->steps();
    QCOMPARE(c.view().link().offset(), b[1].range.start - a[1].range.start);
    QVERIFY(c.view().link().isLocked());
    QVERIFY(c.window.axis().visible().start <= a[1].range.start && c.window.axis().visible().end >= a[1].range.end);
    QCOMPARE(c.view().axis().visible().start - c.window.axis().visible().start, c.view().link().offset());
    // The same moment stands at the same pixel: both lanes begin at one x and have one scale.
    QCOMPARE(c.view().timeline().labelsWidth(), c.window.timeline().labelsWidth());
    const double xA = c.window.timeline().timelineScene().look().scale.x(a[1].range.start),
                 xB = c.view().timeline().timelineScene().look().scale.x(b[1].range.start);
    QVERIFY(std::abs(xA - xB) < 1);
    // Free, each goes its own way.
    c.view().lockButton().click();
    const TimeRange before = c.view().axis().visible();
    c.window.axis().showWhole();
    QCOMPARE(c.view().axis().visible(), before);
}

void TestComparison::stepsInPairs()
{
    Compared c;
    QVERIFY(c.isReady());
    StepStrip &strip = c.view().strip();
    QCOMPARE(strip.pairCount(), 2);
    QCOMPARE(strip.pair(), 0);
    for (int i = 0; i < 2; ++i) {
        const QRectF bar = strip.barOf(i);
        // Upwards is longer, and nothing leaves the strip.
        QCOMPARE(bar.center().y() < strip.height() / 2.0, strip.difference(i) > 0);
        QVERIFY(strip.rect().contains(bar.toAlignedRect()));
    }
    QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.barOf(1).center().toPoint());
    QCOMPARE(strip.pair(), 1);
    const auto a = c.window.document().trace()->steps(), b = c.view().document().trace()->steps();
    QCOMPARE(c.view().link().offset(), b[2].range.start - a[2].range.start);
    strip.setFocus();
    QTest::keyClick(&strip, Qt::Key_Left);
    QCOMPARE(strip.pair(), 0);
}

/// The arrows of the toolbar go by A's steps; locked, B goes along to the step that is compared with it.
void TestComparison::arrowsTakeThePairAlong()
{
    Compared c;
    QVERIFY(c.isReady());
    const auto a = c.window.document().trace()->steps(), b = c.view().document().trace()->steps();
    c.window.axis().fit(a[1].range);
    const Nanoseconds first = b[1].range.start - a[1].range.start, second = b[2].range.start - a[2].range.start;
    QVERIFY(first != second);
    const auto press = [&](Qt::Key key) { QTest::keyClick(&c.window.timeline(), key); };
    press(Qt::Key_BracketRight);
    QCOMPARE(c.view().link().offset(), second);
    QCOMPARE(c.view().strip().pair(), 1);
    QVERIFY(c.window.axis().target().contains(a[2].range.start));
    QTRY_COMPARE(c.window.axis().visible(), c.window.axis().target());
    QCOMPARE(c.view().axis().visible().start - c.window.axis().visible().start, second);
    press(Qt::Key_BracketLeft);
    QCOMPARE(c.view().link().offset(), first);
    QCOMPARE(c.view().strip().pair(), 0);
    press(Qt::Key_BracketLeft); // a step of no pair: B follows as it is
    QVERIFY(c.window.axis().target().contains(a[0].range.start));
    QCOMPARE(c.view().link().offset(), first);
    // Unlocked, B stays where it is.
    c.view().lockButton().click();
    const TimeRange before = c.view().axis().visible();
    press(Qt::Key_BracketRight);
    press(Qt::Key_BracketRight);
    QCOMPARE(c.view().strip().pair(), 0);
    QCOMPARE(c.view().axis().visible(), before);
}

void TestComparison::tables()
{
    Compared c;
    QVERIFY(c.isReady());
    CompareTableView &table = c.panel().table();
    for (int page = 1; page <= static_cast<int>(compareTableKinds().size()); ++page) {
        c.panel().showPage(page);
        QVERIFY(table.model().table());
        QCOMPARE(table.kind(), &compareTableKinds()[static_cast<std::size_t>(page - 1)]);
        QCOMPARE(table.model().rowCount(), static_cast<int>(table.model().table()->rows.size()));
    }
    c.panel().showPage(1);
    const int all = table.model().rowCount();
    table.filter().setText("aten::addmm");
    QVERIFY(table.model().rowCount() >= 1 && table.model().rowCount() < all);
    QTemporaryDir folder;
    QVERIFY(writeTableCsv(table.model(), folder.filePath("a.csv")).isEmpty());
    QFile csv(folder.filePath("a.csv"));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = csv.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), table.model().rowCount() + 1);
    QVERIFY(lines[0].startsWith("name,status,calls_a,calls_b"));
    QVERIFY(lines[1].startsWith("aten::addmm,only in B,"));
    QVERIFY(writeTableCsv(table.model(), "/nowhere/a.csv").contains("/nowhere/a.csv"));
    table.filter().clear();
    table.view().copyRows();
    QCOMPARE(QApplication::clipboard()->text().trimmed().split('\n').size(), all + 1);
}

void TestComparison::rowsAreMarkedInBoth()
{
    Compared c;
    QVERIFY(c.isReady());
    CompareTableView &table = c.panel().table();
    c.panel().showPage(5); // annotations, which both have
    const int row = c.rowNamed("matmul_add");
    QVERIFY(row >= 0);
    table.view().selectRow(row);
    QVERIFY(c.window.timeline().timelineScene().highlightItem().size() == 2);
    QVERIFY(c.view().timeline().timelineScene().highlightItem().size() == 2);
    emit table.rowActivated();
    const Trace &a = *c.window.document().trace(), &b = *c.view().document().trace();
    QCOMPARE(std::string(a.name(c.window.timeline().selectedSlice())), "matmul_add");
    QCOMPARE(std::string(b.name(c.view().timeline().selectedSlice())), "matmul_add");
    // The annotation of the pair that is aligned, not of an earlier step.
    QVERIFY(a.start(c.window.timeline().selectedSlice()) >= a.steps()[1].range.start);
    table.clearSelection();
    QVERIFY(c.window.timeline().timelineScene().highlightItem().size() == 0);

    c.panel().showPage(6); // steps
    table.view().selectRow(1);
    emit table.rowActivated();
    QCOMPARE(c.view().strip().pair(), 1);
}

void TestComparison::proofsLeadToTheirTrace()
{
    Compared c;
    QVERIFY(c.isReady());
    for (VerdictCard *card : c.panel().summary().cards()) {
        const auto &evidence = card->verdict().evidence;
        for (std::size_t i = 0; i < evidence.size(); ++i) {
            card->showProof();
            const bool isB = evidence[i].note.starts_with("B");
            TimelineView &shown = isB ? c.view().timeline() : c.window.timeline();
            if (evidence[i].slice)
                QCOMPARE(shown.selectedSlice(), evidence[i].slice);
        }
    }
}

void TestComparison::endsAndBeginsAgain()
{
    Compared c;
    QVERIFY(c.isReady());
    const int panels = c.window.panels().count();
    QSignalSpy changes(&c.view(), &CompareView::comparingChanged);
    c.view().end();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(c.window.panels().count(), panels - 2);
    QVERIFY(!c.view().timeline().isVisible());
    QVERIFY(c.window.timeline().isVisible());
    QVERIFY(!c.view().document().trace());
    c.window.compareWith(eager); // with itself
    QVERIFY(c.isReady());
    QCOMPARE(c.window.panels().count(), panels);
    for (int i = 0; i < c.view().strip().pairCount(); ++i)
        QCOMPARE(c.view().strip().difference(i), 0);
    // A third file takes the second one's place.
    c.window.compareWith(compiled);
    QVERIFY(!c.view().isReady());
    QVERIFY(c.isReady());
    QCOMPARE(c.window.panels().count(), panels);
    QVERIFY(c.view().strip().difference(0) != 0);
}

void TestComparison::anotherTraceEndsIt()
{
    Compared c;
    QVERIFY(c.isReady());
    c.window.openFile(compiled);
    QTRY_VERIFY(!c.view().isComparing());
    QTRY_COMPARE(c.window.document().path(), compiled);
    QVERIFY(!c.window.panels().hasPanel(&c.panel()));
}

void TestComparison::failureKeepsTheTrace()
{
    Compared c;
    QVERIFY(c.isReady());
    c.view().end();
    c.window.compareWith("/nowhere/there is none.json");
    QTRY_VERIFY(!c.window.message().isEmpty());
    QVERIFY(!c.view().isComparing());
    QVERIFY(c.window.document().trace());
}

/// A third file that turns out to be none changes nothing, wherever the comparison stands.
void TestComparison::failureKeepsTheComparison()
{
    Compared c({1600, 900});
    QVERIFY(c.isReady());
    c.view().alignAt(1);
    const QString empty = m_settings.filePath("empty.pt.trace.json");
    QVERIFY(QFile(empty).open(QIODevice::WriteOnly));
    const auto texts = [&] {
        QStringList found;
        for (const CompareHeader *header : c.view().findChildren<CompareHeader *>()) {
            found += header->accessibleName();
            for (const QLabel *label : header->findChildren<QLabel *>())
                found += label->text();
        }
        found.sort(); // lane by lane the header stands elsewhere
        return found;
    };
    const QStringList before = texts();
    const auto trace = c.view().document().trace();
    const TimeRange a = c.window.axis().target(), b = c.view().axis().target();
    for (const bool laneByLane : {true, false}) {
        c.view().setLaneByLane(laneByLane);
        c.window.compareWith(empty);
        QVERIFY(c.window.message().isEmpty());
        QVERIFY(!c.view().isReady()); // but to be seen
        QCOMPARE(c.view().weave() != nullptr, laneByLane);
        QVERIFY(c.view().timeline().isVisible());
        QVERIFY(texts() != before);
        QTRY_VERIFY(c.window.message().contains("empty.pt.trace.json"));
        QVERIFY(c.view().isReady());
        QCOMPARE(texts(), before);
        QCOMPARE(c.view().document().trace(), trace);
        QCOMPARE(c.view().strip().pair(), 1);
        QCOMPARE(c.window.axis().target(), a);
        QCOMPARE(c.view().axis().target(), b);
        QVERIFY(c.view().lockButton().isChecked());
        QCOMPARE(c.view().weave() != nullptr, laneByLane);
        QVERIFY(c.panel().summary().cards().size() > 1);
    }
    c.view().setLaneByLane(true);
    c.window.compareWith(eager); // a good one takes the place all the same
    QTRY_COMPARE(c.view().document().path(), eager);
    QVERIFY(c.isReady());
    QCOMPARE(c.view().strip().difference(0), 0);
}

void TestComparison::dropOffersBoth()
{
    Compared c;
    QVERIFY(c.isReady());
    c.view().end();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(compiled)});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&c.window, &enter);
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&c.window, &drop);
    QMenu *menu = nullptr;
    QTRY_VERIFY((menu = qobject_cast<QMenu *>(QApplication::activePopupWidget())));
    QCOMPARE(menu->actions().size(), 2);
    menu->actions()[1]->trigger();
    menu->close();
    QVERIFY(c.isReady());
    QCOMPARE(c.window.document().path(), eager);
    QCOMPARE(c.view().document().path(), compiled);
}

/// Nothing is cut off the panel at 700 pixels, and the strip's colours follow the theme.
void TestComparison::narrowAndDark()
{
    Compared c({700, 700});
    QVERIFY(c.isReady());
    QVERIFY(c.window.width() <= 720);
    for (VerdictCard *card : c.panel().summary().cards())
        QVERIFY(card->width() <= c.panel().summary().viewport()->width());
    const QImage light = c.view().strip().grab().toImage();
    Theme::wear(Theme::dark());
    QCoreApplication::processEvents();
    const QImage dark = c.view().strip().grab().toImage();
    QVERIFY(light.pixelColor(2, 2).lightness() > 200);
    QVERIFY(dark.pixelColor(2, 2).lightness() < 60);
    Theme::wear(Theme::light());
}

/// What is of A alone, or of B alone, has its letter at the tab while both are open.
void TestComparison::panelsSayWhoseTheyAre()
{
    Compared c;
    QVERIFY(c.isReady());
    PanelArea &panels = c.window.panels();
    auto *tabs = panels.findChild<QTabBar *>();
    int ofA = 0, ofB = 0;
    for (int i = 0; i < panels.count(); ++i) {
        QWidget *panel = panels.panelAt(i);
        const QString letter = panels.letterOf(panel);
        QCOMPARE(tabs->tabIcon(i).isNull(), letter.isEmpty());
        QCOMPARE(letter.isEmpty(), panel == &c.window.search() || panel == &c.panel());
        if (!letter.isEmpty()) {
            QVERIFY(tabs->tabToolTip(i).contains(letter == "A" ? QFileInfo(test::eager).fileName()
                                                               : QFileInfo(test::compiled).fileName()));
            QVERIFY(tabs->accessibleTabName(i).contains(letter));
        }
        ofA += letter == "A";
        ofB += letter == "B";
    }
    QCOMPARE(ofB, 1);
    QVERIFY(ofA >= 8);
    c.view().end();
    for (int i = 0; i < panels.count(); ++i)
        QVERIFY(panels.letterOf(panels.panelAt(i)).isEmpty() && tabs->tabIcon(i).isNull());
}

/// How a person left the lanes of B, in a comparison, is how they are found again: in the next one, and when B is opened alone.
void TestComparison::lanesOfBothAreKept()
{
    for (const bool laneByLane : {false, true}) {
        QSettings().clear();
        const auto firstFolded = [](TimelineView &view) {
            return view.timelineScene().allTracks().front()->isFolded();
        };
        {
            Compared c;
            c.view().setLaneByLane(laneByLane);
            QVERIFY(c.isReady());
            QVERIFY(!firstFolded(c.view().timeline()));
            TimelineScene &scene = c.view().timeline().timelineScene();
            scene.setFolded(*scene.allTracks().front(), true);
        }
        {
            Compared c;
            QVERIFY(c.isReady());
            QVERIFY(firstFolded(c.view().timeline()));
            QCOMPARE(firstFolded(c.window.timeline()), laneByLane); // there lanes fold together
            // Another file in its place, and nothing of the one is kept for the other.
            c.window.compareWith(test::eager);
            QTRY_COMPARE(c.view().document().path(), test::eager);
            QVERIFY(c.isReady());
        }
        MainWindow alone;
        alone.show();
        alone.openFile(test::compiled);
        QTRY_VERIFY(alone.document().trace());
        QVERIFY(firstFolded(alone.timeline()));
    }
    QSettings().clear();
}

/// Both files are recent ones, and so is their comparison.
void TestComparison::isOfferedAgain()
{
    QSettings().clear();
    const QString text = QFileInfo(test::eager).fileName() + " compared with " + QFileInfo(test::compiled).fileName();
    {
        Compared c;
        QVERIFY(c.isReady());
        c.window.compareWith(test::eager); // with itself is nothing to be offered
        QTRY_COMPARE(c.view().document().path(), test::eager);
        QVERIFY(c.isReady());
    }
    QVERIFY(settings::recentFiles().contains(QFileInfo(test::compiled).absoluteFilePath()));
    QVERIFY(settings::recentFiles().contains(QFileInfo(test::eager).absoluteFilePath()));
    QCOMPARE(settings::recentComparisons().size(), std::size_t(1));
    MainWindow window;
    window.show();
    const auto choices = window.findChildren<QWidget *>();
    const auto choice = std::ranges::find(choices, text, &QWidget::accessibleName);
    QVERIFY(choice != choices.end());
    QTest::mouseClick(*choice, Qt::LeftButton);
    QTRY_VERIFY(window.comparison().isReady());
    QCOMPARE(QFileInfo(window.document().path()), QFileInfo(test::eager));
    QCOMPARE(QFileInfo(window.comparison().document().path()), QFileInfo(test::compiled));
    settings::clearRecentFiles();
    QVERIFY(settings::recentComparisons().empty());
}

/// *Why* leads to a page about this finding, *All findings* back to where one was; its places lead to the right trace.
void TestComparison::eachFindingIsExplained()
{
    Compared c;
    QVERIFY(c.isReady());
    CompareSummary &summary = c.panel().summary();
    const auto buttonOf = [](QWidget &in, const QString &text) {
        for (QPushButton *b : in.findChildren<QPushButton *>())
            if (b->text() == text)
                return b;
        return static_cast<QPushButton *>(nullptr);
    };
    for (VerdictCard *card : summary.cards()) {
        const Verdict &v = card->verdict();
        QPushButton *why = buttonOf(*card, VerdictCard::tr("Why"));
        QVERIFY(why && why->isVisibleTo(card));
        why->click();
        VerdictHelpPage *page = summary.explanation();
        QVERIFY(page && page->isVisible() && !card->isVisible());
        QStringList said;
        for (const TextLabel *label : page->findChildren<TextLabel *>())
            said += label->plainText();
        const VerdictHelp *help = comparisonHelpFor(v.id);
        QVERIFY2(help, v.id.c_str());
        for (const QString &text : {QString(help->means), QString(help->computed), QString(help->check),
                                    verdictText(v.advice, v.numbers), verdictText(v.whyItMightBeWrong, v.numbers)})
            QVERIFY2(said.contains(text), qPrintable(text));
        const auto places = page->findChildren<ElidedButton *>();
        QCOMPARE(places.size(), static_cast<qsizetype>(v.evidence.size()));
        for (std::size_t i = 0; i < v.evidence.size(); ++i) {
            places[static_cast<qsizetype>(i)]->click();
            const bool isB = v.evidence[i].note.starts_with("B");
            if (v.evidence[i].slice)
                QCOMPARE((isB ? c.view().timeline() : c.window.timeline()).selectedSlice(), v.evidence[i].slice);
        }
        QTest::keyClick(page->findChild<QPushButton *>(), Qt::Key_Escape);
        QVERIFY(!summary.explanation() && card->isVisible());
    }
}

/// Whatever a comparison can find has a page of its own and a picture that is sound.
void TestComparison::eachFindingHasAPicture()
{
    for (const std::string_view id : comparisonIds())
        QVERIFY2(comparisonHelpFor(id), std::string(id).c_str());
    for (const VerdictHelp &help : comparisonHelps()) {
        const auto scenes = comparisonScenesOf(help.id);
        QVERIFY2(!scenes.empty(), help.id);
        for (const Scene &scene : scenes) {
            int lanes = 0;
            while (lanes < 4 && scene.lanes[lanes])
                ++lanes;
            for (const Scene::Box &a : scene.boxes) {
                QVERIFY2(a.lane < lanes && a.from < a.to && a.to <= 100, scene.title);
                for (const Scene::Box &b : scene.boxes)
                    QVERIFY2(&a == &b || a.lane != b.lane || a.to <= b.from || b.to <= a.from, scene.title);
            }
            for (const Scene::Mark &mark : scene.marks)
                QVERIFY2(mark.lane < lanes && mark.from < mark.to && mark.to <= 100, scene.title);
        }
    }
}

void TestComparison::searchFindsInBoth()
{
    Compared c;
    QVERIFY(c.isReady());
    SearchPanel &search = c.window.search();
    c.window.panels().openPanel(&search);
    search.setText("matmul_add");
    QTRY_VERIFY(search.isReady());
    const auto countIn = [](const Trace &trace) {
        std::uint32_t count = 0;
        for (std::uint32_t i = 0; i < trace.sliceCount(); ++i)
            count += trace.name(SliceId(i)).find("matmul_add") != std::string_view::npos ? 1 : 0;
        return count;
    };
    const Trace &a = *c.window.document().trace(), &b = *c.view().document().trace();
    QCOMPARE(search.side(false).count(), countIn(a));
    QCOMPARE(search.side(true).count(), countIn(b));
    QVERIFY(countIn(a) > 0 && countIn(b) > 0);
    QVERIFY(search.side(true).isVisible());
    // Marked in both, each in its own lanes.
    QCOMPARE(c.window.timeline().timelineScene().hitsItem().size(), countIn(a));
    QCOMPARE(c.view().timeline().timelineScene().hitsItem().size(), countIn(b));
    // What only one has.
    search.setText("Torch-Compiled Region");
    QTRY_VERIFY(search.isReady());
    QCOMPARE(search.side(false).count(), 0u);
    QVERIFY(search.side(true).count() > 0);
    QVERIFY(search.side(true).summary().contains("slice"));
    // A row of B's list goes to B's timeline.
    c.window.timeline().selectSlice({});
    search.side(true).list().setCurrentIndex(search.side(true).model().index(0, 0));
    QCOMPARE(b.name(c.view().timeline().selectedSlice()).substr(0, 21), std::string_view("Torch-Compiled Region"));
    QVERIFY(c.window.timeline().selectedSlice().isNone());
    // Without the comparison, as before.
    c.view().end();
    QVERIFY(!search.side(true).isVisible());
    QCOMPARE(search.side(true).count(), 0u);
}

/// Enter goes through the hits of A, then through those of B, and begins again; each in its own timeline.
void TestComparison::stepsThroughHitsOfBoth()
{
    Compared c;
    QVERIFY(c.isReady());
    SearchPanel &search = c.window.search();
    c.window.panels().openPanel(&search);
    search.setText("matmul_add");
    QTRY_VERIFY(search.isReady());
    const int inA = static_cast<int>(search.side(false).count()), inB = static_cast<int>(search.side(true).count());
    QSignalSpy notes(&search, &SearchPanel::noteChanged);
    TimelineView &a = c.window.timeline(), &b = c.view().timeline();
    a.selectSlice({});
    a.axis().showWhole();
    QTest::qWait(200);
    for (int round = 0; round < 2; ++round) {
        for (int i = 0; i < inA; ++i) {
            search.step(1);
            QCOMPARE(a.selectedSlice(), search.side(false).model().hits()[static_cast<std::uint32_t>(i)]);
            QCOMPARE(notes.last()[0].toString(), QString("%1 of %2").arg(i + 1).arg(inA + inB));
        }
        for (int i = 0; i < inB; ++i) {
            search.step(1);
            QCOMPARE(b.selectedSlice(), search.side(true).model().hits()[static_cast<std::uint32_t>(i)]);
            QCOMPARE(notes.last()[0].toString(), QString("%1 of %2").arg(inA + i + 1).arg(inA + inB));
        }
    }
    search.step(-1);
    QCOMPARE(b.selectedSlice(), search.side(true).model().hits()[static_cast<std::uint32_t>(inB - 2)]);
    // A click in the other timeline goes on from there.
    a.selectSlice(search.side(false).model().hits()[0]);
    search.step(1);
    QCOMPARE(a.selectedSlice(), search.side(false).model().hits()[1]);
}

/// The line that opens this view opens the comparison with it.
void TestComparison::theCommandHasBoth()
{
    Compared c;
    QVERIFY(c.isReady());
    c.window.copyCommand();
    QVERIFY(QGuiApplication::clipboard()->text().endsWith(QStringLiteral("--compare ") +
                                                          QFileInfo(compiled).absoluteFilePath()));
    c.view().end();
    c.window.copyCommand();
    QVERIFY(!QGuiApplication::clipboard()->text().contains(QLatin1String("--compare")));
}

QTEST_MAIN(TestComparison)
#include "tst_comparison.moc"
