// How long each table of a trace takes; to be held against the time that loading it takes.

#include "tests/bench/benches.h"

#include "core/analyse/tables.h"
#include "core/load/tracereader.h"

#include <benchmark/benchmark.h>
#include <filesystem>
#include <memory>

using namespace lanescope;

void registerTableBenches(const std::vector<std::string> &files)
{
    for (const std::string &file : files) {
        const std::string name = std::filesystem::path(file).filename().string();
        const auto trace = std::make_shared<std::shared_ptr<const Trace>>(); // read once, when the first of them runs
        for (const TableKind &kind : tableKinds())
            for (const bool steady : {false, true})
                benchmark::RegisterBenchmark(
                    ("table/" + name + "/" + std::string(kind.key) + (steady ? "/steady" : "")).c_str(),
                    [=, make = kind.make](benchmark::State &state) {
                        if (!*trace)
                            if (auto read = readTrace(file))
                                *trace = *read;
                        if (!*trace)
                            return state.SkipWithError("not opened");
                        const Selection selection = steady ? Selection::steady(findSteps(**trace)) : Selection::whole();
                        for (auto _ : state)
                            benchmark::DoNotOptimize(make(**trace, selection, {}));
                    })
                    ->Unit(benchmark::kMillisecond);
    }
}
