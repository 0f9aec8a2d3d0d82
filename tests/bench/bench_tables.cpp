// How long each table of a trace takes; to be held against the time that loading it takes.

#include "tests/bench/benches.h"

#include "core/analyse/calltable.h"
#include "core/analyse/kerneltable.h"
#include "core/analyse/nestedtables.h"
#include "core/analyse/steptable.h"
#include "core/load/tracereader.h"

#include <benchmark/benchmark.h>
#include <filesystem>
#include <functional>
#include <memory>

using namespace lanescope;

void registerTableBenches(const std::vector<std::string> &files)
{
    using Make = std::function<Table(const Trace &, const Selection &)>;
    const std::vector<std::pair<const char *, Make>> tables{
        {"kernels", [](const Trace &t, const Selection &s) { return kernelTable(t, s); }},
        {"steps", stepTable},
        {"annotations", annotationTable},
        {"modules", [](const Trace &t, const Selection &s) { return moduleTable(t, s); }},
        {"calls", callTable},
        {"python", pythonTable},
    };
    for (const std::string &file : files) {
        const std::string name = std::filesystem::path(file).filename().string();
        const auto trace = std::make_shared<std::shared_ptr<const Trace>>(); // read once, when the first of them runs
        for (const auto &[key, make] : tables)
            for (const bool steady : {false, true})
                benchmark::RegisterBenchmark(("table/" + name + "/" + key + (steady ? "/steady" : "")).c_str(),
                                             [=, make = make](benchmark::State &state) {
                                                 if (!*trace)
                                                     if (auto read = readTrace(file))
                                                         *trace = *read;
                                                 if (!*trace)
                                                     return state.SkipWithError("not opened");
                                                 const Selection selection = steady
                                                                                 ? Selection::steady(findSteps(**trace))
                                                                                 : Selection::whole();
                                                 for (auto _ : state)
                                                     benchmark::DoNotOptimize(make(**trace, selection));
                                             })
                    ->Unit(benchmark::kMillisecond);
    }
}
