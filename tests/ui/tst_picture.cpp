// Qt first: moc 6.4 stumbles over what core includes.
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QProcess>
#include <QSet>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include "core/load/tracereader.h"
#include "ui/document/notesheet.h"
#include "ui/document/place.h"
#include "ui/document/reportjob.h"
#include "ui/document/tracereport.h"
#include "ui/document/verdicttext.h"
#include "ui/export/picture.h"
#include "ui/export/picturedialog.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/timeline/timelinescene.h"
#include "ui/timeline/trackitem.h"

#include <atomic>

using namespace lanescope;

namespace {

const QString compiled = QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_warm_compile.pt.trace.json.gz");

int colours(const QImage &image)
{
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); y += 2)
        for (int x = 0; x < image.width(); x += 2)
            seen.insert(image.pixel(x, y));
    return static_cast<int>(seen.size());
}

SliceId addmmOfLastStep(const Trace &trace)
{
    return findPlace(trace, {trace.steps().back().number, {}, QStringLiteral("aten::addmm")}).slice;
}

/// Two callouts, a range and the pin of a finding.
std::vector<Note> notesOn(const Trace &trace)
{
    std::vector<Note> notes;
    const auto add = [&](NoteKind kind, NoteStyle style, const QString &text, SliceId slice) {
        Note note;
        note.id = QStringLiteral("note-%1").arg(notes.size());
        note.kind = kind;
        note.style = style;
        note.text = text;
        note.from = note.to = notePoint(trace, slice);
        if (kind == NoteKind::Callout)
            note.slice = noteSlice(trace, slice);
        notes.push_back(note);
    };
    const SliceId addmm = addmmOfLastStep(trace);
    add(NoteKind::Callout, NoteStyle::Accent, QStringLiteral("the product"), addmm);
    add(NoteKind::Text, NoteStyle::Plain, QStringLiteral("곱셈이 여기 있습니다"), addmm);
    add(NoteKind::Range, NoteStyle::Warning, QStringLiteral("all of it"), addmm);
    notes.back().to.time = trace.end(addmm);
    add(NoteKind::Callout, NoteStyle::Critical, QStringLiteral("a finding\nwhat it says"), addmm);
    notes.back().verdict = QStringLiteral("addmm-bias-copy");
    return notes;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestPicture : public QObject {
    Q_OBJECT

private slots:
    void writesEveryFormat();
    void sameRequestSamePicture();
    void pngIsTheImage_data();
    void pngIsTheImage();
    void everySwitchCounts();
    void lanesAsTheWindowHasThem();
    void lanesInView();
    void allLanes();
    void cancelledLeavesWhatWasThere();
    void pdfTextCanBeRead();
    void choicesAreRemembered();
    void dialogOffersParts();
    void dialogSaysItsLimits();
    void saysWhatIsLeftOut();
    void manyLanesFit();
    void commandLine_data();
    void commandLine();
    void whatItIsAboutComesFirst();
    void commandLineIsRepeatable();

private:
    struct Loaded {
        std::shared_ptr<const TraceReport> report;
        std::shared_ptr<const TraceFacts> facts;
        explicit Loaded(const QString &path)
        {
            const auto read = readTrace(path.toStdString());
            if (!read)
                qFatal("%s", read.error().message.c_str());
            report = makeTraceReport(*read);
            const std::atomic<bool> cancel = false;
            facts = std::make_shared<TraceFacts>(gatherFacts(**read, cancel));
        }
        Picture picture(const PictureRequest &r) const { return Picture(report, facts, r); }
    };
    PictureRequest request(const TraceReport &report) const
    {
        PictureRequest r;
        r.size = {900, 500};
        r.visible = report.trace->steps().empty() ? report.trace->view() : report.trace->steps().back().range;
        r.theme = &Theme::light();
        r.font = QApplication::font();
        r.font.setPixelSize(13);
        r.title = QStringLiteral("a <b>title</b> & more %1");
        return r;
    }
    struct Run {
        int status;
        QString errors;
    };
    Run run(const QStringList &arguments) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        // No display, and nothing that says so.
        for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(QLatin1String(name));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(LANESCOPE_APP), QStringList{QStringLiteral("export")} + arguments);
        if (!process.waitForFinished(60'000))
            return {-1, process.errorString()};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                QString::fromUtf8(process.readAllStandardError())};
    }
    QTemporaryDir m_folder;
};

