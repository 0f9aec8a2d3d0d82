// How long each table and flame graph of a trace takes; to be held against the time that loading it takes.

#include "tests/bench/benches.h"

#include "core/analyse/flame.h"
#include "core/analyse/tables.h"
#include "core/load/tracereader.h"

#include <benchmark/benchmark.h>
#include <filesystem>
#include <memory>

using namespace lanescope;

namespace {

/// Reads the file when the first of its benchmarks runs. Null where it cannot be read.
const Trace *opened(std::shared_ptr<const Trace> &trace, const std::string &file, benchmark::State &state)
{
    if (!trace) {
        auto read = readTrace(file);
        if (!read)
            state.SkipWithError(read.error().message.c_str());
        else
            trace = *read;
    }
    return trace.get();
}

} // namespace

void registerTableBenches(const std::vector<std::string> &files)
{
    for (const std::string &file : files) {
        const std::string name = std::filesystem::path(file).filename().string();
        const auto trace = std::make_shared<std::shared_ptr<const Trace>>();
        for (const TableKind &kind : tableKinds())
            for (const bool steady : {false, true})
                benchmark::RegisterBenchmark(
                    ("table/" + name + "/" + std::string(kind.key) + (steady ? "/steady" : "")).c_str(),
                    [=, make = kind.make](benchmark::State &state) {
                        const Trace *t = opened(*trace, file, state);
                        if (!t)
                            return;
                        const Selection selection = steady ? Selection::steady(findSteps(*t)) : Selection::whole();
                        for (auto _ : state)
                            benchmark::DoNotOptimize(make(*t, selection, {}));
                    })
                    ->Unit(benchmark::kMillisecond);
        for (const bool corrected : {true, false})
            benchmark::RegisterBenchmark(
                ("table/" + name + "/operators/" + (corrected ? "corrected" : "by shape")).c_str(),
                [=](benchmark::State &state) {
                    if (const Trace *t = opened(*trace, file, state))
                        for (auto _ : state)
                            benchmark::DoNotOptimize(
                                tableKind("operators")
                                    ->make(*t, {}, {.corrected = corrected, .groupByShape = !corrected}));
                })
                ->Unit(benchmark::kMillisecond);
        for (const FlameOrder order : {FlameOrder::Merged, FlameOrder::Time})
            benchmark::RegisterBenchmark(
                ("flame/" + name + (order == FlameOrder::Merged ? "/merged" : "/time")).c_str(),
                [=](benchmark::State &state) {
                    if (const Trace *t = opened(*trace, file, state))
                        for (auto _ : state)
                            benchmark::DoNotOptimize(makeFlame(*t, {t->extent()}, {.order = order}));
                })
                ->Unit(benchmark::kMillisecond);
    }
}
