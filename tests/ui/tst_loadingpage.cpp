// Qt first: moc 6.4 stumbles over what core includes.
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tracefile.h"
#include "ui/document/tracedocument.h"
#include "ui/look/theme.h"
#include "ui/window/loadingpage.h"
#include "ui/window/sketchview.h"

using namespace lanescope;
using test::complete;

// What the window shows while a file is read.

namespace {

/// A thread with ops in the first half of the time, and a stream with kernels that fill a quarter of the second one.
std::shared_ptr<LaneSketch> sketch(int lanes = 2)
{
    auto s = std::make_shared<LaneSketch>();
    s->range = {0, 1000};
    s->partLength = 1;
    std::vector<std::uint8_t> first(1000, 255), second(1000, 64);
    std::fill(first.begin() + 500, first.end(), 0);
    std::fill(second.begin(), second.begin() + 500, 0);
    LaneIdentity thread{LaneKind::CpuThread, "466", "466", "python3", "thread 466 (python3)", {}, {}};
    LaneIdentity stream{LaneKind::GpuStream, "0", "7", "", "stream 7", 0, 7};
    s->lanes.push_back({thread, {{static_cast<std::uint8_t>(Hue::Op), first}}});
    s->lanes.push_back({stream, {{static_cast<std::uint8_t>(Hue::Kernel), second}}});
    while (static_cast<int>(s->lanes.size()) < lanes)
        s->lanes.push_back(s->lanes.front());
    s->laneCount = static_cast<std::uint32_t>(lanes);
    return s;
}

struct Page : LoadingPage {
    explicit Page(QSize size = {1000, 700})
    {
        resize(size);
        begin(QStringLiteral("run.pt.trace.json"));
        show();
        QCoreApplication::processEvents();
    }
    SketchView &view() { return *findChild<SketchView *>(); }
    QPushButton &cancel() { return *findChild<QPushButton *>(); }
};

/// How much of a row of pixels at `y` has this colour, within [from, to).
int count(const QImage &image, int y, int from, int to, const QColor &colour)
{
    int n = 0;
    for (int x = from; x < to; ++x)
        n += image.pixelColor(x, y) == colour;
    return n;
}

/// The same, anywhere in the picture.
int count(const QImage &image, int from, int to, const QColor &colour)
{
    int n = 0;
    for (int y = 0; y < image.height(); ++y)
        n += count(image, y, from, to, colour);
    return n;
}

} // namespace

