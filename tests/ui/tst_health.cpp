// Qt first: moc 6.4 stumbles over what core includes.
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include "core/load/tracereader.h"
#include "ui/look/theme.h"
#include "ui/panels/health.h"
#include "ui/panels/panelarea.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"

#include <set>

using namespace lanescope;

namespace {

const QString data = QStringLiteral(LANESCOPE_TEST_DATA "/");

std::shared_ptr<const Trace> opened(const QString &file)
{
    auto trace = readTrace((data + file).toStdString());
    return trace ? *trace : nullptr;
}

QTreeWidgetItem *rowOf(const QTreeWidget &list, const QString &kind)
{
    const auto found = list.findItems(kind, Qt::MatchExactly, 0);
    return found.size() == 1 ? found.front() : nullptr;
}

void click(QTreeWidget &list, QTreeWidgetItem *row)
{
    list.scrollToItem(row);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(row).center());
}

} // namespace

class TestHealth : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyKindHasWords();
    void everyIssueHasARow_data();
    void everyIssueHasARow();
    void aRowLeadsToItsSlice_data();
    void aRowLeadsToItsSlice();
    void soundFilesSaySo();
    void allIsCopied();
    void inTheWindow();
    void longSentencesWrap();
};

void TestHealth::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Lanescope"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_health"));
    QSettings().clear();
    QApplication::setStyle(QStringLiteral("Fusion"));
    Theme::wear(Theme::light());
}

void TestHealth::everyKindHasWords()
{
    std::set<QString> words;
    for (int kind = 0; kind <= static_cast<int>(IssueKind::StrayComma); ++kind) {
        const QString text = issueKindText({static_cast<IssueKind>(kind), 1, {}, {}});
        QVERIFY(!text.isEmpty());
        words.insert(text);
    }
    QCOMPARE(static_cast<int>(words.size()), static_cast<int>(IssueKind::StrayComma) + 1);
}

void TestHealth::everyIssueHasARow_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"inputs/C40-missing-and-impossible.json", "inputs/B26-gz-truncated.json.gz",
                             "inputs/C13-damage-between-events.json", "inputs/B54-frames-never-closed.json",
                             "inputs/C01-control-bytes-everywhere.json", "traces/autograd_threads.pt.trace.json.gz"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void TestHealth::everyIssueHasARow()
{
    QFETCH(QString, file);
    const auto trace = opened(file);
    QVERIFY(trace);
    QVERIFY(!trace->issues().empty());
    HealthPanel panel;
    panel.setTrace(trace);
    const auto *list = panel.findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItemCount(), static_cast<int>(trace->issues().size()));
    bool sawNote = false;
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *row = list->topLevelItem(i);
        const auto issue = std::find_if(trace->issues().begin(), trace->issues().end(),
                                        [&](const Issue &one) { return issueKindText(one) == row->text(0); });
        QVERIFY(issue != trace->issues().end());
        QVERIFY2(!sawNote || !isWarning(*issue), "warnings come first");
        sawNote = sawNote || !isWarning(*issue);
        QString count = row->text(1);
        count.remove(QChar(0x2009)); // thin spaces between thousands
        QCOMPARE(count.toULongLong(), issue->count);
        QVERIFY(row->text(2).startsWith(QString::fromStdString(issueMessage(*issue)).left(40)));
        QCOMPARE(row->text(3).contains(QStringLiteral("byte")), issue->offset.has_value());
        QVERIFY(!row->icon(0).isNull());
    }
}

void TestHealth::aRowLeadsToItsSlice_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("slice"); // empty: it leads nowhere
    const auto row = [](const char *file, IssueKind kind, const char *slice) {
        QTest::addRow("%s of %s", issueKindName(kind), file)
            << QStringLiteral("inputs/") + file << static_cast<int>(kind) << QString::fromLatin1(slice);
    };
    row("C40-missing-and-impossible.json", IssueKind::MissingDur, "no_dur");
    row("C40-missing-and-impossible.json", IssueKind::NegativeDur, "back");
    row("C40-missing-and-impossible.json", IssueKind::ImplausibleDur, "huge");
    row("C40-missing-and-impossible.json", IssueKind::MissingTs, "");
    row("C40-missing-and-impossible.json", IssueKind::IgnoredPhase, "");
    row("C53-values-missing.json", IssueKind::RepairedText, "no_dur");
    row("B62-kernel-before-launch.json", IssueKind::NegativeLatency, "kern");
    row("B72-async-spans.json", IssueKind::UnmatchedBegin, "");
    row("C43-begin-end.json", IssueKind::UnmatchedBegin, "open");
    row("C13-damage-between-events.json", IssueKind::BadEvent, "");
}

