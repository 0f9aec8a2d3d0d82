#include "ui/window/mainwindow.h"

#include "core/load/tracefolder.h"
#include "core/model/rangetext.h"
#include "core/write/tracetext.h"
#include "ui/compare/compareview.h"
#include "ui/document/coretext.h"
#include "ui/document/editor.h"
#include "ui/document/parttext.h"
#include "ui/document/tracereport.h"
#include "ui/document/verdicttext.h"
#include "ui/document/viewcommand.h"
#include "ui/export/picturedialog.h"
#include "ui/export/rangesaver.h"
#include "ui/look/appearance.h"
#include "ui/look/format.h"
#include "ui/look/shownkey.h"
#include "ui/look/theme.h"
#include "ui/panels/details.h"
#include "ui/panels/flamepanel.h"
#include "ui/panels/health.h"
#include "ui/panels/notespanel.h"
#include "ui/panels/panelarea.h"
#include "ui/panels/search.h"
#include "ui/panels/searchfield.h"
#include "ui/panels/streambars.h"
#include "ui/panels/tablegroup.h"
#include "ui/panels/tablepanel.h"
#include "ui/panels/tableview.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/verdicts.h"
#include "ui/ranks/rankspanel.h"
#include "ui/ranks/ranksview.h"
#include "ui/timeline/chainitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/legend.h"
#include "ui/timeline/linksitem.h"
#include "ui/timeline/noteitem.h"
#include "ui/timeline/notetool.h"
#include "ui/timeline/timelineview.h"
#include "ui/timeline/timescrollbar.h"
#include "ui/window/dropped.h"
#include "ui/window/keysdialog.h"
#include "ui/window/lanekeeper.h"
#include "ui/window/loadingpage.h"
#include "ui/window/messagebar.h"
#include "ui/window/notesdesk.h"
#include "ui/window/preferencesdialog.h"
#include "ui/window/samples.h"
#include "ui/window/selectiontext.h"
#include "ui/window/settings.h"
#include "ui/window/statusline.h"
#include "ui/window/topbar.h"
#include "ui/window/walkcard.h"
#include "ui/window/walkguide.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windows.h"

#include <QAction>
#include <QClipboard>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <span>

namespace lanescope {

namespace {

constexpr int mostWindows = 16; ///< that one drop may open

/// Folders become the traces in them, sorted by name. `passedOver` gets what else lies in them.
QStringList withFoldersOpened(const QStringList &paths, QString &passedOver)
{
    QStringList files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files += NoteStore::isNotesFile(path) ? NoteStore::traceBeside(path) : path;
            continue;
        }
        if (const auto found = traceFilesIn(QFile::encodeName(path).toStdString())) {
            for (const std::string &file : found->files)
                if (const QString name = QFile::decodeName(QByteArray::fromStdString(file));
                    !NoteStore::isNotesFile(name))
                    files += name;
            if (!found->passedOver.empty())
                passedOver += (passedOver.isEmpty() ? QString() : QStringLiteral(" ")) + coreText(found->passedOver);
        }
    }
    return files;
}

/// Steps that one can go to: not those that a part has only to tell where its own begin and end.
std::span<const Step> stepsOf(const Trace &trace)
{
    std::span<const Step> steps = trace.steps();
    const auto isOutside = [&](const Step &step) { return trace.part() && !step.range.overlaps(trace.part()->range); };
    while (!steps.empty() && isOutside(steps.front()))
        steps = steps.subspan(1);
    while (!steps.empty() && isOutside(steps.back()))
        steps = steps.first(steps.size() - 1);
    return steps;
}

} // namespace

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
{
    setWindowTitle(QStringLiteral("Lanescope"));
    setAcceptDrops(true);
    setMinimumSize(560, 360);
    resize(QSize(1400, 860).boundedTo(screen()->availableSize() - QSize(16, 48)));

    auto *central = new QWidget;
    auto *down = new QVBoxLayout(central);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    m_top = new TopBar;
    m_message = new MessageBar;
    m_pages = new QStackedWidget;
    m_welcome = new WelcomePage;
    m_loading = new LoadingPage;
    m_workspace = makeWorkspace();
    for (QWidget *page : {static_cast<QWidget *>(m_welcome), static_cast<QWidget *>(m_loading), m_workspace})
        m_pages->addWidget(page);
    m_status = new StatusLine;
    down->addWidget(m_top);
    down->addWidget(m_message);
    down->addWidget(m_pages, 1);
    down->addWidget(m_status);
    setCentralWidget(central);

    connect(&m_document, &TraceDocument::loadingChanged, this, &MainWindow::showPage);
    connect(&m_document, &TraceDocument::traceChanged, this, &MainWindow::showTrace);
    connect(&m_document, &TraceDocument::progressed, m_loading, &LoadingPage::setProgress);
    connect(&m_document, &TraceDocument::sketched, m_loading, &LoadingPage::setSketch);
    connect(&m_document, &TraceDocument::failed, this, [this](const QString &problem) {
        m_message->showMessage(m_openNotice.isEmpty() ? problem : problem + u' ' + m_openNotice);
    });
    connect(m_loading, &LoadingPage::cancelAsked, &m_document, &TraceDocument::cancel);
    connect(m_status, &StatusLine::issuesAsked, this, [this] { m_panels->openPanel(m_health); });
    connect(m_welcome, &WelcomePage::openAsked, this, &MainWindow::askForFile);
    connect(m_welcome, &WelcomePage::fileAsked, this, [this](const QString &path) { openFile(path); });
    connect(m_welcome, &WelcomePage::comparisonAsked, this, &MainWindow::openComparison);
    connect(m_welcome, &WelcomePage::sampleAsked, this, qOverload<int>(&MainWindow::openSample));
    connect(m_welcome, &WelcomePage::walkAsked, this, &MainWindow::startWalk);
    connect(&m_axis, &TimeAxis::changed, this, &MainWindow::showStep);
    connect(&m_axis, &TimeAxis::changed, this, [this] { m_verdicts->scope().setView(m_axis.target()); });
    connect(&m_watch, &FileWatch::changed, this, &MainWindow::offerReload);
    connect(&m_reportJob, &ReportJob::finished, this, &MainWindow::showReport);
    makeActions();
    if (const QByteArray geometry = settings::windowGeometry(); !geometry.isEmpty())
        restoreGeometry(geometry);
    showPage();
}

MainWindow::~MainWindow()
{
    m_lanes->close();
    m_notes->close();
    keepView();
    // Before the document goes, so that it holds the last reference.
    m_compare->setTrace({}, {}, {});
    m_timeline->setTrace({}, {});
    m_details->setTrace({});
    m_search->setTrace({});
    for (TablePanel *table : m_tables)
        table->setTrace({});
    m_flame->setTrace({});
    m_health->setTrace({});
    m_verdicts->clear();
    m_walk->setTrace(nullptr);
    m_report.reset();
    delete m_notes; // it looks at the events of the timeline, which goes now
}