void TestPicture::writesEveryFormat()
{
    const auto read = readTrace(compiled.toStdString());
    QVERIFY(read);
    const auto report = makeTraceReport(*read);
    const std::atomic<bool> cancel = false;
    const auto facts = std::make_shared<TraceFacts>(gatherFacts(**read, cancel));
    PictureRequest r = request(*report);
    r.selected = findPlace(**read, {{}, {}, QStringLiteral("aten::addmm#3")}).slice;
    QVERIFY(r.selected);
    for (const bool verdicts : {false, true})
        for (const Theme *theme : {&Theme::light(), &Theme::dark()}) {
            r.hasVerdicts = verdicts;
            r.theme = theme;
            const QImage image = Picture(report, facts, r).image(2);
            QCOMPARE(image.size(), QSize(1800, 1000));
            QVERIFY(colours(image) > 30);
            QCOMPARE(qGray(image.pixel(2, 2)) < 100, theme->isDark);
        }
    Picture picture(report, facts, r);
    const QString png = m_folder.filePath(QStringLiteral("a.png"));
    QCOMPARE(picture.save(png, 3), QString());
    QCOMPARE(QImage(png).size(), QSize(2700, 1500));
    const QString svg = m_folder.filePath(QStringLiteral("a.svg"));
    QCOMPARE(picture.save(svg, 1), QString());
    QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBox().size(), r.size);
    QImage drawn(r.size, QImage::Format_RGB32);
    drawn.fill(Qt::black);
    QPainter painter(&drawn);
    renderer.render(&painter);
    painter.end();
    QVERIFY(colours(drawn) > 30);
    const QString pdf = m_folder.filePath(QStringLiteral("a.pdf"));
    QCOMPARE(picture.save(pdf, 1), QString());
    QVERIFY(contents(pdf).startsWith("%PDF"));
    QVERIFY(!picture.save(m_folder.filePath(QStringLiteral("a.bmp")), 1).isEmpty());
    QVERIFY(!picture.save(QStringLiteral("/no/such/folder/a.png"), 1).isEmpty());
    QVERIFY(!picture.save(QStringLiteral("/no/such/folder/a.svg"), 1).isEmpty());
    QVERIFY(!picture.save(QStringLiteral("/no/such/folder/a.pdf"), 1).isEmpty());
}

void TestPicture::sameRequestSamePicture()
{
    const auto read = readTrace(compiled.toStdString());
    const auto report = makeTraceReport(*read);
    const std::atomic<bool> cancel = false;
    const auto facts = std::make_shared<TraceFacts>(gatherFacts(**read, cancel));
    PictureRequest r = request(*report);
    r.hasVerdicts = true;
    r.notes = notesOn(**read);
    Picture picture(report, facts, r);
    const QImage once = picture.image(2);
    QCOMPARE(picture.image(2), once); // painting leaves nothing behind
    QCOMPARE(Picture(report, facts, r).image(2), once);
}

void TestPicture::pngIsTheImage_data()
{
    QTest::addColumn<double>("scale");
    for (const double scale : {1.0, 1.25, 1.5, 2.0, 3.0, 4.0})
        QTest::addRow("%g", scale) << scale;
}

