// How long a frame takes: geometry and painting of all lanes after each move, with gaps and the chain of a kernel.

#include <QApplication>
#include <QImage>
#include <QPainter>

#include "tests/bench/benches.h"

#include "core/load/tracereader.h"
#include "ui/look/theme.h"
#include "ui/timeline/timelinescene.h"

#include <benchmark/benchmark.h>
#include <memory>

using namespace lanescope;

namespace {

constexpr int width = 1600, height = 900;

/// Pans by a hundredth of the view for each frame, as a drag does, and paints into an image as large as a window.
void frame(benchmark::State &state, const std::shared_ptr<const Trace> &trace, double share)
{
    TimelineScene scene;
    scene.setTrace(trace);
    scene.setRoom(height);
    const TimeRange whole = trace->view();
    const Nanoseconds length =
        std::max<Nanoseconds>(1000, static_cast<Nanoseconds>(static_cast<double>(whole.length()) * share));
    Nanoseconds start = whole.start + (whole.length() - length) / 2;
    if (!trace->deviceWork().empty())
        scene.setSelectedSlice(SliceId(trace->deviceWork()[trace->deviceWork().size() / 2]));
    QImage image(width, height, QImage::Format_RGB32);
    for (auto _ : state) {
        start += length / 100;
        if (start + length > whole.end + length / 2)
            start = whole.start;
        scene.setScale(TimeScale({start, start + length}, width), 1.0);
        QPainter painter(&image);
        scene.render(&painter, QRectF(0, 0, width, height), QRectF(0, 0, width, height));
    }
}

} // namespace

void registerFrameBenches(int &argc, char **argv, const std::vector<std::string> &files)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    static QApplication application(argc, argv);
    for (const std::string &file : files) {
        const auto trace = readTrace(file);
        if (!trace)
            continue;
        struct View {
            const char *name;
            double share;
        };
        for (const View &v : {View{"full", 1.0}, View{"percent", 0.01}, View{"zoomed", 0.0001}})
            benchmark::RegisterBenchmark(
                ("frame/events:" + std::to_string((*trace)->file().events) + "/view:" + v.name).c_str(),
                [trace = *trace, share = v.share](benchmark::State &s) { frame(s, trace, share); })
                ->Unit(benchmark::kMillisecond);
    }
}