class TestLoadingPage : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { Theme::wear(Theme::light()); }

    void nothingIsThereBeforeTheFirstSlices()
    {
        Page page;
        QCOMPARE(page.view().shownLanes(), 0);
        QVERIFY(page.view().accessibleDescription().isEmpty());
        const QImage image = page.view().grab().toImage();
        QCOMPARE(count(image, 0, image.width(), image.pixelColor(0, 0)), image.width() * image.height());
    }

    /// Where the ops are, their colour is, and nowhere else; the kernels fill a quarter of their lane's height.
    void lanesHaveTheirColours_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::addColumn<int>("width");
        for (const bool isDark : {false, true})
            for (const int width : {560, 700, 1400})
                QTest::addRow("%s, %d", isDark ? "dark" : "light", width) << isDark << width;
    }
    void lanesHaveTheirColours()
    {
        QFETCH(bool, isDark);
        QFETCH(int, width);
        const Theme &theme = isDark ? Theme::dark() : Theme::light();
        Theme::wear(theme);
        Page page({width, 700});
        page.setSketch(sketch());
        const QImage image = page.view().grab().toImage();
        const QColor op = theme.hues[static_cast<int>(Hue::Op)], kernel = theme.hues[static_cast<int>(Hue::Kernel)];
        const int ops = count(image, 0, width, op), kernels = count(image, 0, width, kernel);
        QVERIFY(ops > 0 && kernels > 0);
        QVERIFY(std::abs(ops / 4 - kernels) < ops / 20); // as long, a quarter as high
        QCOMPARE(count(image, width - 10, width, op), 0);
        QCOMPARE(count(image, 0, width / 2, kernel), 0);
    }

    /// Two recorded spans never look like a long one; and where gaps are too short to be seen, none is made up.
    void recordedSpansStayApart()
    {
        const auto gaps = [](std::uint8_t between) {
            auto spans = std::make_shared<LaneSketch>();
            std::vector<std::uint8_t> cover(100, 255);
            cover[50] = between;
            spans->range = {0, 100};
            spans->lanes.push_back({LaneIdentity{LaneKind::Other, "Spans", "PyTorch Profiler", {}, {}, {}, {}},
                                    {{static_cast<std::uint8_t>(Hue::Recording), cover}}});
            spans->laneCount = 1;
            Page page;
            page.setSketch(spans);
            const QImage image = page.view().grab().toImage();
            // Along the middle of the lane, only upright lines have the outline's colour.
            int most = 0;
            for (int y = 0; y < image.height(); ++y) {
                const int ink = count(image, y, 300, image.width() - 10, Theme::current().ink(Hue::Recording));
                most = ink < 20 ? std::max(most, ink) : most;
            }
            return most;
        };
        QCOMPARE(gaps(90), 2);
        QCOMPARE(gaps(0), 2);
        QCOMPARE(gaps(200), 0);
    }

    void headStaysWhereItIs()
    {
        for (const int height : {300, 700}) {
            Page page({1000, height});
            const auto places = [&] {
                QCoreApplication::processEvents();
                QList<QRect> all;
                for (QWidget *widget : page.findChildren<QWidget *>())
                    if (widget != &page.view())
                        all += QRect(widget->mapTo(&page, QPoint()), widget->size());
                return all;
            };
            const QList<QRect> before = places();
            page.setSketch(sketch(40));
            QCOMPARE(places(), before);
            QVERIFY(page.view().shownLanes() > 0);
            for (const QRect &place : before)
                QVERIFY(!place.intersects(page.view().geometry()));
        }
    }

    void nothingIsInTheWayOfCancel()
    {
        Page page;
        page.setSketch(sketch(40));
        QSignalSpy asked(&page, &LoadingPage::cancelAsked);
        const QPoint middle = page.cancel().mapTo(&page, page.cancel().rect().center());
        QCOMPARE(page.childAt(middle), &page.cancel());
        QTest::mouseClick(&page.cancel(), Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        // The picture takes neither clicks nor the keyboard.
        QCOMPARE(page.view().focusPolicy(), Qt::NoFocus);
        QVERIFY(page.childAt(page.view().geometry().center()) != &page.view());
    }

    /// As many as there is room for, and how many more there are.
    void lanesThatDoNotFitAreCounted()
    {
        Page page({1000, 700});
        page.setSketch(sketch(2));
        QCOMPARE(page.view().shownLanes(), 2);
        QCOMPARE(page.view().accessibleDescription(), QStringLiteral("python3 · thread 466, GPU 0 · stream 7"));
        page.setSketch(sketch(100));
        const int shown = page.view().shownLanes();
        QVERIFY(shown > 3 && shown < 40);
        QVERIFY2(page.view().accessibleDescription().endsWith(QStringLiteral(", + %1 lanes").arg(100 - shown)),
                 qPrintable(page.view().accessibleDescription()));
        page.resize(1000, 900);
        QCoreApplication::processEvents();
        QVERIFY(page.view().shownLanes() > shown);
        QVERIFY(page.view().accessibleDescription().endsWith(
            QStringLiteral(", + %1 lanes").arg(100 - page.view().shownLanes())));
        // More than were followed.
        auto many = sketch(3);
        many->laneCount = 4;
        page.setSketch(many);
        QCOMPARE(page.view().shownLanes(), 3);
        QVERIFY(page.view().accessibleDescription().endsWith(QStringLiteral(", + 1 lane")));
        // Where there is no room for one, there is none.
        page.resize(1000, 130);
        QCoreApplication::processEvents();
        QCOMPARE(page.view().shownLanes(), 0);
        page.grab();
    }

    void theNextLoadBeginsWithNothing()
    {
        Page page;
        page.setProgress(0.5, QStringLiteral("Reading"));
        page.setSketch(sketch());
        QCOMPARE(page.view().shownLanes(), 2);
        page.setProgress(0.3, QStringLiteral("Reading"));
        QCOMPARE(page.findChild<QProgressBar *>()->value(), 500); // never back
        page.begin(QStringLiteral("other.json"));
        QCOMPARE(page.view().shownLanes(), 0);
        QVERIFY(page.view().accessibleDescription().isEmpty());
        QCOMPARE(page.findChild<QProgressBar *>()->value(), 0);
    }

    /// The whole way, from the file: not for one that is there at once, and for a large one in hues before it is there.
    void aDocumentShowsWhatItReads()
    {
        const auto trace = [](qint64 pairs) {
            QByteArray text = "{\"traceEvents\":[\n";
            text.reserve(pairs * 240);
            for (qint64 i = 0; i < pairs; ++i)
                text += complete("aten::mm", i * 10000, 4000, "77", "77") + ",\n" +
                        complete("ncclKernel", i * 10000 + 5000, 3000, "0", "7", "kernel") +
                        (i + 1 == pairs ? "\n]}" : ",\n");
            return text;
        };
        TraceDocument document;
        std::vector<std::shared_ptr<const LaneSketch>> seen;
        bool wasThere = false;
        connect(&document, &TraceDocument::sketched, this, [&](std::shared_ptr<const LaneSketch> sketch) {
            seen.push_back(std::move(sketch));
            wasThere = wasThere || document.trace();
        });
        const auto load = [&](const QByteArray &bytes) {
            const auto file = test::fileWith(bytes, ".json.gz");
            document.open(file->fileName());
            QVERIFY(QTest::qWaitFor([&] { return !document.isLoading(); }, 120'000));
            QVERIFY(document.trace());
        };
        load(test::gzip(trace(10)));
        QVERIFY(seen.empty());
        document.close();
        // On a quick machine a larger one.
        for (qint64 pairs = 200'000; seen.empty() && pairs <= 3'200'000; pairs *= 2) {
            document.close();
            load(test::gzip(trace(pairs), 1));
        }
        QVERIFY(!seen.empty());
        QVERIFY(!wasThere);
        const LaneSketch &last = *seen.back();
        QCOMPARE(last.laneCount, 2u);
        QCOMPARE(last.lanes.at(0).identity.tid, std::string("77"));
        QCOMPARE(last.lanes.at(0).strips.at(0).paint, static_cast<std::uint8_t>(Hue::Op));
        QCOMPARE(last.lanes.at(1).strips.at(0).paint, static_cast<std::uint8_t>(Hue::Communication));
    }
};

QTEST_MAIN(TestLoadingPage)
#include "tst_loadingpage.moc"