/// It is painted in bands: no seam may show.
void TestPicture::pngIsTheImage()
{
    QFETCH(double, scale);
    const Loaded loaded(compiled);
    PictureRequest r = request(*loaded.report);
    r.size = {701, 523};
    r.hasVerdicts = true;
    r.selected = addmmOfLastStep(*loaded.report->trace);
    Picture picture = loaded.picture(r);
    const QString path = m_folder.filePath(QStringLiteral("bands.png"));
    QCOMPARE(picture.save(path, scale), QString());
    const QImage written = QImage(path).convertToFormat(QImage::Format_RGB32);
    QImage whole = picture.image(scale);
    whole.setDevicePixelRatio(1);
    QCOMPARE(written.size(), whole.size());
    for (int y = 0; y < whole.height(); ++y)
        for (int x = 0; x < whole.width(); ++x)
            QVERIFY2(whole.pixel(x, y) == written.pixel(x, y),
                     qPrintable(QStringLiteral("at %1, %2: %3 and %4")
                                    .arg(x)
                                    .arg(y)
                                    .arg(whole.pixelColor(x, y).name(), written.pixelColor(x, y).name())));

    // Nothing but the picture and its resolution: no time, no name of a program.
    const QByteArray bytes = contents(path);
    QStringList chunks;
    for (qsizetype at = 8; at + 8 <= bytes.size();) {
        const QString type = QString::fromLatin1(bytes.mid(at + 4, 4));
        if (chunks.isEmpty() || chunks.last() != type)
            chunks += type;
        at += 12 + qFromBigEndian<quint32>(bytes.constData() + at);
    }
    QCOMPARE(chunks, (QStringList{"IHDR", "pHYs", "IDAT", "IEND"}));
}

void TestPicture::everySwitchCounts()
{
    const Loaded loaded(compiled);
    PictureRequest all = request(*loaded.report);
    all.hasVerdicts = true;
    all.selected = addmmOfLastStep(*loaded.report->trace);
    const QImage with = loaded.picture(all).image(1);
    for (bool PictureRequest::*value :
         {&PictureRequest::hasTitle, &PictureRequest::hasRuler, &PictureRequest::hasLabels, &PictureRequest::hasChain,
          &PictureRequest::hasGaps, &PictureRequest::hasLegend, &PictureRequest::hasVerdicts}) {
        PictureRequest without = all;
        without.*value = false;
        const QImage image = loaded.picture(without).image(1);
        QCOMPARE(image.size(), with.size());
        QVERIFY(image != with);
    }
    PictureRequest bare = all;
    for (bool PictureRequest::*value :
         {&PictureRequest::hasTitle, &PictureRequest::hasRuler, &PictureRequest::hasLabels, &PictureRequest::hasLegend,
          &PictureRequest::hasVerdicts})
        bare.*value = false;
    // Only lanes: the first slice of the view begins at the very edge.
    bare.visible = loaded.report->trace->steps().back().range;
    const QImage image = loaded.picture(bare).image(1);
    QVERIFY(image.pixelColor(3, 12) != Theme::light().background);
}

void TestPicture::lanesAsTheWindowHasThem()
{
    const Loaded loaded(compiled);
    TimelineScene scene;
    scene.setTrace(loaded.report->trace);
    QVERIFY(scene.tracks().size() >= 2);
    PictureRequest r = request(*loaded.report);
    r.lanes = PictureLanes::Seen;
    const QImage plain = loaded.picture(r).image(1);
    scene.setHidden(*scene.tracks().front(), true);
    r.laneState = scene.laneState();
    const QImage hidden = loaded.picture(r).image(1);
    QVERIFY(hidden != plain);
    scene.showAllTracks();
    scene.setPinned(*scene.tracks().back(), true);
    r.laneState = scene.laneState();
    const QImage pinned = loaded.picture(r).image(1);
    QVERIFY(pinned != plain && pinned != hidden);
    // Scrolled, what is pinned stays.
    r.top = 30;
    const QImage scrolled = loaded.picture(r).image(1);
    QVERIFY(scrolled != pinned);
    const int above = static_cast<int>(scene.pinnedHeight()) / 2 + 60;
    QCOMPARE(scrolled.copy(0, 0, 900, above), pinned.copy(0, 0, 900, above));
}

