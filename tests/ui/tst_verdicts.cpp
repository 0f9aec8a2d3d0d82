// Qt first: moc 6.4 stumbles over what core includes.
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTextLayout>
#include <QToolButton>

#include "core/load/tracereader.h"
#include "core/verdict/help.h"
#include "core/write/reportjson.h"
#include "core/write/reportmarkdown.h"
#include "recordings.h"
#include "ui/document/reportjob.h"
#include "ui/document/tracereport.h"
#include "ui/document/verdicttext.h"
#include "ui/look/theme.h"
#include "ui/panels/details.h"
#include "ui/panels/minichart.h"
#include "ui/panels/partsview.h"
#include "ui/panels/schematic.h"
#include "ui/panels/scopeswitch.h"
#include "ui/panels/textlabel.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/verdicthelp.h"
#include "ui/panels/verdicts.h"
#include "ui/panels/whatifview.h"
#include "ui/timeline/evidenceitem.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"

#include <map>

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
    void waitsForDataAreShown();
    void stepsShowWhatTheyAreMadeOf();
    void showGoesToTheProof();
    void adviceUnfolds();
    void everyTextIsPlainAndWraps();
    void worksWithTheKeyboard();
    void narrowWindowsHaveATab();
    void buttonsStayUnderThePointer();
    void textsFollowTheTheme();
    void loudVerdictsAreNeverFolded_data();
    void loudVerdictsAreNeverFolded();
    void nothingIsWiderThanItsCard_data();
    void nothingIsWiderThanItsCard();
    void linesOpenAndClose();
    void theBoundSaysWhatHelps();
    void scopeIsComputedAnew();
    void anotherThingServesAsStep();
    void copiesAreTheReportsMarkdown();
    void eachCardExplainsItself();
    void eachVerdictHasAPicture();
    void barsOfAChartLeadToTheirPlace();
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
    // No number has its name as a program writes it.
    static const QRegularExpression raw(QStringLiteral("_|\\b(cpu|gpu|ns|per step)\\b"));
    for (const Verdict *v : all)
        for (const Numbers *numbers : {&v->numbers, &v->thresholds})
            for (const Number &number : *numbers) {
                const QString name = numberName(number);
                QVERIFY2(!name.contains(raw) && (name[0].isUpper() || name[0].isDigit()), qPrintable(name));
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

/// Of a run that waits for its data, the bar has that as a part, and Show goes to the wait, not to the step around it.
void TestVerdicts::waitsForDataAreShown()
{
    const auto read = readTrace(LANESCOPE_TEST_DATA "/traces/input_bound.pt.trace.json.gz");
    QVERIFY(read);
    const auto report = makeTraceReport(*read);
    const Verdict &bound = report->report.bound.verdict;
    QCOMPARE(QString::fromStdString(bound.id), QStringLiteral("input-bound"));
    QVERIFY(!bound.evidence.empty());
    const Evidence &first = bound.evidence.front();
    QVERIFY(first.slice);
    QVERIFY((*read)->name(first.slice).starts_with("enumerate(DataLoader)"));
    QCOMPARE((*read)->range(first.slice), first.range);
    const Shares &shares = *report->report.facts.shares;
    double data = 0, launches = 0;
    for (const ShareEntry &e : shareEntries(shares)) {
        data += e.kind == ShareEntry::Input ? e.share : 0;
        launches += e.kind == ShareEntry::HostWait ? e.share : 0;
    }
    QVERIFY(data >= 0.3 && data > launches);
    QVERIFY(shares.inputHostWait <= shares.hostWait && shares.inputOtherIdle <= shares.otherIdle);
    QVERIFY(shares.inputHostWait + shares.inputOtherIdle <= shares.input);
}

/// A step that copies most of the time is no green bar.
void TestVerdicts::stepsShowWhatTheyAreMadeOf()
{
    Chart chart;
    chart.median = 100;
    for (std::int64_t n = 1; n <= 3; ++n)
        chart.bars.push_back({{n * 100, n * 100 + 100}, {}, 100, 90, n, true, 10, 60});
    MiniChart view(chart);
    view.resize(240, view.sizeHint().height());
    const QImage image = view.grab().toImage();
    std::map<Hue, int> seen;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            for (const Hue hue : {Hue::Kernel, Hue::Communication, Hue::Copy})
                seen[hue] += image.pixelColor(x, y) == Theme::current().hues[static_cast<int>(hue)];
    QVERIFY(seen[Hue::Communication] > 0);
    QVERIFY(seen[Hue::Kernel] > seen[Hue::Communication]);
    QVERIFY(seen[Hue::Copy] > 2 * seen[Hue::Kernel]);
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
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel *l) {
            const auto *text = qobject_cast<const TextLabel *>(l);
            return text && text->plainText() == advice;
        }));
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
        card->setOpen(true);
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
    const auto *details = window.findChild<DetailsPanel *>("details");
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
        card->setOpen(true); // a line has its buttons below it
        QTest::qWait(20);
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