QWidget *MainWindow::makeWorkspace()
{
    m_timeline = new TimelineView(m_axis);
    m_legend = new Legend(m_timeline->timelineScene());
    m_details = new DetailsPanel;
    m_details->setObjectName(QStringLiteral("details")); // a comparison has one of its own
    m_verdicts = new VerdictPanel;
    m_health = new HealthPanel;

    auto *lanes = new QWidget;
    auto *column = new QVBoxLayout(lanes);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *below = new QHBoxLayout;
    below->setSpacing(0);
    auto *bar = new TimeScrollBar(m_axis);
    below->addWidget(bar);
    auto *card = new WalkCard;
    column->addWidget(card);
    m_panels = new PanelArea;
    m_compare = new CompareView(*m_timeline, *m_panels);
    column->addWidget(m_compare, 1);
    column->addWidget(m_legend);
    column->addLayout(below);
    const auto align = [this, below] {
        const int left = m_timeline->labelsWidth();
        m_legend->setLeft(left);
        below->setContentsMargins(left, 0, 0, 0);
    };
    connect(m_timeline, &TimelineView::marginsChanged, this, align);
    align();

    m_panels->addPanel(tr("Details"), m_details);
    addTables();
    addSearch();
    addNotes();
    m_panels->addPanel(m_health->tabText(), m_health);
    addWalk(*card);
    m_ranks = new RanksView(m_axis, *m_timeline, *m_panels);
    column->insertWidget(column->indexOf(m_compare), m_ranks);
    connect(m_ranks, &RanksView::fileAsked, this,
            [this](const QString &path) { load(path, {}, std::exchange(m_ranksPlace, {})); });
    connect(m_ranks, &RanksView::problem, this, [this](const QString &problem) { m_message->showMessage(problem); });
    connect(m_ranks, &RanksView::ended, this, &MainWindow::showPage);
    connect(m_ranks, &RanksView::left, this, &MainWindow::offerRanks);

    m_verdictsTab = new QWidget(m_panels);
    m_verdictsTab->hide();
    auto *tab = new QVBoxLayout(m_verdictsTab);
    tab->setContentsMargins(0, 0, 0, 0);

    m_down = new QSplitter(Qt::Vertical);
    m_down->setHandleWidth(1);
    m_down->setChildrenCollapsible(false);
    m_down->addWidget(lanes);
    m_down->addWidget(m_panels);
    m_down->setStretchFactor(0, 1);
    m_down->setStretchFactor(1, 0);
    m_across = new QSplitter(Qt::Horizontal);
    m_across->setHandleWidth(1);
    m_across->setChildrenCollapsible(false);
    m_across->addWidget(m_down);
    m_across->addWidget(m_verdicts);
    m_across->setStretchFactor(0, 1);
    m_across->setStretchFactor(1, 0);
    const settings::Panels panels = settings::panels();
    m_panels->setOpenHeight(panels.height);
    m_panels->setFolded(panels.folded);
    connect(m_panels, &PanelArea::leaveAsked, m_timeline, qOverload<>(&QWidget::setFocus));

    connect(m_timeline, &TimelineView::sliceSelected, m_details, &DetailsPanel::setSlice);
    connect(m_timeline, &TimelineView::sliceSelected, this,
            [this] { m_details->setChain(m_timeline->timelineScene().chainItem().chain()); });
    connect(m_timeline, &TimelineView::sliceSelected, this, &MainWindow::showSelection);
    connect(m_timeline, &TimelineView::gapSelected, m_details, &DetailsPanel::setGap);
    connect(m_timeline, &TimelineView::gapSelected, this, &MainWindow::showSelection);
    connect(m_timeline, &TimelineView::rangeSelected, this, [this] {
        const bool showedRange = m_details->showsRange();
        m_details->setRange(m_timeline->selectedRange());
        // Without the range, the slice that is still selected is shown again: a click on it selects nothing new.
        if (showedRange && !m_details->showsRange() && m_timeline->selectedSlice()) {
            m_details->setSlice(m_timeline->selectedSlice());
            m_details->setChain(m_timeline->timelineScene().chainItem().chain());
        }
    });
    connect(m_timeline, &TimelineView::rangeSelected, this, &MainWindow::showSelection);
    connect(m_timeline, &TimelineView::markSelected, m_details, &DetailsPanel::setMark);
    connect(m_timeline, &TimelineView::markSelected, this, &MainWindow::showSelection);
    connect(m_timeline, &TimelineView::measuringChanged, this, &MainWindow::showSelection);
    connect(m_timeline, &TimelineView::timeShownChanged, this,
            [this] { settings::setTimeShown(static_cast<int>(m_timeline->timelineScene().look().timeShown)); });
    connect(m_timeline, &TimelineView::motionChosen, this, [this](bool motion) {
        m_axis.setMotion(motion);
        setWantsMotion(motion);
    });
    m_axis.setMotion(wantsMotion());
    connect(m_verdicts, &VerdictPanel::evidenceAsked, this, [this](const Evidence &evidence) {
        m_isShowingProof = true;
        m_timeline->showEvidence(evidence);
        m_isShowingProof = false;
    });
    connect(m_verdicts, &VerdictPanel::stepNameAsked, this, [this](const QString &name) {
        m_reportRequest.stepName = name;
        m_reportJob.start(m_document.trace(), m_reportRequest);
    });
    connect(m_timeline, &TimelineView::rangeSelected, this,
            [this] { m_verdicts->scope().setRange(m_timeline->selectedRange()); });
    connect(m_details, &DetailsPanel::sliceActivated, m_timeline, &TimelineView::showSlice);
    connect(m_details, &DetailsPanel::sourceAsked, this, &MainWindow::openSource);
    connect(m_details, &DetailsPanel::slicesMarked, m_timeline, &TimelineView::highlight);
    connect(m_health, &HealthPanel::sliceActivated, m_timeline, &TimelineView::showSlice);
    m_lanes = new LaneKeeper(m_timeline->timelineScene(), {}, this);
    // What the first trace does to the lanes of the second when they are put between its own is nobody's wish for that file.
    m_secondLanes = new LaneKeeper(
        m_compare->timeline().timelineScene(), [this] { return m_compare->weave() || !m_compare->isLaneByLane(); },
        this);
    m_compare->setLaneByLane(settings::comparesLaneByLane());
    connect(m_compare, &CompareView::laneByLaneChanged, this, &settings::setComparesLaneByLane);
    connect(m_compare, &CompareView::comparingChanged, this, &MainWindow::showVerdicts);
    connect(m_compare, &CompareView::comparingChanged, this, &MainWindow::showLetters);
    connect(m_compare, &CompareView::secondTraceChanged, this,
            [this](const std::shared_ptr<const Trace> &trace) { takeSecond(trace != nullptr); });
    connect(m_compare, &CompareView::notice, this, [this](const QString &text) { m_message->showNotice(text); });
    connect(m_compare, &CompareView::problem, this,
            [this](const QString &problem) { m_message->showMessage(problem); });
    return m_across;
}

