// lanescope-bench [FILE ...]: times of loading, reporting and painting. Without files: recordings of tests/data.
// Times are for reading and comparing in one run; no test asserts one.

#include "tests/bench/benches.h"

#include <benchmark/benchmark.h>

int main(int argc, char **argv)
{
    benchmark::Initialize(&argc, argv);
    std::vector<std::string> files(argv + 1, argv + argc);
    if (files.empty())
        for (const char *name : {"autograd_threads", "sync_item", "guide_64_nosched_active3"})
            files.push_back(std::string(LANESCOPE_TEST_DATA) + "/traces/" + name + ".pt.trace.json.gz");
    registerLoadBenches(files);
    registerTableBenches(files);
    registerSearchBenches(files);
#ifdef LANESCOPE_BENCH_UI
    registerFrameBenches(argc, argv, files);
#endif
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
