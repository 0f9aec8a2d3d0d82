// Qt first: moc 6.4 stumbles over what core includes.
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "core/load/tracereader.h"
#include "ui/document/reportjob.h"
#include "ui/document/tracereport.h"
#include "ui/document/verdicttext.h"
#include "ui/look/theme.h"
#include "ui/panels/details.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/verdicts.h"
#include "ui/timeline/evidenceitem.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"

using namespace lanescope;

namespace {

const QString samples = QStringLiteral(LANESCOPE_TEST_DATA "/../../resources/samples/");

VerdictCard *cardOf(const VerdictPanel &panel, std::string_view id)
{
    for (VerdictCard *card : panel.cards())
        if (card->verdict().id == id)
            return card;
    return nullptr;
}

QPushButton *buttonOf(const QWidget &card, const QString &text)
{
    for (QPushButton *button : card.findChildren<QPushButton *>())
        if (button->text() == text)
            return button;
    return nullptr;
}

} // namespace

class TestVerdicts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void textsAreFilled_data();
    void textsAreFilled();
    void showGoesToTheProof();
    void adviceUnfolds();
    void everyTextIsPlainAndWraps();
    void worksWithTheKeyboard();
    void narrowWindowsHaveATab();
    void buttonsStayUnderThePointer();
    void textsFollowTheTheme();
};

void TestVerdicts::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Lanescope"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_verdicts"));
    QSettings().clear();
    QApplication::setStyle(QStringLiteral("Fusion"));
    Theme::wear(Theme::light());
}

void TestVerdicts::textsAreFilled_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &name :
         QDir(QStringLiteral(LANESCOPE_TEST_DATA "/traces")).entryList({QStringLiteral("*.json.gz")}))
        QTest::newRow(qPrintable(name)) << name;
}

void TestVerdicts::textsAreFilled()
{
    QFETCH(QString, file);
    const auto read = readTrace((QStringLiteral(LANESCOPE_TEST_DATA "/traces/") + file).toStdString());
    QVERIFY(read);
    const auto report = makeTraceReport(*read);
    QVERIFY(!boundSentence(report->report.bound).isEmpty());
    std::vector<const Verdict *> all{&report->report.bound.verdict};
    for (const Verdict &v : report->report.verdicts)
        all.push_back(&v);
    for (const Verdict *v : all)
        for (const std::string *text : {&v->title, &v->summary, &v->advice, &v->whyItMightBeWrong}) {
            const QString filled = verdictText(*text, v->numbers);
            QVERIFY2(!filled.contains(u'{'), qPrintable(filled));
        }
    if (const auto &shares = report->report.facts.shares) {
        Nanoseconds sum = 0;
        for (const ShareEntry &e : shareEntries(*shares))
            if (e.kind != ShareEntry::Profiler)
                sum += e.time;
        QCOMPARE(sum, shares->total);
    }
    VerdictPanel panel;
    panel.setReport(report);
    QCOMPARE(panel.cards().size(), all.size());
    panel.setWaiting();
    QVERIFY(panel.cards().empty());
    panel.clear();
    QVERIFY(panel.isHidden());
}