void MainWindow::addSearch()
{
    m_search = new SearchPanel(m_axis, m_compare->axis());
    m_panels->addPanel(tr("Search"), m_search);
    connect(m_search, &SearchPanel::hitsMarked, m_timeline, &TimelineView::showHits);
    connect(m_search, &SearchPanel::sliceActivated, m_timeline, &TimelineView::showSlice);
    connect(m_timeline, &TimelineView::sliceSelected, m_search, &SearchPanel::setSlice);
    connect(m_timeline, &TimelineView::cleared, m_search, &SearchPanel::clear);
    const auto searchFor = [this](const QString &name) {
        m_search->setText(name);
        openSearch();
    };
    connect(m_details, &DetailsPanel::searchAsked, this, searchFor);
    // And in the second of two that are compared.
    TimelineView *second = &m_compare->timeline();
    connect(m_search, &SearchPanel::secondHitsMarked, second, &TimelineView::showHits);
    connect(m_search, &SearchPanel::secondSliceActivated, second, &TimelineView::showSlice);
    connect(second, &TimelineView::sliceSelected, m_search, &SearchPanel::setSecondSlice);
    connect(second, &TimelineView::cleared, m_search, &SearchPanel::clear);
    connect(second, &TimelineView::sliceSelected, this, &MainWindow::showSecondSelection);
    connect(second, &TimelineView::gapSelected, this, &MainWindow::showSecondSelection);
    connect(second, &TimelineView::rangeSelected, this, &MainWindow::showSecondSelection);
    connect(second, &TimelineView::markSelected, this, &MainWindow::showSecondSelection);
    connect(second, &TimelineView::measuringChanged, this, &MainWindow::showSecondSelection);
    connect(m_compare, &CompareView::comparingChanged, this, &MainWindow::showSelection);
    connect(m_compare, &CompareView::secondTraceChanged, m_search, &SearchPanel::setSecondTrace);
    connect(m_compare, &CompareView::searchAsked, this, searchFor);
    // The bar's field and the panel's are one; the panel's is there where the bar has no room.
    SearchField &field = m_top->searchField();
    connect(&field, &QLineEdit::textEdited, m_search, [this](const QString &text) {
        m_search->setText(text);
        if (m_panels->currentPanel() != m_search || m_panels->isFolded()) {
            m_panels->openPanel(m_search);
            m_top->searchField().setFocus();
        }
    });
    connect(m_search, &SearchPanel::textChanged, &field, &QLineEdit::setText);
    connect(m_search, &SearchPanel::noteChanged, &field, &SearchField::setNote);
    connect(&field, &SearchField::stepAsked, m_search, &SearchPanel::step);
    connect(&field, &SearchField::listAsked, m_search, &SearchPanel::focusList);
    const auto showField = [this] { m_search->showField(m_top->searchField().isHidden()); };
    connect(m_top, &TopBar::searchRoomChanged, this, showField);
    showField();
    for (const SearchField *f : {&field, &m_search->field()})
        connect(f, &SearchField::leaveAsked, this, [this] {
            m_search->clear();
            m_timeline->setFocus();
        });
}

void MainWindow::addNotes()
{
    m_notes = new NotesDesk(*m_timeline, this);
    NotesPanel *panel = &m_notes->panel();
    m_panels->addPanel(panel->tabText(), panel);
    connect(panel, &NotesPanel::tabTextChanged, this, [this, panel] { m_panels->setName(panel, panel->tabText()); });
    connect(m_notes, &NotesDesk::listAsked, this, [this, panel] { m_panels->openPanel(panel); });
    connect(&m_notes->tool(), &NoteTool::hintChanged, this, &MainWindow::showSelection);
    connect(&m_notes->store(), &NoteStore::problem, this,
            [this](const QString &text) { m_message->showMessage(text); });
    connect(&m_notes->store(), &NoteStore::notice, this, [this](const QString &text) { m_message->showNotice(text); });
    connect(m_verdicts, &VerdictPanel::pinAsked, this, [this](const Verdict &verdict, const Evidence *evidence) {
        if (evidence)
            m_timeline->showEvidence(*evidence);
        m_notes->tool().pin(verdict, evidence);
    });
    connect(m_top->notesMenu(), &QMenu::aboutToShow, this, [this] {
        m_top->notesMenu()->clear();
        m_notes->fillMenu(*m_top->notesMenu());
    });
}

void MainWindow::addWalk(WalkCard &card)
{
    m_walk = new WalkGuide(*m_timeline, card, this);
    connect(m_walk, &WalkGuide::sampleAsked, this, [this](const QString &file) { openSample(sampleOf(file)); });
    connect(m_walk, &WalkGuide::panelAsked, this, [this](const QString &panel) {
        if (panel == QLatin1String("verdicts") && verdictsAreATab())
            m_panels->setCurrentPanel(m_verdictsTab);
        for (TablePanel *table : m_tables)
            if (table->kind().key == panel.toStdString())
                m_panels->setCurrentPanel(table);
    });
    connect(&m_document, &TraceDocument::failed, m_walk, &WalkGuide::end);
}

void MainWindow::startWalk()
{
    if (!m_document.trace() || isSample(m_document.path()))
        return m_walk->go(0);
    newWindow()->startWalk();
}

void MainWindow::openSearch()
{
    if (!m_document.trace() || m_document.isLoading())
        return;
    m_panels->openPanel(m_search);
    SearchField &field = m_top->searchField().isHidden() ? m_search->field() : m_top->searchField();
    field.setFocus(Qt::ShortcutFocusReason);
    field.selectAll();
}

void MainWindow::addTables()
{
    // Tables that belong together share a tab; what is not in the list has one of its own.
    static constexpr std::pair<std::string_view, const char *> tabs[] = {
        {"annotations", QT_TRANSLATE_NOOP("lanescope::MainWindow", "Annotations")},
        {"modules", QT_TRANSLATE_NOOP("lanescope::MainWindow", "Annotations")},
        {"calls", QT_TRANSLATE_NOOP("lanescope::MainWindow", "Calls")},
        {"idle", QT_TRANSLATE_NOOP("lanescope::MainWindow", "Idle & queues")},
        {"queue", QT_TRANSLATE_NOOP("lanescope::MainWindow", "Idle & queues")},
        {"copies", QT_TRANSLATE_NOOP("lanescope::MainWindow", "Idle & queues")},
    };
    std::vector<std::pair<QString, std::vector<TablePanel *>>> groups;
    for (const TableKind &kind : tableKinds()) {
        auto *table = new TablePanel(kind, m_scope, m_axis);
        m_tables.push_back(table);
        connect(table, &TablePanel::slicesMarked, m_timeline, &TimelineView::highlight);
        connect(table, &TablePanel::sliceActivated, m_panels, &PanelArea::setChosen);
        connect(table, &TablePanel::sliceActivated, m_timeline, &TimelineView::showSlice);
        connect(table, &TablePanel::problem, this, [this](const QString &problem) { m_message->showMessage(problem); });
        connect(m_timeline, &TimelineView::sliceSelected, table, &TablePanel::setSlice);
        connect(m_timeline, &TimelineView::cleared, table, &TablePanel::clearSelection);
        if (kind.key == "idle")
            table->addAbove(new StreamBars(table->view()));
        const auto tab = std::ranges::find(tabs, kind.key, &std::pair<std::string_view, const char *>::first);
        const QString name = tab != std::end(tabs) ? tr(tab->second) : coreText(kind.title);
        if (groups.empty() || groups.back().first != name)
            groups.push_back({name, {}});
        groups.back().second.push_back(table);
    }
    m_flame = new FlamePanel(m_scope);
    connect(m_flame, &FlamePanel::slicesMarked, m_timeline, &TimelineView::highlight);
    connect(m_flame, &FlamePanel::sliceActivated, m_panels, &PanelArea::setChosen);
    connect(m_flame, &FlamePanel::sliceActivated, m_timeline, &TimelineView::showSlice);
    connect(m_flame, &FlamePanel::problem, this, [this](const QString &problem) { m_message->showMessage(problem); });
    connect(m_timeline, &TimelineView::sliceSelected, m_flame, &FlamePanel::setSlice);
    connect(m_timeline, &TimelineView::cleared, m_flame, &FlamePanel::clearSelection);
    for (const auto &[name, tables] : groups) {
        m_panels->addPanel(name, tables.size() == 1 ? static_cast<QWidget *>(tables.front()) : new TableGroup(tables));
        if (tables.front()->kind().key == "python")
            m_panels->addPanel(tr("Flame"), m_flame);
    }
    connect(m_timeline, &TimelineView::rangeSelected, this, [this] { m_scope.setRange(m_timeline->selectedRange()); });
}