/// As high as what is seen of the lanes, whatever stands around them.
void TestPicture::lanesInView()
{
    const Loaded loaded(QStringLiteral(LANESCOPE_TEST_DATA "/traces/autograd_threads.pt.trace.json.gz"));
    PictureRequest r = request(*loaded.report);
    r.lanes = PictureLanes::Seen;
    r.seenHeight = 120;
    r.hasTitle = r.hasRuler = r.hasLegend = false;
    r.size = {900, 999};
    QCOMPARE(loaded.picture(r).size(), QSize(900, Picture::leastHeight(900, false)));
    r.seenHeight = 260;
    QCOMPARE(loaded.picture(r).size(), QSize(900, 260));
    r.hasTitle = r.hasRuler = r.hasLegend = true;
    const int alone = loaded.picture(r).size().height();
    QVERIFY(alone > 300);
    r.hasVerdicts = true;
    QVERIFY(loaded.picture(r).size().height() > alone + 100);
    r.size.setWidth(1300); // beside the lanes
    QVERIFY(loaded.picture(r).size().height() <= alone + 30);
    // The lanes are as they are without findings, and as the window has them.
    PictureRequest bare = r;
    bare.hasVerdicts = false;
    QImage with = loaded.picture(r).image(1), without = loaded.picture(bare).image(1);
    QVERIFY(with.width() > without.width() + 200);
    const QRect lanes(0, 60, 1300, without.height() - 60);
    QCOMPARE(with.copy(lanes), without.copy(lanes));
    r.seenHeight = 0;
    QCOMPARE(loaded.picture(r).size(), r.size);
}

void TestPicture::allLanes()
{
    const Loaded loaded(QStringLiteral(LANESCOPE_TEST_DATA "/traces/autograd_threads.pt.trace.json.gz"));
    PictureRequest r = request(*loaded.report);
    r.size = {900, 300};
    r.lanes = PictureLanes::Whole;
    Picture picture = loaded.picture(r);
    QCOMPARE(picture.size().width(), 900);
    QVERIFY(picture.size().height() > 300);
    r.hasVerdicts = true;
    QVERIFY(loaded.picture(r).size().height() > picture.size().height());
    QCOMPARE(picture.image(1).size(), picture.size());
}

void TestPicture::cancelledLeavesWhatWasThere()
{
    const Loaded loaded(compiled);
    const QString path = m_folder.filePath(QStringLiteral("kept.png"));
    QFile before(path);
    QVERIFY(before.open(QIODevice::WriteOnly) && before.write("before") == 6);
    before.close();
    int calls = 0;
    Picture picture = loaded.picture(request(*loaded.report));
    QCOMPARE(picture.save(path, 2,
                          [&](double share) {
                              ++calls;
                              return share < 0.5;
                          }),
             QString());
    QVERIFY(calls >= 2);
    QCOMPARE(contents(path), QByteArray("before"));
    QCOMPARE(picture.save(path, 2, [](double) { return true; }), QString());
    QVERIFY(contents(path).startsWith("\x89PNG"));
}

void TestPicture::pdfTextCanBeRead()
{
    const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (tool.isEmpty())
        QSKIP("pdftotext is not here");
    const Loaded loaded(compiled);
    PictureRequest r = request(*loaded.report);
    r.title = QStringLiteral("a title");
    r.notes = notesOn(*loaded.report->trace);
    const QString path = m_folder.filePath(QStringLiteral("text.pdf"));
    QCOMPARE(loaded.picture(r).save(path, 1), QString());
    QProcess process;
    process.start(tool, {path, QStringLiteral("-")});
    QVERIFY(process.waitForFinished());
    const QString text = QString::fromUtf8(process.readAllStandardOutput());
    for (const char *word : {"a title", "aten::", "stream 7", "Lanescope", "the product", "what it says"})
        QVERIFY2(text.contains(QLatin1String(word)), qPrintable(text));
}