void TestVerdicts::showGoesToTheProof()
{
    MainWindow window;
    window.resize(1300, 800);
    window.show();
    window.openFile(samples + QStringLiteral("many-small-kernels.pt.trace.json.gz"));
    auto *panel = window.findChild<VerdictPanel *>();
    QVERIFY(panel);
    QTRY_VERIFY(panel->cards().size() > 1);
    VerdictCard *card = cardOf(*panel, "buffer-request");
    QVERIFY(card);
    const auto &evidence = card->verdict().evidence;
    QVERIFY(evidence.size() > 1);
    QPushButton *show = buttonOf(*card, VerdictCard::tr("Show"));
    QVERIFY(show);
    QSignalSpy spy(panel, &VerdictPanel::evidenceAsked);
    for (std::size_t i = 0; i <= evidence.size(); ++i) {
        show->click();
        QCOMPARE(spy.count(), static_cast<int>(i) + 1);
        const Evidence &shown = evidence[i % evidence.size()]; // from the last one back to the first
        const TimeRange visible = window.axis().visible();
        QVERIFY(visible.start < shown.range.start && visible.end > shown.range.end);
        QVERIFY(visible.length() < 2 * shown.range.length());
        QCOMPARE(*window.timeline().timelineScene().evidenceItem().range(), shown.range);
        // The slice itself, or the gap that it ended.
        const GapItem::Hit gap = window.timeline().timelineScene().gapItem().selected();
        QVERIFY(window.timeline().selectedSlice() == shown.slice || (gap && gap.part->range.overlaps(shown.range)));
        window.grab();
    }
    // Another card's proof takes its place.
    VerdictCard *bound = panel->cards().front();
    QPushButton *showBound = buttonOf(*bound, VerdictCard::tr("Show"));
    QVERIFY(showBound);
    showBound->click();
    QCOMPARE(*window.timeline().timelineScene().evidenceItem().range(), bound->verdict().evidence.front().range);
    QTest::keyClick(&window.timeline(), Qt::Key_Escape);
    QVERIFY(!window.timeline().timelineScene().evidenceItem().range());
    // Another trace takes all of it away.
    window.openFile(samples + QStringLiteral("torch-compile.pt.trace.json.gz"));
    QTRY_VERIFY(!cardOf(*panel, "buffer-request") && panel->cards().size() > 1);
    window.document().close();
    QVERIFY(panel->cards().empty());
}

void TestVerdicts::adviceUnfolds()
{
    const auto read = readTrace((samples + QStringLiteral("first-step.pt.trace.json.gz")).toStdString());
    QVERIFY(read);
    VerdictPanel panel;
    panel.resize(352, 800);
    panel.setReport(makeTraceReport(*read));
    for (VerdictCard *card : panel.cards()) {
        QVERIFY(!card->accessibleName().isEmpty());
        QPushButton *what = buttonOf(*card, VerdictCard::tr("What to do"));
        QVERIFY(what);
        const int before = card->sizeHint().height();
        what->click();
        QVERIFY(card->isUnfolded());
        QVERIFY(card->sizeHint().height() > before);
        const QString advice = verdictText(card->verdict().advice, card->verdict().numbers);
        const auto labels = card->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel *l) { return l->text() == advice; }));
        what->click();
        QVERIFY(!card->isUnfolded());
    }
}

void TestVerdicts::everyTextIsPlainAndWraps()
{
    const auto read = readTrace((samples + QStringLiteral("first-step.pt.trace.json.gz")).toStdString());
    VerdictPanel panel;
    panel.resize(300, 900);
    panel.setReport(makeTraceReport(*read));
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    for (VerdictCard *card : panel.cards())
        card->setUnfolded(true);
    QCoreApplication::processEvents();
    for (const QLabel *label : panel.findChildren<QLabel *>()) {
        if (!label->isVisible())
            continue;
        QVERIFY(label->textFormat() == Qt::PlainText || !label->text().contains(u'<'));
        // Never cut: it lies within its card, and is as high as its text needs at its width.
        QVERIFY2(label->mapTo(&panel, QPoint(label->width(), 0)).x() <= panel.width(), qPrintable(label->text()));
        const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        QVERIFY2(label->height() >= needed, qPrintable(label->text()));
        if (!label->wordWrap())
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    }
}

void TestVerdicts::worksWithTheKeyboard()
{
    const auto read = readTrace((samples + QStringLiteral("many-small-kernels.pt.trace.json.gz")).toStdString());
    VerdictPanel panel;
    panel.resize(352, 700);
    panel.setReport(makeTraceReport(*read));
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QSignalSpy spy(&panel, &VerdictPanel::evidenceAsked);
    for (VerdictCard *card : panel.cards()) {
        QPushButton *show = buttonOf(*card, VerdictCard::tr("Show"));
        if (!show)
            continue;
        QVERIFY(show->focusPolicy() & Qt::TabFocus);
        QVERIFY(show->accessibleName().size() > show->text().size()); // of many buttons "Show" each says what
        QTest::keyClick(show, Qt::Key_Space);
    }
    QVERIFY(spy.count() > 1);
}

