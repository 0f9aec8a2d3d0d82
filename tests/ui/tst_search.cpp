// Qt first: moc 6.4 stumbles over what core includes.
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include "randoms.h"
#include "tracefile.h"
#include "ui/look/theme.h"
#include "ui/panels/panelarea.h"
#include "ui/panels/search.h"
#include "ui/panels/searchfield.h"
#include "ui/panels/searchmodel.h"
#include "ui/timeline/highlightitem.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/topbar.h"

using namespace lanescope;

namespace {

/// `count` calls named `op<i % 10>` on one thread, a microsecond each.
test::Opened calls(int count)
{
    QByteArrayList events;
    for (int i = 0; i < count; ++i)
        events << test::complete("op" + QByteArray::number(i % 10), 1000 * i, 900);
    return test::open(test::document(events));
}

QToolButton *buttonWith(const QWidget &in, const QString &text)
{
    for (QToolButton *b : in.findChildren<QToolButton *>())
        if (b->text() == text)
            return b;
    return nullptr;
}

} // namespace

class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void modelIsSound();
    void manyHitsAreAStretchOfRows();
    void countsAndSums_data();
    void countsAndSums();
    void argumentsAreSearched();
    void stepsFromThePlace();
    void marksWhatItFinds();
    void theWindowSearches();
};

void TestSearch::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Lanescope"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_search"));
    QSettings().clear();
    QApplication::setStyle(QStringLiteral("Fusion"));
    Theme::wear(Theme::light());
}

void TestSearch::modelIsSound()
{
    const test::Opened opened = calls(100);
    SearchModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto index = SearchIndex::build(opened.trace);
    model.setHits(*searchNames(index, containing("op3")));
    QCOMPARE(model.rowCount(), 10);
    for (int row = 0; row < 10; ++row) {
        QCOMPARE(opened->start(model.slice(row)), Nanoseconds(1000 * (10 * row + 3)));
        QCOMPARE(model.index(row, SearchModel::Name).data().toString(), QStringLiteral("op3"));
    }
    model.setHits({});
    QCOMPARE(model.rowCount(), 0);
}

void TestSearch::manyHitsAreAStretchOfRows()
{
    constexpr int count = 3 * int(SearchModel::mostRows);
    const test::Opened opened = calls(count);
    SearchModel model;
    model.setHits(*searchNames(SearchIndex::build(opened.trace), containing("op")));
    QCOMPARE(model.hits().count(), std::uint32_t(count));
    QCOMPARE(model.rowCount(), int(SearchModel::mostRows));
    test::Randoms random(3);
    for (int i = 0; i < 50; ++i) {
        const auto hit = i == 0 ? 0u : i == 1 ? std::uint32_t(count - 1) : std::uint32_t(random.between(0, count - 1));
        const int row = model.reveal(hit);
        QVERIFY(row >= 0 && row < model.rowCount());
        QCOMPARE(model.slice(row), model.hits()[hit]);
        QCOMPARE(model.rowCount(), int(SearchModel::mostRows));
        QVERIFY(model.first() + SearchModel::mostRows <= std::uint32_t(count));
    }
}

void TestSearch::countsAndSums_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isRegex");
    QTest::addColumn<bool>("caseMatters");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("says");
    QTest::newRow("text") << "op1" << false << false << 10 << "10 slices take 9";
    QTest::newRow("many names") << "op" << false << false << 100 << "of 10 names";
    QTest::newRow("capitals") << "OP1" << false << false << 10 << "10 slices";
    QTest::newRow("capitals matter") << "OP1" << false << true << 0 << "No slice";
    QTest::newRow("no pattern is meant") << "op[12]" << false << false << 0 << "No slice";
    QTest::newRow("pattern") << "op[12]" << true << false << 20 << "of 2 names";
    QTest::newRow("pattern, capitals") << "^OP[12]$" << true << false << 20 << "20 slices";
    QTest::newRow("pattern, capitals matter") << "^OP[12]$" << true << true << 0 << "No slice";
    QTest::newRow("pattern half typed") << "op(" << true << false << 0 << "no pattern yet";
    QTest::newRow("nothing") << "" << false << false << 0 << "Type";
}

void TestSearch::countsAndSums()
{
    QFETCH(QString, text);
    QFETCH(bool, isRegex);
    QFETCH(bool, caseMatters);
    QFETCH(int, count);
    QFETCH(QString, says);
    const test::Opened opened = calls(100);
    TimeAxis axis;
    SearchPanel panel(axis, axis);
    panel.setTrace(opened.trace);
    buttonWith(panel, QStringLiteral("Aa"))->setChecked(caseMatters);
    buttonWith(panel, QStringLiteral(".*"))->setChecked(isRegex);
    panel.setText(text);
    QTRY_VERIFY(panel.isReady());
    QCOMPARE(panel.model().hits().count(), std::uint32_t(count));
    QVERIFY2(panel.summary().contains(says), qPrintable(panel.summary()));
}

void TestSearch::argumentsAreSearched()
{
    const test::Opened opened = test::open(test::document({
        test::complete("aten::mm", 0, 10, "1", "1", "cpu_op", R"("Input Dims":[[512, 8000]])"),
        test::complete("aten::add", 20, 5, "1", "1", "cpu_op", R"("Input Dims":[[4]])"),
    }));
    TimeAxis axis;
    SearchPanel panel(axis, axis);
    panel.setTrace(opened.trace);
    panel.setText(QStringLiteral("8000"));
    QTRY_VERIFY(panel.isReady());
    QCOMPARE(panel.model().hits().count(), 0u);
    buttonWith(panel, QStringLiteral("Arguments"))->setChecked(true);
    QTRY_VERIFY(panel.isReady());
    QCOMPARE(panel.model().hits().count(), 1u);
    QCOMPARE(panel.model().slice(0), SliceId(0));
    panel.setText(QStringLiteral("no such thing"));
    QTRY_VERIFY(panel.isReady());
    QVERIFY2(panel.summary().contains(QLatin1String("arguments")), qPrintable(panel.summary()));
    // A file that is another by now.
    QVERIFY(opened.file->resize(3));
    panel.setText(QStringLiteral("8000"));
    QTRY_VERIFY(panel.isReady());
    QVERIFY2(panel.summary().contains(QLatin1String("changed")), qPrintable(panel.summary()));
}