void TestPicture::choicesAreRemembered()
{
    QSettings().remove(QStringLiteral("picture"));
    const PictureOptions first = PictureOptions::remembered();
    QCOMPARE(first, PictureOptions());
    PictureOptions o;
    o.lanes = PictureLanes::Whole;
    o.size = {777, 444};
    o.scale = 3;
    o.colours = PictureOptions::Dark;
    o.hasRuler = o.hasGaps = o.hasVerdicts = false;
    o.ending = QStringLiteral("svg");
    o.remember();
    QCOMPARE(PictureOptions::remembered(), o);

    // The next dialog begins with them, and what it saves is kept in turn.
    const Loaded loaded(compiled);
    PictureDialog dialog(loaded.report, loaded.facts, request(*loaded.report), m_folder.path());
    PictureRequest r = dialog.request();
    QCOMPARE(r.lanes, o.lanes);
    QCOMPARE(r.size, o.size);
    QVERIFY(r.theme == &Theme::dark() && !r.hasRuler && !r.hasGaps && !r.hasVerdicts && r.hasTitle);
    QVERIFY(dialog.fileName().endsWith(QLatin1String(".svg")));
    for (QCheckBox *box : dialog.findChildren<QCheckBox *>())
        box->setChecked(!box->isChecked());
    r = dialog.request();
    QVERIFY(r.hasRuler && r.hasGaps && r.hasVerdicts && !r.hasTitle && !r.hasLegend && !r.hasChain && !r.hasLabels);
    QVERIFY(dialog.saveTo(m_folder.filePath(QStringLiteral("again.pdf"))));
    PictureOptions now = PictureOptions::remembered();
    QVERIFY(now.hasRuler && !now.hasTitle);
    QCOMPARE(now.ending, QStringLiteral("pdf"));
    QVERIFY(!dialog.saveTo(QStringLiteral("/no/such/folder/a.png")));
    QSettings().remove(QStringLiteral("picture"));
}

void TestPicture::dialogOffersParts()
{
    QSettings().remove(QStringLiteral("picture"));
    const Loaded loaded(compiled);
    const Trace &trace = *loaded.report->trace;
    PictureRequest view = request(*loaded.report);
    view.title = QStringLiteral("run:1.pt.trace.json.gz");
    view.selectedRange = TimeRange{trace.view().start + 1000, trace.view().start + 90'000};
    PictureDialog dialog(loaded.report, loaded.facts, view, m_folder.path());
    QComboBox *parts = nullptr;
    for (QComboBox *box : dialog.findChildren<QComboBox *>())
        if (box->count() == int(trace.steps().size()) + 3)
            parts = box;
    QVERIFY(parts);
    QCOMPARE(dialog.request().visible, view.visible);
    QVERIFY(dialog.request().selectedRange == view.selectedRange);
    QCOMPARE(dialog.fileName(), QStringLiteral("run_1.png"));
    parts->setCurrentIndex(1);
    QCOMPARE(dialog.request().visible, *view.selectedRange);
    QVERIFY(!dialog.request().selectedRange);
    QCOMPARE(dialog.fileName(), QStringLiteral("run_1-range.png"));
    parts->setCurrentIndex(2);
    QVERIFY(dialog.request().visible.start <= trace.view().start && dialog.request().visible.end >= trace.view().end);
    parts->setCurrentIndex(3);
    const Step &step = trace.steps().front();
    QVERIFY(dialog.request().visible.start <= step.range.start && dialog.request().visible.end >= step.range.end);
    QCOMPARE(dialog.fileName(), QStringLiteral("run_1-step%1.png").arg(step.number));
}

/// What is typed and cannot be is not changed without a word.
void TestPicture::dialogSaysItsLimits()
{
    QSettings().remove(QStringLiteral("picture"));
    const Loaded loaded(compiled);
    PictureDialog dialog(loaded.report, loaded.facts, request(*loaded.report), m_folder.path());
    dialog.show();
    const auto says = [&](const QString &text) {
        return std::ranges::any_of(dialog.findChildren<QLabel *>(),
                                   [&](const QLabel *label) { return label->text().contains(text); });
    };
    const QString limits = formatCount(Picture::leastWidth) + QStringLiteral(" to ");
    const auto boxes = dialog.findChildren<QSpinBox *>();
    QCOMPARE(boxes.size(), 2);
    for (QComboBox *box : dialog.findChildren<QComboBox *>())
        if (const int folded = box->findText(QStringLiteral("All, folded to fit")); folded >= 0)
            box->setCurrentIndex(folded);
    for (QSpinBox *box : boxes) {
        QVERIFY(box->toolTip().contains(QString::number(box->minimum())));
        QCoreApplication::processEvents();
        QVERIFY(!says(limits));
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("150"));
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(box->value(), box->minimum());
        QTRY_VERIFY(says(limits));
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("700"));
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_VERIFY(!says(limits));
        QCOMPARE(box->value(), 700);
    }
    QVERIFY(dialog.isVisible()); // Enter in a field is no answer to the dialog
    QCOMPARE(dialog.request().size, QSize(700, 700));
    // Findings need their height; that they take it is told, too.
    const auto findings = [&](bool on) {
        for (QCheckBox *box : dialog.findChildren<QCheckBox *>())
            if (box->text() == QLatin1String("Findings"))
                box->setChecked(on);
    };
    findings(false);
    boxes[1]->setValue(Picture::leastHeight(700, false));
    QCOMPARE(dialog.request().size.height(), Picture::leastHeight(700, false));
    findings(true);
    QCOMPARE(dialog.request().size.height(), Picture::leastHeight(700, true));
    QTRY_VERIFY(says(limits));
}