void MainWindow::makeActions()
{
    connect(m_top, &TopBar::previousStep, this, [this] { goToStep(-1); });
    connect(m_top, &TopBar::nextStep, this, [this] { goToStep(1); });
    connect(m_top, &TopBar::fitSelection, m_timeline, &TimelineView::fitSelection);
    connect(m_top, &TopBar::showWhole, m_timeline, &TimelineView::showWhole);
    connect(m_top, &TopBar::toggleTheme, this, &MainWindow::toggleTheme);
    connect(m_top, &TopBar::showKeys, this, &MainWindow::showKeys);
    connect(m_top->exportMenu(), &QMenu::aboutToShow, this, [this] {
        m_top->exportMenu()->clear();
        m_timeline->fillExportMenu(*m_top->exportMenu());
    });
    connect(m_timeline, &TimelineView::pictureWanted, this, &MainWindow::exportPicture);
    connect(m_timeline, &TimelineView::commandWanted, this, &MainWindow::copyCommand);
    connect(m_timeline, &TimelineView::rangeFileWanted, this, &MainWindow::saveRange);
    m_rangeSaver = new RangeSaver(this);
    connect(m_rangeSaver, &RangeSaver::saved, this, &MainWindow::showWritten);
    connect(m_rangeSaver, &RangeSaver::failed, m_message, &MessageBar::showMessage);
    connect(m_top->openMenu(), &QMenu::aboutToShow, this, &MainWindow::fillOpenMenu);

    const auto key = [this](const QKeySequence &sequence, auto function) {
        connect(new QShortcut(sequence, this), &QShortcut::activated, this, function);
    };
    key(QKeySequence::Open, [this] { askForFile(); });
    key(QKeySequence::Close, [this] { m_document.trace() ? m_document.close() : void(close()); });
    key(QKeySequence(Qt::CTRL | Qt::Key_Q), [] { Windows::quit(); });
    key(QKeySequence(Qt::CTRL | Qt::Key_Comma), [this] { showPreferences(); });
    key(QKeySequence(Qt::CTRL | Qt::Key_E), [this] { exportPicture(); });
    key(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), [this] { copyCommand(); });
    key(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), [this] { saveRange(); });
    key(QKeySequence(Qt::Key_F5), [this] { reload(); });
    key(QKeySequence::Find, [this] { openSearch(); });
    key(QKeySequence(Qt::Key_F3), [this] { m_search->step(1); });
    key(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { m_search->step(-1); });
    key(QKeySequence(Qt::Key_BracketLeft), [this] { goToStep(-1); });
    key(QKeySequence(Qt::Key_BracketRight), [this] { goToStep(1); });
    key(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { m_axis.back(); });
    key(QKeySequence(Qt::ALT | Qt::Key_Right), [this] { m_axis.forward(); });
    key(QKeySequence(Qt::CTRL | Qt::Key_J), [this] { m_panels->setFolded(!m_panels->isFolded()); });
    // Alt+1 is the first panel, Alt+0 the tenth.
    for (int i = 0; i < 10; ++i)
        key(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + (i + 1) % 10)),
            [this, i] { m_panels->openPanel(i); });
    key(QKeySequence(Qt::CTRL | Qt::Key_L), [this] {
        if (m_compare->isComparing())
            m_compare->setLaneByLane(!m_compare->isLaneByLane());
    });
    key(QKeySequence(Qt::Key_Question), [this] { showKeys(); });
}

void MainWindow::fillOpenMenu()
{
    QMenu *menu = m_top->openMenu();
    menu->clear();
    showKey(menu->addAction(tr("Open a file …"), this, &MainWindow::askForFile), QKeySequence::Open);
    const auto plain = [](QString text) { return text.replace(u'&', QStringLiteral("&&")); };
    if (m_document.trace() && !m_document.isLoading()) {
        menu->addAction(tr("Compare with …"), this, &MainWindow::askForComparison);
        if (m_compare->isComparing()) {
            QAction *lanes = menu->addAction(tr("Compare lane by lane"), m_compare, &CompareView::setLaneByLane);
            lanes->setCheckable(true);
            lanes->setChecked(m_compare->isLaneByLane());
            showKey(lanes, QKeySequence(Qt::CTRL | Qt::Key_L));
            menu->addAction(tr("End the comparison"), m_compare, &CompareView::end);
        }
        if (canGoBackToRanks())
            menu->addAction(tr("Back to all ranks"), this, &MainWindow::goBackToRanks);
    }
    const QStringList recent = settings::recentFiles();
    if (!recent.isEmpty()) {
        menu->addSeparator();
        for (const QString &path : recent)
            menu->addAction(plain(QFileInfo(path).fileName()), this, [this, path] { openFile(path); })
                ->setToolTip(plainToolTip(path));
        for (const settings::Compared &pair : settings::recentComparisons())
            menu->addAction(
                    plain(tr("%1 compared with %2").arg(QFileInfo(pair.a).fileName(), QFileInfo(pair.b).fileName())),
                    this, [this, pair] { openComparison(pair.a, pair.b); })
                ->setToolTip(plainToolTip(pair.a + u'\n' + pair.b));
        menu->setToolTipsVisible(true);
    }
    const std::vector<Sample> all = samples();
    if (!all.empty()) {
        menu->addSeparator();
        for (std::size_t i = 0; i < all.size(); ++i)
            menu->addAction(tr("Sample: %1").arg(plain(all[i].title)), this,
                            [this, i] { openSample(static_cast<int>(i)); });
        menu->addAction(tr("How to read a trace"), this, &MainWindow::startWalk);
    }
    if (!recent.isEmpty()) {
        menu->addSeparator();
        menu->addAction(tr("Forget recent files"), this, [this] {
            settings::clearRecentFiles();
            m_welcome->refresh();
        });
    }
    menu->addSeparator();
    showKey(menu->addAction(tr("Preferences …"), this, &MainWindow::showPreferences),
            QKeySequence(Qt::CTRL | Qt::Key_Comma));
}

