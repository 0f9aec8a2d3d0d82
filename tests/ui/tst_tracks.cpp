// Qt first: moc 6.4 stumbles over what core includes.
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "tracefile.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/timeline/curveitem.h"
#include "ui/timeline/hatch.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/markitem.h"
#include "ui/timeline/timelinescene.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace lanescope;
using namespace lanescope::test;

namespace {

const QByteArray categories[] = {"cpu_op", "python_function", "cuda_runtime", "user_annotation"};

/// Slices of one thread that nest, cross and touch, of every hue that a thread has.
QByteArrayList randomThread(std::mt19937_64 &random, int count, const QByteArray &tid = "1")
{
    QByteArrayList events;
    for (int i = 0; i < count; ++i) {
        const auto start = static_cast<qint64>(random() % 20'000);
        const auto duration = random() % 8 == 0 ? 0 : static_cast<qint64>(std::pow(10.0, random() % 4000 / 1000.0));
        events += complete("n" + QByteArray::number(random() % 9), start, duration, "1", tid,
                           categories[random() % std::size(categories)]);
    }
    return events;
}

/// How many slices that are shown contain slice i of a lane: longer ones and, of equals, earlier ones.
bool contains(const Lane &lane, std::uint32_t a, std::uint32_t b)
{
    return a < b && lane.start(a) <= lane.start(b) && lane.end(a) >= lane.end(b) &&
           (lane.end(a) > lane.start(b) || lane.end(a) == lane.start(a));
}

QImage painted(TimelineScene &scene, double ratio)
{
    const QRectF area(0, scene.sceneRect().top(), scene.look().scale.width(), scene.sceneRect().height());
    QImage image((area.size() * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    scene.render(&painter, QRectF(QPointF(), area.size()), area);
    return image;
}

} // namespace

class TestTracks : public QObject {
    Q_OBJECT

private slots:
    void rowsWithoutHuesAgainstBruteForce();
    void withoutAnythingHiddenRowsAreCores();
    void paintedPixelsAnswerWithTheirSlice();
    void leastWidthKeepsItsDistance();
    void curvesAgainstBruteForce();
    void memoryBecomesCurves();
    void marksCanBeSelected();
    void instantsAreSeenHoweverFar();
    void lanesArePutAnywhere();
    void pythonBeginsFolded();
    void deepLanesStayLow();
    void whatIsHiddenIsUncovered();
    void laneStateComesBack();
    void whatWasRecordedIsNoIdleGpu();
};

/// The span that the profiler recorded has no lines within, in either theme: nobody takes it for a GPU that is idle, nor for the
/// profiler's own doing.
void TestTracks::whatWasRecordedIsNoIdleGpu()
{
    const QRectF rect(4, 4, 80, 20);
    for (const Theme *theme : {&Theme::light(), &Theme::dark()}) {
        const auto inks = [&](Hue hue) {
            QImage image(90, 30, QImage::Format_RGB32);
            image.fill(theme->background);
            QPainter painter(&image);
            pattern(painter, rect, hue, *theme, 7, 2);
            painter.end();
            int within = 0, edge = 0;
            for (int x = 8; x < 80; ++x) {
                within += image.pixelColor(x, 14) != theme->hues[static_cast<int>(hue)];
                edge += image.pixelColor(x, 4) == theme->ink(hue);
            }
            return std::pair(within, edge);
        };
        QCOMPARE(inks(Hue::Recording), std::pair(0, 72));
        QVERIFY(inks(Hue::Profiler).first > 20);
    }
}

void TestTracks::rowsWithoutHuesAgainstBruteForce()
{
    std::mt19937_64 random(17);
    for (int round = 0; round < 25; ++round) {
        const Opened file = open(document(randomThread(random, 1 + static_cast<int>(random() % 120))));
        const Trace &trace = *file;
        const Lane &lane = trace.lanes()[0];
        const HueTable hues(trace);
        const Hues hidden(random() % (1u << hueCount));
        const LaneRows rows(lane, hues, hidden);
        std::vector<int> shown(lane.size(), -1);
        std::uint32_t count = 0;
        for (std::uint32_t r = 0; r < rows.count(); ++r)
            for (std::uint32_t i = 0; i < rows.row(r).size(); ++i) {
                const std::uint32_t at = lane.indexOf(rows.row(r).slice(i));
                QCOMPARE(shown[at], -1);
                shown[at] = static_cast<int>(r);
                ++count;
                // Apart, and in order.
                if (i > 0) {
                    QVERIFY(rows.row(r).start(i) >= rows.row(r).end(i - 1));
                    QVERIFY(rows.row(r).start(i) >= rows.row(r).start(i - 1));
                }
            }
        QCOMPARE(count + rows.hiddenSlices(), lane.size());
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            const SliceId slice = lane.slice(i);
            const Hue hue = hueOf(trace.category(slice), trace.name(slice));
            QCOMPARE(shown[i] < 0, hidden.test(static_cast<std::size_t>(hue)));
            QCOMPARE(rows.rowOf(trace, slice), shown[i]);
            if (shown[i] < 0)
                continue;
            // Below all that contain it, and as high as can be: every row between is taken at its start.
            int lowest = 0;
            for (std::uint32_t j = 0; j < i; ++j)
                if (shown[j] >= 0 && contains(lane, j, i)) {
                    QVERIFY(shown[j] < shown[i]);
                    lowest = std::max(lowest, shown[j] + 1);
                }
            for (int r = lowest; r < shown[i]; ++r) {
                bool taken = false;
                for (std::uint32_t j = 0; j < i && !taken; ++j)
                    taken = shown[j] == r && std::max(lane.end(j), lane.start(j) + 1) > lane.start(i);
                QVERIFY(taken);
            }
        }
    }
}

void TestTracks::withoutAnythingHiddenRowsAreCores()
{
    std::mt19937_64 random(23);
    for (int round = 0; round < 20; ++round) {
        const Opened file = open(document(randomThread(random, 100)));
        const Lane &lane = file->lanes()[0];
        const HueTable hues(*file);
        const LaneRows own(lane), packed(lane, hues, {});
        QCOMPARE(packed.count(), own.count());
        QCOMPARE(packed.isNested(*file), own.isNested(*file));
        for (std::uint32_t i = 0; i < lane.size(); ++i)
            QCOMPARE(packed.rowOf(*file, lane.slice(i)), own.rowOf(*file, lane.slice(i)));
    }
}

/// The colour of every drawn pixel is the colour of the slice that the pointer finds there, at every zoom, ratio and height.
void TestTracks::paintedPixelsAnswerWithTheirSlice()
{
    std::mt19937_64 random(29);
    int checked = 0;
    for (int round = 0; round < 12; ++round) {
        QByteArrayList events = randomThread(random, 1 + static_cast<int>(random() % 400));
        events += randomThread(random, 40, "2");
        const Opened file = open(document(events));
        TimelineScene scene;
        scene.setTrace(file.trace);
        const double ratio = std::array{1.0, 2.0, 1.5}[random() % 3];
        const Nanoseconds length =
            std::max<Nanoseconds>(20, static_cast<Nanoseconds>(21'000 * std::pow(10.0, -(random() % 300) / 100.0)));
        const auto start = static_cast<Nanoseconds>(random() % 20'000);
        scene.setScale(TimeScale({start, start + length}, 300), ratio);
        LaneItem &first = *scene.laneItems().front();
        if (random() % 2)
            scene.setFolded(first, true);
        else
            scene.setStretch(first, std::array{0.1, 0.5, 1.0, 2.0}[random() % 4]);
        scene.setHues(Hues(random() % 2 ? 1u << static_cast<int>(Hue::Python) : 0u), {});
        const QImage image = painted(scene, ratio);
        for (LaneItem *item : scene.laneItems())
            item->setVisible(false);
        const QImage ground = painted(scene, ratio);
        const HueTable hues(*file);
        for (const LaneItem *item : scene.laneItems())
            for (std::uint32_t row = 0; row < item->rowCount(); row += item->metrics().rowsPerLine) {
                const LaneMetrics own = item->metrics();
                const double y = item->y() + own.rowTop(row) + own.rowHeight - (own.rowHeight < 3 ? 0.5 : 1.5);
                for (int px = 0; px < image.width(); ++px) {
                    const int py = static_cast<int>(std::floor((y - scene.sceneRect().top()) * ratio));
                    const QColor drawn = image.pixelColor(px, py);
                    const QPointF at((px + 0.5) / ratio, y);
                    const TimelineScene::Hit hit = scene.hit(at);
                    const auto &boxes = item->boxes(hit ? hit.row : row);
                    const bool inside = std::ranges::any_of(
                        boxes, [&](const SliceBox &b) { return b.x0 <= px && px < b.x1 && b.slice == hit.slice; });
                    const Theme &theme = *scene.look().theme;
                    const bool isGround = drawn == ground.pixelColor(px, py);
                    if (!inside) {
                        // Only the pixel of tolerance: nothing of a slice is drawn here.
                        QVERIFY2(isGround, qPrintable(QStringLiteral("%1, %2").arg(px).arg(y)));
                        continue;
                    }
                    if (hit.count > 1 || isPatterned(hues.of(hit.slice)))
                        continue; // bars of density, lines of a pattern
                    const QColor colour = QColor::fromRgb(
                        theme.slice(hues.of(hit.slice), file->strings().hashOf(file->nameId(hit.slice))));
                    // Ground between two neighbours, a corner, or a lonely line in a stronger shade of the same.
                    QVERIFY2(
                        drawn == colour || isGround || drawn.lightness() < colour.lightness(),
                        qPrintable(
                            QStringLiteral("%1, %2: %3 is not %4").arg(px).arg(y).arg(drawn.name(), colour.name())));
                    checked += drawn == colour;
                }
            }
    }
    QVERIFY2(checked > 2000, qPrintable(QString::number(checked)));
}

void TestTracks::leastWidthKeepsItsDistance()
{
    std::mt19937_64 random(31);
    for (int round = 0; round < 300; ++round) {
        std::vector<SliceBox> boxes;
        std::int32_t x = 0;
        const std::int32_t width = 200;
        for (std::uint32_t i = 0; x < width - 8; ++i) {
            x += static_cast<std::int32_t>(random() % 9);
            const auto length = static_cast<std::int32_t>(1 + random() % 5);
            boxes.push_back({x, std::min(x + length, width), SliceId(i), 1});
            x += length;
        }
        const std::vector<SliceBox> before = boxes;
        const auto must = [](const SliceBox &box) { return box.slice.value() % 3 == 0; };
        giveLeastWidth(boxes, width, 4, must);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            QVERIFY(boxes[i].x0 >= 0 && boxes[i].x1 <= width);
            QVERIFY(boxes[i].x0 <= before[i].x0 && boxes[i].x1 >= before[i].x1);
            if (!must(boxes[i]) || before[i].x1 - before[i].x0 >= 4)
                QCOMPARE(boxes[i], before[i]);
            // A gap stays a gap.
            if (i > 0 && before[i].x0 > before[i - 1].x1)
                QVERIFY(boxes[i].x0 > boxes[i - 1].x1);
            // With room on both sides, it has its width.
            const std::int32_t left = i > 0 ? boxes[i - 1].x1 + 1 : 0;
            const std::int32_t right = i + 1 < boxes.size() ? before[i + 1].x0 - 1 : width;
            if (must(boxes[i]) && right - left >= 4 && left <= before[i].x0 && right >= before[i].x1)
                QVERIFY(boxes[i].x1 - boxes[i].x0 >= 4);
        }
    }
}

void TestTracks::curvesAgainstBruteForce()
{
    std::mt19937_64 random(37);
    for (int round = 0; round < 60; ++round) {
        std::vector<CounterSample> samples;
        const auto count = random() % 900;
        Nanoseconds t = 1'700'000'000'000'000'000;
        const Nanoseconds zero = t;
        for (std::uint64_t i = 0; i < count; ++i) {
            t += static_cast<Nanoseconds>(random() % 50);
            samples.push_back({t, random() % 20 == 0 ? std::nan("") : static_cast<double>(random() % 1000) - 200});
        }
        const Curve curve(QString(), samples);
        const Nanoseconds start = zero + static_cast<Nanoseconds>(random() % 20'000) - 500;
        const Nanoseconds length = 20 + static_cast<Nanoseconds>(random() % 30'000);
        const double ratio = random() % 2 ? 2 : 1;
        const TimeScale scale({start, start + length}, 120);
        std::vector<CurveColumn> columns;
        curve.columns(scale, ratio, columns);
        QCOMPARE(columns.size(), static_cast<std::size_t>(120 * ratio));
        for (std::size_t x = 0; x < columns.size(); ++x) {
            const Nanoseconds from = x == 0 ? start : scale.time(static_cast<double>(x) / ratio),
                              to = scale.time(static_cast<double>(x + 1) / ratio);
            double low = std::nan(""), high = low, held = low, last = low;
            for (const CounterSample &s : samples) {
                if (s.time < from)
                    held = s.value;
                if (s.time < to)
                    last = s.value;
                if (s.time >= from && s.time < to) {
                    low = std::fmin(low, s.value);
                    high = std::fmax(high, s.value);
                }
            }
            low = std::fmin(low, held);
            high = std::fmax(high, held);
            const auto same = [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); };
            QVERIFY(same(columns[x].low, low));
            QVERIFY(same(columns[x].high, high));
            QVERIFY(same(columns[x].last, last));
        }
    }
}

void TestTracks::memoryBecomesCurves()
{
    QByteArrayList events{complete("op", 0, 100'000)};
    for (int i = 0; i < 10; ++i)
        events += mark("i", "[memory]", i * 10'000, "1", "1",
                       R"("s":"t","args":{"Total Allocated":)" + QByteArray::number(i * 1'000'000) +
                           R"(,"Total Reserved":20000000,"Bytes":1000000,"Device Type":1,"Device Id":0,"Addr":1})");
    events += mark("C", "queue", 5'000, "1", "1", R"("args":{"depth":3})");
    events += mark("C", "queue", 50'000, "1", "1", R"("args":{"depth":7})");
    const Opened file = open(document(events));
    QCOMPARE(file->memorySamples().size(), std::size_t{10});
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setScale(TimeScale({0, 100'000}, 1000), 1);
    std::vector<CurveItem *> curves;
    for (TrackItem *track : scene.tracks())
        if (auto *curve = dynamic_cast<CurveItem *>(track))
            curves.push_back(curve);
    QCOMPARE(curves.size(), std::size_t{2});
    // Records of memory are curves, not marks.
    QVERIFY(std::ranges::none_of(scene.tracks(), [](TrackItem *t) { return dynamic_cast<MarkItem *>(t) != nullptr; }));
    QCOMPARE(curves[0]->track().curves.size(), std::size_t{2});
    QCOMPARE(curves[0]->valuesAt(555).first(), QStringLiteral("allocated ") + formatBytes(5'000'000));
    QCOMPARE(curves[1]->valuesAt(300), QStringList{QStringLiteral("depth 3")});
    QCOMPARE(curves[1]->valuesAt(700), QStringList{QStringLiteral("depth 7")});
    QVERIFY(curves[1]->valuesAt(20).isEmpty());
    // What it is worth is what is drawn: the last value is above the first one.
    const QImage image = painted(scene, 1);
    const int x = 950, y = static_cast<int>(curves[0]->y() + curves[0]->yOf(9'000'000) + 6);
    QVERIFY(image.pixelColor(x, y) != scene.look().theme->background);
}

void TestTracks::marksCanBeSelected()
{
    QByteArrayList events{complete("op", 0, 100'000)};
    events += mark("b", "request", 10'000, "1", "1", R"("id":1,"cat":"serve")");
    events += mark("e", "request", 40'000, "1", "1", R"("id":1,"cat":"serve")");
    events += mark("b", "request", 20'000, "1", "1", R"("id":2,"cat":"serve")");
    events += mark("e", "request", 60'000, "1", "1", R"("id":2,"cat":"serve")");
    events += mark("i", "checkpoint", 70'000, "1", "1", R"("s":"g")");
    const Opened file = open(document(events));
    QCOMPARE(file->asyncSpans().size(), std::size_t{2});
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setScale(TimeScale({0, 100'000}, 1000), 1);
    std::vector<MarkItem *> items;
    for (TrackItem *track : scene.tracks())
        if (auto *item = dynamic_cast<MarkItem *>(track))
            items.push_back(item);
    QCOMPARE(items.size(), std::size_t{2});
    int found = 0;
    for (MarkItem *item : items)
        for (std::uint32_t m = 0; m < item->track().marks.size(); ++m) {
            const QRectF rect = item->rectOf(MarkId(m)).translated(item->pos());
            const TimelineScene::MarkHit hit = scene.markAt({rect.left() + 1, rect.center().y()});
            QVERIFY(hit);
            QCOMPARE(hit.mark, MarkId(m));
            scene.selectMark(hit);
            QCOMPARE(item->selected(), MarkId(m));
            ++found;
        }
    QCOMPARE(found, 3);
    // They overlap, so each has a row.
    QCOMPARE(items[0]->track().rows.size(), std::size_t{2});
    QVERIFY(!scene.markAt({500, -5}));
}

void TestTracks::instantsAreSeenHoweverFar()
{
    QByteArrayList events{complete("op", 0, 1'000'000'000)};
    for (int i = 0; i < 50'000; ++i)
        events += mark("i", "tick", 1000 * i, "1", "1", R"("s":"g")");
    events += mark("i", "alone", 900'000'000, "1", "1", R"("s":"g")");
    const Opened file = open(document(events));
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setScale(TimeScale({0, 1'000'000'000}, 800), 1);
    const auto at = std::ranges::find_if(scene.tracks(), [](TrackItem *t) { return dynamic_cast<MarkItem *>(t); });
    QVERIFY(at != scene.tracks().end());
    const auto &boxes = static_cast<MarkItem *>(*at)->boxes(0);
    QVERIFY(boxes.size() <= 800);
    std::uint32_t count = 0;
    for (const MarkBox &box : boxes)
        count += box.count;
    QCOMPARE(count, 50'001u);
    QVERIFY(boxes.back().x1 - boxes.back().x0 >= 5);
}

void TestTracks::lanesArePutAnywhere()
{
    std::mt19937_64 random(41);
    QByteArrayList events;
    for (int lane = 0; lane < 5; ++lane)
        events += randomThread(random, 20, QByteArray::number(lane + 1));
    const Opened file = open(document(events));
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setScale(TimeScale({0, 25'000}, 600), 1);
    QSignalSpy kept(&scene, &TimelineScene::laneStateChanged);
    std::vector<TrackItem *> order = scene.tracks();
    QCOMPARE(order.size(), std::size_t{5});
    const auto isStacked = [&] {
        double y = -scene.pinnedHeight();
        for (const TrackItem *track : scene.tracks()) {
            if (track->y() != y || scene.trackAt(y + 1) != track)
                return false;
            y += track->height();
        }
        return y == scene.lanesHeight();
    };
    QVERIFY(isStacked());
    scene.moveTrack(*order[4], order[1]);
    QCOMPARE(scene.tracks(), (std::vector<TrackItem *>{order[0], order[4], order[1], order[2], order[3]}));
    QVERIFY(isStacked());
    scene.setHidden(*order[1], true);
    QCOMPARE(scene.tracks().size(), std::size_t{4});
    QCOMPARE(scene.laneItem(static_cast<LaneItem *>(order[1])->laneId()), nullptr);
    scene.setPinned(*order[3], true);
    QCOMPARE(scene.tracks().front(), order[3]);
    QVERIFY(order[3]->y() < 0);
    QVERIFY(isStacked());
    // A pinned lane can be hit where it lies.
    const Lane &lane = static_cast<LaneItem *>(order[3])->lane();
    const QRectF rect = scene.rectOf(lane.slice(0));
    QVERIFY(rect.top() < 0);
    scene.showOnly(*order[2]);
    QCOMPARE(scene.tracks(), std::vector<TrackItem *>{order[2]});
    scene.showAllTracks();
    QCOMPARE(scene.tracks().size(), std::size_t{5});
    const double height = order[0]->height();
    scene.setStretch(*order[0], 2);
    QVERIFY(order[0]->height() > height);
    QVERIFY(isStacked());
    QCOMPARE(kept.count(), 6);
}

void TestTracks::pythonBeginsFolded()
{
    QByteArrayList events;
    for (int i = 0; i < 40; ++i)
        events += complete("frame", i, 100'000 - 2 * i, "1", "1", "python_function");
    events += complete("aten::mm", 1'000, 5'000, "1", "1", "cpu_op");
    events += complete("kernel", 9'000, 5'000, "0", "7", "kernel");
    const Opened file = open(document(events));
    TimelineScene scene;
    scene.setTrace(file.trace);
    LaneItem *cpu = nullptr;
    for (LaneItem *item : scene.laneItems())
        if (item->lane().kind() == LaneKind::CpuThread)
            cpu = item;
    QVERIFY(cpu);
    QCOMPARE(cpu->rowCount(), 1u);
    QCOMPARE(cpu->hiddenSlices(), 40u);
    QVERIFY2(cpu->foldedNote().contains(QStringLiteral("40")), qPrintable(cpu->foldedNote()));
    scene.setPythonFolded(cpu->laneId(), false);
    QCOMPARE(cpu->rowCount(), 41u);
    QVERIFY(cpu->foldedNote().isEmpty());
}

void TestTracks::deepLanesStayLow()
{
    QByteArrayList events;
    for (int i = 0; i < 700; ++i)
        events += complete("op" + QByteArray::number(i), i * 10, 100'000 - 20 * i);
    events += complete("kernel", 9'000, 5'000, "0", "7", "kernel");
    const Opened file = open(document(events));
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setScale(TimeScale({0, 100'000}, 500), 1);
    LaneItem *deep = nullptr;
    for (LaneItem *item : scene.laneItems())
        if (item->rowCount() == 700)
            deep = item;
    QVERIFY(deep && deep->isFolded());
    QVERIFY(deep->height() < 300);
    // Every line of the small picture answers with a slice that lies there.
    for (double y = deep->metrics().padding; y < deep->height() - deep->metrics().padding - 2; y += 1) {
        const LaneHit hit = deep->hit({250, y});
        QVERIFY(hit);
        QVERIFY(file->start(hit.slice) < 50'200 && file->end(hit.slice) > 49'800);
    }
    scene.setFolded(*deep, false);
    QVERIFY(deep->height() > 700 * 10);
    scene.setStretch(*deep, 0.1);
    QVERIFY(deep->height() < 700 * 4);
}

void TestTracks::whatIsHiddenIsUncovered()
{
    const Opened file = open(document({complete("aten::mm", 0, 100), complete("aten::mm", 0, 100, "1", "2"),
                                       complete("kernel", 0, 100, "0", "7", "kernel")}));
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setScale(TimeScale({0, 200}, 500), 1);
    const SliceId op = sliceNamed(*file, "aten::mm");
    scene.setHues(onlyHue(Hue::Op), {});
    QVERIFY(scene.rectOf(op).height() == 0);
    scene.uncover(op);
    QVERIFY(scene.rectOf(op).height() > 0);
    QVERIFY(scene.hiddenHues().none());
    scene.setHidden(*scene.laneItem(file->laneOf(op)), true);
    QVERIFY(scene.rectOf(op).height() == 0);
    scene.uncover(op);
    QVERIFY(scene.rectOf(op).height() > 0);
}

void TestTracks::laneStateComesBack()
{
    std::mt19937_64 random(43);
    QByteArrayList events;
    for (int lane = 0; lane < 4; ++lane)
        events += randomThread(random, 60, QByteArray::number(lane + 1));
    const Opened file = open(document(events));
    TimelineScene scene;
    scene.setTrace(file.trace);
    const std::vector<TrackItem *> all = scene.tracks();
    scene.moveTrack(*all[3], all[0]);
    scene.setHidden(*all[1], true);
    scene.setPinned(*all[2], true);
    scene.setFolded(*all[0], true);
    scene.setStretch(*all[3], 1.5);
    scene.setHues(onlyHue(Hue::Runtime), onlyHue(Hue::Op));
    const QVariantMap state = scene.laneState();
    const auto keys = [](const TimelineScene &s) {
        QStringList text;
        for (const TrackItem *track : s.tracks())
            text += track->key() + (track->isPinned() ? u'p' : u'-') + (track->isFolded() ? u'f' : u'-') +
                    QString::number(track->stretch());
        return text;
    };
    TimelineScene other;
    other.setTrace(file.trace);
    QVERIFY(keys(other) != keys(scene));
    other.setLaneState(state);
    QCOMPARE(keys(other), keys(scene));
    QCOMPARE(other.hiddenHues(), scene.hiddenHues());
    QCOMPARE(other.dimmedHues(), scene.dimmedHues());
    // What is not in the file does no harm, and what is new in it comes last.
    QVariantMap foreign = state;
    foreign[QStringLiteral("order")] = QStringList{QStringLiteral("9/9"), all[2]->key()};
    other.setLaneState(foreign);
    QCOMPARE(other.allTracks().front()->key(), all[2]->key());
    QCOMPARE(other.allTracks().size(), all.size());
}

QTEST_MAIN(TestTracks)
#include "tst_tracks.moc"