void TestSearch::stepsFromThePlace()
{
    const test::Opened opened = calls(100);
    TimeAxis axis;
    axis.setExtent(opened->extent(), opened->view());
    SearchPanel panel(axis, axis);
    panel.setTrace(opened.trace);
    SliceId at;
    connect(&panel, &SearchPanel::sliceActivated, &panel, [&](SliceId slice) {
        at = slice;
        panel.setSlice(slice);
    });
    panel.step(1); // nothing is searched: nothing happens
    QVERIFY(at.isNone());
    panel.setText(QStringLiteral("op3"));
    QTRY_VERIFY(panel.isReady());
    const auto number = [&] { return opened->start(at) / 1000; };
    panel.step(1);
    QCOMPARE(number(), 3);
    QCOMPARE(panel.field().note(), QStringLiteral("1 of 10"));
    QCOMPARE(panel.list().currentIndex().row(), 0);
    panel.step(1);
    QCOMPARE(number(), 13);
    panel.step(-1);
    panel.step(-1); // before the first comes the last
    QCOMPARE(number(), 93);
    QCOMPARE(panel.field().note(), QStringLiteral("10 of 10"));
    panel.step(1);
    QCOMPARE(number(), 3);
    // From a slice that is no hit.
    panel.setSlice(SliceId(47));
    QCOMPARE(panel.field().note(), QStringLiteral("10"));
    QVERIFY(!panel.list().currentIndex().isValid());
    panel.step(1);
    QCOMPARE(number(), 53);
    panel.setSlice(SliceId(47));
    panel.step(-1);
    QCOMPARE(number(), 43);
    // From what is in sight, where nothing is selected.
    axis.fit({50'000, 60'000});
    panel.setSlice({});
    panel.step(1);
    QVERIFY(opened->start(at) >= axis.target().start);
    QCOMPARE(number() % 10, 3);
    // A row that is chosen leads to its slice.
    panel.list().setCurrentIndex(panel.model().index(7, 0));
    QCOMPARE(number(), 73);
}

void TestSearch::marksWhatItFinds()
{
    const test::Opened opened = calls(100);
    TimeAxis axis;
    TimelineView view(axis);
    view.resize(900, 300);
    view.setTrace(opened.trace, {});
    SearchPanel panel(axis, axis);
    connect(&panel, &SearchPanel::hitsMarked, &view, &TimelineView::showHits);
    panel.setTrace(opened.trace);
    panel.setText(QStringLiteral("op7"));
    QTRY_COMPARE(view.timelineScene().hitsItem().size(), std::size_t{10});
    QCOMPARE(view.timelineScene().hitsItem().boxes().size(), std::size_t{10});
    QCOMPARE(std::ranges::count(view.timelineScene().hitsItem().marked(), 0) > 0, true);
    QCOMPARE(view.timelineScene().highlightItem().size(), std::size_t{0}); // those of the tables are others
    panel.setText(QStringLiteral("nothing like it"));
    QTRY_COMPARE(view.timelineScene().hitsItem().size(), std::size_t{0});
    // A trace that goes while it is searched.
    panel.setText(QStringLiteral("op"));
    panel.setTrace({});
    view.setTrace({}, {});
    QTest::qWait(50);
    QCOMPARE(view.timelineScene().hitsItem().size(), std::size_t{0});
}

void TestSearch::theWindowSearches()
{
    MainWindow window;
    window.resize(1300, 800);
    window.show();
    window.openFile(test::dataPath("traces/guide_64_bf16_warm_compile.pt.trace.json.gz"));
    QTRY_VERIFY(window.document().trace() && !window.document().isLoading());
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window.timeline(), Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(window.panels().currentPanel(), &window.search());
    auto *field = qobject_cast<SearchField *>(QApplication::focusWidget());
    QVERIFY(field);
    QTest::keyClicks(field, QStringLiteral("addmm"));
    QCOMPARE(window.search().text(), QStringLiteral("addmm"));
    QTRY_VERIFY(window.search().isReady());
    QVERIFY(window.search().model().hits().count() > 0);
    QTRY_VERIFY(window.timeline().timelineScene().hitsItem().size() > 0);
    QTest::keyClick(field, Qt::Key_Return);
    const SliceId first = window.timeline().selectedSlice();
    QVERIFY(first);
    QVERIFY(window.document().trace()->name(first).find("addmm") != std::string_view::npos);
    QTest::keyClick(&window.timeline(), Qt::Key_F3);
    QVERIFY(window.timeline().selectedSlice() != first);
    QTest::keyClick(&window.timeline(), Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(window.timeline().selectedSlice(), first);
    QCOMPARE(window.panels().currentPanel(), &window.search()); // what is selected does not take the panel away
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(window.search().text().isEmpty());
    QTRY_COMPARE(window.timeline().timelineScene().hitsItem().size(), std::size_t{0});
    QVERIFY(window.timeline().hasFocus());
    // A narrow window has its field in the panel.
    window.resize(700, 600);
    QTest::keyClick(&window.timeline(), Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), &window.search().field());
}

QTEST_MAIN(TestSearch)
#include "tst_search.moc"