// ---- opening

void MainWindow::askForFile()
{
    const QStringList paths = QFileDialog::getOpenFileNames(this, tr("Open a trace"), settings::openFolder(),
                                                            tr("Traces (*.json *.json.gz *.gz);;All files (*)"));
    if (!paths.isEmpty())
        openFiles(paths);
}

void MainWindow::askForComparison()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Compare with a second trace"), settings::openFolder(),
                                                      tr("Traces (*.json *.json.gz *.gz);;All files (*)"));
    if (!path.isEmpty())
        compareWith(path);
}

void MainWindow::compareWith(const QString &path, const Place &place)
{
    m_message->hide();
    m_compareNext = path;
    m_comparePlace = place;
    if (m_document.trace() && !m_document.isLoading())
        startComparison(); // else once there is a first one
}

void MainWindow::startComparison()
{
    const Place place = std::exchange(m_comparePlace, {});
    const bool hasView = place.step || !place.range.isEmpty() || !place.select.isEmpty();
    const auto look = ViewLook::parse(place.view);
    m_compare->compareWith(std::exchange(m_compareNext, {}), {}, hasView, look ? look->second : std::nullopt);
}

void MainWindow::openComparison(const QString &a, const QString &b)
{
    if (m_document.path() != a || m_document.isLoading())
        openFile(a);
    compareWith(b);
}

void MainWindow::takeSecond(bool isThere)
{
    m_secondLanes->close();
    const QString path = m_compare->document().path();
    if (!isThere || isSample(path))
        return;
    m_secondLanes->open(path);
    settings::addRecentFile(path);
    if (!isSample(m_document.path()) && m_document.path() != path)
        settings::addRecentComparison({m_document.path(), path});
}

void MainWindow::openFiles(const QStringList &paths, const Place &place)
{
    QString passedOver;
    QStringList files = withFoldersOpened(paths, passedOver);
    if (files.isEmpty()) {
        if (!paths.isEmpty())
            m_message->showMessage(tr("There is no trace (*.json, *.json.gz) in the folder %1.").arg(paths.first()));
        return;
    }
    if (RanksView::areRanks(files)) {
        openRanks(files, {}, passedOver, place);
        return;
    }
    const auto all = files.size();
    files = files.mid(0, mostWindows);
    openFile(files.takeFirst(), {}, place);
    if (all > mostWindows) {
        const QString notice =
            tr("%1 of %2 files were opened, each in a window of its own. Open the others on their own.")
                .arg(mostWindows)
                .arg(all);
        passedOver = passedOver.isEmpty() ? notice : notice + u' ' + passedOver;
    }
    if (!passedOver.isEmpty()) {
        m_openNotice = passedOver;
        m_message->showNotice(m_openNotice);
    }
    for (const QString &file : files)
        newWindow()->openFile(file, {}, place);
}

void MainWindow::openRanks(const QStringList &files, std::vector<MergedRank> ranks, const QString &notice,
                           const Place &place)
{
    m_message->hide();
    m_openNotice.clear();
    const bool isOneOfThem = files.contains(m_document.path()) || (files == m_closedRanks.files && canGoBackToRanks());
    m_closedRanks = {};
    m_ranksPlace = place;
    if (m_document.trace() && isOneOfThem && !place.isEmpty())
        goTo(std::exchange(m_ranksPlace, {})); // it is there already
    if (m_document.trace() && !isOneOfThem)
        m_document.close(); // ranks stand above a timeline of theirs or none
    m_ranks->open(files, std::move(ranks), notice);
    if (!notice.isEmpty()) {
        m_openNotice = notice;
        m_message->showNotice(m_openNotice);
    }
    showPage();
}

void MainWindow::offerRanks(const QStringList &files, const std::vector<MergedRank> &ranks)
{
    if (!m_document.trace())
        return;
    m_closedRanks = {files, ranks, m_document.path()};
    m_message->showDone(ranks.empty() ? tr("%1 is shown alone.").arg(m_document.title())
                                      : tr("The ranks in this file are shown as one timeline."),
                        tr("Back to all ranks"), [this] { goBackToRanks(); });
}

bool MainWindow::canGoBackToRanks() const
{
    return !m_ranks->isOpen() && !m_closedRanks.files.isEmpty() && m_document.path() == m_closedRanks.path;
}

void MainWindow::goBackToRanks()
{
    if (!canGoBackToRanks())
        return;
    const ClosedRanks closed = m_closedRanks;
    openRanks(closed.files, closed.ranks);
}

void MainWindow::openFile(const QString &path, const QString &title, const Place &place)
{
    if (!m_ranks->holds(path))
        m_ranks->end();
    load(path, title, place);
}

void MainWindow::load(const QString &path, const QString &title, const Place &place)
{
    m_message->hide();
    m_openNotice.clear();
    m_compareNext.clear();
    m_place = place;
    m_reloadView.reset();
    m_loading->begin(title.isEmpty() ? QFileInfo(path).fileName() : title);
    m_document.open(path, title);
}

void MainWindow::reload()
{
    if (!m_document.trace() || m_document.isLoading() || isSample(m_document.path()))
        return;
    const QString path = m_document.path();
    openFile(path, m_document.title() == QFileInfo(path).fileName() ? QString() : m_document.title());
    m_reloadView = m_axis.target() == m_axis.home() ? std::nullopt : std::optional(m_axis.target());
}

void MainWindow::offerReload()
{
    if (!m_document.isLoading())
        m_message->offer(tr("%1 has changed on disk since it was opened.").arg(QFileInfo(m_document.path()).fileName()),
                         tr("Reload (F5)"), [this] { reload(); });
}

void MainWindow::openSample(int index)
{
    const std::vector<Sample> all = samples();
    if (index < 0 || static_cast<std::size_t>(index) >= all.size())
        return;
    openSample(all[static_cast<std::size_t>(index)]);
}

void MainWindow::openSample(const Sample &sample)
{
    const QString path = extractSample(sample);
    if (path.isEmpty())
        m_message->showMessage(
            tr("The sample could not be written to the folder for temporary files. Is the disk full?"));
    else
        openFile(path, tr("Sample: %1").arg(sample.title));
}

QString MainWindow::message() const
{
    return m_message->message();
}

// ---- showing

void MainWindow::showPage()
{
    m_status->setVisible(m_document.trace() && !m_document.isLoading());
    // From one rank to another the one before stays to be seen.
    if (m_document.isLoading() && !(m_ranks->isOpen() && m_document.trace()))
        m_pages->setCurrentWidget(m_loading);
    else if (m_document.trace() || m_ranks->isOpen())
        m_pages->setCurrentWidget(m_workspace);
    else
        m_pages->setCurrentWidget(m_welcome);
    const bool hasTrace = m_pages->currentWidget() == m_workspace;
    m_top->setFile(hasTrace ? m_document.title() : QString(), m_document.path());
    if (!hasTrace)
        m_top->setStep(false, {}, false, false);
    else
        showStep();
    if (hasTrace)
        m_timeline->setFocus();
    else if (m_pages->currentWidget() == m_welcome)
        m_welcome->refresh();
    if (!hasTrace)
        m_pages->currentWidget()->setFocus();
}