void TestVerdicts::narrowWindowsHaveATab()
{
    MainWindow window;
    window.resize(1300, 800);
    window.show();
    window.openFile(samples + QStringLiteral("first-step.pt.trace.json.gz"));
    auto *panel = window.findChild<VerdictPanel *>();
    QTRY_VERIFY(panel->cards().size() > 1);
    QVERIFY(panel->isVisible());
    window.resize(700, 700);
    QTRY_VERIFY(window.timeline().width() > 600);
    // The verdicts are in front until something is selected, and again when nothing is.
    QTRY_VERIFY(panel->isVisible());
    const auto *details = window.findChild<DetailsPanel *>();
    QVERIFY(!details->isVisible());
    window.timeline().selectSlice(SliceId(0));
    QVERIFY(details->isVisible());
    QVERIFY(!panel->isVisible());
    QTest::keyClick(&window.timeline(), Qt::Key_Escape);
    QVERIFY(panel->isVisible());
    // A proof selects a slice; the verdict stays in sight.
    panel->cards().front()->showProof();
    QVERIFY(panel->isVisible());
    QVERIFY(!details->isVisible());
    // Another trace, made while the tab is behind, leaves one page in front.
    window.timeline().selectSlice({});
    window.timeline().selectSlice(SliceId(0));
    window.openFile(samples + QStringLiteral("torch-compile.pt.trace.json.gz"));
    QTRY_VERIFY(panel->cards().size() > 1);
    QTRY_VERIFY(panel->isVisible() && !details->isVisible());
    window.resize(1300, 800);
    QTRY_VERIFY(panel->isVisible());
    QVERIFY(window.timeline().width() < 1000);
}

void TestVerdicts::buttonsStayUnderThePointer()
{
    MainWindow window;
    window.resize(1300, 800);
    window.show();
    window.openFile(samples + QStringLiteral("many-small-kernels.pt.trace.json.gz"));
    auto *panel = window.findChild<VerdictPanel *>();
    QTRY_VERIFY(panel->cards().size() > 2);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCoreApplication::processEvents();
    for (VerdictCard *card : panel->cards()) {
        QPushButton *show = buttonOf(*card, VerdictCard::tr("Show"));
        if (!show)
            continue;
        panel->ensureWidgetVisible(show, 0,
                                   panel->height() / 2); // not at the lower end, where the card's new line moves it up
        QTest::qWait(20);
        const int inCard = show->mapTo(card, QPoint()).y(), inPanel = show->mapTo(panel, QPoint()).y();
        show->click();
        QTest::qWait(20); // until the wrapped texts have found their heights
        QCOMPARE(show->mapTo(card, QPoint()).y(), inCard);
        const int top = card->mapTo(panel, QPoint()).y();
        QVERIFY(top + card->height() <= panel->height() || top <= 8);
        if (panel->verticalScrollBar()->value() > 0 &&
            panel->verticalScrollBar()->value() < panel->verticalScrollBar()->maximum())
            QVERIFY(std::abs(show->mapTo(panel, QPoint()).y() - inPanel) <= 1 ||
                    top + card->height() + 8 >= panel->height() - 1);
    }
}

void TestVerdicts::textsFollowTheTheme()
{
    const auto read = readTrace((samples + QStringLiteral("first-step.pt.trace.json.gz")).toStdString());
    VerdictPanel panel;
    panel.setReport(makeTraceReport(*read));
    panel.show();
    for (VerdictCard *card : panel.cards())
        card->setUnfolded(true);
    for (const Theme *theme : {&Theme::dark(), &Theme::light(), &Theme::dark(), &Theme::light()}) {
        Theme::wear(*theme);
        QCoreApplication::processEvents();
        for (const QLabel *label : panel.findChildren<QLabel *>())
            QVERIFY2(contrast(label->palette().color(label->foregroundRole()), theme->panel) >= 4.5,
                     qPrintable(label->text()));
    }
}

QTEST_MAIN(TestVerdicts)
#include "tst_verdicts.moc"
