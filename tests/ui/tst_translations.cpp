// Qt first: moc 6.4 stumbles over what core includes.
#include <QApplication>
#include <QFontDatabase>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "core/load/tracefolder.h"
#include "core/load/tracereader.h"
#include "core/write/tracetext.h"
#include "cuttexts.h"
#include "tracefile.h"
#include "ui/compare/comparepanel.h"
#include "ui/compare/comparetableview.h"
#include "ui/compare/compareview.h"
#include "ui/document/coretext.h"
#include "ui/document/notes.h"
#include "ui/export/picturedialog.h"
#include "ui/export/rangesaver.h"
#include "ui/export/savingdialog.h"
#include "ui/look/appearance.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/panels/notespanel.h"
#include "ui/panels/panelarea.h"
#include "ui/panels/scopedpanel.h"
#include "ui/panels/search.h"
#include "ui/panels/tablegroup.h"
#include "ui/panels/tablemodel.h"
#include "ui/panels/tablepanel.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/verdicthelp.h"
#include "ui/panels/verdicts.h"
#include "ui/ranks/ranklanes.h"
#include "ui/ranks/rankspanel.h"
#include "ui/ranks/ranksview.h"
#include "ui/timeline/gapitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/noteeditor.h"
#include "ui/timeline/notetool.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/keysdialog.h"
#include "ui/window/loadingpage.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagebar.h"
#include "ui/window/notesdesk.h"
#include "ui/window/preferencesdialog.h"
#include "ui/window/walk.h"
#include "ui/window/walkguide.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <set>

using namespace lanescope;
using test::CutTexts;

// No text of the window is cut, in any language, where the window is as narrow as is sensible and where it is as wide as usual.

namespace {

QString tracePath(const char *name)
{
    return QStringLiteral(LANESCOPE_TEST_DATA "/") + QLatin1String(name) + QStringLiteral(".pt.trace.json.gz");
}

/// Until layouts, queued calls and threads have come to rest.
void settle()
{
    for (int i = 0; i < 6; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    QTest::qWait(1);
}

bool waitForReport(MainWindow &window)
{
    return QTest::qWaitFor(
        [&] {
            return window.document().trace() && !window.document().isLoading() && window.report() &&
                   !window.findChild<VerdictPanel *>()->cards().empty();
        },
        20'000);
}

void lookAtMenu(CutTexts &texts, QMenu &menu, const QString &where)
{
    menu.popup(QPoint(10, 10));
    settle();
    texts.look(menu, where);
    // A menu is as wide as its texts, unless the screen is not.
    const QFontMetrics font = menu.fontMetrics();
    for (const QAction *action : menu.actions())
        QVERIFY2(font.horizontalAdvance(QString(action->text()).remove(u'\t')) <=
                     menu.actionGeometry(const_cast<QAction *>(action)).width(),
                 qPrintable(where + u' ' + action->text()));
    menu.close();
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void theyAreFound();
    void refusals();
    void firstPage_data() { addLooks(); }
    void firstPage();
    void dialogs_data() { addLooks(); }
    void dialogs();
    void panels_data();
    void panels();
    void findings_data();
    void findings();
    void notes_data() { addLooks(); }
    void notes();
    void comparison_data() { addLooks(); }
    void comparison();
    void ranks_data() { addLooks(); }
    void ranks();
    void walk_data() { addLooks(); }
    void walk();

private:
    static void addLooks(const QStringList &traces = {QString()});
    /// The language and the width of the row; false where no font here has its letters.
    bool begin();
    static void end(const CutTexts &texts, int atLeast);

    int m_width = 0;
};

void TestTranslations::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Lanescope"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_translations"));
    QSettings().clear();
    useOwnStyle();
    useOwnFont();
    Theme::wear(Theme::light());
}

void TestTranslations::cleanup()
{
    useLanguage(QStringLiteral("en"));
}

void TestTranslations::addLooks(const QStringList &traces)
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width");
    QTest::addColumn<QString>("trace");
    for (const QString &language : QStringList{QStringLiteral("en")} + translatedLanguages())
        for (const int width : {700, 1280})
            for (const QString &trace : traces)
                QTest::addRow("%s %d %s", qPrintable(language), width, qPrintable(trace)) << language << width << trace;
}

bool TestTranslations::begin()
{
    QFETCH(QString, language);
    QFETCH(int, width);
    useLanguage(language);
    m_width = width;
    return language != QLatin1String("ko") || !QFontDatabase::families(QFontDatabase::Korean).isEmpty();
}