void MainWindow::showTrace()
{
    const auto &trace = m_document.trace();
    m_lanes->close();
    keepView();
    m_notes->close();
    m_reportRequest = {};
    m_askedFinding.clear();
    makeReport();
    m_scope.reset();
    if (trace)
        m_scope.setTrace(*trace);
    for (TablePanel *table : m_tables)
        table->setTrace(trace);
    m_flame->setTrace(trace);
    m_details->setTrace(trace);
    m_health->setTrace(trace);
    m_panels->setName(m_health, m_health->tabText());
    m_compare->setTrace(trace, m_document.title(), m_document.path());
    m_timeline->setTrace(trace, m_document.facts());
    m_ranks->setTrace(trace.get(), m_document.path());
    m_search->setTrace(trace);
    if (trace)
        m_timeline->timelineScene().setTimeShown(static_cast<TimeShown>(settings::timeShown()));
    m_lanesPath = trace && !isSample(m_document.path()) ? m_document.path() : QString();
    m_lanes->open(m_lanesPath);
    if (trace)
        m_notes->open(m_document.path(), trace, isSample(m_document.path()));
    m_watch.stop();
    if (!m_lanesPath.isEmpty())
        m_watch.watch(m_lanesPath, m_document.stamp());
    m_walk->setTrace(trace.get());
    m_legend->setFacts(m_document.facts());
    setWindowTitle(trace ? m_document.title() + QStringLiteral(" — Lanescope") : QStringLiteral("Lanescope"));
    showPage();
    if (!trace)
        return;
    if (!isSample(m_document.path()))
        settings::addRecentFile(m_document.path());
    showStatus();
    showNotices();
    showSelection();
    if (!m_compareNext.isEmpty())
        startComparison();
    // The first layout of the page settles the width that the scale needs.
    QMetaObject::invokeMethod(this, &MainWindow::showPlace, Qt::QueuedConnection);
}

void MainWindow::makeReport()
{
    m_report.reset();
    m_limitsProblem.clear();
    m_reportRequest.limits = {};
    if (const QString file = settings::thresholdsFile(); !file.isEmpty()) {
        if (const auto read = readThresholds(QFile::encodeName(file).toStdString()))
            m_reportRequest.limits = *read;
        else
            m_limitsProblem =
                coreText(read.error().message).left(400) + u' ' + tr("The built-in limits are used instead.");
    }
    m_reportJob.start(m_document.trace(), m_reportRequest);
    if (m_document.trace())
        m_verdicts->setWaiting();
    else
        m_verdicts->clear();
}

void MainWindow::showReport(std::shared_ptr<const TraceReport> report)
{
    if (report->trace != m_document.trace())
        return;
    m_report = std::move(report);
    m_timeline->setReport(m_report);
    m_verdicts->setReport(m_report);
    showVerdicts();
    m_scope.setSteps(m_report->report.facts.steps);
    m_walk->setReport(m_report);
    m_compare->setReport(m_report);
    explainAsked();
}

void MainWindow::keepView()
{
    // m_lanesPath is still the file whose time the axis shows.
    if (m_lanesPath.isEmpty() || m_axis.home().isEmpty())
        return;
    const TimeRange shown = m_axis.target();
    settings::setViewOf(
        m_lanesPath, shown == m_axis.home() ? QString() : QStringLiteral("@%1..@%2").arg(shown.start).arg(shown.end));
}

void MainWindow::goTo(const Place &place)
{
    m_place = place;
    showPlace();
}

void MainWindow::showPlace()
{
    // Another load has begun since: the place is of that one, and so will be the call.
    if (m_document.isLoading())
        return;
    const Place place = std::exchange(m_place, {});
    if (!m_document.trace())
        return;
    if (place.isEmpty()) {
        // As it was left, if the file still has that part.
        auto before = std::exchange(m_reloadView, std::nullopt);
        if (const auto kept = RangeText::parse(settings::viewOf(m_lanesPath).toStdString()); !before && kept)
            before = kept->in(*m_document.trace());
        if (before && before->overlaps(m_document.trace()->extent()))
            m_axis.setVisible(*before);
        return;
    }
    const FoundPlace found = findPlace(*m_document.trace(), place);
    if (found.look && !found.look->lanes.isEmpty())
        m_timeline->timelineScene().setLaneState(found.look->lanes);
    if (found.range && found.isExact)
        m_axis.setVisible(*found.range);
    else if (found.range)
        m_axis.fit(*found.range);
    if (found.slice) {
        m_timeline->selectSlice(found.slice);
        if (!found.range)
            m_axis.fit(withFirstKernel(*m_document.trace(), found.slice));
        m_timeline->revealRow(found.slice);
    }
    if (found.selectedRange)
        m_timeline->selectRange(found.selectedRange);
    if (found.look)
        takeLook(*found.look);
    if (!found.problem.isEmpty())
        m_message->showMessage(found.problem);
}

void MainWindow::takeLook(const ViewLook &look)
{
    TimelineScene &scene = m_timeline->timelineScene();
    if (!look.times.isEmpty())
        scene.setTimeShown(timeShownOf(look.times));
    scene.linksItem().setShowsLaunches(look.launches);
    m_notes->tool().setShown(!look.hidesNotes);
    m_timeline->verticalScrollBar()->setValue(static_cast<int>(std::lround(scene.look().px(look.top))));
    m_timeline->viewport()->update();
    m_askedFinding = look.finding.toStdString();
    if (m_report)
        explainAsked();
    if (look.hasRanks && !m_ranks->isOpen() && !m_document.facts()->ranks.empty())
        openRanks({m_document.path()}, m_document.facts()->ranks);
    if (!look.rank.isEmpty())
        m_ranks->lookAt(look.rank);
}

void MainWindow::explainAsked()
{
    const std::string id = std::exchange(m_askedFinding, {});
    for (const VerdictCard *card : m_verdicts->cards())
        if (!id.empty() && card->verdict().id == id)
            return m_verdicts->explain(card->verdict());
}

ViewLook MainWindow::look() const
{
    const TimelineScene &scene = m_timeline->timelineScene();
    ViewLook look;
    look.lanes = scene.laneState();
    // Lanes that nobody has touched need no words.
    const auto order = QStringLiteral("order");
    if (look.lanes[order] == scene.firstLaneState()[order])
        look.lanes.remove(order);
    if (scene.laneState() == scene.firstLaneState() && settings::laneState(m_lanesPath).isEmpty())
        look.lanes.clear();
    look.top = m_timeline->verticalScrollBar()->value() / scene.look().px(1);
    if (scene.look().timeShown != TimeShown::FromStart || settings::timeShown() != 0)
        look.times = timeShownKey(scene.look().timeShown);
    look.launches = scene.linksItem().showsLaunches();
    look.hidesNotes = !scene.noteItem().isShown();
    look.finding = QString::fromStdString(m_verdicts->shownFinding());
    look.hasRanks = m_ranks->isOpen() && m_ranks->files().size() == 1;
    look.rank = m_ranks->lookedAt();
    if (m_compare->isComparing())
        look.second = m_compare->second();
    return look;
}

