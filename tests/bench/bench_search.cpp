// How long a search takes: in a made-up trace of ten million slices the index, made once, and a key press; of a file the arguments.

#include "tests/bench/benches.h"

#include "core/analyse/search.h"
#include "core/load/tracebuilder.h"
#include "core/load/tracereader.h"

#ifdef LANESCOPE_BENCH_UI
#include "ui/timeline/highlightitem.h"
#include "ui/timeline/timelinescene.h"
#endif

#include <benchmark/benchmark.h>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <string>
#include <unistd.h>
#include <vector>

using namespace lanescope;

namespace {

constexpr std::uint32_t sliceCount = 10'000'000;
constexpr std::uint32_t nameCount = 20'000;

/// Calls on eight threads, four deep; 20 000 names, as a trace with Python stacks has them. No file of it: events are handed to the builder.
std::shared_ptr<const Trace> madeUpTrace()
{
    LocalNames names;
    Batch batch;
    batch.names = &names;
    const auto text = [&](const std::string &s) {
        const std::uint32_t known = names.strings.size(), id = names.strings.intern(s).value();
        if (id == known)
            batch.newStrings.emplace_back(names.strings.text(NameId(id)), names.strings.hashOf(NameId(id)));
        return id;
    };
    const std::uint32_t category = text("cpu_op");
    std::vector<std::uint32_t> nameIds, lanes;
    for (std::uint32_t i = 0; i < nameCount; ++i)
        nameIds.push_back(text(fmt::format("module_{}/layer.py({}): forward_{:x}", i % 97, i, i * 2654435761u)));
    for (int i = 0; i < 8; ++i) {
        Token pid, tid;
        pid.kind = tid.kind = Token::Number;
        const std::string number = std::to_string(100 + i);
        pid.text = "1";
        tid.text = number;
        std::string key;
        LocalNames::appendLaneKey(pid, tid, key);
        const NameId id = names.lanes.intern(key);
        batch.newLanes.emplace_back(names.lanes.text(id), names.lanes.hashOf(id));
        lanes.push_back(id.value());
    }
    TraceBuilder builder;
    builder.learnNames(batch);
    std::uint64_t random = 1;
    Nanoseconds t = 0;
    for (std::uint32_t i = 0; i < sliceCount; ++i) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        const std::uint32_t depth = i % 4;
        t += depth == 0 ? 400 : 20;
        // Few names are frequent, most are rare.
        const std::uint32_t rank = static_cast<std::uint32_t>(random >> 33) % nameCount;
        batch.slices.push_back({t, 300 - 80 * static_cast<Nanoseconds>(depth), i * std::uint64_t{150},
                                nameIds[(random >> 20) % 4 ? rank % 500 : rank], category, lanes[i / 4 % 8], false});
        if (batch.slices.size() == 100'000) {
            builder.append(batch);
            batch.slices.clear();
        }
    }
    // A file that nobody will read.
    std::string path = "/tmp/lanescope-bench-XXXXXX";
    const int descriptor = mkstemp(path.data());
    if (descriptor < 0)
        return {};
    close(descriptor);
    const auto file = InputFile::open(path);
    std::remove(path.c_str());
    if (!file)
        return {};
    TextStream stream(*file, false);
    return builder.build({}, std::make_unique<TextSource>(stream), 2, nullptr);
}

const std::shared_ptr<const SearchIndex> &madeUpIndex()
{
    static const auto index = SearchIndex::build(madeUpTrace());
    return index;
}

void buildIndex(benchmark::State &state)
{
    const std::shared_ptr<const Trace> trace(madeUpIndex(), &madeUpIndex()->trace());
    for (auto _ : state)
        benchmark::DoNotOptimize(SearchIndex::build(trace));
    state.counters["bytes_per_slice"] =
        static_cast<double>(madeUpIndex()->memoryBytes()) / static_cast<double>(trace->sliceCount());
}

void keyPress(benchmark::State &state, const std::string &text)
{
    const auto &index = madeUpIndex();
    std::uint32_t count = 0;
    for (auto _ : state) {
        const auto hits = searchNames(index, containing(text));
        count = hits->count();
        // What a screenful of the list asks for.
        for (std::uint32_t i = 0; i < std::min(count, 50u); ++i)
            benchmark::DoNotOptimize((*hits)[i]);
    }
    state.counters["hits"] = count;
}

void covered(benchmark::State &state, const std::string &text)
{
    const auto hits = searchNames(madeUpIndex(), containing(text));
    for (auto _ : state)
        benchmark::DoNotOptimize(hits->covered());
    state.counters["hits"] = hits->count();
}

#ifdef LANESCOPE_BENCH_UI
std::shared_ptr<const Highlights> marksOf(const SearchHits &hits)
{
    auto marks = std::make_shared<Highlights>(hits.index()->trace());
    hits.forEach([&](SliceId slice) { marks->add(slice); });
    marks->finish();
    return marks;
}

/// Made in a thread, a moment after the hits are listed.
void makeMarks(benchmark::State &state, const std::string &text)
{
    const auto hits = searchNames(madeUpIndex(), containing(text));
    for (auto _ : state)
        benchmark::DoNotOptimize(marksOf(*hits));
    state.counters["hits"] = hits->count();
}

/// What is to be painted of them, the whole trace in sight.
void paintMarks(benchmark::State &state, const std::string &text)
{
    const std::shared_ptr<const Trace> trace(madeUpIndex(), &madeUpIndex()->trace());
    TimelineScene scene;
    scene.setTrace(trace);
    scene.setScale(TimeScale(trace->view(), 1600), 1.0);
    scene.hitsItem().setHighlights(marksOf(*searchNames(madeUpIndex(), containing(text))));
    std::size_t boxes = 0;
    for (auto _ : state)
        boxes = scene.hitsItem().boxes().size();
    state.counters["boxes"] = static_cast<double>(boxes);
}
#endif

} // namespace

void registerSearchBenches(const std::vector<std::string> &files)
{
    for (const std::string &file : files)
        benchmark::RegisterBenchmark(
            ("search/arguments/" + std::filesystem::path(file).filename().string()).c_str(),
            [=](benchmark::State &state) {
                const auto trace = readTrace(file);
                if (!trace)
                    return state.SkipWithError("not opened");
                const auto index = SearchIndex::build(*trace);
                for (auto _ : state)
                    benchmark::DoNotOptimize(searchArguments(index, containing("no such text")));
                state.SetBytesProcessed(static_cast<std::int64_t>((*trace)->file().textBytes) * state.iterations());
            })
            ->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("search/index", buildIndex)->Unit(benchmark::kMillisecond);
    for (const char *text : {"o", "forward_1", "layer.py(77)", "no such name"})
        benchmark::RegisterBenchmark((std::string("search/key/") + text).c_str(), [text](benchmark::State &s) {
            keyPress(s, text);
        })->Unit(benchmark::kMillisecond);
#ifdef LANESCOPE_BENCH_UI
    for (const char *text : {"o", "forward_1"}) {
        benchmark::RegisterBenchmark((std::string("search/marks/") + text).c_str(), [text](benchmark::State &s) {
            makeMarks(s, text);
        })->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark((std::string("search/paint/") + text).c_str(), [text](benchmark::State &s) {
            paintMarks(s, text);
        })->Unit(benchmark::kMillisecond);
    }
#endif
    benchmark::RegisterBenchmark("search/covered/o", [](benchmark::State &s) {
        covered(s, "o");
    })->Unit(benchmark::kMillisecond);
}