/// A lane that has no place is never missing without a word: in the picture, in the dialog, and on the command line.
void TestPicture::saysWhatIsLeftOut()
{
    QSettings().remove(QStringLiteral("picture"));
    const Loaded loaded(compiled);
    PictureRequest r = request(*loaded.report);
    r.lanes = PictureLanes::Whole;
    QCOMPARE(loaded.picture(r).leftOut(), 0);
    r.lanes = PictureLanes::Seen;
    r.seenHeight = 60;
    r.hasVerdicts = false;
    const int out = loaded.picture(r).leftOut();
    QVERIFY(out > 0);
    const auto words = [&](const PictureRequest &what) {
        const QString path = m_folder.filePath(QStringLiteral("out.svg"));
        return loaded.picture(what).save(path, 1).isEmpty() ? QString::fromUtf8(contents(path)) : QString();
    };
    QVERIFY(words(r).contains(QStringLiteral("+ %1 lane").arg(out)));
    r.hasLabels = false;
    QVERIFY(words(r).contains(QStringLiteral("+ %1 lane").arg(out)));
    r.hasLabels = true;
    r.top = 1e5; // above
    QVERIFY(loaded.picture(r).leftOut() > out);
    r.top = 0;
    PictureDialog dialog(loaded.report, loaded.facts, r, m_folder.path());
    dialog.show();
    const auto says = [&](const char *text) {
        return std::ranges::any_of(dialog.findChildren<QLabel *>(),
                                   [&](const QLabel *label) { return label->text().contains(QLatin1String(text)); });
    };
    QTRY_VERIFY(says("not in it"));
    for (QComboBox *box : dialog.findChildren<QComboBox *>())
        if (const int whole = box->findText(QStringLiteral("All, as high as needed")); whole >= 0)
            box->setCurrentIndex(whole);
    QTRY_VERIFY(!says("not in it"));

    const QString path = m_folder.filePath(QStringLiteral("many.png"));
    const QString many = QStringLiteral(LANESCOPE_TEST_DATA "/traces/autograd_threads.pt.trace.json.gz");
    const Run low = run({many, "-o", path, "--size", "900x200"});
    QCOMPARE(low.status, 0);
    QVERIFY2(low.errors.contains(QLatin1String("not in the picture")), qPrintable(low.errors));
    const Run high = run({many, "-o", path, "--all-lanes"});
    QCOMPARE(high.status, 0);
    QCOMPARE(high.errors, QString());
}

