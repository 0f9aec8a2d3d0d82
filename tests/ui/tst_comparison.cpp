// Qt first: moc 6.4 stumbles over what core includes.
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "ui/compare/axislink.h"
#include "ui/compare/comparepanel.h"
#include "ui/compare/comparesummary.h"
#include "ui/compare/comparetableview.h"
#include "ui/compare/compareview.h"
#include "ui/compare/stepstrip.h"
#include "ui/look/theme.h"
#include "ui/panels/panelarea.h"
#include "ui/panels/tableactions.h"
#include "ui/panels/tablemodel.h"
#include "ui/panels/tableview.h"
#include "ui/panels/verdictcard.h"
#include "ui/timeline/highlightitem.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"

#include <algorithm>
#include <map>

using namespace lanescope;

namespace {

const QString eager = QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_cold_eager.pt.trace.json.gz");
const QString compiled = QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_warm_compile.pt.trace.json.gz");

/// A window with both of them.
class Compared {
public:
    explicit Compared(QSize size = {1200, 900})
    {
        window.resize(size);
        window.show();
        window.openFile(eager);
        if (QTest::qWaitFor([&] { return window.document().trace() && !window.document().isLoading(); }, 10'000))
            window.compareWith(compiled);
    }
    bool isReady()
    {
        return QTest::qWaitFor([&] { return view().isReady(); }, 10'000);
    }
    CompareView &view() { return window.comparison(); }
    ComparePanel &panel() { return view().panel(); }
    int rowNamed(const char *name)
    {
        TableModel &model = panel().table().model();
        for (int r = 0; r < model.rowCount(); ++r)
            if (model.index(r, 0).data().toString().contains(QLatin1String(name)))
                return r;
        return -1;
    }

    MainWindow window;
};

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void axesGoTogether();
    void showsBoth();
    void stepsInPairs();
    void tables();
    void rowsAreMarkedInBoth();
    void proofsLeadToTheirTrace();
    void endsAndBeginsAgain();
    void anotherTraceEndsIt();
    void failureKeepsTheTrace();
    void dropOffersBoth();
    void narrowAndDark();
    void findingsStayInOrder();

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

QTEST_MAIN(TestComparison)
#include "tst_comparison.moc"