void TestTranslations::end(const CutTexts &texts, int atLeast)
{
    QVERIFY2(texts.count() >= atLeast, qPrintable(QStringLiteral("only %1 texts were seen").arg(texts.count())));
    QVERIFY2(texts.found().isEmpty(), qPrintable(u'\n' + texts.found().join(u'\n')));
}

/// What core refuses reaches the window in its language: the paths stay, no English sentence does.
void TestTranslations::refusals()
{
    useLanguage(QStringLiteral("ko"));
    const auto trace = test::openPath(tracePath("traces/bmm3d"));
    QTemporaryDir folder;
    const std::string self = trace->file().path, nowhere = folder.filePath("no/such/part.json").toStdString();
    const std::string missing = folder.filePath("missing").toStdString(), empty = folder.path().toStdString();
    const auto said = [](const auto &result) { return result ? std::string() : result.error().message; };
    const std::pair<std::string, std::string> refused[] = {
        {self, said(saveTraceRange(*trace, trace->view(), self))},
        {nowhere, said(saveTraceRange(*trace, trace->view(), nowhere))},
        {missing, said(traceFilesIn(missing))},
        {empty, said(traceFilesIn(folder.filePath("").toStdString()))},
        {missing, said(readTrace(missing))},
        {empty, said(readTrace(empty))},
    };
    static const QRegularExpression sentence(QStringLiteral("[a-z]{3,} [a-z]{2,} [a-z]{3,}"));
    for (const auto &[path, message] : refused) {
        QVERIFY2(!message.empty(), path.c_str());
        QString text = coreText(message);
        QVERIFY2(text.contains(QString::fromStdString(path)), qPrintable(text));
        text.remove(QString::fromStdString(path));
        text.remove(QString::fromLocal8Bit(strerror(ENOENT))); // the system's own words
        QVERIFY2(!text.contains(sentence), qPrintable(text));
        QVERIFY2(std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Hangul; }),
                 qPrintable(text));
    }
}

/// What the others rely on: whatever has too little room is found, and what has enough is not.
void TestTranslations::theyAreFound()
{
    const QString text = QStringLiteral("a few words of text");
    const auto found = [&](QWidget *w, int less) {
        QWidget window;
        w->setParent(&window);
        w->setGeometry(10, 10, w->sizeHint().width() - less, w->sizeHint().height());
        window.resize(600, 200);
        window.show();
        settle();
        CutTexts texts;
        texts.look(window, QStringLiteral("here"));
        return static_cast<int>(texts.found().size());
    };
    const auto combo = [&] {
        auto *box = new QComboBox;
        box->addItems({QStringLiteral("short"), text});
        return box;
    };
    const auto tree = [&] {
        auto *list = new QTreeWidget;
        list->setHeaderLabels({QStringLiteral("a"), QStringLiteral("b")});
        list->addTopLevelItem(new QTreeWidgetItem({text, QStringLiteral("x")}));
        return list;
    };
    QCOMPARE(found(new QLabel(text), 0), 0);
    QCOMPARE(found(new QLabel(text), 12), 1);
    QCOMPARE(found(new QPushButton(text), 0), 0);
    QCOMPARE(found(new QPushButton(text), 12), 1);
    QCOMPARE(found(new QCheckBox(text), 12), 1);
    QCOMPARE(found(combo(), 0), 0);
    QCOMPARE(found(combo(), 30), 1);
    QVERIFY(found(tree(), 0) == 0 || tree()->columnWidth(0) < 110);
    auto *narrow = tree();
    narrow->setColumnWidth(0, 40);
    QCOMPARE(found(narrow, 0), 1);
    auto *told = tree();
    told->setColumnWidth(0, 40);
    told->topLevelItem(0)->setToolTip(0, text);
    QCOMPARE(found(told, 0), 0);
    auto *wrapped = new QLabel(text + text + text);
    wrapped->setWordWrap(true);
    QCOMPARE(found(wrapped, 0), 0);
    auto *word = new QLabel(QString(60, u'm'));
    word->setWordWrap(true);
    word->setMaximumWidth(80);
    QCOMPARE(found(word, 0), 1);
    auto *elided = new ElidedLabel;
    elided->setText(text);
    QCOMPARE(found(elided, 60), 0); // its tooltip has all of it
    auto *outside = new QLabel(text);
    QWidget window;
    outside->setParent(&window);
    window.resize(60, 40);
    outside->resize(outside->sizeHint());
    window.show();
    settle();
    CutTexts texts;
    texts.look(window, QStringLiteral("here"));
    QCOMPARE(texts.found().size(), 1);
}