void TestPicture::manyLanesFit()
{
    const auto read = readTrace(LANESCOPE_TEST_DATA "/traces/autograd_threads.pt.trace.json.gz");
    QVERIFY(read);
    const auto report = makeTraceReport(*read);
    PictureRequest r = request(*report);
    r.hasVerdicts = true;
    for (const QSize size : {QSize(200, 200), QSize(500, 300), QSize(1600, 400), QSize(3000, 2000)}) {
        r.size = size;
        QVERIFY(colours(Picture(report, nullptr, r).image(1)) > 5);
    }
}

void TestPicture::commandLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QString out = m_folder.filePath(QStringLiteral("out.png"));
    QTest::newRow("plain") << QStringList{compiled, "-o", out} << 0;
    QTest::newRow("all options") << QStringList{compiled,   "-o",       out,           "--size",
                                                "900x500",  "--scale",  "1.5",         "--step",
                                                "3",        "--select", "aten::addmm", "--annotations",
                                                "verdicts", "--theme",  "dark",        "--no-legend"}
                                 << 0;
    QTest::newRow("bare") << QStringList{compiled,      "-o",          out,          "--no-title", "--no-ruler",
                                         "--no-labels", "--no-legend", "--no-chain", "--no-gaps",  "--all-lanes"}
                          << 0;
    QTest::newRow("title") << QStringList{compiled, "-o", out, "--title", "Before the change"} << 0;
    QTest::newRow("by id") << QStringList{compiled, "-o", out, "--select", "@5"} << 0;
    QTest::newRow("no such id") << QStringList{compiled, "-o", out, "--select", "@99999999"} << 2;
    QTest::newRow("range") << QStringList{compiled, "-o", out, "--range", "10us..200us"} << 0;
    QTest::newRow("help") << QStringList{"--help"} << 0;
    QTest::newRow("no file") << QStringList{"/no/such/file.json", "-o", out} << 1;
    QTest::newRow("no folder") << QStringList{compiled, "-o", "/no/such/folder/out.png"} << 1;
    QTest::newRow("no output") << QStringList{compiled} << 2;
    QTest::newRow("no such format") << QStringList{compiled, "-o", m_folder.filePath("out.bmp")} << 2;
    QTest::newRow("no such step") << QStringList{compiled, "-o", out, "--step", "99"} << 2;
    QTest::newRow("no such name") << QStringList{compiled, "-o", out, "--select", "aten::nothing"} << 2;
    QTest::newRow("name not in the step")
        << QStringList{compiled, "-o", out, "--step", "3", "--select", "aten::addmm#2"} << 2;
    QTest::newRow("no range") << QStringList{compiled, "-o", out, "--range", "soon"} << 2;
    QTest::newRow("as small as can be") << QStringList{compiled, "-o", out, "--size", "480x200"} << 0;
    QTest::newRow("too narrow") << QStringList{compiled, "-o", out, "--size", "479x600"} << 2;
    QTest::newRow("too low") << QStringList{compiled, "-o", out, "--size", "900x199"} << 2;
    QTest::newRow("as low as findings can be")
        << QStringList{compiled, "-o", out, "--size", "480x480", "--annotations", "verdicts"} << 0;
    QTest::newRow("too low for findings below")
        << QStringList{compiled, "-o", out, "--size", "900x479", "--annotations", "verdicts"} << 2;
    QTest::newRow("too low for findings beside")
        << QStringList{compiled, "-o", out, "--size", "1000x299", "--annotations", "verdicts"} << 2;
    QTest::newRow("as high as needed") << QStringList{compiled,        "-o",       out,          "--size", "480x1",
                                                      "--annotations", "verdicts", "--all-lanes"}
                                       << 0;
    QTest::newRow("a range that is selected") << QStringList{compiled, "-o", out, "--select-range", "10us..200us"} << 0;
    QTest::newRow("none that could be selected") << QStringList{compiled, "-o", out, "--select-range", "9us"} << 2;
    QTest::newRow("no view") << QStringList{compiled, "-o", out, "--view", "hidden"} << 2;
    QTest::newRow("no size") << QStringList{compiled, "-o", out, "--size", "big"} << 2;
    QTest::newRow("too large") << QStringList{compiled, "-o", out, "--scale", "9"} << 2;
    QTest::newRow("no theme") << QStringList{compiled, "-o", out, "--theme", "pink"} << 2;
}