void TestVerdicts::loudVerdictsAreNeverFolded_data()
{
    test::addRecordings();
}

void TestVerdicts::loudVerdictsAreNeverFolded()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no recordings");
    const auto read = readTrace(path.toStdString());
    QVERIFY(read);
    VerdictPanel panel;
    panel.resize(352, 800);
    panel.setReport(makeTraceReport(*read));
    std::size_t loud = 0;
    for (const Verdict &v : panel.shown()->report.verdicts) {
        if (v.severity < VerdictSeverity::Warning)
            continue;
        ++loud;
        const auto card = std::ranges::find_if(panel.cards(), [&](VerdictCard *c) { return &c->verdict() == &v; });
        QVERIFY2(card != panel.cards().end(), v.id.c_str());
        QVERIFY2((*card)->isVisible() && (*card)->isOpen(), v.id.c_str());
        bool isRead = false;
        for (const auto *label : (*card)->findChildren<TextLabel *>())
            isRead = isRead || (label->isVisible() && label->plainText() == verdictText(v.summary, v.numbers));
        QVERIFY2(isRead, v.id.c_str());
    }
    const auto open = std::ranges::count_if(panel.cards(), [](VerdictCard *c) { return c->isOpen(); });
    QCOMPARE(static_cast<std::size_t>(open), loud + 1); // and the bound
}

void TestVerdicts::nothingIsWiderThanItsCard_data()
{
    test::addRecordings();
    for (const QString &name : QDir(test::dataPath("inputs")).entryList(QDir::Files))
        QTest::newRow(qPrintable("input " + name)) << test::dataPath("inputs/" + name);
}

/// Fails where a text is cut at the right, or a widget lies beyond its parent.
static void checkWidths(const QWidget &content)
{
    for (const QWidget *widget : content.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !widget->parentWidget() || widget->isWindow())
            continue;
        const QString who = QStringLiteral("%1 %2").arg(widget->metaObject()->className(), widget->accessibleName());
        QVERIFY2(widget->geometry().right() < widget->parentWidget()->width(), qPrintable(who));
        if (const auto *text = qobject_cast<const TextLabel *>(widget)) {
            QTextLayout layout(text->text(), text->font());
            layout.beginLayout();
            for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
                line.setLineWidth(text->width());
                QVERIFY2(line.naturalTextWidth() <= text->width() + 0.5, qPrintable(text->plainText()));
            }
            layout.endLayout();
            QVERIFY2(text->height() >= text->heightForWidth(text->width()), qPrintable(text->plainText()));
        } else if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        } else if (const auto *button = qobject_cast<const QPushButton *>(widget)) {
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(who));
        }
    }
}

void TestVerdicts::nothingIsWiderThanItsCard()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no recordings");
    const auto read = readTrace(path.toStdString());
    if (!read)
        QSKIP("no trace");
    const auto report = makeTraceReport(*read);
    // The narrowest last: there the pages are looked at, too.
    for (const auto &[theme, width] : {std::pair(&Theme::light(), 352), std::pair(&Theme::dark(), 280)}) {
        Theme::wear(*theme);
        VerdictPanel panel;
        panel.resize(width, 700);
        panel.setReport(report);
        for (VerdictCard *card : panel.cards()) {
            card->setUnfolded(true);
            card->showProof();
        }
        for (WhatIfView *view : panel.findChildren<WhatIfView *>())
            view->showAssumptions(true);
        QTest::qWait(1);
        QCOMPARE(panel.widget()->width(), panel.viewport()->width());
        checkWidths(*panel.widget());
        if (QTest::currentTestFailed() || width > 300)
            continue;
        // Damaged inputs say much the same on all of their pages.
        int pages = path.contains(QStringLiteral("/inputs/")) ? 2 : 100;
        for (VerdictCard *card : panel.cards()) {
            if (pages-- == 0)
                break;
            panel.explain(card->verdict());
            QTest::qWait(1);
            QCOMPARE(panel.widget()->width(), panel.viewport()->width());
            checkWidths(*panel.explanation());
            if (QTest::currentTestFailed())
                break;
        }
    }
    Theme::wear(Theme::light());
}

