// Qt first: moc 6.4 stumbles over what core includes.
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QSet>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include "core/load/tracereader.h"
#include "ui/document/place.h"
#include "ui/document/reportjob.h"
#include "ui/document/tracereport.h"
#include "ui/export/picture.h"
#include "ui/look/theme.h"

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
    void manyLanesFit();
    void commandLine_data();
    void commandLine();
    void commandLineIsRepeatable();

private:
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
    Picture picture(report, facts, r);
    const QImage once = picture.image(2);
    QCOMPARE(picture.image(2), once); // painting leaves nothing behind
    QCOMPARE(Picture(report, facts, r).image(2), once);
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
}

void TestPicture::commandLineIsRepeatable()
{
    for (const char *ending : {".png", ".svg"}) {
        const QString a = m_folder.filePath(QStringLiteral("a") + QLatin1String(ending)),
                      b = m_folder.filePath(QStringLiteral("b") + QLatin1String(ending));
        for (const QString &out : {a, b})
            QCOMPARE(run({compiled, "-o", out, "--step", "4", "--select", "aten::addmm", "--annotations", "verdicts"})
                         .status,
                     0);
        QVERIFY(!contents(a).isEmpty());
        QCOMPARE(contents(a), contents(b));
    }
}

QTEST_MAIN(TestPicture)
#include "tst_picture.moc"
