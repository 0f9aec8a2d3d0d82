// How fast a trace becomes a Trace and a Trace a report, and what it takes.

#include "tests/bench/benches.h"

#include "core/load/tracereader.h"
#include "core/verdict/report.h"

#include <benchmark/benchmark.h>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

using namespace lanescope;

namespace {

void load(benchmark::State &state, const std::string &path, unsigned threads)
{
    std::uint64_t slices = 0, memory = 0, text = 0;
    for (auto _ : state) {
        const auto trace = readTrace(path, {.threads = threads});
        if (!trace) {
            state.SkipWithError(trace.error().message.c_str());
            return;
        }
        slices = (*trace)->sliceCount();
        memory = (*trace)->memoryBytes();
        text = (*trace)->file().textBytes;
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(text) * state.iterations());
    state.counters["slices"] = static_cast<double>(slices);
    state.counters["bytes_per_slice"] = slices ? static_cast<double>(memory) / static_cast<double>(slices) : 0;
    state.counters["memory_of_text"] = text ? static_cast<double>(memory) / static_cast<double>(text) : 0;
}

void report(benchmark::State &state, const std::string &path)
{
    const auto trace = readTrace(path);
    if (!trace) {
        state.SkipWithError(trace.error().message.c_str());
        return;
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(makeReport(**trace));
}

} // namespace

void registerLoadBenches(const std::vector<std::string> &files)
{
    for (const std::string &file : files) {
        const std::string name = std::filesystem::path(file).filename().string();
        for (unsigned threads : {1u, std::max(2u, std::thread::hardware_concurrency())})
            benchmark::RegisterBenchmark(("load/" + name + "/threads:" + std::to_string(threads)).c_str(),
                                         [=](benchmark::State &s) { load(s, file, threads); })
                ->Unit(benchmark::kMillisecond)
                ->UseRealTime();
        benchmark::RegisterBenchmark(("report/" + name).c_str(), [=](benchmark::State &s) {
            report(s, file);
        })->Unit(benchmark::kMillisecond);
    }
}
