#include <QtTest>

#include "core/verdict/help.h"
#include "core/verdict/report.h"
#include "core/write/reportjson.h"
#include "rankruns.h"
#include "ui/document/tracedocument.h"
#include "ui/panels/elidedbutton.h"
#include "ui/panels/findingsarea.h"
#include "ui/panels/panelarea.h"
#include "ui/panels/schematic.h"
#include "ui/panels/tablemodel.h"
#include "ui/panels/textlabel.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/verdicthelp.h"
#include "ui/ranks/rankgeometry.h"
#include "ui/ranks/ranklanes.h"
#include "ui/ranks/rankspanel.h"
#include "ui/ranks/ranksview.h"
#include "ui/ranks/ranktext.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/topbar.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>

using namespace lanescope;

// Several ranks in the window: all of them on one clock, the whole trace of the one that is looked at.

class TestRanksView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        const test::RankRun run = lateRun();
        for (int rank = 0; rank < run.ranks; ++rank)
            m_files += write(QString("rank%1.pt.trace.json").arg(rank), test::rankTrace(run, rank));
    }

    void whatAreRanks()
    {
        QVERIFY(RanksView::areRanks(m_files));
        QVERIFY(!RanksView::areRanks({m_files[0]}));
        QVERIFY(!RanksView::areRanks({m_files[0], m_files[0]}));
        QVERIFY(!RanksView::areRanks({m_files[0], test::dataPath("traces/bmm3d.pt.trace.json.gz")}));
        // Their names do not tell, their headers do.
        QStringList others;
        for (int rank = 0; rank < 2; ++rank)
            others += write(QString("w%1.json").arg(rank), test::rankTrace({}, rank));
        QVERIFY(RanksView::areRanks(others));
        // One that is there twice, or is no trace at all, does not take the others along; a trace of something else does.
        QVERIFY(RanksView::areRanks({m_files[0], m_files[0], m_files[1]}));
        for (const QByteArray &bad : {QByteArray(), QByteArray("\x00\x9f\x12\xe2 random", 11), QByteArray("<html>")}) {
            const QString file = write("broken.json", bad);
            QVERIFY(RanksView::areRanks({file, m_files[0], m_files[1]}));
            QVERIFY(RanksView::areRanks(others + QStringList{file}));
            QVERIFY(!RanksView::areRanks({file, m_files[0]}));
        }
        QVERIFY(RanksView::areRanks({m_files[0], m_files[1], "/nowhere/there is none.json"}));
        QVERIFY(!RanksView::areRanks(m_files + QStringList{test::dataPath("traces/bmm3d.pt.trace.json.gz")}));
    }

    void opensTogether()
    {
        MainWindow window;
        openAll(window, m_files);
        const RanksView &ranks = window.ranks();
        QVERIFY(ranks.isVisibleTo(&window));
        QVERIFY(window.panels().hasPanel(&ranks.panel()));
        QCOMPARE(ranks.report()->joined.ranks.size(), std::size_t(3));
        QVERIFY(ranks.panel().headline().startsWith("Rank 2"));
        QCOMPARE(ranks.lanes().chosen(), std::optional(0u));
        QCOMPARE(window.document().path(), m_files[0]);
        // The first rank's time and the common one lie beside each other as its clock says.
        const RankCollective &first = ranks.report()->joined.ranks[0].facts.collectives.front();
        QCOMPARE(first.start - ranks.lanes().shift(), first.start - ranks.report()->joined.ranks[0].facts.baseTime);
    }

    void whatIsPaintedIsHit()
    {
        MainWindow window;
        openAll(window, m_files);
        RankLanes &lanes = window.ranks().lanes();
        const RankPicture picture = lanes.picture();
        QCOMPARE(picture.collectives.size(), std::size_t(3 * 12));
        QVERIFY(!picture.bands.empty());
        const int left = window.timeline().labelsWidth();
        for (const RankStretch &s : picture.collectives) {
            QVERIFY(s.rect.width() >= 1);
            const QPoint at =
                QPointF(left + s.rect.center().x(), s.rect.center().y() - lanes.verticalScrollBar()->value()).toPoint();
            if (!lanes.viewport()->rect().contains(at))
                continue;
            lanes.selectCollective(-1);
            QTest::mouseClick(lanes.viewport(), Qt::LeftButton, {}, at);
            QVERIFY(lanes.selectedCollective() >= 0);
        }
    }

    /// What is at the same time is at the same x, with or without scroll bars.
    void linesUpWithTheTimeline()
    {
        MainWindow window;
        openAll(window, m_files);
        const RankLanes &lanes = window.ranks().lanes();
        const RankFacts &own = window.ranks().report()->joined.ranks[0].facts;
        const auto check = [&] {
            int checked = 0;
            for (const RankStretch &s : lanes.picture().collectives) {
                if (s.row != 0)
                    continue;
                const SliceId slice(own.collectives[static_cast<std::size_t>(s.record)].slice);
                QVERIFY(std::abs(s.rect.left() - window.timeline().timelineScene().rectOf(slice).left()) < 1);
                ++checked;
            }
            QCOMPARE(checked, 12);
        };
        check();
        for (const auto policy : {Qt::ScrollBarAlwaysOn, Qt::ScrollBarAlwaysOff}) {
            window.timeline().setVerticalScrollBarPolicy(policy);
            QTRY_COMPARE(window.timeline().verticalScrollBar()->isVisible(), policy == Qt::ScrollBarAlwaysOn);
            check();
        }
    }

    void picturesDoNotGrowWithTheTrace()
    {
        test::RankRun run;
        run.steps = 400;
        std::vector<RankFacts> facts;
        for (int rank = 0; rank < 2; ++rank) {
            const auto trace = test::open(test::rankTrace(run, rank));
            facts.push_back(*rankFactsFromReport(reportJson(makeReport(*trace)).dump(), "report"));
        }
        const RanksReport report = makeRanksReport(std::move(facts));
        const RankGeometry geometry(report, Thresholds{}.skewFrom);
        const auto rows = layOutRows(2, 16);
        const TimeScale scale(geometry.extent(), 200);
        const RankPicture picture = geometry.picture(scale, 0, rows, 0, 2);
        QVERIFY(picture.collectives.size() <= 2 * 205);
        QVERIFY(picture.bands.size() <= 300);
        QVERIFY(!picture.collectives.empty());
    }

    void anotherRankKeepsTheTime()
    {
        MainWindow window;
        openAll(window, m_files);
        RankLanes &lanes = window.ranks().lanes();
        lanes.showCollective(3);
        const TimeRange before = window.axis().visible();
        const Nanoseconds common = before.start + lanes.shift();
        window.ranks().chooseRank(1);
        QTRY_COMPARE(window.document().path(), m_files[1]);
        QTRY_COMPARE(lanes.chosen(), std::optional(1u));
        QCOMPARE(window.axis().visible().start + lanes.shift(), common);
        QCOMPARE(window.axis().visible().length(), before.length());
        QVERIFY(window.ranks().isOpen());
    }

    void theProofLiesInAnotherFile()
    {
        MainWindow window;
        openAll(window, m_files);
        RanksPanel &panel = window.ranks().panel();
        QVERIFY(!panel.cards().empty());
        panel.cards().front()->showProof();
        QTRY_COMPARE(window.document().path(), m_files[2]);
        QTRY_VERIFY(window.timeline().selectedSlice());
        QCOMPARE(window.document().trace()->name(window.timeline().selectedSlice()),
                 std::string_view("ncclDevKernel_AllReduce"));
    }

    void tables()
    {
        MainWindow window;
        openAll(window, m_files);
        RanksPanel &panel = window.ranks().panel();
        panel.showPage(RanksPanel::LoadBalance);
        QCOMPARE(panel.model().rowCount(), 3);
        panel.showPage(RanksPanel::Collectives);
        QCOMPARE(panel.model().rowCount(), 12);
        panel.showPage(RanksPanel::LastByStep);
        QCOMPARE(panel.model().rowCount(), 6);
        panel.showPage(RanksPanel::Kinds);
        QCOMPARE(panel.model().rowCount(), 1);
    }

    void aFileOfItsOwnEndsIt()
    {
        MainWindow window;
        openAll(window, m_files);
        window.openFile(test::dataPath("traces/bmm3d.pt.trace.json.gz"));
        QVERIFY(!window.ranks().isOpen());
        QTRY_VERIFY(!window.document().isLoading());
        QVERIFY(!window.panels().hasPanel(&window.ranks().panel()));
        QVERIFY(!window.ranks().isVisibleTo(&window));
    }

    void reportsAlone()
    {
        QStringList reports;
        for (int rank = 0; rank < 3; ++rank) {
            auto report = reportJson(makeReport(*test::openPath(m_files[rank])));
            report["file"] = "/nowhere/rank" + std::to_string(rank) + ".json";
            reports += write(QString("report%1.json").arg(rank), QByteArray::fromStdString(report.dump()));
        }
        MainWindow window;
        window.show();
        window.openFiles(reports);
        QTRY_VERIFY(window.ranks().report());
        QTRY_VERIFY(!window.ranks().isReading());
        QVERIFY(!window.ranks().lanes().picture().collectives.empty());
        window.ranks().chooseRank(1);
        QVERIFY(window.message().contains("/nowhere/rank1.json"));
    }

    /// Ranks in one file: the window offers to set them beside each other, and then finds each one's slices among all.
    void ranksInOneFile()
    {
        test::RankRun run;
        run.ranks = 3;
        run.late = 2;
        const QString file = write("together.json", test::mergedRun(run));
        MainWindow window;
        window.resize(1400, 900);
        window.show();
        window.openFile(file);
        QTRY_VERIFY(window.document().trace());
        QVERIFY(!window.ranks().isOpen());
        QVERIFY2(window.message().contains("3 ranks"), qPrintable(window.message()));
        const auto trace = window.document().trace();
        auto *offer = window.findChild<QPushButton *>("offer");
        QVERIFY(offer && offer->isVisible());
        QTest::mouseClick(offer, Qt::LeftButton);
        RanksView &ranks = window.ranks();
        QTRY_VERIFY(ranks.report() && !ranks.isReading());
        QCOMPARE(ranks.report()->joined.ranks.size(), std::size_t(3));
        QVERIFY(ranks.panel().headline().startsWith("Rank 2"));
        QCOMPARE(window.document().trace(), trace); // not read again
        QCOMPARE(ranks.lanes().chosen(), std::optional(0u));

        ranks.chooseRank(1);
        QCOMPARE(ranks.lanes().chosen(), std::optional(1u));
        QCOMPARE(window.document().trace(), trace);

        ranks.panel().cards().front()->showProof();
        QCOMPARE(ranks.lanes().chosen(), std::optional(2u));
        // The collective, or once gaps are known the idle time before it: on the GPU of rank 2 in either case.
        const SliceId proof = window.timeline().selectedSlice();
        const GapItem::Hit gap = window.timeline().timelineScene().gapItem().selected();
        QVERIFY(proof || gap);
        if (proof)
            QCOMPARE(trace->name(proof), std::string_view("ncclDevKernel_AllReduce"));
        const Lane &lane = trace->lane(gap ? gap.gap->lane : trace->laneOf(proof));
        QCOMPARE(QString::fromStdString(lane.pid()), QString("2"));
    }

    /// The result of a merge, which holds no lanes.
    void mergedReportAlone()
    {
        QByteArrayList reports;
        for (const QString &file : m_files)
            reports += QByteArray::fromStdString(reportJson(makeReport(*test::openPath(file))).dump());
        const QString merged = write("merged.json", "{\"schema\":1,\"ranks\":[" + reports.join(",") + "]}");
        MainWindow window;
        window.resize(1400, 900);
        window.show();
        window.openFiles({merged});
        QTRY_VERIFY(window.ranks().report() && !window.ranks().isReading());
        QCOMPARE(window.ranks().report()->joined.ranks.size(), std::size_t(3));
        window.ranks().chooseRank(1);
        QTRY_COMPARE(window.document().path(), m_files[1]);
    }

    /// Ranks do not stand above the timeline of another run.
    void takesThePlaceOfAnotherTrace()
    {
        const QString merged =
            write("one.json", QByteArray::fromStdString(reportJson(makeReport(*test::openPath(m_files[0]))).dump()));
        MainWindow window;
        window.resize(1400, 900);
        window.show();
        for (const QStringList &files : {QStringList{merged}, m_files}) {
            window.openFile(test::dataPath("traces/bmm3d.pt.trace.json.gz"));
            QTRY_VERIFY(window.document().trace() && !window.document().isLoading());
            window.openFiles(files);
            QTRY_VERIFY(window.ranks().report() && !window.ranks().isReading());
            QTRY_VERIFY(!window.document().isLoading());
            QVERIFY(window.ranks().isOpen());
            QCOMPARE(window.document().path(), files == m_files ? m_files[0] : QString());
        }
    }

    void oneCannotBeRead()
    {
        MainWindow window;
        window.show();
        QStringList files = m_files;
        files += write("rank3.pt.trace.json", "<html>");
        window.openFiles(files);
        QTRY_VERIFY(window.ranks().report() && !window.ranks().isReading());
        QCOMPARE(window.ranks().report()->joined.ranks.size(), std::size_t(3));
        QTRY_VERIFY(window.message().contains("rank3"));
        QVERIFY(says(window, "rank3"));
    }

    /// Bytes that are no trace, before the others: the first good one is looked at.
    void theFirstCannotBeRead()
    {
        MainWindow window;
        openAll(window, QStringList{write("a.pt.trace.json", QByteArray("\x00\x9f\x12\xe2 random", 11))} + m_files);
        QCOMPARE(window.ranks().report()->joined.ranks.size(), std::size_t(3));
        QCOMPARE(window.document().path(), m_files[0]);
        QCOMPARE(window.ranks().lanes().chosen(), std::optional(0u));
        QVERIFY2(window.message().contains("a.pt.trace.json"), qPrintable(window.message()));
        QVERIFY(says(window, "a.pt.trace.json"));
    }

    void oneIsThereTwice()
    {
        const QString copy = write("copy_of_rank0.pt.trace.json", test::rankTrace(lateRun(), 0));
        for (const QStringList &files :
             {QStringList{copy} + m_files, QStringList{m_files[0], copy, m_files[1], m_files[2]}}) {
            MainWindow window;
            openAll(window, files);
            QCOMPARE(window.ranks().report()->joined.ranks.size(), std::size_t(3));
            QCOMPARE(window.ranks().lanes().chosen(), std::optional(0u));
            QCOMPARE(window.document().path(), copy); // the first by name is kept
            QVERIFY(says(window, "Rank 0 is there twice"));
        }
    }

    /// One of them alone, and all of them again.
    void thereIsAWayBack()
    {
        MainWindow window;
        openAll(window, m_files);
        window.ranks().chooseRank(1);
        QTRY_COMPARE(window.document().path(), m_files[1]);
        const auto trace = window.document().trace();
        QToolButton *leave = nullptr;
        for (QToolButton *button : window.ranks().findChildren<QToolButton *>())
            leave = button->text() == "Only this rank" ? button : leave;
        QVERIFY(leave);
        leave->click();
        QVERIFY(!window.ranks().isOpen());
        auto *offer = window.findChild<QPushButton *>("offer");
        QVERIFY(offer->isVisible());
        QCOMPARE(offer->text(), QString("Back to all ranks"));
        offer->click();
        QTRY_VERIFY(window.ranks().report() && !window.ranks().isReading());
        QCOMPARE(window.ranks().report()->joined.ranks.size(), std::size_t(3));
        QCOMPARE(window.document().trace(), trace); // it stays, and is the one that is looked at
        QTRY_COMPARE(window.ranks().lanes().chosen(), std::optional(1u));

        // The menu has it, too, until another file is opened.
        const auto inMenu = [&] {
            QMenu *menu = window.findChild<TopBar *>()->openMenu();
            emit menu->aboutToShow();
            const auto actions = menu->actions();
            return std::ranges::any_of(actions, [](QAction *a) { return a->text() == "Back to all ranks"; });
        };
        QVERIFY(!inMenu());
        leave->click();
        QVERIFY(inMenu());
        window.openFile(test::dataPath("traces/bmm3d.pt.trace.json.gz"));
        QTRY_VERIFY(!window.document().isLoading());
        QVERIFY(!inMenu());
    }

    /// Each finding has a page of its own, whose places lead to their ranks.
    void findingsAreExplained()
    {
        MainWindow window;
        openAll(window, m_files);
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        RanksPanel &panel = window.ranks().panel();
        for (VerdictCard *card : panel.cards()) {
            QTRY_VERIFY(card->isVisible()); // the report may just have come
            const Verdict &v = card->verdict();
            QPushButton *why = nullptr;
            for (QPushButton *button : card->findChildren<QPushButton *>())
                why = button->text() == VerdictCard::tr("Why") ? button : why;
            QVERIFY(why && why->isVisibleTo(card));
            why->setFocus();
            why->click();
            VerdictHelpPage *page = panel.findings().explanation();
            QVERIFY(page && !card->isVisible());
            QVERIFY(page->isAncestorOf(QApplication::focusWidget())); // the keys go there
            QStringList said;
            for (const TextLabel *label : page->findChildren<TextLabel *>())
                said += label->plainText();
            const VerdictHelp *help = rankHelpFor(v.id);
            QVERIFY2(help, v.id.c_str());
            QVERIFY(said.contains(QString(help->means)) && said.contains(QString(help->check)));
            QVERIFY(!rankScenesOf(v.id).empty());
            const auto places = page->findChildren<ElidedButton *>();
            QVERIFY(!places.isEmpty());
            QVERIFY(places.front()->text().contains("Rank 2") || v.id != "straggler-rank");
            QTest::keyClick(page->findChild<QPushButton *>(), Qt::Key_Escape);
            QVERIFY(!panel.findings().explanation());
            QVERIFY(card->isVisible());
            QCOMPARE(QApplication::focusWidget(), why); // and back
        }
        emit panel.cards().front()->explanationAsked();
        panel.findings().explanation()->findChildren<ElidedButton *>().front()->click();
        QTRY_COMPARE(window.document().path(), m_files[2]);
        for (const VerdictHelp &help : rankHelps())
            QVERIFY2(!rankScenesOf(help.id).empty(), help.id);
    }

    /// A rank whose file is cut off is with the others, and that is said wherever it is spoken of.
    void oneIsCutOff()
    {
        QByteArray text = test::rankTrace(lateRun(), 1);
        text.truncate(text.indexOf("nccl", text.indexOf("ProfilerStep#5")));
        MainWindow window;
        openAll(window, {m_files[0], write("cut.rank1.pt.trace.json", text), m_files[2]});
        QVERIFY2(window.ranks().panel().headline().endsWith("The file of rank 1 is cut off."),
                 qPrintable(window.ranks().panel().headline()));
        const auto &cards = window.ranks().panel().cards();
        QVERIFY(std::ranges::any_of(cards, [](const VerdictCard *c) { return c->verdict().id == "incomplete-trace"; }));
        QVERIFY(rankToolTip(window.ranks().report()->joined.ranks[1]).contains("its steps from 5 on are not judged"));
    }

    /// What lies in a folder beside its traces is not passed over without a word.
    void aFolderWithOtherFiles()
    {
        QTemporaryDir folder;
        for (const QString &file : m_files)
            QVERIFY(QFile::copy(file, folder.filePath(QFileInfo(file).fileName())));
        QFile other(folder.filePath("run.log"));
        QVERIFY(other.open(QIODevice::WriteOnly));
        MainWindow window;
        openAll(window, {folder.path()});
        QCOMPARE(window.ranks().report()->joined.ranks.size(), std::size_t(3));
        QVERIFY2(window.message().contains("run.log"), qPrintable(window.message()));
        QVERIFY(says(window, "1 file that does not end in .json or .json.gz (run.log)"));
        window.ranks().chooseRank(1);
        QTRY_VERIFY(window.document().path().endsWith("rank1.pt.trace.json"));
        QVERIFY(says(window, "run.log"));
    }

private:
    static test::RankRun lateRun()
    {
        test::RankRun run;
        run.ranks = 3;
        run.late = 2;
        return run;
    }
    /// In the tab of the ranks.
    static bool says(MainWindow &window, const QString &words)
    {
        const auto labels = window.ranks().panel().findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(words); });
    }
    static void openAll(MainWindow &window, const QStringList &files)
    {
        window.resize(1400, 900);
        window.show();
        window.openFiles(files);
        QTRY_VERIFY(window.document().trace());
        QTRY_VERIFY(window.ranks().report());
        QTRY_VERIFY(!window.ranks().isReading());
        QTRY_VERIFY(window.ranks().lanes().chosen());
    }
    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            throw std::runtime_error("cannot be written");
        return file.fileName();
    }

    QTemporaryDir m_folder;
    QStringList m_files;
};

QTEST_MAIN(TestRanksView)
#include "tst_ranks.moc"
