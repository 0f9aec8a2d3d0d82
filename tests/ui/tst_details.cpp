// Qt first: moc 6.4 stumbles over what core includes.
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>

#include "tracefile.h"
#include "ui/look/theme.h"
#include "ui/panels/details.h"
#include "ui/panels/tableview.h"
#include "ui/timeline/marks.h"

#include <nlohmann/json.hpp>

using namespace lanescope;

namespace {

/// A training step with an op, its kernel on a device that is described, and a copy.
test::Opened trainingStep()
{
    const QByteArray device =
        R"("deviceProperties":[{"id":0,"name":"NVIDIA H200","totalGlobalMem":150754820096,"computeMajor":9,"computeMinor":0,)"
        R"("maxThreadsPerBlock":1024,"maxThreadsPerMultiprocessor":2048,"regsPerBlock":65536,"warpSize":32,)"
        R"("sharedMemPerBlock":49152,"numSms":132,"regsPerMultiprocessor":65536,"sharedMemPerBlockOptin":232448,)"
        R"("sharedMemPerMultiprocessor":233472}])";
    const QByteArray kernel =
        R"("device":0,"stream":7,"correlation":9,"grid":[64,2,1],"block":[256,1,1],"registers per thread":128,"shared memory":1024)";
    return test::open(test::document(
        {
            test::complete("ProfilerStep#4", 0, 100'000, "1", "1", "user_annotation"),
            test::complete("nn.Module: Net_0", 2'000, 60'000, "1", "1", "python_function"),
            test::complete("nn.Module: Linear_0", 3'000, 50'000, "1", "1", "python_function"),
            test::complete(
                "aten::addmm", 5'000, 10'000, "1", "1", "cpu_op",
                R"("Input Dims":[[8],[512,64],[64,8]],"Input type":["float","float","float"],"Input Strides":[[1],[64,1],[1,64]])"),
            test::complete("cudaLaunchKernel", 6'000, 2'000, "1", "1", "cuda_runtime", R"("correlation":9)"),
            test::complete("nvjet_sm90_tst_128x128_64x6_2x1_v_bz_bias_NNT", 20'000, 30'000, "0", "7", "kernel", kernel),
            test::complete("Memcpy HtoD (Pinned -> Device)", 60'000, 1'000, "0", "7", "gpu_memcpy",
                           R"("device":0,"stream":7,"bytes":25000)"),
            test::complete("aten::addmm", 70'000, 4'000, "1", "1", "cpu_op"),
        },
        device));
}

QString valueOf(const DetailsPanel &panel, const QString &what)
{
    for (const FactGroup &group : panel.groups())
        for (const Fact &fact : group.facts)
            if (fact.what == what)
                return fact.value;
    return {};
}

/// Narrow and thin spaces become plain ones.
QString plain(QString text)
{
    return text.replace(QChar(0x202f), u' ').replace(QChar(0x00a0), u' ');
}

} // namespace

class TestDetails : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void rates_data();
    void rates();
    void aKernelInWords();
    void anOpInWords();
    void aCopyInWords();
    void aRangeInWords();
    void aMarkInWords();
    void linksLead();
    void namesAreNeverMarkup();
    void longValuesCanBeRead();
    void copies();
    void aNewerSliceWins();
};

void TestDetails::initTestCase()
{
    QApplication::setStyle(QStringLiteral("Fusion"));
    Theme::wear(Theme::light());
}

