#include "core/verdict/comparison.h"
#include "core/verdict/help.h"
#include "core/verdict/report.h"
#include "core/write/reportmarkdown.h"
#include "core/write/reporttext.h"
#include "madeup.h"

#include <QtTest>
#include <algorithm>
#include <functional>
#include <set>

using namespace lanescope;
using test::MadeUp;

namespace {

/// Six steps of 1000 us, numbers 3 to 8: the last four are steady. `fill` is asked for what lies in each.
MadeUp sixSteps(const std::function<void(MadeUp &, int step, double t)> &fill, double length = 1000)
{
    MadeUp m;
    for (int i = 0; i < 6; ++i) {
        const double t = 1000 + i * length;
        m.step(3 + i, t, length);
        fill(m, i, t);
    }
    return m;
}

/// Work that fills 90 % of the step and is launched at its start.
void fullStep(MadeUp &m, double t)
{
    m.launch("big_gemm", t + 5, 5, t + 15, 930);
}

/// Ten kernels of 5 us, each launched just before.
void starvedStep(MadeUp &m, double t, double kernel = 5, double call = 8)
{
    for (int k = 0; k < 10; ++k)
        m.launch("add_kernel", t + 80 * k, call, t + 80 * k + call + 2, kernel);
}

/// A rule, a trace that fires it and one that just does not.
struct RuleCase {
    const char *name;
    const char *id;
    VerdictSeverity severity; ///< when it fires
    MadeUp fires;
    MadeUp quiet;
    bool quietMeansInfo = false; ///< it is still said, but not loud
};

const char *const dataLoader = "enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__";

std::vector<RuleCase> ruleCases()
{
    using enum VerdictSeverity;
    std::vector<RuleCase> cases;
    const auto add = [&](const char *name, const char *id, VerdictSeverity severity, MadeUp fires, MadeUp quiet,
                         bool quietMeansInfo = false) {
        cases.push_back({name, id, severity, std::move(fires), std::move(quiet), quietMeansInfo});
    };

    // ---- the profiler's doing
    const auto firstDelay = [](double delay) {
        return sixSteps([=](MadeUp &m, int i, double t) {
            const double d = i == 0 ? delay : 5;
            m.launch("k", t + 10, 5, t + 15 + d, 50).launch("k", t + 800, 5, t + 810, 50);
        });
    };
    add("first launch 600 us late", "first-launch-offset", Info, firstDelay(600), firstDelay(450));
    add("first launch late behind other work", "first-launch-offset", Info, firstDelay(600),
        firstDelay(600).work("left over", 1000, 600));
    add("first launch late by a request", "first-launch-offset", Info, firstDelay(600),
        firstDelay(600).overhead("Activity Buffer Request", 1016, 560));

    const auto request = [](double duration) {
        return sixSteps([](MadeUp &m, int, double t) { starvedStep(m, t); })
            .overhead("Activity Buffer Request", 1900, duration)
            .launch("k", 1890, 15 + duration, 1910 + duration, 5);
    };
    add("a request that held a launch", "buffer-request", Info, request(60), request(40));

    const auto flush = [](double duration) {
        return sixSteps([](MadeUp &m, int, double t) { fullStep(m, t); }).overhead("Buffer Flush", 2100, duration);
    };
    add("a flush of 100 us in 6 ms", "cupti-overhead", Warning, flush(100), flush(50));

    const auto dense = [](int slices) {
        return sixSteps([=](MadeUp &m, int, double t) {
                   fullStep(m, t);
                   for (int k = 0; k < slices; ++k)
                       m.slice("f", t + 20 + k * 9, 5);
               })
            .root("\"with_stack\": 1");
    };
    add("60 slices a millisecond with stacks", "instrumented", Info, dense(60), dense(40));
    add("60 slices a millisecond without stacks", "instrumented", Info, dense(60),
        sixSteps([](MadeUp &m, int, double t) {
            fullStep(m, t);
            for (int k = 0; k < 60; ++k)
                m.slice("f", t + 20 + k * 9, 5);
        }));

    const auto trailing = [](double duration) {
        return sixSteps([](MadeUp &m, int, double t) { fullStep(m, t); }).call("cudaDeviceSynchronize", 7100, duration);
    };
    add("a quarter of the table is the last sync", "profiler-dominated-table", Info, trailing(2100), trailing(1900));
    add("a sync behind the steps", "trailing-sync", Info, trailing(100),
        sixSteps([](MadeUp &m, int, double t) { fullStep(m, t); })
            .slice("aten::x", 7090, 200)
            .call("cudaDeviceSynchronize", 7100, 100));

    add("work without a launch", "incomplete-trace", Info,
        sixSteps([](MadeUp &m, int, double t) { fullStep(m, t); }).work("left over", 900, 50),
        sixSteps([](MadeUp &m, int, double t) { fullStep(m, t); }));
    add("launches without any GPU work", "incomplete-trace", Warning,
        sixSteps([](MadeUp &m, int, double t) { m.call("cudaLaunchKernel", t, 10); }),
        sixSteps([](MadeUp &m, int, double t) { m.call("cudaGetDeviceCount", t, 10); }));

    const auto loading = [](double duration, double at) {
        return sixSteps([](MadeUp &m, int, double t) { fullStep(m, t); })
            .overhead("Lazy Function Loading", at, duration);
    };
    add("loading in a steady step", "lazy-loading", Critical, loading(500, 5100), loading(20, 5100), true);
    add("loading in the first step", "lazy-loading", Warning, loading(100, 1100), loading(20, 1100), true);

    // ---- cold start
    const auto first = [](double length) {
        MadeUp m;
        m.step(0, 1000, length);
        for (int i = 1; i < 6; ++i)
            m.step(i, 100000 + 1000 * i, 1000);
        m.launch("k", 1010, 5, 1020, 50);
        return m;
    };
    add("first step of 5 ms", "cold-start", Warning, first(5000), first(1400));
    add("first step, told but not loud", "cold-start", Warning, first(5000), first(1800), true);
    const auto annotated = [](double firstGap, double gap) {
        return sixSteps([=](MadeUp &m, int i, double t) {
            m.slice("block", t + 10, 900, "user_annotation").slice("aten::mm", t + 10 + (i == 0 ? firstGap : gap), 20);
            starvedStep(m, t + 400);
        });
    };
    add("first gap of an annotation", "setup-gap", Info, annotated(100, 5), annotated(45, 4));
    add("first gap less than ten times", "setup-gap", Info, annotated(100, 5), annotated(90, 10));
    const auto gaps = [](double gap) {
        return sixSteps([=](MadeUp &m, int, double t) {
            m.slice("block", t + 10, 900, "user_annotation").slice("aten::mm", t + 10 + gap, 20);
            m.launch("k", t + 12 + gap, 5, t + 20 + gap, 10);
        });
    };
    add("a gap in each annotation", "setup-gap", Warning, gaps(200), gaps(60));
    const auto ramp = [](double last) {
        return sixSteps([=](MadeUp &m, int i, double t) {
            for (int k = 0; k < 2; ++k)
                m.launch("gemm", t + k * 400, 5, t + 10 + k * 400, 300 + (last - 300) * (2 * i + k) / 11.0);
        });
    };
    add("a kernel becomes faster", "clock-ramp", Info, ramp(240), ramp(285));
    const auto firstCall = [](double duration) {
        return sixSteps([=](MadeUp &m, int i, double t) {
            m.slice("aten::linear", t + 10, i == 0 ? duration : 20);
            fullStep(m, t + 300);
        });
    };
    add("first call of an op", "first-call", Info, firstCall(100), firstCall(65));

    // ---- kernels
    add("one of the steady steps takes twice", "kernel-variance", Info, sixSteps([](MadeUp &m, int i, double t) {
            for (int k = 0; k < 2; ++k)
                m.launch("gemm", t + 5, 5, t + 15 + 450 * k, i == 4 && k == 0 ? 400 : 200);
        }),
        sixSteps([](MadeUp &m, int i, double t) {
            for (int k = 0; k < 2; ++k)
                m.launch("gemm", t + 5, 5, t + 15 + 450 * k, i == 4 && k == 0 ? 250 : 200);
        }));
    add("two sizes at their places are no variance", "kernel-variance", Info, sixSteps([](MadeUp &m, int i, double t) {
            for (int k = 0; k < 2; ++k)
                m.launch("gemm", t + 5, 5, t + 15 + 450 * k, i == 4 && k == 0 ? 400 : 200);
        }),
        sixSteps([](MadeUp &m, int, double t) {
            for (int k = 0; k < 2; ++k)
                m.launch("gemm", t + 5, 5, t + 15 + 450 * k, k == 0 ? 400 : 200);
        }));
    const auto kinds = [](int n) {
        return sixSteps([=](MadeUp &m, int, double t) {
            for (int k = 0; k < n; ++k)
                m.launch("kernel" + QByteArray::number(k), t + k, 1, t + 10 + k * 930.0 / n, 930.0 / n);
        });
    };
    add("one of three kernels", "hotspot-kernel", Info, kinds(3), kinds(4));
    const auto manyCalls = [](int n, double self) {
        return sixSteps([=](MadeUp &m, int, double t) {
            for (int k = 0; k < n; ++k)
                m.slice("aten::add", t + k * 15, self + 2).launch("k", t + k * 15 + 1, 2, t + k * 15 + 5, 1);
        });
    };
    add("60 short calls", "many-calls", Warning, manyCalls(60, 10), manyCalls(45, 10));
    add("60 calls of little weight", "many-calls", Warning, manyCalls(60, 10), manyCalls(60, 3));
    const auto below = [](double child) {
        return sixSteps([=](MadeUp &m, int, double t) {
            fullStep(m, t);
            m.slice("aten::matmul", t + 100, 400).slice("aten::mm", t + 102, child);
        });
    };
    add("an op that only passes on", "cost-below", Info, below(390), below(370));
    const auto query = [](const char *kernel, int registers, const char *asks) {
        return sixSteps([=](MadeUp &m, int, double t) {
            m.slice("aten::mm", t + 10, 50).call(asks, t + 12, 2);
            m.launch(kernel, t + 20, 5, t + 30, 900, "\"registers per thread\":" + QByteArray::number(registers));
        });
    };
    const char *asks = "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags";
    add("a query before a GEMM", "occupancy-query", Info, query("ampere_sgemm_128x64", 32, asks),
        query("ampere_sgemm_128x64", 32, "cudaFuncGetAttributes"));
    add("a query before a heavy kernel", "occupancy-query", Info, query("k", 64, asks), query("k", 40, asks));
    add("a query of cub", "occupancy-query", Info, query("k", 64, asks), query("void cub::DeviceScan", 64, asks));
    const auto light = [](int registers, int shared) {
        return sixSteps([=](MadeUp &m, int, double t) {
            m.launch("elementwise", t + 5, 5, t + 15, 900,
                     "\"registers per thread\":" + QByteArray::number(registers) +
                         ",\"shared memory\":" + QByteArray::number(shared));
        });
    };
    add("40 registers", "resource-light", Info, light(40, 0), light(41, 0));
    add("shared memory", "resource-light", Info, light(32, 0), light(32, 16));
    const auto shortKernels = [](double kernel) {
        return sixSteps([=](MadeUp &m, int, double t) { starvedStep(m, t, kernel); });
    };
    add("kernels of 9 us", "short-kernels", Warning, shortKernels(9), shortKernels(11));
    const auto slowCalls = [](double call) {
        return sixSteps([=](MadeUp &m, int, double t) {
            starvedStep(m, t);
            m.launch("k", t + 850, call, t + 852 + call, 5);
        });
    };
    add("a launch call of 60 us a step", "slow-runtime-calls", Warning, slowCalls(60), slowCalls(45));
    const auto late = [](double delay) {
        return sixSteps([=](MadeUp &m, int, double t) {
            m.launch("a", t + 10, 5, t + 20, 300).launch("b", t + 400, 5, t + 405 + delay, 100);
        });
    };
    add("a kernel 150 us behind its call on an idle GPU", "launch-delay", Info, late(150), late(90));
    add("kernels in a queue", "launch-delay", Good, sixSteps([](MadeUp &m, int, double t) {
            m.launch("a", t + 1, 2, t + 10, 500).launch("b", t + 4, 2, t + 510, 400);
        }),
        sixSteps(
            [](MadeUp &m, int, double t) { m.launch("a", t + 1, 2, t + 10, 90).launch("b", t + 4, 2, t + 100, 90); }));

    // ---- waiting
    // The CPU works for 200 us between a wait and the next launch; without the wait it would do so while the first kernel runs.
    const auto sync = [](int every, double cpu, double second) {
        return sixSteps([=](MadeUp &m, int i, double t) {
            m.launch("a", t + 2, 3, t + 10, 400);
            if (i % every == 0)
                m.slice("aten::item", t + 8, 406).call("cudaStreamSynchronize", t + 9, 403);
            const double next = t + 415 + cpu;
            m.launch("b", next, 3, next + 8, second);
        });
    };
    add("a wait that costs a fifth of the step", "sync-in-loop", Critical, sync(1, 200, 350), sync(6, 200, 350));
    add("a wait that costs little", "sync-in-loop", Critical, sync(1, 200, 350), sync(1, 5, 565), true);
    add("the GPU waits for launches", "idle-breakdown", Warning,
        sixSteps([](MadeUp &m, int, double t) { starvedStep(m, t); }),
        sixSteps([](MadeUp &m, int, double t) { fullStep(m, t); }), true);
    const auto pause = [](double us) {
        return sixSteps(
            [=](MadeUp &m, int, double t) {
                m.launch("a", t + 10, 5, t + 20, 1000).launch("b", t + 1010 + us, 5, t + 1020 + us, 500);
            },
            4000);
    };
    // Between the steps lie 4000 - 1520 - us: short of what is listed where `us` is 1500.
    add("pauses of more than 1 ms", "gpu-gaps", Info, pause(1500), sixSteps([](MadeUp &m, int, double t) {
            m.launch("a", t + 10, 5, t + 20, 500).launch("b", t + 510, 5, t + 520, 300);
        }));
    add("half of the window is low", "low-utilisation", Info, sixSteps([](MadeUp &m, int i, double t) {
            if (i < 3)
                fullStep(m, t);
            else
                starvedStep(m, t);
        }),
        sixSteps([](MadeUp &m, int, double t) { fullStep(m, t); }));
    const auto comm = [](double us) {
        return sixSteps([=](MadeUp &m, int, double t) {
            m.launch("a", t + 5, 5, t + 15, 980 - us)
                .launch("ncclDevKernel_AllReduce", t + 12, 3, t + 997 - us, us, {}, "kernel", "20");
            m.call("cudaDeviceSynchronize", t + 20, 978);
        });
    };
    add("exposed communication of a quarter", "communication", Critical, comm(250), comm(40));
    add("exposed communication of a tenth", "communication", Warning, comm(100), comm(40));
    const auto input = [](double wait, bool hidden) {
        return sixSteps([=](MadeUp &m, int, double t) {
            m.slice(dataLoader, t + 1, wait, "user_annotation");
            if (hidden)
                m.launch("a", t + 0.1, 0.5, t + 1, 960);
            else
                m.launch("a", t + wait + 5, 5, t + wait + 15, 960 - wait);
        });
    };
    add("waits for input of 30 %", "input-pipeline", Critical, input(300, false), input(30, false));
    add("waits for input of 10 %", "input-pipeline", Warning, input(100, false), input(100, true), true);
    const auto queue = [](int n) {
        return sixSteps(
            [=](MadeUp &m, int, double t) {
                for (int k = 0; k < n; ++k)
                    m.launch("k", t + 0.5 * k, 0.4, t + 1500 + k, 0.9);
            },
            4000);
    };
    add("1 100 launches ahead", "launch-queue-full", Info, queue(1100), queue(900));
    return cases;
}

const Verdict *find(const Report &report, std::string_view id)
{
    const auto it = std::ranges::find(report.verdicts, id, &Verdict::id);
    return it != report.verdicts.end() ? &*it : nullptr;
}

void checkVerdict(const Verdict &v)
{
    QVERIFY2(!v.numbers.empty() && !v.summary.empty() && !v.advice.empty() && !v.whyItMightBeWrong.empty(),
             v.id.c_str());
    QVERIFY2(!v.evidence.empty(), v.id.c_str());
    for (const std::string *text : {&v.title, &v.summary, &v.advice, &v.whyItMightBeWrong})
        QVERIFY2(fill(*text, v.numbers).find('{') == std::string::npos, fill(*text, v.numbers).c_str());
}

} // namespace