void TestTranslations::firstPage()
{
    if (!begin())
        QSKIP("no font here has Korean");
    CutTexts texts;
    MainWindow window;
    window.resize(m_width, 640);
    window.show();
    settle();
    texts.look(window, QStringLiteral("first page"));
    for (QMenu *menu : window.findChildren<QMenu *>())
        lookAtMenu(texts, *menu, QStringLiteral("a menu of the first page"));
    LoadingPage loading;
    loading.resize(m_width, 400);
    loading.begin(QStringLiteral("a_long_name_of_a_run_that_was_recorded.pt.trace.json.gz"));
    loading.show();
    TraceDocument document;
    QStringList seen;
    connect(&document, &TraceDocument::progressed, &loading, [&](double share, const QString &what) {
        loading.setProgress(share, what);
        settle();
        texts.look(loading, QStringLiteral("loading"));
    });
    document.open(tracePath("traces/autograd_threads"), {});
    QVERIFY(QTest::qWaitFor([&] { return !document.isLoading(); }, 20'000));
    MessageBar bar;
    bar.resize(m_width, 60);
    bar.offer(MainWindow::tr("%1 has changed on disk since it was opened.")
                  .arg(QStringLiteral("a_run_that_was_recorded.pt.trace.json.gz")),
              MainWindow::tr("Reload (F5)"), [] {});
    bar.resize(m_width, bar.sizeHint().height());
    bar.show();
    bar.resize(m_width, bar.layout()->heightForWidth(m_width));
    settle();
    texts.look(bar, QStringLiteral("message"));
    end(texts, 10);
}

void TestTranslations::dialogs()
{
    if (!begin())
        QSKIP("no font here has Korean");
    CutTexts texts;
    const auto lookAt = [&](QDialog &dialog, const QString &where) {
        // As it opens, and as small as it lets itself be made.
        dialog.show();
        settle();
        texts.look(dialog, where);
        dialog.resize(std::min(m_width, dialog.width()), dialog.height());
        settle();
        texts.look(dialog, where + QStringLiteral(", narrow"));
        if (dialog.layout()) {
            dialog.resize(dialog.minimumSizeHint());
            settle();
            texts.look(dialog, where + QStringLiteral(", least"));
        }
        QVERIFY2(dialog.width() <= 700, qPrintable(where + QStringLiteral(" is wider than a small window")));
        dialog.hide();
    };
    PreferencesDialog preferences;
    lookAt(preferences, QStringLiteral("preferences"));
    KeysDialog keys;
    lookAt(keys, QStringLiteral("keys"));
    MainWindow window;
    window.resize(m_width, 640);
    window.show();
    window.openFile(tracePath("traces/autograd_threads"));
    QVERIFY(waitForReport(window));
    PictureRequest request;
    request.size = {m_width, 640};
    request.visible = window.axis().visible();
    request.selectedRange = request.visible;
    request.font = QApplication::font();
    request.font.setPixelSize(13);
    request.seenHeight = 400;
    PictureDialog picture(window.report(), window.document().facts(), request, QStringLiteral("/"));
    lookAt(picture, QStringLiteral("export"));
    SavingDialog saving(RangeSaver::tr("Saving %1 …"),
                        QStringLiteral("/a/long_name_of_a_run_that_was_recorded_on_a_machine-range.pt.trace.json.gz"),
                        nullptr);
    saving.setValue(440);
    lookAt(saving, QStringLiteral("saving"));
    end(texts, 120);
}

void TestTranslations::panels_data()
{
    addLooks({QStringLiteral("traces/autograd_threads"), QStringLiteral("traces/guide_64_bf16_warm_compile")});
}

/// Everything around and below the timeline, for nothing, a slice, a range, a gap.
void TestTranslations::panels()
{
    if (!begin())
        QSKIP("no font here has Korean");
    QFETCH(QString, trace);
    CutTexts texts;
    MainWindow window;
    window.resize(m_width, 900);
    window.show();
    window.openFile(tracePath(qPrintable(trace)));
    QVERIFY(waitForReport(window));
    window.panels().setOpenHeight(420);
    window.search().setText(QStringLiteral("a"));
    const auto lookAtPanels = [&](const QString &what) {
        for (int i = 0; i < window.panels().count(); ++i) {
            window.panels().openPanel(i);
            QWidget *panel = window.panels().currentPanel();
            std::vector<QWidget *> pages{panel};
            if (auto *group = qobject_cast<TableGroup *>(panel)) {
                pages.clear();
                for (TablePanel *table : panel->findChildren<TablePanel *>())
                    pages.push_back(table);
                for (QWidget *page : pages) {
                    group->showTable(static_cast<TablePanel *>(page));
                    QVERIFY(QTest::qWaitFor([&] { return static_cast<TablePanel *>(page)->isReady(); }, 10'000));
                    settle();
                    texts.look(window, QStringLiteral("%1, panel %2").arg(what).arg(i));
                }
                continue;
            }
            if (const auto *scoped = qobject_cast<ScopedPanel *>(panel))
                QVERIFY(QTest::qWaitFor([&] { return scoped->isReady(); }, 10'000));
            settle();
            texts.look(window, QStringLiteral("%1, panel %2").arg(what).arg(i));
        }
    };
    lookAtPanels(QStringLiteral("nothing selected"));
    const Trace &read = *window.document().trace();
    std::set<int> kinds;
    for (std::uint32_t s = 0; s < read.sliceCount(); ++s)
        if (kinds.insert(static_cast<int>(read.category(SliceId(s)))).second) {
            window.timeline().showSlice(SliceId(s));
            window.panels().openPanel(window.findChild<QWidget *>(QStringLiteral("details")));
            settle();
            texts.look(window, QStringLiteral("a slice of kind %1").arg(static_cast<int>(read.category(SliceId(s)))));
        }
    lookAtPanels(QStringLiteral("a slice"));
    window.timeline().selectRange(TimeRange{read.view().start, read.view().start + read.view().length() / 2});
    lookAtPanels(QStringLiteral("a range"));
    window.timeline().selectRange(std::nullopt);
    window.timeline().showWhole();
    window.timeline().goToGap(1);
    settle();
    texts.look(window, QStringLiteral("a gap"));
    for (QMenu *menu : window.findChildren<QMenu *>())
        if (QWidget *owner = menu->parentWidget(); owner && owner->isVisible())
            lookAtMenu(texts, *menu, QStringLiteral("a menu"));
    end(texts, 300);
}

void TestTranslations::findings_data()
{
    addLooks({QStringLiteral("traces/guide_64_bf16_warm_compile"), QStringLiteral("traces/input_bound"),
              QStringLiteral("traces/h2d_pageable"), QStringLiteral("ranks/dist_ddp.rank0")});
}

/// Every card closed, open, with its advice and its place, and every Why page.
void TestTranslations::findings()
{
    if (!begin())
        QSKIP("no font here has Korean");
    QFETCH(QString, trace);
    CutTexts texts;
    MainWindow window;
    window.resize(m_width, 900);
    window.show();
    window.openFile(tracePath(qPrintable(trace)));
    QVERIFY(waitForReport(window));
    window.panels().setOpenHeight(500);
    auto *panel = window.findChild<VerdictPanel *>();
    QVERIFY(panel);
    if (!panel->isVisible())
        window.panels().openPanel(0);
    settle();
    QVERIFY(panel->isVisible());
    texts.look(*panel, QStringLiteral("findings"));
    for (VerdictCard *card : panel->cards()) {
        card->setOpen(true);
        card->setUnfolded(true);
    }
    settle();
    texts.look(*panel, QStringLiteral("findings, open"));
    for (VerdictCard *card : panel->cards()) {
        card->showProof();
        window.panels().setCurrentPanel(window.panels().currentPanel());
        settle();
        texts.look(*panel, QStringLiteral("a proof of ") + QString::fromStdString(card->verdict().id));
    }
    const std::vector<VerdictCard *> cards = panel->cards();
    for (VerdictCard *card : cards) {
        panel->explain(card->verdict());
        settle();
        texts.look(*panel, QStringLiteral("why of ") + QString::fromStdString(card->verdict().id));
        panel->leaveExplanation();
    }
    end(texts, 100);
}

void TestTranslations::notes()
{
    if (!begin())
        QSKIP("no font here has Korean");
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("run.pt.trace.json.gz"));
    QVERIFY(QFile::copy(tracePath("traces/guide_64_bf16_warm_compile"), path));
    CutTexts texts;
    MainWindow window;
    window.resize(m_width, 800);
    window.show();
    window.openFile(path);
    QVERIFY(waitForReport(window));
    window.panels().openPanel(&window.notes().panel());
    settle();
    texts.look(window, QStringLiteral("no notes"));
    const Trace &trace = *window.document().trace();
    window.timeline().showSlice(SliceId(trace.sliceCount() / 2));
    window.notes().tool().write();
    settle();
    texts.look(window, QStringLiteral("a note is written"));
    window.notes().tool().editor().finish();
    for (const NoteKind kind : noteKinds) {
        Note note;
        note.kind = kind;
        note.text = QStringLiteral("words");
        note.from = notePoint(trace, SliceId(3));
        note.to = notePoint(trace, SliceId(9));
        window.notes().notes().add(note);
        window.notes().tool().begin(kind);
        settle();
        texts.look(window, QStringLiteral("a note of kind %1").arg(static_cast<int>(kind)));
        window.notes().tool().cancel();
    }
    settle();
    texts.look(window, QStringLiteral("notes"));
    QMenu menu;
    window.notes().fillMenu(menu);
    lookAtMenu(texts, menu, QStringLiteral("the menu of notes"));
    end(texts, 60);
}

void TestTranslations::comparison()
{
    if (!begin())
        QSKIP("no font here has Korean");
    CutTexts texts;
    MainWindow window;
    window.resize(m_width, 900);
    window.show();
    window.openFile(tracePath("traces/guide_64_bf16_cold_eager"));
    QVERIFY(waitForReport(window));
    window.compareWith(tracePath("traces/guide_64_bf16_warm_compile"));
    QVERIFY(QTest::qWaitFor([&] { return window.comparison().isReady(); }, 20'000));
    window.panels().openPanel(&window.comparison().panel());
    for (int page = 0; page < 4; ++page) {
        window.comparison().panel().showPage(page);
        settle();
        QTest::qWait(60);
        texts.look(window, QStringLiteral("comparison, page %1").arg(page));
    }
    QFETCH(QString, language);
    if (language == QLatin1String("ko")) {
        // What became of a row is a word of ours, not of the trace.
        window.comparison().panel().showPage(2);
        const TableModel &model = window.comparison().panel().table().model();
        QStringList cells;
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column)
                cells += model.index(row, column).data().toString();
        for (const char *english : {"same", "changed", "renamed", "only in A", "only in B"})
            QVERIFY2(!cells.contains(QLatin1String(english)), english);
        QVERIFY(cells.contains(QStringLiteral("A에만 있음")));
    }
    window.comparison().panel().showPage(0);
    for (VerdictCard *card : window.comparison().panel().findChildren<VerdictCard *>()) {
        card->setOpen(true);
        card->setUnfolded(true);
    }
    settle();
    texts.look(window, QStringLiteral("comparison, open"));
    end(texts, 60);
}

void TestTranslations::ranks()
{
    if (!begin())
        QSKIP("no font here has Korean");
    CutTexts texts;
    MainWindow window;
    window.resize(m_width, 900);
    window.show();
    window.openFiles({tracePath("ranks/dist_ddp.rank0"), tracePath("ranks/dist_ddp.rank1")});
    QVERIFY(QTest::qWaitFor(
        [&] { return window.ranks().report() && !window.ranks().isReading() && waitForReport(window); }, 20'000));
    window.panels().openPanel(&window.ranks().panel());
    for (int page = 0; page < 4; ++page) {
        window.ranks().panel().showPage(page);
        settle();
        texts.look(window, QStringLiteral("ranks, page %1").arg(page));
    }
    end(texts, 60);
}

void TestTranslations::walk()
{
    if (!begin())
        QSKIP("no font here has Korean");
    CutTexts texts;
    MainWindow window;
    window.resize(m_width, 760);
    window.show();
    window.startWalk();
    for (int step = 0; step < static_cast<int>(walkSteps().size()); ++step) {
        window.walk().go(step);
        QVERIFY(QTest::qWaitFor([&] { return window.walk().isShown(); }, 20'000));
        settle();
        texts.look(window, QStringLiteral("step %1 of the walk").arg(step + 1));
    }
    end(texts, 60);
}

QTEST_MAIN(TestTranslations)
#include "tst_translations.moc"