void TestDetails::rates_data()
{
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<qint64>("time");
    QTest::addColumn<QString>("text");
    QTest::newRow("GB") << qint64(268435456) << qint64(30241933) << "8.88 GB/s";
    QTest::newRow("the unit is chosen after rounding") << qint64(999999) << qint64(1000000) << "1.00 GB/s";
    QTest::newRow("TB") << qint64(3350000) << qint64(1000) << "3.35 TB/s";
    QTest::newRow("slow") << qint64(12) << qint64(1'000'000'000) << "12.0 B/s";
    QTest::newRow("nothing moved") << qint64(0) << qint64(5) << "0.00 B/s";
    QTest::newRow("no time") << qint64(5) << qint64(0) << "";
    QTest::newRow("not in the file") << qint64(-1) << qint64(5) << "";
}

void TestDetails::rates()
{
    QFETCH(qint64, bytes);
    QFETCH(qint64, time);
    QFETCH(QString, text);
    QCOMPARE(plain(formatRate(bytes, time)), text);
}

void TestDetails::aKernelInWords()
{
    const test::Opened opened = trainingStep();
    DetailsPanel panel;
    panel.setTrace(opened.trace);
    panel.setSlice(SliceId(5));
    QTRY_VERIFY(panel.isReady());
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Duration"))), QStringLiteral("30 µs"));
    QCOMPARE(valueOf(panel, QStringLiteral("Step")), QStringLiteral("ProfilerStep#4"));
    QCOMPARE(valueOf(panel, QStringLiteral("Launched by")), QStringLiteral("cudaLaunchKernel"));
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Launch to start"))), QStringLiteral("14 µs"));
    QVERIFY2(valueOf(panel, QStringLiteral("What it is")).startsWith(QLatin1String("matrix product")),
             qPrintable(valueOf(panel, QStringLiteral("What it is"))));
    QVERIFY(valueOf(panel, QStringLiteral("What it is")).contains(QLatin1String("on tensor cores")));
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Together"))), QStringLiteral("128 blocks, 32 768 threads"));
    QCOMPARE(valueOf(panel, QStringLiteral("Registers")), QStringLiteral("128 a thread"));
    // 128 registers let 16 warps on an SM: two blocks of 256 threads, a quarter of the 2048 threads. 128 blocks on 132 SMs.
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Blocks per SM"))), QStringLiteral("0.97 of 2 that fit, on 132 SMs"));
    QVERIFY2(plain(valueOf(panel, QStringLiteral("Occupancy"))).contains(QLatin1String("25")),
             qPrintable(valueOf(panel, QStringLiteral("Occupancy"))));
    QCOMPARE(valueOf(panel, QStringLiteral("Op")), QStringLiteral("aten::addmm"));
    QCOMPARE(valueOf(panel, QStringLiteral("Module")), QStringLiteral("Net_0 › Linear_0"));
    QCOMPARE(valueOf(panel, QStringLiteral("Of this name")), QStringLiteral("the only one"));
    QCOMPARE(panel.arguments().topLevelItemCount(), 7);
}

void TestDetails::anOpInWords()
{
    const test::Opened opened = trainingStep();
    DetailsPanel panel;
    panel.setTrace(opened.trace);
    panel.setSlice(SliceId(3));
    QTRY_VERIFY(panel.isReady());
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Self time"))), QStringLiteral("8 µs"));
    QCOMPARE(valueOf(panel, QStringLiteral("1")), QStringLiteral("[8] float32"));
    QCOMPARE(valueOf(panel, QStringLiteral("3")), QStringLiteral("[64, 8] float32, strides [1, 64]"));
    QVERIFY(plain(valueOf(panel, QStringLiteral("Of this name"))).startsWith(QLatin1String("2, 14")));
    QVERIFY(valueOf(panel, QStringLiteral("This one")).contains(QLatin1String("none takes longer")));
    QCOMPARE(valueOf(panel, QStringLiteral("Within")), QStringLiteral("nn.Module: Linear_0"));
    panel.setSlice(SliceId(4));
    QTRY_VERIFY(panel.isReady());
    QVERIFY(valueOf(panel, QStringLiteral("Launches")).startsWith(QLatin1String("nvjet")));
}

void TestDetails::aCopyInWords()
{
    const test::Opened opened = trainingStep();
    DetailsPanel panel;
    panel.setTrace(opened.trace);
    panel.setSlice(SliceId(6));
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Bandwidth"))), QStringLiteral("25.0 GB/s"));
    QVERIFY(plain(valueOf(panel, QStringLiteral("Size"))).contains(QLatin1String("25 000 bytes")));
}

void TestDetails::aRangeInWords()
{
    const test::Opened opened = trainingStep();
    DetailsPanel panel;
    panel.setTrace(opened.trace);
    panel.setRange(
        TimeRange{10'000, 70'000}); // the kernel of 30 us, 10 us of nothing, the copy, and the step around them
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Length"))), QStringLiteral("60 µs"));
    QTRY_VERIFY(panel.isReady());
    QCOMPARE(valueOf(panel, QStringLiteral("Slices")), QStringLiteral("2 start here"));
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Busy"))), QStringLiteral("31.0 µs, 51.7 %"));
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Compute"))), QStringLiteral("30.0 µs, 50.0 %"));
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Copies and sets"))), QStringLiteral("1.00 µs, 1.7 %"));
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Idle"))), QStringLiteral("10.0 µs, 16.7 %"));
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Not recorded"))), QStringLiteral("19.0 µs, 31.7 %"));
    // By name, and a row leads to its slices.
    QVERIFY(panel.table());
    QCOMPARE(panel.table()->rows.size(), std::size_t{2});
    std::vector<std::uint32_t> marked;
    connect(&panel, &DetailsPanel::slicesMarked, &panel,
            [&](std::span<const std::uint32_t> slices) { marked.assign(slices.begin(), slices.end()); });
    panel.tableView().selectRow(0);
    QCOMPARE(marked, std::vector<std::uint32_t>{5});
    SliceId led;
    connect(&panel, &DetailsPanel::sliceActivated, &panel, [&](SliceId slice) { led = slice; });
    emit panel.tableView().stepAsked(1);
    QCOMPARE(led, SliceId(5));
    panel.copyText();
    QCOMPARE(plain(QGuiApplication::clipboard()->text()).section(u'\n', 0, 0), QStringLiteral("Range of 60.0 µs"));
    panel.setRange({});
    QVERIFY(panel.groups().empty());
    QVERIFY(!panel.table());
    // A slice takes the place of a range, and a range that goes then leaves it.
    panel.setRange(TimeRange{10'000, 70'000});
    panel.setSlice(SliceId(6));
    panel.setRange({});
    QVERIFY(!valueOf(panel, QStringLiteral("Bandwidth")).isEmpty());
}

void TestDetails::aMarkInWords()
{
    const auto span = [](const QByteArray &ph, qint64 at, const QByteArray &id) {
        return test::mark(ph, "request", at, "1", "1", R"("cat":"serve","id":)" + id);
    };
    const test::Opened file = test::open(test::document(
        {test::complete("op", 0, 100'000), span("b", 10'000, "1"), span("e", 40'000, "1"), span("b", 20'000, "2"),
         span("e", 60'000, "2"), test::mark("i", "checkpoint", 70'000, "1", "1", R"("s":"g")")}));
    DetailsPanel panel;
    panel.setTrace(file.trace);
    const auto tracks = gatherMarks(*file);
    QCOMPARE(tracks.size(), std::size_t{2});
    panel.setSlice(SliceId(0));
    panel.setMark(tracks[0]->marks[1]);
    QCOMPARE(plain(valueOf(panel, "Duration")), QStringLiteral("40 µs"));
    QCOMPARE(plain(valueOf(panel, "Starts at")), QStringLiteral("20 µs"));
    QCOMPARE(valueOf(panel, "Category"), QStringLiteral("serve"));
    QCOMPARE(valueOf(panel, "Together"), QStringLiteral("2"));
    QCOMPARE(plain(valueOf(panel, "Total")), QStringLiteral("70 µs"));
    QCOMPARE(plain(valueOf(panel, "Since the one before")), QStringLiteral("10 µs"));
    panel.setMark(tracks[1]->marks[0]);
    QCOMPARE(plain(valueOf(panel, "At")), QStringLiteral("70 µs"));
    QCOMPARE(valueOf(panel, "Holds for"), QStringLiteral("the whole trace"));
    QVERIFY(valueOf(panel, "Duration").isEmpty());
    panel.copyText();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("checkpoint")));
}