void TestHealth::aRowLeadsToItsSlice()
{
    QFETCH(QString, file);
    QFETCH(int, kind);
    QFETCH(QString, slice);
    const auto trace = opened(file);
    QVERIFY(trace);
    HealthPanel panel;
    panel.resize(900, 300);
    panel.setTrace(trace);
    panel.show();
    QSignalSpy asked(&panel, &HealthPanel::sliceActivated);
    auto *list = panel.findChild<QTreeWidget *>();
    QTreeWidgetItem *row = rowOf(*list, issueKindText({static_cast<IssueKind>(kind), 1, {}, {}}));
    QVERIFY(row);
    click(*list, row);
    QCOMPARE(asked.size(), slice.isEmpty() ? 0 : 1);
    if (slice.isEmpty())
        return;
    const auto id = asked.front().front().value<SliceId>();
    QCOMPARE(QString::fromStdString(std::string(trace->name(id))), slice);
    // The same by key.
    list->setFocus();
    list->setCurrentItem(row);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(asked.size(), 2);
}

void TestHealth::soundFilesSaySo()
{
    HealthPanel panel;
    panel.setTrace(opened(QStringLiteral("inputs/B59-touching-slices.json")));
    panel.show();
    QCOMPARE(panel.tabText(), QStringLiteral("Trace health"));
    QVERIFY(!panel.findChild<QTreeWidget *>()->isVisible());
    const auto labels = panel.findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible() && label->text().contains(QStringLiteral("Nothing odd"));
    }));
    panel.setTrace({});
    QVERIFY(panel.text().isEmpty());
}

void TestHealth::allIsCopied()
{
    const auto trace = opened(QStringLiteral("inputs/C40-missing-and-impossible.json"));
    HealthPanel panel;
    panel.setTrace(trace);
    panel.show();
    const auto isCopied = [&] {
        const QString text = QGuiApplication::clipboard()->text();
        return text.startsWith(QStringLiteral("C40-missing-and-impossible.json: ")) &&
               std::all_of(trace->issues().begin(), trace->issues().end(), [&](const Issue &issue) {
                   return text.contains(QString::fromStdString(issueMessage(issue)));
               });
    };
    QGuiApplication::clipboard()->clear();
    panel.findChild<QPushButton *>()->click();
    QVERIFY(isCopied());
    QGuiApplication::clipboard()->clear();
    panel.findChild<QTreeWidget *>()->setFocus();
    QTest::keyClick(panel.findChild<QTreeWidget *>(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(isCopied());
}

void TestHealth::inTheWindow()
{
    MainWindow window;
    window.resize(1200, 800);
    window.show();
    window.openFile(data + QStringLiteral("inputs/C40-missing-and-impossible.json"));
    QTRY_VERIFY(window.document().trace() && !window.document().isLoading());
    auto *health = window.findChild<HealthPanel *>();
    QVERIFY(window.panels().hasPanel(health));
    QCOMPARE(health->tabText(), QStringLiteral("Trace health 6"));
    window.panels().openPanel(health);
    auto *list = health->findChild<QTreeWidget *>();
    QTRY_VERIFY(list->isVisible());
    click(*list, rowOf(*list, QStringLiteral("Duration below zero")));
    const SliceId slice = window.timeline().selectedSlice();
    QVERIFY(slice);
    QCOMPARE(QString::fromStdString(std::string(window.document().trace()->name(slice))), QStringLiteral("back"));
    QCOMPARE(window.panels().currentPanel(), health); // who reads the list stays with it
    window.document().close();
    QTRY_VERIFY(health->text().isEmpty());
}

void TestHealth::longSentencesWrap()
{
    HealthPanel panel;
    panel.setTrace(opened(QStringLiteral("traces/autograd_threads.pt.trace.json.gz")));
    panel.resize(1500, 300);
    panel.show();
    auto *list = panel.findChild<QTreeWidget *>();
    const int wide = list->visualItemRect(list->topLevelItem(0)).height();
    panel.resize(480, 300);
    QTRY_VERIFY(list->visualItemRect(list->topLevelItem(0)).height() > wide);
}

QTEST_MAIN(TestHealth)
#include "tst_health.moc"