class TestRules : public QObject {
    Q_OBJECT

private slots:
    void rules_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < m_cases.size(); ++i)
            QTest::addRow("%s: %s", m_cases[i].id, m_cases[i].name) << static_cast<int>(i);
    }
    void rules()
    {
        QFETCH(int, number);
        const RuleCase &c = m_cases[static_cast<std::size_t>(number)];
        {
            const auto trace = test::open(c.fires.text());
            const Report report = makeReport(*trace);
            const Verdict *v = find(report, c.id);
            QVERIFY2(v, qPrintable(everything(report)));
            QVERIFY2(v->severity == c.severity, qPrintable(everything(report)));
            checkVerdict(*v);
            if (v->gainPerStep)
                QVERIFY(*v->gainPerStep >= 0);
            QVERIFY(helpFor(c.id));
            QVERIFY(reportMarkdown(report).find(c.id) != std::string::npos);
            QVERIFY(reportText(report).find(fill(v->title, v->numbers).substr(0, 20)) != std::string::npos);
        }
        const auto trace = test::open(c.quiet.text());
        const Report report = makeReport(*trace);
        const Verdict *v = find(report, c.id);
        if (c.quietMeansInfo) {
            QVERIFY2(v && v->severity <= VerdictSeverity::Info, qPrintable(everything(report)));
            checkVerdict(*v);
        } else {
            QVERIFY2(!v, qPrintable(everything(report)));
        }
    }

    /// What a rule cannot decide it says, with what it would need.
    void notDecidable()
    {
        const auto needs = [](const MadeUp &m, const char *id) {
            const auto trace = test::open(m.text());
            const Report report = makeReport(*trace);
            return std::ranges::any_of(report.notDecidable,
                                       [&](const NotDecidable &n) { return n.id == id && !n.needs.empty(); });
        };
        const MadeUp full = sixSteps([](MadeUp &m, int, double t) { fullStep(m, t); });
        QVERIFY(needs(full, "resource-light")); // no registers
        QVERIFY(!needs(full, "straggler-rank"));
        QVERIFY(
            needs(sixSteps([](MadeUp &m, int, double t) { m.launch("ncclDevKernel_AllReduce", t, 5, t + 10, 500); }),
                  "straggler-rank"));
        QVERIFY(needs(MadeUp().step(1, 0, 100).launch("k", 1, 1, 3, 50), "cold-start"));
    }

    /// A large kernel is loud only where another finding says that this kernel stays below what the GPU can do.
    void hotspotThatIsBelow()
    {
        const auto severity = [](const char *kernel) {
            const auto trace = test::open(
                sixSteps([=](MadeUp &m, int, double t) {
                    m.slice("aten::mm", t + 2, 20).launch(kernel, t + 5, 5, t + 15, 930);
                })
                    .root(
                        R"("deviceProperties":[{"id":0,"name":"NVIDIA H200","computeMajor":9,"computeMinor":0,"numSms":132}])")
                    .text());
            const Report report = makeReport(*trace);
            const Verdict *v = find(report, "hotspot-kernel");
            return v ? v->severity : VerdictSeverity::Critical;
        };
        QVERIFY(severity("sm80_xmma_gemm_f32f32_f32f32_f32_tn_n_tilesize128x128x8_stage3_warpsize2x2x1_ffma_aligna4_"
                         "alignc4_execute_kernel__5x_cublas") == VerdictSeverity::Warning);
        QVERIFY(severity("nvjet_hsh_256x128_64x4_1x2_h_bz_coopA_NTN") == VerdictSeverity::Info);
    }

    void fewSamples()
    {
        MadeUp m;
        for (int i = 0; i < 3; ++i) {
            m.step(i, 1000 + 1000 * i, 1000);
            starvedStep(m, 1000 + 1000 * i);
        }
        const auto trace = test::open(m.text());
        const Report report = makeReport(*trace);
        const Verdict *v = find(report, "short-kernels");
        QVERIFY(v);
        QVERIFY(fill(v->whyItMightBeWrong, v->numbers).starts_with("Few samples: 2 steady."));
    }

    void help()
    {
        std::set<std::string_view> seen;
        for (const VerdictHelp &h : verdictHelps()) {
            QVERIFY2(isVerdictId(h.id), h.id);
            QVERIFY2(seen.insert(h.id).second, h.id);
            for (const char *text : {h.means, h.computed, h.check, h.change})
                QVERIFY2(std::string_view(text).ends_with('.'), h.id);
        }
        QVERIFY(!helpFor("no-such-verdict"));
        // A comparison explains what it finds in words of its own.
        seen.clear();
        for (const VerdictHelp &h : comparisonHelps()) {
            QVERIFY2(seen.insert(h.id).second, h.id);
            QCOMPARE(comparisonHelpFor(h.id), &h);
            for (const char *text : {h.means, h.computed, h.check, h.change})
                QVERIFY2(std::string_view(text).ends_with('.'), h.id);
        }
        for (const std::string_view id : comparisonIds())
            QVERIFY2(comparisonHelpFor(id), std::string(id).c_str());
        // And so do several ranks.
        seen.clear();
        for (const VerdictHelp &h : rankHelps()) {
            QVERIFY2(isVerdictId(h.id), h.id);
            QVERIFY2(seen.insert(h.id).second, h.id);
            QCOMPARE(rankHelpFor(h.id), &h);
            for (const char *text : {h.means, h.computed, h.check, h.change})
                QVERIFY2(std::string_view(text).ends_with('.'), h.id);
        }
        std::set<std::string_view> ids(verdictIds().begin(), verdictIds().end());
        QCOMPARE(ids.size(), verdictIds().size());
    }

    void thresholds()
    {
        std::set<std::string> names;
        for (const ThresholdEntry &e : thresholdEntries()) {
            QVERIFY2(names.insert(e.name).second, e.name.c_str());
            QVERIFY2(std::string_view(e.source).size() >= 2 && std::string_view(e.meaning).size() > 10, e.name.c_str());
        }
        const Thresholds standard;
        const auto t = thresholdsFromJson(R"({"compute_bound": 0.75, "short_kernel_ns": 20000, "few_samples": 5})");
        QVERIFY(t);
        QCOMPARE(t->computeBound, 0.75);
        QCOMPARE(t->shortKernel, 20000);
        QCOMPARE(t->fewSamples, 5);
        QCOMPARE(t->copyBound, standard.copyBound);
        QVERIFY(thresholdsFromJson("{}"));
        const Number shown = thresholdNumber(*t, &Thresholds::shortKernel);
        QCOMPARE(shown.name, "short_kernel_ns");
        QCOMPARE(std::get<std::int64_t>(shown.value), 20000);
    }

    void wrongThresholds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("no JSON") << QByteArray("compute_bound = 1") << QByteArray("JSON object");
        QTest::newRow("list") << QByteArray("[1]") << QByteArray("JSON object");
        QTest::newRow("unknown") << QByteArray(R"({"compute_bond": 0.5})") << QByteArray("\"compute_bond\"");
        QTest::newRow("text") << QByteArray(R"({"compute_bound": "0.5"})") << QByteArray("0 or more");
        QTest::newRow("negative") << QByteArray(R"({"compute_bound": -0.5})") << QByteArray("0 or more");
        QTest::newRow("fraction of ns") << QByteArray(R"({"short_kernel_ns": 1.5})") << QByteArray("whole number");
        QTest::newRow("too large") << QByteArray(R"({"short_kernel_ns": 18446744073709551615})")
                                   << QByteArray("whole number");
    }
    void wrongThresholds()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, said);
        const auto t = thresholdsFromJson(text.toStdString());
        QVERIFY(!t);
        QVERIFY2(t.error().message.find(said.toStdString()) != std::string::npos, t.error().message.c_str());
    }

    /// A limit of one's own decides.
    void ownThresholds()
    {
        const auto trace = test::open(sixSteps([](MadeUp &m, int, double t) { starvedStep(m, t, 11); }).text());
        QVERIFY(!find(makeReport(*trace), "short-kernels"));
        Thresholds t;
        t.shortKernel = 12000;
        QVERIFY(find(makeReport(*trace, {}, t), "short-kernels"));
        QCOMPARE(makeReport(*trace).bound.id, "overhead-bound");
        t.overheadBusyBelow = 0.05;
        QCOMPARE(makeReport(*trace, {}, t).bound.id, "mixed-bound");
    }

    void markdownIsSafe()
    {
        const auto trace = test::open(sixSteps([](MadeUp &m, int, double t) {
                                          m.launch("void <b>x</b>|`a*b`_c#", t + 5, 5, t + 15, 930);
                                      }).text());
        const std::string text = reportMarkdown(makeReport(*trace));
        QVERIFY(text.starts_with("# Compute-bound"));
        QVERIFY(text.find("<b>") == std::string::npos && text.find("`a*b`") == std::string::npos);
    }

private:
    static QString everything(const Report &report)
    {
        QString out = QString::fromStdString(report.bound.id + ";");
        for (const Verdict &v : report.verdicts)
            out += QString::fromStdString("\n" + v.id + " " + severityName(v.severity) + ": " +
                                          fill(v.summary, v.numbers));
        return out;
    }
    const std::vector<RuleCase> m_cases = ruleCases();
};

QTEST_APPLESS_MAIN(TestRules)
#include "tst_rules.moc"