void TestVerdicts::linesOpenAndClose()
{
    const auto read = readTrace((samples + QStringLiteral("first-step.pt.trace.json.gz")).toStdString());
    VerdictPanel panel;
    panel.resize(352, 900);
    panel.setReport(makeTraceReport(*read));
    int lines = 0;
    for (VerdictCard *card : panel.cards()) {
        if (card->kind() != VerdictCard::Kind::Line)
            continue;
        ++lines;
        QVERIFY(!card->isOpen());
        QTest::qWait(1);
        const int closed = card->height();
        QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(card->width() / 2, closed / 2));
        QVERIFY(card->isOpen());
        QTest::qWait(1);
        QVERIFY(card->height() > closed);
        auto *opener = card->findChild<QToolButton *>();
        QVERIFY(opener && !opener->accessibleName().isEmpty());
        QTest::keyClick(opener, Qt::Key_Space);
        QVERIFY(!card->isOpen());
        // Its proof opens it, too.
        card->showProof();
        QCOMPARE(card->isOpen(), !card->verdict().evidence.empty());
    }
    QVERIFY(lines > 1);
}

void TestVerdicts::theBoundSaysWhatHelps()
{
    const auto read = readTrace((samples + QStringLiteral("many-small-kernels.pt.trace.json.gz")).toStdString());
    const auto report = makeTraceReport(*read);
    VerdictPanel panel;
    panel.resize(352, 900);
    panel.setReport(report);
    QTest::qWait(1);
    const Bound &bound = report->report.bound;
    QVERIFY(!bound.help.empty());
    const auto labels = panel.cards().front()->findChildren<TextLabel *>();
    QVERIFY(std::ranges::any_of(labels, [&](const TextLabel *l) {
        return l->isVisible() && l->plainText() == verdictText(bound.help, bound.verdict.numbers);
    }));
    const auto *shares = panel.findChild<PartsView *>();
    QVERIFY(shares && shares->isVisible() && !shares->accessibleDescription().isEmpty());
    auto *whatIf = panel.findChild<WhatIfView *>();
    QVERIFY(whatIf && whatIf->isVisible());
    QVERIFY(!whatIf->showsAssumptions());
    QTRY_VERIFY(whatIf->findChild<QPushButton *>()->height() > 10); // its layout is settled
    QTest::mouseClick(whatIf->findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(whatIf->showsAssumptions());
    bool isSaid = false;
    for (const TextLabel *l : whatIf->findChildren<TextLabel *>())
        isSaid = isSaid ||
                 (l->isVisible() &&
                  l->plainText().contains(verdictText(report->report.facts.whatIf.answers.front().assumption, {})));
    QVERIFY(isSaid);
}

void TestVerdicts::scopeIsComputedAnew()
{
    MainWindow window;
    window.resize(1300, 800);
    window.show();
    window.openFile(samples + QStringLiteral("many-small-kernels.pt.trace.json.gz"));
    auto *panel = window.findChild<VerdictPanel *>();
    QTRY_VERIFY(panel->cards().size() > 1);
    const Trace &trace = *window.document().trace();
    const auto shownJson = [&] { return reportJson(panel->shown()->report).dump(); };
    const std::string whole = reportJson(makeReport(trace)).dump();
    QCOMPARE(shownJson(), whole);
    const StepFacts steps = findSteps(trace);
    QVERIFY(steps.steps.size() > 2);
    // The step that the timeline shows, and another one once it shows that.
    panel->scope().setKind(TableScope::Step);
    for (const std::size_t i : {std::size_t(1), std::size_t(2)}) {
        window.axis().fit(steps.steps[i].own);
        const auto range = stretchOf(*Selection::ofStep(steps, steps.steps[i].number));
        QTRY_VERIFY(panel->shown() && panel->shown()->report.facts.range == range);
        QCOMPARE(shownJson(), reportJson(makeReport(trace, range)).dump());
        QVERIFY(!panel->findChild<ScopeSwitch *>()->showsBusy());
    }
    // A range is offered when it is selected, and chosen by the person.
    const TimeRange range{steps.steps[1].own.start, steps.steps[2].own.end};
    QVERIFY(!panel->scope().isOffered(TableScope::Range));
    window.timeline().selectRange(range);
    QVERIFY(panel->scope().isOffered(TableScope::Range));
    QCOMPARE(panel->scope().kind(), TableScope::Step);
    panel->scope().setKind(TableScope::Range);
    QTRY_VERIFY(panel->shown()->report.facts.range == range);
    QCOMPARE(shownJson(), reportJson(makeReport(trace, range)).dump());
    panel->scope().setKind(TableScope::Whole);
    QTRY_VERIFY(!panel->shown()->report.facts.range);
    QCOMPARE(shownJson(), whole);
}

void TestVerdicts::anotherThingServesAsStep()
{
    const QString path = QStringLiteral(LANESCOPE_SHARED "/traces/no_schedule.pt.trace.json.gz");
    if (!QFile::exists(path))
        QSKIP("no recordings");
    MainWindow window;
    window.resize(1300, 800);
    window.show();
    window.openFile(path);
    auto *panel = window.findChild<VerdictPanel *>();
    QTRY_VERIFY(panel->cards().size() > 1);
    auto *scope = panel->findChild<ScopeSwitch *>();
    QVERIFY(scope && scope->isVisible());
    QMenu menu;
    emit scope->menuFilled(&menu);
    auto *steps = menu.findChild<QMenu *>();
    QVERIFY(steps);
    const auto choices = panel->shown()->stepChoices;
    QCOMPARE(static_cast<std::size_t>(steps->actions().size()), choices.size() + 1);
    QVERIFY(steps->actions().front()->isChecked());
    for (std::size_t i = 0; i < choices.size(); ++i) {
        steps->actions()[static_cast<int>(i) + 1]->trigger();
        QTRY_VERIFY(panel->shown() && panel->shown()->stepName.toStdString() == choices[i].name);
        QCOMPARE(panel->shown()->report.facts.steps.standIn, choices[i].name);
        QCOMPARE(panel->shown()->report.facts.steps.steps.size(), choices[i].count);
    }
}

void TestVerdicts::copiesAreTheReportsMarkdown()
{
    const auto read = readTrace((samples + QStringLiteral("torch-compile.pt.trace.json.gz")).toStdString());
    const auto report = makeTraceReport(*read);
    VerdictPanel panel;
    panel.resize(352, 900);
    panel.setReport(report);
    const auto copied = [] { return QGuiApplication::clipboard()->text().toStdString(); };
    for (auto *button : panel.findChildren<QToolButton *>())
        if (button->accessibleName() == VerdictPanel::tr("Copy the whole report as Markdown"))
            button->click();
    const std::string whole = reportMarkdown(report->report);
    QCOMPARE(copied(), whole);
    for (VerdictCard *card : panel.cards()) {
        emit card->copyAsked();
        QCOMPARE(copied(), verdictMarkdown(report->report, card->verdict()));
        QVERIFY(whole.find(copied()) != std::string::npos);
    }
}

void TestVerdicts::eachCardExplainsItself()
{
    const auto read = readTrace((samples + QStringLiteral("torch-compile.pt.trace.json.gz")).toStdString());
    VerdictPanel panel;
    panel.resize(352, 700);
    panel.setReport(makeTraceReport(*read));
    QTest::qWait(1);
    QSignalSpy spy(&panel, &VerdictPanel::evidenceAsked);
    for (VerdictCard *card : panel.cards()) {
        const Verdict &v = card->verdict();
        panel.ensureWidgetVisible(card);
        const int scrolled = panel.verticalScrollBar()->value();
        QPushButton *why = buttonOf(*card, VerdictCard::tr("Why"));
        QVERIFY(why);
        why->click();
        QVERIFY(panel.explanation() && panel.explanation()->isVisible() && !card->isVisible());
        QCOMPARE(panel.verticalScrollBar()->value(), 0);
        QStringList said;
        for (const TextLabel *label : panel.explanation()->findChildren<TextLabel *>())
            said += label->plainText();
        const VerdictHelp *help = helpFor(v.id);
        QVERIFY2(help, v.id.c_str());
        for (const QString &text :
             {verdictText(help->means, {}), verdictText(help->computed, {}), verdictText(help->check, {}),
              verdictText(v.advice, v.numbers), verdictText(v.whyItMightBeWrong, v.numbers)})
            QVERIFY2(said.contains(text), qPrintable(text));
        // Core writes "10 us" for terminals; here every unit reads the same.
        static const QRegularExpression plainMicro(QStringLiteral("[0-9] us\\b"));
        QVERIFY2(!said.join(u'|').contains(plainMicro), v.id.c_str());
        for (const Number &limit : v.thresholds)
            if (!limitSource(limit).isEmpty())
                QVERIFY2(said.join(u'|').contains(limitSource(limit)), limit.name.c_str());
        QTest::keyClick(panel.explanation()->findChild<QPushButton *>(), Qt::Key_Escape);
        QVERIFY(!panel.explanation() && card->isVisible());
        QCOMPARE(panel.verticalScrollBar()->value(), scrolled);
    }
}

void TestVerdicts::eachVerdictHasAPicture()
{
    for (const std::string_view id : verdictIds()) {
        const auto scenes = scenesOf(id);
        if (id == "cpu-only") {
            QVERIFY(scenes.empty()); // nothing to point at
            continue;
        }
        QVERIFY2(!scenes.empty(), std::string(id).c_str());
        for (const Scene &scene : scenes) {
            int lanes = 0;
            while (lanes < 4 && scene.lanes[lanes])
                ++lanes;
            for (const Scene::Box &box : scene.boxes)
                QVERIFY2(box.lane < lanes && box.from < box.to && box.to <= 100, scene.title);
            for (const Scene::Mark &mark : scene.marks)
                QVERIFY2(mark.lane < lanes && mark.from < mark.to && mark.to <= 100, scene.title);
            // No box covers another of its lane.
            for (const Scene::Box &a : scene.boxes)
                for (const Scene::Box &b : scene.boxes)
                    QVERIFY2(&a == &b || a.lane != b.lane || a.to <= b.from || b.to <= a.from, scene.title);
        }
        Schematic picture(scenes);
        picture.resize(280, picture.sizeHint().height());
        QImage light, dark;
        Theme::wear(Theme::light());
        light = picture.grab().toImage();
        Theme::wear(Theme::dark());
        dark = picture.grab().toImage();
        Theme::wear(Theme::light());
        QVERIFY(light != dark);
    }
}

void TestVerdicts::barsOfAChartLeadToTheirPlace()
{
    const auto read = readTrace((samples + QStringLiteral("first-step.pt.trace.json.gz")).toStdString());
    VerdictPanel panel;
    panel.resize(352, 900);
    panel.setReport(makeTraceReport(*read));
    QTest::qWait(1);
    auto *chart = panel.findChild<MiniChart *>();
    QVERIFY(chart && chart->chart().kind == Chart::Steps);
    QCOMPARE(chart->chart().bars.size(), panel.shown()->report.facts.steps.steps.size());
    TimeRange asked;
    connect(&panel, &VerdictPanel::evidenceAsked, this, [&](const Evidence &e) { asked = e.range; });
    const auto columns = chart->columns();
    QCOMPARE(columns.size(), chart->chart().bars.size());
    for (const ChartColumn &column : columns) {
        const QRectF rect = chart->rectOf(column);
        QVERIFY(rect.right() <= chart->width() + 0.5);
        QTest::mouseClick(chart, Qt::LeftButton, {}, rect.center().toPoint());
        QCOMPARE(asked, chart->chart().bars[column.first].range);
    }
}

QTEST_MAIN(TestVerdicts)
#include "tst_verdicts.moc"