ShownView MainWindow::shownView() const
{
    ShownView view;
    const auto absolute = [](const QString &path) { return QFileInfo(path).absoluteFilePath(); };
    view.files += absolute(m_document.path());
    // The one that is looked at first: it is loaded at once.
    for (const QString &file : m_ranks->files())
        if (absolute(file) != view.files.front())
            view.files += absolute(file);
    view.selected = m_timeline->selectedSlice();
    // All of it, too, needs words: a file that is only named opens where it was left.
    view.visible = m_axis.target();
    view.selectedRange = m_timeline->selectedRange();
    view.look = look();
    if (m_compare->isComparing())
        view.second = absolute(m_compare->document().path());
    return view;
}

void MainWindow::showStatus()
{
    const Trace &trace = *m_document.trace();
    QStringList parts;
    if (trace.part())
        parts += partText(trace);
    const auto events = static_cast<std::int64_t>(trace.file().events);
    parts += events == 1 ? tr("1 event") : tr("%1 events").arg(formatCount(events));
    const auto lanes =
        std::count_if(trace.lanes().begin(), trace.lanes().end(), [](const Lane &lane) { return lane.size() > 0; });
    parts += lanes == 1 ? tr("1 lane") : tr("%1 lanes").arg(formatCount(lanes));
    parts += tr("opened in %1").arg(formatTime(m_document.loadTime()));
    m_status->setFacts(parts.join(QStringLiteral(" · ")));
    const auto issues = trace.issues();
    m_status->setIssues(issueCountText(trace), std::any_of(issues.begin(), issues.end(), isWarning));
}

void MainWindow::showNotices()
{
    const Trace &trace = *m_document.trace();
    const bool isEmpty = trace.sliceCount() == 0;
    QStringList sentences;
    for (const Issue &issue : trace.issues())
        // A file that lost its end or was damaged says less than the run did. And one without a single slice shows an empty timeline:
        // there every warning may be the reason.
        if (issue.kind == IssueKind::Truncated || issue.kind == IssueKind::Checksum || (isEmpty && isWarning(issue)))
            sentences += coreText(issueMessage(issue));
    if (isEmpty && sentences.isEmpty())
        sentences += tr("This trace has no timed events.");
    if (!m_openNotice.isEmpty())
        sentences += m_openNotice;
    if (!m_limitsProblem.isEmpty())
        sentences += m_limitsProblem;
    const std::vector<MergedRank> &ranks = m_document.facts()->ranks;
    if (!ranks.empty() && !m_ranks->isOpen()) {
        sentences += tr("This file holds the traces of %1 ranks. What limits the run is said of all of them together.")
                         .arg(ranks.size());
        m_message->offer(sentences.join(u' '), tr("Show who waits for whom"),
                         [this] { openRanks({m_document.path()}, m_document.facts()->ranks); });
    } else if (!sentences.isEmpty()) {
        m_message->showNotice(sentences.join(u' '));
    }
}

void MainWindow::showSelection()
{
    QString text;
    if (m_document.trace()) {
        text = m_notes->tool().hint();
        if (text.isEmpty())
            text = selectionText(*m_timeline);
        if (!text.isEmpty() && m_compare->isComparing())
            text.prepend(QStringLiteral("A: "));
    }
    m_status->setSelection(text);
    chooseTab();
}

/// The same for the second one of two traces: whatever was selected last is told.
void MainWindow::showSecondSelection()
{
    if (const QString text = selectionText(m_compare->timeline()); !text.isEmpty())
        m_status->setSelection(QStringLiteral("B: ") + text);
    else
        showSelection();
}

int MainWindow::currentStep() const
{
    const auto steps = stepsOf(*m_document.trace());
    const TimeRange visible = m_axis.target();
    const Nanoseconds middle = visible.start + visible.length() / 2;
    const auto after = std::upper_bound(steps.begin(), steps.end(), middle,
                                        [](Nanoseconds t, const Step &s) { return t < s.range.start; });
    if (after == steps.begin())
        return -1;
    const auto at = static_cast<std::size_t>(after - steps.begin()) - 1;
    if (!steps[at].range.contains(middle) || visible.length() > 2 * std::max<Nanoseconds>(steps[at].range.length(), 1))
        return -1;
    return static_cast<int>(at);
}

void MainWindow::showStep()
{
    if (!m_document.trace() || m_pages->currentWidget() != m_workspace)
        return;
    const auto count = static_cast<int>(stepsOf(*m_document.trace()).size());
    if (count == 0) {
        m_top->setStep(false, {}, false, false);
        return;
    }
    const int step = currentStep();
    // The name that the steps have in the timeline first, so that the position is not taken for it.
    const auto number = step < 0 ? 0 : stepsOf(*m_document.trace())[static_cast<std::size_t>(step)].number;
    if (step >= 0)
        m_scope.setStep(number);
    if (step < 0)
        m_top->setStep(true, count == 1 ? tr("1 step") : tr("%1 steps").arg(formatCount(count)), true, true);
    else
        m_top->setStep(true, tr("#%1 · %2 of %3").arg(number).arg(step + 1).arg(count), step > 0, step + 1 < count);
}

void MainWindow::goToStep(int direction)
{
    if (!m_document.trace() || stepsOf(*m_document.trace()).empty())
        return;
    const auto steps = stepsOf(*m_document.trace());
    const auto count = static_cast<int>(steps.size());
    int step = currentStep();
    if (step >= 0) {
        step += direction;
    } else if (direction > 0) {
        // From an overview to the first step that begins in it.
        step = 0;
        while (step + 1 < count && steps[static_cast<std::size_t>(step)].range.start < m_axis.target().start)
            ++step;
    } else {
        step = count - 1;
        while (step > 0 && steps[static_cast<std::size_t>(step)].range.end > m_axis.target().end)
            --step;
    }
    if (step < 0 || step >= count)
        return;
    m_compare->alignAtStep(steps[static_cast<std::size_t>(step)].slice);
    m_axis.fit(steps[static_cast<std::size_t>(step)].range);
}

void MainWindow::toggleTheme()
{
    const bool dark = !Theme::current().isDark;
    settings::setDark(dark);
    Theme::wear(dark ? Theme::dark() : Theme::light());
}

PictureRequest MainWindow::pictureRequest() const
{
    PictureRequest request;
    request.size = {m_timeline->width(), std::max(m_timeline->height(), m_timeline->width() / 2)};
    request.lanes = PictureLanes::Seen;
    request.visible = m_axis.visible();
    request.selected = m_timeline->selectedSlice();
    request.font = font();
    request.font.setPixelSize(13);
    request.title = m_document.title();
    request.notes = m_notes->shownNotes();
    request.notePlaces = m_timeline->timelineScene().noteItem().places();
    request.finding = m_verdicts->shownFinding();
    TimelineScene &scene = m_timeline->timelineScene();
    request.selectedRange = m_timeline->selectedRange();
    request.laneState = scene.laneState();
    // A picture is of this trace alone, also where another one's lanes stand between its own.
    const double top = m_timeline->topOfView();
    request.top = scene.ownHeight(0, top);
    request.seenHeight = scene.ownHeight(top, top + m_timeline->viewport()->height());
    request.timeShown = scene.look().timeShown;
    request.showsLaunches = scene.linksItem().showsLaunches();
    return request;
}