void TestPicture::commandLine()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const QString out = m_folder.filePath(QStringLiteral("out.png"));
    QFile::remove(out);
    const Run result = run(arguments);
    QVERIFY2(result.status == status, qPrintable(result.errors));
    const bool writes = status == 0 && !arguments.contains(QLatin1String("--help"));
    QCOMPARE(QFile::exists(out), writes);
    if (writes)
        QVERIFY(colours(QImage(out)) > 20);
    else if (status != 0)
        QVERIFY(!result.errors.isEmpty());
    if (arguments.contains(QLatin1String("479x600")) || arguments.contains(QLatin1String("900x199")))
        for (const int limit : {Picture::leastWidth, Picture::leastHeight(900, false), Picture::mostSide})
            QVERIFY2(result.errors.contains(QString::number(limit)), qPrintable(result.errors));
}

void TestPicture::whatItIsAboutComesFirst()
{
    const Loaded loaded(compiled);
    PictureRequest r = request(*loaded.report);
    r.hasVerdicts = true;
    r.size = {1400, 3000};
    const std::vector<Verdict> &all = loaded.report->report.verdicts;
    QVERIFY(all.size() > 3);
    // Words of a drawing stand in its file in the order in which they were painted.
    const auto place = [&](const Verdict &v, const PictureRequest &what) {
        const QString path = m_folder.filePath(QStringLiteral("order.svg"));
        if (!loaded.picture(what).save(path, 1).isEmpty())
            return qsizetype(-1);
        const QString title = verdictText(v.title, v.numbers);
        return QString::fromUtf8(contents(path)).indexOf(title.left(title.indexOf(u' ', 8)).toHtmlEscaped());
    };
    const auto isFirst = [&](const Verdict &v, const PictureRequest &what) {
        const qsizetype own = place(v, what);
        return own >= 0 && std::ranges::all_of(all, [&](const Verdict &other) {
                   return &other == &v || place(other, what) < 0 || place(other, what) > own;
               });
    };
    const Verdict *last = nullptr;
    for (const Verdict &v : all)
        if (groupOf(v) == VerdictGroup::GoodToKnow)
            last = &v;
    QVERIFY(last && !isFirst(*last, r));
    r.finding = last->id;
    QVERIFY(isFirst(*last, r));
    r.finding.clear();
    r.notes = notesOn(*loaded.report->trace);
    r.notes.back().verdict = QString::fromStdString(last->id);
    r.notes.back().text = QStringLiteral("pinned");
    QVERIFY(isFirst(*last, r));
    r.hasNotes = false;
    QVERIFY(!isFirst(*last, r));
}

void TestPicture::commandLineIsRepeatable()
{
    const auto read = readTrace(compiled.toStdString());
    QVERIFY(read);
    const QString sheet = m_folder.filePath(QStringLiteral("notes.lanescope.json"));
    QFile file(sheet);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeNoteSheet({noteStamp(**read), notesOn(**read), {}}));
    file.close();
    for (const char *ending : {".png", ".svg", ".pdf"}) {
        const QString a = m_folder.filePath(QStringLiteral("a") + QLatin1String(ending)),
                      b = m_folder.filePath(QStringLiteral("b") + QLatin1String(ending));
        for (const QString &out : {a, b}) {
            const Run result = run({compiled, "-o", out, "--step", "4", "--select", "aten::addmm", "--annotations",
                                    "verdicts", "--annotations", sheet});
            QVERIFY2(result.status == 0, qPrintable(result.errors));
            QTest::qSleep(1100); // what holds the time of day to the second would differ
        }
        QVERIFY(!contents(a).isEmpty());
        QCOMPARE(contents(a), contents(b));
    }
    QVERIFY(contents(m_folder.filePath(QStringLiteral("a.svg"))).contains("the product"));
}

QTEST_MAIN(TestPicture)
#include "tst_picture.moc"
