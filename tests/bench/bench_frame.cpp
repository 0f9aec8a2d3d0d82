// How long a frame takes: geometry and painting of all lanes after each move, with gaps and the chain of a kernel; of files, and of
// made traces of ten thousand to ten million slices, whose frames should take about the same. Then what a move of the pointer and a
// click cost.

#include <QApplication>
#include <QImage>
#include <QPainter>

#include "tests/bench/benches.h"

#include "core/load/tracereader.h"
#include "ui/look/theme.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelinescene.h"

#include <benchmark/benchmark.h>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <random>

using namespace lanescope;

namespace {

constexpr int width = 1600, height = 900;

using TraceSource = std::function<std::shared_ptr<const Trace>()>;

/// A step after the other on a thread, each with ops that launch a kernel each; as many slices as asked for. Every size has the same
/// shape, so that only the number differs. Written once, read once, gone with the program.
std::shared_ptr<const Trace> madeTrace(std::uint32_t slices)
{
    static std::map<std::uint32_t, std::shared_ptr<const Trace>> made;
    std::shared_ptr<const Trace> &trace = made[slices];
    if (trace)
        return trace;
    const std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("lanescope-frame-" + std::to_string(slices) + ".json");
    std::FILE *file = std::fopen(path.c_str(), "w");
    if (!file)
        return nullptr;
    std::mt19937 random(1);
    std::fputs("{\"traceEvents\":[\n{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"first\",\"pid\":1,\"tid\":1,\"ts\":0,"
               "\"dur\":1}",
               file);
    long long t = 2'000;
    const auto event = [file](const char *cat, const char *name, int pid, int tid, long long start, long long duration,
                              std::uint32_t correlation) {
        std::fprintf(
            file,
            ",\n{\"ph\":\"X\",\"cat\":\"%s\",\"name\":\"%s\",\"pid\":%d,\"tid\":%d,\"ts\":%lld.%03lld,\"dur\":%lld."
            "%03lld,\"args\":{\"correlation\":%u}}",
            cat, name, pid, tid, start / 1000, start % 1000, duration / 1000, duration % 1000, correlation);
    };
    static const char *const ops[] = {"aten::mm", "aten::add", "aten::relu", "aten::layer_norm", "aten::copy_"};
    for (std::uint32_t i = 1; i + 3 < slices; i += 4) {
        const char *op = ops[random() % std::size(ops)];
        const auto length = static_cast<long long>(4'000 + random() % 6'000);
        event("cpu_op", op, 1, 1, t, length, 0);
        event("cpu_op", "aten::empty", 1, 1, t + 500, 1'000, 0);
        event("cuda_runtime", "cudaLaunchKernel", 1, 1, t + 1'800, 1'500, i);
        event("kernel", op, 0, 7, t + 5'000, static_cast<long long>(1'000 + random() % 4'000), i);
        t += length + static_cast<long long>(random() % 2'000);
    }
    std::fputs("]}", file);
    std::fclose(file);
    if (const auto read = readTrace(path.string()))
        trace = *read;
    std::filesystem::remove(path);
    return trace;
}

/// A scene that pans by a hundredth of the view for each frame, as a drag does.
class Moving {
public:
    Moving(benchmark::State &state, const TraceSource &source, double share)
        : m_trace(source())
    {
        if (!m_trace) {
            state.SkipWithError("the trace cannot be read");
            return;
        }
        m_scene.setTrace(m_trace);
        m_scene.setRoom(height);
        m_whole = m_trace->view();
        m_length = std::max<Nanoseconds>(1000, static_cast<Nanoseconds>(static_cast<double>(m_whole.length()) * share));
        m_start = m_whole.start + (m_whole.length() - m_length) / 2;
        step();
    }
    bool isReady() const { return m_trace != nullptr; }
    void step()
    {
        m_start += m_length / 100;
        if (m_start + m_length > m_whole.end + m_length / 2)
            m_start = m_whole.start;
        m_scene.setScale(TimeScale({m_start, m_start + m_length}, width), 1.0);
    }
    void paint()
    {
        QPainter painter(&m_image);
        m_scene.render(&painter, QRectF(0, 0, width, height), QRectF(0, 0, width, height));
    }
    void layOut()
    {
        for (const LaneItem *item : m_scene.laneItems())
            for (std::uint32_t row = 0; row < item->rowCount(); ++row)
                benchmark::DoNotOptimize(item->boxes(row).data());
    }
    TimelineScene &scene() { return m_scene; }
    const Trace &trace() const { return *m_trace; }

private:
    std::shared_ptr<const Trace> m_trace;
    TimelineScene m_scene;
    QImage m_image{width, height, QImage::Format_RGB32};
    TimeRange m_whole;
    Nanoseconds m_length = 1, m_start = 0;
};

void frame(benchmark::State &state, const TraceSource &source, double share)
{
    Moving moving(state, source, share);
    if (!moving.isReady())
        return;
    if (!moving.trace().deviceWork().empty())
        moving.scene().setSelectedSlice(SliceId(moving.trace().deviceWork()[moving.trace().deviceWork().size() / 2]));
    for (auto _ : state) {
        moving.step();
        moving.paint();
    }
}

void geometry(benchmark::State &state, const TraceSource &source, double share)
{
    Moving moving(state, source, share);
    if (!moving.isReady())
        return;
    for (auto _ : state) {
        moving.step();
        moving.layOut();
    }
}

/// Painting what is laid out already, with the names or without.
void painting(benchmark::State &state, const TraceSource &source, double share, bool hasLabels)
{
    Moving moving(state, source, share);
    if (!moving.isReady())
        return;
    moving.scene().setHasLabels(hasLabels);
    moving.paint();
    for (auto _ : state)
        moving.paint();
}

void hover(benchmark::State &state, const TraceSource &source, double share)
{
    Moving moving(state, source, share);
    if (!moving.isReady())
        return;
    moving.layOut();
    std::mt19937 random(2);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            moving.scene().hit({static_cast<double>(random() % width),
                                static_cast<double>(random() % static_cast<unsigned>(moving.scene().lanesHeight()))}));
}

/// Selecting a kernel: its chain and its other links.
void click(benchmark::State &state, const TraceSource &source, double share)
{
    Moving moving(state, source, share);
    if (!moving.isReady() || moving.trace().deviceWork().empty())
        return;
    std::mt19937 random(3);
    const auto work = moving.trace().deviceWork();
    for (auto _ : state)
        moving.scene().setSelectedSlice(SliceId(work[random() % work.size()]));
}

void registerViews(const std::string &what, const TraceSource &source)
{
    struct View {
        const char *name;
        double share;
    };
    for (const View &v : {View{"full", 1.0}, View{"percent", 0.01}, View{"zoomed", 0.0001}}) {
        const auto add = [&](const char *name, auto function) {
            benchmark::RegisterBenchmark((std::string(name) + "/" + what + "/view:" + v.name).c_str(), function)
                ->Unit(benchmark::kMillisecond);
        };
        add("frame", [=](benchmark::State &s) { frame(s, source, v.share); });
        add("frame_geometry", [=](benchmark::State &s) { geometry(s, source, v.share); });
        add("frame_boxes", [=](benchmark::State &s) { painting(s, source, v.share, false); });
        add("frame_boxes_text", [=](benchmark::State &s) { painting(s, source, v.share, true); });
        add("hover", [=](benchmark::State &s) { hover(s, source, v.share); });
        add("click", [=](benchmark::State &s) { click(s, source, v.share); });
    }
}

} // namespace

void registerFrameBenches(int &argc, char **argv, const std::vector<std::string> &files)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    static QApplication application(argc, argv);
    for (const std::string &file : files)
        registerViews("file:" + std::filesystem::path(file).filename().string(), [file] {
            const auto trace = readTrace(file);
            return trace ? *trace : nullptr;
        });
    // Not for the usual run: the largest needs a gigabyte of disk for a moment. --benchmark_filter=slices: asks for them.
    for (const std::uint32_t slices : {10'000u, 1'000'000u, 10'000'000u})
        registerViews("slices:" + std::to_string(slices), [slices] { return madeTrace(slices); });
}