void MainWindow::exportPicture()
{
    if (!m_report)
        return;
    PictureDialog dialog(m_report, m_document.facts(), pictureRequest(), folder(), this);
    if (dialog.exec() == QDialog::Accepted)
        showWritten(tr("The picture is in %1.").arg(dialog.savedPath()), dialog.savedPath());
}

void MainWindow::showWritten(const QString &text, const QString &path)
{
    m_message->showDone(text, tr("Show in folder"), [this, folder = QFileInfo(path).absolutePath()] {
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
            m_message->showMessage(tr("No program of this desktop shows folders. It is this one: %1").arg(folder));
    });
}

QString MainWindow::folder() const
{
    return isSample(m_document.path()) ? QDir::homePath() : QFileInfo(m_document.path()).absolutePath();
}

void MainWindow::copyCommand()
{
    if (!m_document.trace())
        return;
    const QString line = shellLine(viewWords(shownView(), *m_document.trace()));
    QGuiApplication::clipboard()->setText(line);
    m_message->showDone(tr("In the clipboard: %1").arg(line));
}

void MainWindow::saveRange()
{
    if (m_document.trace())
        m_rangeSaver->ask(m_document.trace(), m_timeline->selectedRange().value_or(m_axis.target()), m_document.title(),
                          folder());
}

void MainWindow::showKeys()
{
    KeysDialog keys(this);
    if (keys.exec() == KeysDialog::WalkAsked)
        startWalk();
}

void MainWindow::showPreferences()
{
    PreferencesDialog dialog(this);
    connect(&dialog, &PreferencesDialog::limitsChanged, this, [] {
        for (MainWindow *window : Windows::all())
            window->makeReport();
    });
    connect(&dialog, &PreferencesDialog::keysAsked, &dialog, [&dialog] { KeysDialog(&dialog).exec(); });
    dialog.exec();
}

void MainWindow::openSource(const QString &file, int line)
{
    if (settings::editorCommand().isEmpty())
        return m_message->offer(tr("No editor has been chosen yet for %1, line %2.").arg(file, QString::number(line)),
                                tr("Preferences …"), [this] { showPreferences(); });
    // A trace that lies beside its program needs no setting.
    const QStringList folders = settings::sourceFolders() + QStringList{QFileInfo(m_document.path()).absolutePath()};
    const QString problem = editor::open(settings::editorCommand(), file, line, folders);
    if (!problem.isEmpty())
        m_message->showMessage(problem);
}

// ---- drop and close

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (dropped(*event->mimeData()).isEmpty())
        return;
    event->acceptProposedAction();
    m_welcome->setDropHighlighted(true);
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent *)
{
    m_welcome->setDropHighlighted(false);
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_welcome->setDropHighlighted(false);
    const Dropped drop = dropped(*event->mimeData());
    if (drop.isEmpty())
        return;
    event->acceptProposedAction();
    if (drop.paths.size() == 1 && drop.problem.isEmpty() && m_document.trace() && !m_document.isLoading() &&
        !QFileInfo(drop.paths.front()).isDir())
        return offerDropped(drop.paths.front(), mapToGlobal(event->position().toPoint()));
    if (!drop.paths.isEmpty())
        openFiles(drop.paths);
    if (!drop.problem.isEmpty()) {
        m_openNotice = m_openNotice.isEmpty() ? drop.problem : m_openNotice + u' ' + drop.problem;
        m_message->showNotice(m_openNotice);
    }
}

/// A second file beside one that is open may be meant for either.
void MainWindow::offerDropped(const QString &path, const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open"), this, [this, path] { openFiles({path}); });
    menu->addAction(tr("Compare with the open trace"), this, [this, path] { compareWith(path); });
    menu->popup(at);
}

void MainWindow::placeVerdicts()
{
    const int least = m_verdicts->sizeHint().width() * 5 / 2;
    const bool isTab = verdictsAreATab();
    if (width() < least && !isTab) {
        m_verdictsTab->layout()->addWidget(m_verdicts);
        m_panels->addPanel(tr("Verdicts"), m_verdictsTab, 0);
        showLetters();
        showVerdicts();
        chooseTab();
    } else if (width() >= least && isTab) {
        m_panels->removePanel(m_verdictsTab);
        m_across->addWidget(m_verdicts);
        m_across->setStretchFactor(1, 0);
        showVerdicts();
        const int panel = m_verdicts->sizeHint().width();
        m_across->setSizes({width() - panel, panel});
    }
}

void MainWindow::showVerdicts()
{
    // Beside two timelines the verdicts of one would mislead, and take room.
    m_verdicts->setVisible(m_document.trace() && (verdictsAreATab() || !m_compare->isComparing()));
}

void MainWindow::showLetters()
{
    const bool isComparing = m_compare->isComparing();
    for (int i = 0; i < m_panels->count(); ++i) {
        QWidget *panel = m_panels->panelAt(i);
        if (panel == m_search || panel == &m_ranks->panel() || m_compare->owns(panel))
            continue; // they are of both, or of none
        m_panels->setLetter(panel, isComparing ? QStringLiteral("A") : QString(), false,
                            isComparing ? tr("Of A alone: %1").arg(m_document.title()) : QString());
    }
}

bool MainWindow::verdictsAreATab() const
{
    return m_panels->hasPanel(m_verdictsTab);
}

void MainWindow::chooseTab()
{
    // Who walks from proof to proof stays with the verdict, who reads a table with the table. Only verdicts and details, where both
    // are tabs, take turns.
    const QWidget *current = m_panels->currentPanel();
    const bool takesTurns = verdictsAreATab() && (current == m_verdictsTab || current == m_details);
    if (m_isShowingProof || (m_panels->isChosen() && !takesTurns))
        return;
    if (m_timeline->selectedSlice() || m_timeline->selectedRange() ||
        m_timeline->timelineScene().gapItem().selected() || m_timeline->timelineScene().selectedMark())
        m_panels->setCurrentPanel(m_details);
    else if (verdictsAreATab())
        m_panels->setCurrentPanel(m_verdictsTab);
    else
        m_panels->setCurrentPanel(m_tables.front());
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // Not as the Cancel button's shortcut: that presses it for show and cancels a tenth of a second later.
    if (event->key() == Qt::Key_Escape && m_document.isLoading())
        m_document.cancel();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    placeVerdicts();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    // Who comes back may have recorded anew meanwhile, on a machine whose disk says nothing of changes.
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_watch.look();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    settings::setWindowGeometry(saveGeometry());
    if (m_panels->openHeight() > 0)
        settings::setPanels({m_panels->openHeight(), m_panels->isFolded()});
    m_document.cancel();
    Windows::aboutToClose();
    event->accept();
}

} // namespace lanescope