void TestDetails::linksLead()
{
    const test::Opened opened = trainingStep();
    DetailsPanel panel;
    panel.resize(900, 300);
    panel.setTrace(opened.trace);
    panel.setSlice(SliceId(5));
    QTRY_VERIFY(panel.isReady());
    std::vector<SliceId> led;
    connect(&panel, &DetailsPanel::sliceActivated, &panel, [&](SliceId slice) { led.push_back(slice); });
    std::vector<SliceId> wanted;
    for (const FactGroup &group : panel.groups())
        for (const Fact &fact : group.facts)
            if (fact.leadsTo)
                wanted.push_back(fact.leadsTo);
    QVERIFY(wanted.size() > 3);
    // Every link of the text, as a person would follow them one after the other.
    for (QTextBlock block = panel.facts().document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (const QString href = it.fragment().charFormat().anchorHref(); href.startsWith(QLatin1String("slice:")))
                emit panel.facts().anchorClicked(QUrl(href));
    QCOMPARE(led, wanted);
    panel.setSlice(SliceId(3));
    QTRY_VERIFY(panel.isReady());
    QSignalSpy search(&panel, &DetailsPanel::searchAsked);
    emit panel.facts().anchorClicked(QUrl(QStringLiteral("search:")));
    QCOMPARE(search.value(0).value(0).toString(), QStringLiteral("aten::addmm"));
}

void TestDetails::namesAreNeverMarkup()
{
    const QByteArray name = "<b>bold</b> & <a href='slice:0'>link</a>";
    const test::Opened opened = test::open(test::document({
        test::complete(name, 0, 100, "1", "1", "cpu_op",
                       R"("Concrete Inputs":["<i>x</i>"],"Input type":["Scalar"],"Input Dims":[[]])"),
        test::complete("inner", 10, 20),
    }));
    DetailsPanel panel;
    panel.setTrace(opened.trace);
    panel.setSlice(SliceId(1));
    QTRY_VERIFY(panel.isReady());
    QVERIFY(panel.facts().toPlainText().contains(QString::fromUtf8(name)));
    panel.setSlice(SliceId(0));
    QTRY_VERIFY(panel.isReady());
    QVERIFY(panel.facts().toPlainText().contains(QLatin1String("<i>x</i>")));
}

void TestDetails::longValuesCanBeRead()
{
    const QByteArray name = "void kernel<" + QByteArray(1500, 'x') + ">(end)";
    const test::Opened opened =
        test::open(test::document({test::complete(name, 0, 100), test::complete("inner", 10, 20)}));
    DetailsPanel panel;
    panel.setTrace(opened.trace);
    panel.setSlice(SliceId(1));
    QTRY_VERIFY(panel.isReady());
    QVERIFY(!panel.facts().toPlainText().contains(QLatin1String("(end)")));
    emit panel.facts().anchorClicked(QUrl(QStringLiteral("uncut:")));
    QVERIFY(panel.facts().toPlainText().contains(QString::fromUtf8(name)));
}

void TestDetails::copies()
{
    const test::Opened opened = trainingStep();
    DetailsPanel panel;
    panel.setTrace(opened.trace);
    panel.setSlice(SliceId(3));
    QTRY_VERIFY(panel.isReady());
    panel.copyText();
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY(text.startsWith(QLatin1String("aten::addmm\n")));
    QVERIFY(plain(text).contains(QStringLiteral("Duration: 10 µs\n")));
    QVERIFY(text.contains(QLatin1String("Input Dims: [[8],[512,64],[64,8]]\n")));
    panel.copyJson();
    const auto json = nlohmann::json::parse(QGuiApplication::clipboard()->text().toStdString());
    QCOMPARE(json["name"].get<std::string>(), std::string("aten::addmm"));
    QCOMPARE(json["args"]["Input Dims"][1][0].get<int>(), 512);
    panel.copyName();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("aten::addmm"));
}

void TestDetails::aNewerSliceWins()
{
    const test::Opened opened = trainingStep();
    DetailsPanel panel;
    panel.setTrace(opened.trace);
    for (int round = 0; round < 20; ++round)
        for (std::uint32_t i = 0; i < opened->sliceCount(); ++i)
            panel.setSlice(SliceId(i));
    panel.setSlice(SliceId(6));
    QTRY_VERIFY(panel.isReady());
    QCOMPARE(plain(valueOf(panel, QStringLiteral("Bandwidth"))), QStringLiteral("25.0 GB/s"));
    QCOMPARE(panel.arguments().topLevelItemCount(), 3);
    panel.setSlice(SliceId(3));
    panel.setTrace({});
    QTest::qWait(30);
    QVERIFY(panel.groups().empty());
}

QTEST_MAIN(TestDetails)
#include "tst_details.moc"
