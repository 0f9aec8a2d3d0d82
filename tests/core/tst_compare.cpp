#include "core/analyse/comparetables.h"
#include "core/analyse/plainname.h"
#include "core/verdict/comparison.h"
#include "core/write/comparejson.h"
#include "core/write/comparetext.h"
#include "madeup.h"
#include "randoms.h"
#include "randomtrace.h"
#include "recordings.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace lanescope;
using Json = nlohmann::json;
using test::MadeUp;

// Two traces compared: what must hold for any two, what made-up ones were made to show, what the recordings show.

namespace {

/// Two traces with what is known of them, and the comparison.
struct Pair {
    std::shared_ptr<const Trace> a, b;
    Facts factsA, factsB;
    ComparisonReport report;

    Pair(std::shared_ptr<const Trace> first, std::shared_ptr<const Trace> second)
        : a(std::move(first))
        , b(std::move(second))
        , factsA(gatherFacts(*a))
        , factsB(gatherFacts(*b))
        , report(makeComparison(factsA, factsB))
    {}
    Pair(const Pair &) = delete;
    const Comparison &comparison() const { return report.comparison; }
    Json json() const { return Json::parse(compareJson(report).dump()); }
    const ComparisonFinding *finding(std::string_view id) const
    {
        const auto it = std::ranges::find(report.findings, id, [](const ComparisonFinding &f) { return f.verdict.id; });
        return it != report.findings.end() ? &*it : nullptr;
    }
    const ComparedRow *row(RowKind kind, std::string_view name) const
    {
        for (const ComparedRow &r : comparison().rows)
            if (r.kind == kind && (r.a.name == name || r.b.name == name))
                return &r;
        return nullptr;
    }
};

struct OpenPair {
    test::Opened a, b;
    Pair pair;
    OpenPair(const MadeUp &first, const MadeUp &second)
        : a(test::open(first.text()))
        , b(test::open(second.text()))
        , pair(a.trace, b.trace)
    {}
    Pair *operator->() { return &pair; }
};

/// A loop of `steps` steps of 1000 us, each filled by `fill(trace, start of the step)`. Steps are long: first two as well.
template <class Fill>
MadeUp loop(int steps, double length, Fill fill)
{
    MadeUp trace;
    for (int i = 0; i < steps; ++i) {
        trace.step(i, i * 1000.0, length);
        fill(trace, i * 1000.0);
    }
    return trace;
}

constexpr const char *product = "nvjet_sm90_tst_64x8_64x16_1x4_h_bz_NNT";
constexpr const char *productWithBeta = "nvjet_sm90_tst_64x8_64x16_1x4_h_badd_NNT";
constexpr const char *otherProduct = "nvjet_sm90_tst_128x8_64x16_1x4_h_bz_NNT";
constexpr const char *addition =
    "void at::native::vectorized_elementwise_kernel<4, at::native::CUDAFunctor_add<float>, "
    "std::array<char*, 3ul> >(int, at::native::CUDAFunctor_add<float>)";

void eagerStep(MadeUp &t, double at)
{
    t.slice("aten::mm", at + 10, 40).launch(product, at + 20, 5, at + 60, 20);
    t.slice("aten::add", at + 60, 20).launch(addition, at + 65, 5, at + 90, 10);
}

void addmmStep(MadeUp &t, double at, const char *kernel)
{
    t.slice("Torch-Compiled Region: 0/0", at + 5, 85);
    t.slice("aten::addmm", at + 10, 70);
    t.launch("Memcpy DtoD (Device -> Device)", at + 20, 5, at + 60, 4, {}, "gpu_memcpy", "7", "cudaMemcpyAsync");
    t.launch(kernel, at + 40, 5, at + 70, 20);
}

const char *const pairsOfRecordings[][2] = {
    {"guide_64_bf16_warm_eager", "guide_64_bf16_warm_compile"},
    {"guide_4096_bf16_warm_eager", "guide_4096_bf16_warm_compile"},
    {"guide_64_bf16_cold_eager", "guide_64_nosched_active3"},
    {"gpt2_train_plain", "gpt2_compiled"},
    {"gpt2_train_plain", "gpt2_train_full"},
};

QString recording(const char *name)
{
    return QStringLiteral(LANESCOPE_SHARED "/traces/") + name + ".pt.trace.json.gz";
}

void addPairs()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    for (const auto &pair : pairsOfRecordings)
        if (QFile::exists(recording(pair[0])) && QFile::exists(recording(pair[1])))
            QTest::addRow("%s, %s", pair[0], pair[1]) << recording(pair[0]) << recording(pair[1]);
    QTest::newRow("of this repository") << test::dataPath("traces/overlap_streams.pt.trace.json.gz")
                                        << test::dataPath("traces/cuda_graph.pt.trace.json.gz");
}

RowStatus mirrored(RowStatus s)
{
    return s == RowStatus::OnlyA ? RowStatus::OnlyB : s == RowStatus::OnlyB ? RowStatus::OnlyA : s;
}

bool equal(const RowSide &x, const RowSide &y)
{
    return x.name == y.name && x.op == y.op && x.calls == y.calls && x.selfCpu == y.selfCpu &&
           x.selfDevice == y.selfDevice && x.slices == y.slices;
}

bool areMirrored(const std::vector<ComparedRow> &ab, const std::vector<ComparedRow> &ba)
{
    return std::ranges::equal(ab, ba, [](const ComparedRow &x, const ComparedRow &y) {
        return x.kind == y.kind && x.status == mirrored(y.status) && equal(x.a, y.b) && equal(x.b, y.a);
    });
}

bool equal(const std::vector<Fusion> &x, const std::vector<Fusion> &y)
{
    return std::ranges::equal(x, y, [](const Fusion &f, const Fusion &g) {
        return f.kind == g.kind && f.from == g.from && f.to == g.to && f.calls == g.calls &&
               f.kernelsChanged == g.kernelsChanged && f.kernelsBefore == g.kernelsBefore &&
               f.kernelsAfter == g.kernelsAfter && f.before == g.before && f.after == g.after && f.copies == g.copies;
    });
}

void checkMirror(const std::shared_ptr<const Trace> &a, const std::shared_ptr<const Trace> &b)
{
    const Pair ab(a, b), ba(b, a);
    const ComparedSteps &x = ab.comparison().steps, &y = ba.comparison().steps;
    QCOMPARE(x.basis, y.basis);
    QCOMPARE(x.a.time, y.b.time);
    QCOMPARE(x.b.cpu, y.a.cpu);
    QCOMPARE(x.a.gpu, y.b.gpu);
    QVERIFY(std::abs(x.separation.longer + y.separation.longer - 1) < 1e-12);
    QVERIFY(std::abs(x.separation.z + y.separation.z) < 1e-9);
    QVERIFY(areMirrored(ab.comparison().rows, ba.comparison().rows));
    QVERIFY(areMirrored(ab.comparison().launched, ba.comparison().launched));
    QVERIFY(equal(ab.comparison().fused, ba.comparison().split));
    QVERIFY(equal(ab.comparison().split, ba.comparison().fused));
    const auto idOf = [](const Pair &p) { return p.report.findings.front().verdict.id; };
    const std::map<std::string, std::string> opposite{
        {"slower", "faster"}, {"faster", "slower"}, {"equally-fast", "equally-fast"}};
    // What is just over a limit on one side may be just below it on the other: both limits are shares of A's step.
    const double change = std::abs(x.ratio() - 1);
    if (change < 0.0195 || change > 0.0205)
        QCOMPARE(idOf(ab), opposite.at(idOf(ba)));
    QCOMPARE(std::ranges::count(ab.report.findings, "other-kernels", [](const auto &f) { return f.verdict.id; }),
             std::ranges::count(ba.report.findings, "other-kernels", [](const auto &f) { return f.verdict.id; }));
}

void checkSame(const std::shared_ptr<const Trace> &trace)
{
    const Pair p(trace, trace);
    const Comparison &c = p.comparison();
    for (const auto *rows : {&c.rows, &c.launched})
        for (const ComparedRow &row : *rows) {
            QCOMPARE(row.status, RowStatus::Same);
            QVERIFY(equal(row.a, row.b));
        }
    QVERIFY(c.fused.empty());
    QVERIFY(c.split.empty());
    QCOMPARE(c.steps.ratio(), 1.0);
    QCOMPARE(c.steps.separation.longer, 0.5);
    QCOMPARE(p.report.findings.front().verdict.id, "equally-fast");
    QVERIFY(!isSlower(c.steps, 0));
    for (const char *id :
         {"other-kernels", "other-tile", "other-recording", "compile-overhead", "compiled-regions", "addmm-bias-copy"})
        QVERIFY2(!p.finding(id), id);
}

} // namespace

class TestCompare : public QObject {
    Q_OBJECT
private slots:
    void plainNames_data();
    void plainNames();
    void kernelShapes();
    void itself_data() { test::addRecordings(1500000); }
    void itself();
    void itselfMadeUp();
    void mirror_data() { addPairs(); }
    void mirror();
    void mirrorMadeUp();
    void kernelRows_data() { addPairs(); }
    void kernelRows();
    void separation();
    void dispatcherFusion();
    void dispatcherFusionWithOtherKernel();
    void tritonFusion();
    void fusionsShareTheirOps();
    void multiTensor();
    void graphReplay();
    void backwardIsCompiled();
    void backwardOnAnotherThread();
    void renamed();
    void otherNumberOfSteps();
    void fewSteps();
    void incomparable();
    void laterStepsSlower();
    void profilerIsNotBlamed();
    void noise();
    void otherTile();
    void otherRecording();
    void texts_data() { addPairs(); }
    void texts();
    void guide_data();
    void guide();
    void gpt2();
};

void TestCompare::plainNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("plain");
    const auto row = [](const char *name, const char *plain) { QTest::newRow(name) << name << plain; };
    row("aten::mm", "aten::mm");
    row("## Call CompiledFxGraph f5cuhjr5x4oitgrjgt5lhpqfm4vzthganmjrg3zybx66p3hnvt5g ##",
        "## Call CompiledFxGraph * ##");
    row("triton_poi_fused_add_3", "triton_poi_fused_add");
    row("triton_poi_fused_add_0d1d2", "triton_poi_fused_add");
    row("triton_poi_fused_add", "triton_poi_fused_add");
    row("triton_red_fused_sum_pow_2_7", "triton_red_fused_sum_pow_2"); // one number is Inductor's
    row("<function f at 0x7f3c2a1b0c40>", "<function f at 0x*>");
    row("Torch-Compiled Region: 12/3", "Torch-Compiled Region: #/#");
    row("kernel_3f2a9c0d1e4b5a68", "kernel_*");
    row("nvjet_sm90_tst_64x8_64x16_1x4_h_bz_NNT", "nvjet_sm90_tst_64x8_64x16_1x4_h_bz_NNT");
    row("ampere_bf16_s16816gemm_bf16_128x256_ldg8_f2f_stages_64x3_nn",
        "ampere_bf16_s16816gemm_bf16_128x256_ldg8_f2f_stages_64x3_nn");
    row("scaleddotproductattention2", "scaleddotproductattention2"); // a word, no hash
    row("_ZN2at6native18elementwise_kernelILi128ELi4EEEviT0_", "_ZN2at6native18elementwise_kernelILi128ELi4EEEviT0_");
    row("", "");
}

void TestCompare::plainNames()
{
    QFETCH(QString, name);
    QFETCH(QString, plain);
    QCOMPARE(QString::fromStdString(plainName(name.toStdString())), plain);
    QCOMPARE(plainName("epoch 12, batch 3", true), "epoch #, batch #");
}

void TestCompare::kernelShapes()
{
    QVERIFY(!kernelShape(product).empty());
    QCOMPARE(kernelShape(product), kernelShape(productWithBeta));
    QVERIFY(kernelShape(product) != kernelShape(otherProduct));
    QVERIFY(kernelShape(product) != kernelShape("nvjet_sm90_tst_64x8_64x16_1x4_h_bz_TNT"));
    QVERIFY(kernelShape("my_kernel").empty());
    QVERIFY(kernelShape(addition) != kernelShape(product));
}

void TestCompare::itself()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no recordings");
    checkSame(test::openPath(path));
}

void TestCompare::itselfMadeUp()
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const test::Opened trace = test::open(test::RandomTrace(seed).json());
        checkSame(trace.trace);
    }
}

void TestCompare::mirror()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    checkMirror(test::openPath(first), test::openPath(second));
}

void TestCompare::mirrorMadeUp()
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const test::Opened a = test::open(test::RandomTrace(seed).json());
        const test::Opened b = test::open(test::RandomTrace(seed + 1000).json());
        checkMirror(a.trace, b.trace);
    }
}

/// Kernels of the compared steps, counted from the file's JSON.
void TestCompare::kernelRows()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    const Pair p(test::openPath(first), test::openPath(second));
    const auto &steps = p.comparison().steps;
    if (steps.basis != CompareBasis::SteadySteps)
        QSKIP("one of them has no steady step");
    int which = 0;
    for (const ComparedSide *side : {&steps.a, &steps.b}) {
        const Json document = test::TextNumbers::parse(test::textOf(which == 0 ? first : second));
        const std::vector<test::PlainSlice> slices = test::plainSlices(document.at("traceEvents"));
        std::map<std::int64_t, std::int64_t> launchTime;
        for (const auto &s : slices)
            if (s.cat == "cuda_runtime" || s.cat == "cuda_driver")
                launchTime[s.correlation] = s.start;
        std::map<std::string, std::pair<std::int64_t, std::int64_t>> plain; // calls and time
        for (const auto &s : slices) {
            if (!s.isWork())
                continue;
            const auto launch = launchTime.find(s.correlation);
            const std::int64_t at = launch != launchTime.end() ? launch->second : s.start;
            for (const StepWindow &step : side->selection.windows)
                if (step.own.contains(at)) {
                    ++plain[s.name].first;
                    plain[s.name].second += s.end - s.start;
                }
        }
        std::map<std::string, std::pair<std::int64_t, std::int64_t>> rows, launched;
        for (auto [list, out] :
             {std::pair(&p.comparison().rows, &rows), std::pair(&p.comparison().launched, &launched)})
            for (const ComparedRow &row : *list) {
                const RowSide &r = which == 0 ? row.a : row.b;
                // cuda_sync records are on the device in torch's table, and no work
                if (!row.isDevice() || !r.exists() ||
                    !isDeviceWork((which == 0 ? p.a : p.b)->category(SliceId(r.slices.front()))))
                    continue;
                (*out)[r.name].first += r.calls;
                (*out)[r.name].second += r.selfDevice;
                QCOMPARE(static_cast<std::int64_t>(r.slices.size()), r.calls);
            }
        QCOMPARE(rows, plain);
        QCOMPARE(launched, plain);
        ++which;
    }
}

void TestCompare::separation()
{
    test::Randoms random(7);
    for (int round = 0; round < 200; ++round) {
        std::vector<StepSample> a(static_cast<std::size_t>(random.between(1, 9))),
            b(static_cast<std::size_t>(random.between(1, 9)));
        for (auto *list : {&a, &b})
            for (StepSample &s : *list)
                s.time = random.between(1, 12);
        double longer = 0;
        for (const StepSample &x : a)
            for (const StepSample &y : b)
                longer += y.time > x.time ? 1 : y.time == x.time ? 0.5 : 0;
        longer /= static_cast<double>(a.size() * b.size());
        const Separation s = separationOf(a, b);
        QVERIFY(std::abs(s.longer - longer) < 1e-12);
        QCOMPARE(s.z > 0, longer > 0.5);
    }
    // Three against three apart is what chance does in one of ten: still clear, as none overlaps.
    std::vector<StepSample> a(3), b(3);
    for (int i = 0; i < 3; ++i) {
        a[static_cast<std::size_t>(i)].time = i;
        b[static_cast<std::size_t>(i)].time = 10 + i;
    }
    QVERIFY(separationOf(a, b).isClear(1.96));
    b[0].time = 1;
    QVERIFY(!separationOf(a, b).isClear(1.96));
}

void TestCompare::dispatcherFusion()
{
    OpenPair p(loop(6, 100, eagerStep), loop(6, 140, [](MadeUp &t, double at) { addmmStep(t, at, productWithBeta); }));
    const auto &fused = p->comparison().fused;
    QCOMPARE(fused.size(), std::size_t(1));
    QCOMPARE(fused[0].from, (std::vector<std::string>{"aten::mm", "aten::add"}));
    QCOMPARE(fused[0].to, "aten::addmm");
    QCOMPARE(fused[0].calls, 4); // steady steps
    QVERIFY(!fused[0].kernelsChanged);
    // All else is a step.
    QCOMPARE(fused[0].callsPerStep, 1.0);
    QCOMPARE(fused[0].copies, 1.0);
    QCOMPARE(fused[0].copyTime, 4000);
    QCOMPARE(fused[0].addTime, 10000);
    QCOMPARE(fused[0].kernelsBefore, 2.0);
    QCOMPARE(fused[0].before, 30000);
    QCOMPARE(fused[0].kernelsAfter, 2.0);
    QCOMPARE(fused[0].after, 24000);
    QVERIFY(p->comparison().split.empty());
    QVERIFY(p->finding("addmm-bias-copy"));
    // The step became longer under torch.compile: it costs.
    const ComparisonFinding *compile = p->finding("compile-overhead");
    QVERIFY(compile);
    QCOMPARE(compile->verdict.severity, VerdictSeverity::Warning);
    QCOMPARE(compile->verdict.gainPerStep, std::optional<Nanoseconds>(40000));
    QVERIFY(!compile->b.empty());
    QCOMPARE(p->report.findings.front().verdict.id, "slower");
    QVERIFY(isSlower(p->comparison().steps, 39));
    QVERIFY(!isSlower(p->comparison().steps, 41));

    const Json j = p->json();
    QCOMPARE(j.at("step").at("a_median_ns"), 100000);
    QCOMPARE(j.at("step").at("b_median_ns"), 140000);
    QCOMPARE(j.at("step").at("cpu_b_ns"), 140000);
    QCOMPARE(j.at("step").at("gpu_a_ns"), 30000);
    QCOMPARE(j.at("step").at("gpu_b_ns"), 24000);
    QCOMPARE(j.at("fused")[0].at("kernels_changed"), false);
    for (const auto &[op, status] : std::map<std::string, std::string>{
             {"aten::mm", "only-a"}, {"aten::add", "only-a"}, {"aten::addmm", "only-b"}}) {
        const auto row = std::ranges::find_if(
            j.at("rows"), [&](const Json &r) { return r.at("name_a") == op || r.at("name_b") == op; });
        QVERIFY(row != j.at("rows").end());
        QCOMPARE(row->at("status"), status);
        QCOMPARE(row->at("side"), "cpu");
    }
    const ComparedRow *kernel = p->row(RowKind::Kernel, product);
    QVERIFY(kernel);
    QCOMPARE(kernel->status, RowStatus::Renamed);
    QCOMPARE(kernel->b.name, productWithBeta);
    QCOMPARE(kernel->b.op, "aten::addmm");
}

void TestCompare::dispatcherFusionWithOtherKernel()
{
    OpenPair p(loop(6, 100, eagerStep), loop(6, 100, [](MadeUp &t, double at) { addmmStep(t, at, otherProduct); }));
    QCOMPARE(p->comparison().fused.size(), std::size_t(1));
    QVERIFY(p->comparison().fused[0].kernelsChanged);
    // Three products a step that became addmm, of four: the fourth stays what it was.
    const auto step = [](bool fused) {
        return [fused](MadeUp &t, double at) {
            for (int i = 0; i < 4; ++i) {
                const double x = at + 200 * i;
                fused &&i > 0 ? addmmStep(t, x, product) : eagerStep(t, x);
            }
        };
    };
    OpenPair some(loop(7, 900, step(false)), loop(5, 900, step(true)));
    QCOMPARE(some->comparison().fused.size(), std::size_t(1));
    QCOMPARE(some->comparison().fused[0].calls, 3 * 3);
    QCOMPARE(some->comparison().fused[0].callsPerStep, 3.0);
    QCOMPARE(some->comparison().fused[0].copies, 3.0);
    QCOMPARE(some->comparison().fused[0].kernelsBefore, 6.0); // the fourth pair is no part of it
    QCOMPARE(some->comparison().fused[0].before, 3 * 30000);
    QVERIFY(!some->comparison().fused[0].kernelsChanged);
}

void TestCompare::tritonFusion()
{
    const auto eager = loop(5, 400, [](MadeUp &t, double at) {
        int i = 0;
        for (const char *op : {"aten::add", "aten::mul", "aten::gelu"}) {
            t.slice(op, at + 10 + 50 * i, 40).launch(addition, at + 20 + 50 * i, 5, at + 60 + 50 * i, 10);
            ++i;
        }
    });
    const auto compiled = loop(5, 100, [](MadeUp &t, double at) {
        t.slice("triton_poi_fused_add_gelu_mul_4", at + 10, 40)
            .launch("triton_poi_fused_add_gelu_mul_4", at + 20, 5, at + 60, 12);
    });
    OpenPair p(eager, compiled);
    const auto &fused = p->comparison().fused;
    QCOMPARE(fused.size(), std::size_t(1));
    QCOMPARE(fused[0].from, (std::vector<std::string>{"aten::add", "aten::gelu", "aten::mul"}));
    QCOMPARE(fused[0].to, "triton_poi_fused_add_gelu_mul");
    QCOMPARE(fused[0].calls, 3);
    QVERIFY(fused[0].kernelsChanged);
    QCOMPARE(fused[0].callsPerStep, 1.0);
    QCOMPARE(fused[0].kernelsBefore, 3.0);
    QCOMPARE(fused[0].kernelsAfter, 1.0);
    QCOMPARE(fused[0].before, 30000);
    QCOMPARE(fused[0].after, 12000);
    QCOMPARE(p->report.findings.front().verdict.id, "faster");
    QVERIFY(p->finding("other-kernels"));
}

/// Kernels of an op that stays, or that went into another fusion, are no part of this one.
void TestCompare::fusionsShareTheirOps()
{
    constexpr const char *both = "triton_poi_fused__to_copy_add_mul_0", *addAlone = "triton_poi_fused_add_1";
    const auto eager = loop(5, 900, [](MadeUp &t, double at) {
        double x = at + 10;
        for (const char *op : {"aten::add", "aten::add", "aten::add", "aten::add", "aten::mul"}) {
            t.slice(op, x, 40).launch(addition, x + 10, 5, x + 30, 10);
            x += 50;
        }
        // What an op launches by way of others is its own.
        t.slice("aten::_to_copy", x, 40).slice("aten::copy_", x + 5, 30).launch(addition, x + 10, 5, x + 30, 6);
        t.slice("aten::copy_", x + 50, 40).launch(addition, x + 60, 5, x + 80, 6);
    });
    const auto compiled = loop(7, 900, [](MadeUp &t, double at) {
        t.slice("aten::add", at + 10, 40).launch(addition, at + 20, 5, at + 40, 10);
        t.slice("aten::copy_", at + 60, 40).launch(addition, at + 70, 5, at + 90, 6);
        for (int i = 0; i < 2; ++i)
            t.slice(addAlone, at + 200 + 50 * i, 40).launch(addAlone, at + 210 + 50 * i, 5, at + 230 + 50 * i, 12);
        t.slice(both, at + 300, 40).launch(both, at + 310, 5, at + 330, 14);
    });
    for (const bool oneIsB : {true, false}) {
        OpenPair p(oneIsB ? eager : compiled, oneIsB ? compiled : eager);
        const auto &fused = oneIsB ? p->comparison().fused : p->comparison().split;
        QCOMPARE(fused.size(), std::size_t(2));
        const Fusion &three = fused[0], &add = fused[1];
        QCOMPARE(three.from, (std::vector<std::string>{"aten::_to_copy", "aten::add", "aten::mul"}));
        QCOMPARE(add.from, (std::vector<std::string>{"aten::add"}));
        // Of four additions one stays; the three that went away are shared by kernels that run once and twice.
        QCOMPARE(add.kernelsBefore, 2.0);
        QCOMPARE(add.before, 20000);
        QCOMPARE(add.kernelsAfter, 2.0);
        QCOMPARE(add.after, 24000);
        QCOMPARE(three.kernelsBefore, 3.0);
        QCOMPARE(three.before, 26000);
        QCOMPARE(three.kernelsAfter, 1.0);

        // The command line and the window say the same.
        const CompareTable table = compareTableKind("fused")->make(p->comparison());
        const Json j = p->json();
        for (std::size_t i = 0; i < fused.size(); ++i) {
            const auto cell = [&](const char *key) { return table.table.rows[i][*table.table.column(key)]; };
            const Json &entry = j.at(oneIsB ? "fused" : "split")[i];
            QCOMPARE(std::get<double>(cell("calls")), entry.at("calls_per_step").get<double>());
            QCOMPARE(std::get<double>(cell("kernels_before")), entry.at("kernels_before_per_step").get<double>());
            QCOMPARE(std::get<double>(cell("kernels_after")), entry.at("kernels_after_per_step").get<double>());
            QCOMPARE(std::get<std::int64_t>(cell("before_ns")), entry.at("before_ns_per_step").get<std::int64_t>());
            QCOMPARE(std::get<std::int64_t>(cell("after_ns")), entry.at("after_ns_per_step").get<std::int64_t>());
        }
        const QString text = QString::fromStdString(compareText(p->report)).simplified();
        QVERIFY(text.contains("about 2 kernels of these ops (20.0 us) became 2 (24.0 us)"));
        QVERIFY(text.contains("triton_poi_fused_add, 2 a step."));
    }
}

void TestCompare::multiTensor()
{
    const auto optimizer = [](std::vector<const char *> ops, int times) {
        return loop(5, 900, [ops, times](MadeUp &t, double at) {
            t.slice("Optimizer.step#AdamW.step", at + 5, 800, "user_annotation");
            for (std::size_t i = 0; i < ops.size() * static_cast<std::size_t>(times); ++i) {
                const double x = at + 10 + 10 * static_cast<double>(i);
                t.slice(ops[i % ops.size()], x, 8).launch("multi_tensor_apply_kernel", x + 1, 2, x + 20, 5);
            }
        });
    };
    OpenPair lists(optimizer({"aten::mul_", "aten::addcdiv_"}, 10),
                   optimizer({"aten::_foreach_mul_", "aten::_foreach_addcdiv_"}, 1));
    const auto &fused = lists->comparison().fused;
    QCOMPARE(fused.size(), std::size_t(2));
    QCOMPARE(fused[0].from, (std::vector<std::string>{"aten::addcdiv_"}));
    QCOMPARE(fused[0].to, "aten::_foreach_addcdiv_");
    QCOMPARE(fused[0].kernelsBefore, 10.0);
    QCOMPARE(fused[0].kernelsAfter, 1.0);
    QCOMPARE(fused[1].from, (std::vector<std::string>{"aten::mul_"}));

    OpenPair adam(optimizer({"aten::_foreach_mul_", "aten::_foreach_addcdiv_"}, 1),
                  optimizer({"aten::_fused_adamw_"}, 1));
    QCOMPARE(adam->comparison().fused.size(), std::size_t(1));
    QCOMPARE(adam->comparison().fused[0].from,
             (std::vector<std::string>{"aten::_foreach_addcdiv_", "aten::_foreach_mul_"}));
    QCOMPARE(adam->comparison().fused[0].to, "aten::_fused_adamw_");

    // Outside of the optimizer's step an op of the same name is another matter.
    const auto inModel = [&](MadeUp trace, bool isThere) {
        for (int i = 0; isThere && i < 5; ++i)
            trace.slice("aten::mul_", i * 1000.0 + 850, 8)
                .launch("elsewhere", i * 1000.0 + 851, 2, i * 1000.0 + 860, 7);
        return trace;
    };
    for (const bool stays : {true, false}) {
        OpenPair more(inModel(optimizer({"aten::mul_"}, 10), true),
                      inModel(optimizer({"aten::_foreach_mul_"}, 1), stays));
        QCOMPARE(more->comparison().fused.size(), std::size_t(1));
        QCOMPARE(more->comparison().fused[0].kernelsBefore, 10.0);
        QCOMPARE(more->comparison().fused[0].before, 50000);
    }
}

void TestCompare::graphReplay()
{
    const auto replay = loop(5, 100, [n = 1000](MadeUp &t, double at) mutable {
        const QByteArray id = "\"correlation\":" + QByteArray::number(++n);
        t.slice("cudaGraphLaunch", at + 10, 20, "cuda_runtime", id);
        t.work(product, at + 40, 20, id).work(addition, at + 70, 10, id);
    });
    OpenPair p(loop(5, 100, eagerStep), replay);
    const auto &fused = p->comparison().fused;
    QCOMPARE(fused.size(), std::size_t(1));
    QCOMPARE(fused[0].kind, FusionKind::Graph);
    QCOMPARE(fused[0].from, (std::vector<std::string>{"aten::add", "aten::mm"}));
    QCOMPARE(fused[0].to, "cudaGraphLaunch");
    QCOMPARE(fused[0].calls, 3);
    QVERIFY(!fused[0].kernelsChanged);
    QCOMPARE(fused[0].kernelsBefore, 2.0);
    QCOMPARE(fused[0].before, 30000);
    QCOMPARE(fused[0].kernelsAfter, 2.0);
    QCOMPARE(fused[0].after, 30000);
}

/// Autograd runs the compiled backward pass on a thread of its own, outside of every region.
void TestCompare::backwardIsCompiled()
{
    const auto compiled = loop(6, 200, [](MadeUp &t, double at) {
        t.slice("TorchDynamo Cache Lookup", at + 5, 4);
        t.slice("Torch-Compiled Region: 0/0", at + 10, 50);
        t.slice("CompiledFunction", at + 15, 40);
        t.slice("triton_poi_fused_add_mul_0", at + 20, 20)
            .launch("triton_poi_fused_add_mul_0", at + 25, 5, at + 40, 10);
        t.slice("autograd::engine::evaluate_function: CompiledFunctionBackward", at + 80, 60, "cpu_op", {}, "2");
        t.slice("CompiledFunctionBackward", at + 85, 50, "cpu_op", {}, "2");
        t.slice("## Call CompiledFxGraph fabc ##", at + 90, 40, "user_annotation", {}, "2");
        t.slice("triton_poi_fused_mul_1", at + 100, 20, "cpu_op", {}, "2");
        t.launch("triton_poi_fused_mul_1", at + 105, 5, at + 120, 10, {}, "kernel", "7", "cuLaunchKernel", "2");
    });
    OpenPair p(loop(6, 200, eagerStep), compiled);
    const CompileFacts &facts = p->factsB.compile;
    QCOMPARE(facts.regions.size(), std::size_t(6));
    QCOMPARE(facts.backward.size(), std::size_t(6));
    QCOMPARE(facts.regions[3].frame, 34000);
    QCOMPARE(facts.backward[3].frame, 30000); // without the engine's own row, and without the launcher
    QCOMPARE(facts.backward[3].ops, 20000);
    QCOMPARE(facts.backward[3].kernels, 1);
    QCOMPARE(facts.backward[3].step, 3);
    const ComparisonFinding *found = p->finding("compile-overhead");
    QVERIFY(found);
    const auto number = [&](std::string_view name) {
        return std::get<std::int64_t>(std::ranges::find(found->verdict.numbers, name, &Number::name)->value);
    };
    QCOMPARE(number("frame_ns"), 64000);
    QCOMPARE(number("backward_frame_ns"), 30000);
    QVERIFY(fill(found->verdict.summary, found->verdict.numbers).find("30.0 us of it in the backward pass") !=
            std::string::npos);

    // Compiled code that calls backward() itself: its thread waits, which is no wrapper's cost.
    OpenPair whole(loop(6, 200, eagerStep), loop(6, 200, [](MadeUp &t, double at) {
                       t.slice("Torch-Compiled Region: 0/0", at + 10, 150);
                       t.slice("autograd::engine::evaluate_function: CompiledFunctionBackward", at + 80, 60, "cpu_op",
                               {}, "2");
                       t.slice("CompiledFunctionBackward", at + 85, 50, "cpu_op", {}, "2");
                   }));
    QCOMPARE(whole->factsB.compile.regions[3].frame, 90000);
    QCOMPARE(whole->factsB.compile.backward[3].frame, 50000);
}

/// What a step's thread waits for autograd's is told apart from what it does itself.
void TestCompare::backwardOnAnotherThread()
{
    const auto with = [](double own, double node) {
        return loop(6, 300, [=](MadeUp &t, double at) {
            t.slice("aten::mm", at, own).launch(product, at + 1, 5, at + 60, 20);
            t.slice("autograd::engine::evaluate_function: MmBackward0", at + 100, node, "cpu_op", {}, "2");
        });
    };
    OpenPair p(with(90, 80), with(50, 180));
    const ComparedRow *step = p->row(RowKind::Annotation, "ProfilerStep*");
    QVERIFY(step);
    QCOMPARE(step->a.selfCpu, 4 * 210000);
    QCOMPARE(step->a.autogradWait, 4 * 80000);
    QCOMPARE(step->b.autogradWait, 4 * 180000);
    QCOMPARE(waitDifference(*step, p->comparison().steps), 100000);
    const CompareTable table = compareTableKind("annotations")->make(p->comparison());
    QCOMPARE(std::get<std::int64_t>(table.table.rows[0][*table.table.column("autograd_wait_b_ns")]), 180000);
    OpenPair slower(with(90, 80), loop(6, 400, [](MadeUp &t, double at) {
                        t.slice("aten::mm", at, 90).launch(product, at + 1, 5, at + 60, 20);
                        t.slice("autograd::engine::evaluate_function: MmBackward0", at + 100, 150, "cpu_op", {}, "2");
                    }));
    const Verdict &v = slower->report.findings.front().verdict;
    const std::string advice = fill(v.advice, v.numbers);
    QVERIFY2(advice.find("ProfilerStep* waiting for backward on another thread (+70.0 us)") != std::string::npos,
             advice.c_str());
    QVERIFY2(advice.find("ProfilerStep* outside of ops (+30.0 us)") != std::string::npos, advice.c_str());
}

void TestCompare::renamed()
{
    const auto graph = [](const char *hash, int number) {
        return loop(5, 100, [=](MadeUp &t, double at) {
            t.slice(QByteArray("## Call CompiledFxGraph ") + hash + " ##", at + 5, 90);
            const QByteArray kernel = "triton_poi_fused_add_" + QByteArray::number(number);
            t.launch(kernel, at + 20, 5, at + 60, 12);
        });
    };
    OpenPair p(graph("f5cuhjr5x4oitgrjgt5lhpqfm4vzthganmjrg3zybx66p3hnvt5g", 1),
               graph("fdglgmd3lpajgitslcjwivmbiarou7wpb27vlq7abgsnrkbk2rq5", 4));
    std::multiset<RowStatus> statuses;
    for (const ComparedRow &row : p->comparison().rows)
        if (row.kind == RowKind::Operator || row.isDevice())
            statuses.insert(row.status);
    QCOMPARE(statuses, (std::multiset<RowStatus>{RowStatus::Renamed, RowStatus::Renamed}));
    QVERIFY(p->comparison().fused.empty());
}

void TestCompare::otherNumberOfSteps()
{
    // The same loop, recorded for longer.
    OpenPair p(loop(5, 100, eagerStep), loop(12, 100, eagerStep));
    for (const ComparedRow &row : p->comparison().rows)
        QCOMPARE(row.status, RowStatus::Same);
    const ComparedRow *mm = p->row(RowKind::Operator, "aten::mm");
    QCOMPARE(mm->a.calls, 3);
    QCOMPARE(mm->b.calls, 10);
    QCOMPARE(cpuDifference(*mm, p->comparison().steps), 0);
    QVERIFY(p->comparison().fused.empty());
    QCOMPARE(p->comparison().steps.pairs(), std::size_t(3));
    const CompareTable table = compareTableKind("operators")->make(p->comparison());
    const auto calls = [&](const char *key) { return table.table.rows[0][*table.table.column(key)]; };
    QCOMPARE(std::get<std::int64_t>(calls("calls_a")), std::get<std::int64_t>(calls("calls_b")));
    const CompareTable steps = compareTableKind("steps")->make(p->comparison());
    QCOMPARE(steps.table.rows.size(), std::size_t(10));
    QVERIFY(std::holds_alternative<std::monostate>(steps.table.rows[5][*steps.table.column("time_a_ns")]));
}

void TestCompare::fewSteps()
{
    OpenPair one(loop(1, 100, eagerStep), loop(6, 120, eagerStep));
    QCOMPARE(one->comparison().steps.basis, CompareBasis::AllSteps);
    QCOMPARE(one->comparison().steps.b.steps(), 6);
    QVERIFY(one->report.findings.front().verdict.whyItMightBeWrong.find("first steps weigh in") != std::string::npos);
    QVERIFY(!one->finding("cold-start"));

    MadeUp none;
    eagerStep(none, 0);
    OpenPair whole(none, loop(6, 100, eagerStep));
    QCOMPARE(whole->comparison().steps.basis, CompareBasis::Whole);
    QCOMPARE(whole->comparison().steps.a.steps(), 1);
    QCOMPARE(whole->row(RowKind::Operator, "aten::mm")->b.calls, 6);

    // Three steps: two are steady, which are few samples; the first is left out and spoken of.
    OpenPair three(loop(3, 100, eagerStep), loop(3, 120, eagerStep));
    QCOMPARE(three->report.findings.front().verdict.id, "slower");
    QVERIFY(three->report.findings.front().verdict.whyItMightBeWrong.starts_with("Few samples"));
    QVERIFY(three->finding("cold-start"));
    QVERIFY(isSlower(three->comparison().steps, 5));

    OpenPair empty{MadeUp(), MadeUp()};
    QVERIFY(empty->report.headline.text.starts_with("A holds no slices"));
    QVERIFY(!empty->finding("equally-fast"));
    QVERIFY(empty->json().at("rows").empty());
}

void TestCompare::incomparable()
{
    MadeUp none;
    eagerStep(none, 0);
    OpenPair onlyB(none, loop(6, 100, eagerStep)), onlyA(loop(6, 100, eagerStep), none), neither(none, none);
    QVERIFY(onlyB->report.headline.text.starts_with("Only B has steps"));
    QVERIFY(onlyA->report.headline.text.starts_with("Only A has steps"));
    QVERIFY(whyIncomparable(neither->comparison().steps).empty());
    QCOMPARE(neither->report.findings.front().verdict.id, "equally-fast");
    for (const Pair *p : {&onlyA.pair, &onlyB.pair}) {
        QCOMPARE(p->report.findings.front().verdict.id, "other-recording");
        for (const char *id : {"slower", "faster", "equally-fast"})
            QVERIFY(!p->finding(id));
    }

    const QByteArray whole = loop(6, 100, eagerStep).text();
    const test::Opened cut = test::open(whole.left(whole.size() - 40)), good = test::open(whole);
    QVERIFY(Pair(good.trace, cut.trace).report.headline.text.starts_with("The file of B is cut off"));
    QVERIFY(Pair(cut.trace, good.trace).report.headline.text.starts_with("The file of A is cut off"));
}

void TestCompare::laterStepsSlower()
{
    // Steps that are left out are no start-up where later ones take longer.
    const auto growing = [](double first, double later) {
        MadeUp trace;
        for (int i = 0; i < 5; ++i) {
            trace.step(i, i * 1000.0, i < 2 ? first : later);
            eagerStep(trace, i * 1000.0);
        }
        return trace;
    };
    OpenPair faster(growing(200, 400), growing(600, 400)), slower(growing(600, 400), growing(600, 400));
    QCOMPARE(faster->finding("cold-start")->verdict.severity, VerdictSeverity::Warning);
    QCOMPARE(faster->finding("cold-start")->verdict.title,
             std::string("The steps of A that are left out are faster than later ones"));
    QVERIFY(fill(faster->finding("cold-start")->verdict.advice, faster->finding("cold-start")->verdict.numbers)
                .find("and A becomes slower") != std::string::npos);
    QCOMPARE(slower->finding("cold-start")->verdict.severity, VerdictSeverity::Info);
}

void TestCompare::profilerIsNotBlamed()
{
    // In every steady step of B a buffer request of 500 us holds the launch of the addition.
    const auto held = loop(6, 600, [](MadeUp &t, double at) {
        t.slice("aten::mm", at + 10, 40).launch(product, at + 20, 5, at + 40, 20);
        t.slice("aten::add", at + 60, 520).overhead("Activity Buffer Request", at + 66, 500);
        t.launch(addition, at + 65, 505, at + 590, 10);
    });
    OpenPair p(loop(6, 100, eagerStep), held);
    const ComparedSteps &steps = p->comparison().steps;
    QCOMPARE(steps.b.samples[0].range.length(), 600000);
    QCOMPARE(steps.b.time, 100000);
    QCOMPARE(steps.b.cpu, 100000);
    QCOMPARE(steps.b.gpu, 30000);
    QVERIFY(!isSlower(steps, 1));
    QCOMPARE(p->report.findings.front().verdict.id, "equally-fast");
}

void TestCompare::noise()
{
    // Steps from 100 to 200 us in no order: medians differ by 10 %, but so do the steps of each.
    const auto noisy = [](std::vector<int> lengths) {
        MadeUp t;
        for (std::size_t i = 0; i < lengths.size(); ++i)
            t.step(static_cast<int>(i), 1000.0 * static_cast<double>(i), lengths[i]);
        return t;
    };
    OpenPair p(noisy({150, 150, 100, 200, 140, 180, 120, 150}), noisy({150, 150, 110, 200, 165, 180, 120, 165}));
    const ComparedSteps &steps = p->comparison().steps;
    QVERIFY(steps.ratio() > 1.05);
    QVERIFY(!steps.separation.isClear(1.96));
    QVERIFY(!isSlower(steps, 2));
    QCOMPARE(p->report.findings.front().verdict.id, "equally-fast");
    QVERIFY(p->report.headline.text.starts_with("No clear difference"));
}

void TestCompare::otherTile()
{
    const auto with = [](const char *kernel) {
        return loop(6, 100, [kernel](MadeUp &t, double at) {
            t.slice("aten::mm", at + 10, 40).launch(kernel, at + 20, 5, at + 60, 20);
        });
    };
    OpenPair p(with(product), with(otherProduct));
    const ComparisonFinding *tile = p->finding("other-tile");
    QVERIFY(tile);
    QCOMPARE(tile->verdict.severity, VerdictSeverity::Info);
    QVERIFY(!tile->a.empty() && !tile->b.empty());
    OpenPair same(with(product), with(product));
    QVERIFY(!same->finding("other-tile"));
    QVERIFY(same->finding("same-kernels"));
}

void TestCompare::otherRecording()
{
    MadeUp stacks = loop(6, 100, eagerStep);
    stacks.root("\"with_stack\":1");
    OpenPair p(loop(6, 100, eagerStep), stacks);
    QVERIFY(p->finding("other-recording"));
    QVERIFY(fill(p->finding("other-recording")->verdict.summary, p->finding("other-recording")->verdict.numbers)
                .find("with_stack (B)") != std::string::npos);
}

/// Every format, and the promises of CONTRACT.
void TestCompare::texts()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    const Pair p(test::openPath(first), test::openPath(second));
    for (const ComparisonFinding &f : p.report.findings) {
        const Verdict &v = f.verdict;
        QVERIFY2(isVerdictId(v.id) || std::ranges::find(comparisonIds(), v.id) != comparisonIds().end(), v.id.c_str());
        QVERIFY2(!v.numbers.empty() && !v.summary.empty() && !v.advice.empty() && !v.whyItMightBeWrong.empty(),
                 v.id.c_str());
        QVERIFY2(v.severity < VerdictSeverity::Warning || !f.a.empty() || !f.b.empty(), v.id.c_str());
        for (const std::string *text : {&v.title, &v.summary, &v.advice, &v.whyItMightBeWrong})
            QVERIFY2(fill(*text, v.numbers).find('{') == std::string::npos, text->c_str());
    }
    const auto hasDigit = [](const std::string &s) {
        return std::ranges::any_of(s, [](char c) { return c >= '0' && c <= '9'; });
    };
    QVERIFY(hasDigit(fill(p.report.headline.text, p.report.headline.numbers)));
    for (const auto *list : {&p.comparison().fused, &p.comparison().split})
        for (const Fusion &f : *list) {
            const Sentence note = fusionNote(f);
            QVERIFY2(fill(note.text, note.numbers).find('{') == std::string::npos, note.text.c_str());
            QVERIFY(!f.from.empty() && f.calls > 0);
        }
    const Json j = p.json();
    for (const char *key : {"schema", "a", "b", "step", "rows", "fused", "verdicts"})
        QVERIFY2(j.contains(key), key);
    for (const char *side : {"a", "b"})
        for (const char *key : {"file", "window", "steps", "bound"})
            QVERIFY2(j.at(side).contains(key), key);
    for (const Json &row : j.at("rows")) {
        QCOMPARE(row.at("name_a").is_null(), row.at("status") == "only-b");
        QCOMPARE(row.at("name_b").is_null(), row.at("status") == "only-a");
        for (const char *key :
             {"calls_a", "calls_b", "self_cpu_a_ns", "self_cpu_b_ns", "self_device_a_ns", "self_device_b_ns"})
            QVERIFY(row.at(key).is_number_integer());
    }
    QVERIFY(compareText(p.report).find("What differs") != std::string::npos);
    QVERIFY(compareMarkdown(p.report).find("|---|") != std::string::npos);
    for (const CompareTableKind &kind : compareTableKinds()) {
        const CompareTable table = kind.make(p.comparison());
        QCOMPARE(table.rows.size(), table.table.rows.size());
        for (const auto &row : table.table.rows)
            QCOMPARE(row.size(), table.table.columns.size());
    }
}

/// What the guide says of torch.compile, on recordings of it (VERDICTS V45-V48, V52).
void TestCompare::guide_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("64") << recording("guide_64_bf16_warm_eager") << recording("guide_64_bf16_warm_compile");
    QTest::newRow("4096") << recording("guide_4096_bf16_warm_eager") << recording("guide_4096_bf16_warm_compile");
}

void TestCompare::guide()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    if (!QFile::exists(first) || !QFile::exists(second))
        QSKIP("the recordings of the guide are not here");
    const Pair p(test::openPath(first), test::openPath(second));
    const auto &fused = p.comparison().fused;
    QCOMPARE(fused.size(), std::size_t(1));
    QCOMPARE(fused[0].from, (std::vector<std::string>{"aten::mm", "aten::add"}));
    QCOMPARE(fused[0].to, "aten::addmm");
    QCOMPARE(fused[0].calls, p.comparison().steps.b.steps());
    QCOMPARE(fused[0].copies, fused[0].callsPerStep);
    QVERIFY(!fused[0].kernelsChanged);
    QVERIFY(p.finding("addmm-bias-copy"));
    QVERIFY(p.comparison().steps.b.cpu > p.comparison().steps.a.cpu);
    QVERIFY(p.finding("cold-start"));
    QVERIFY(p.report.findings.front().verdict.whyItMightBeWrong.starts_with("Few samples"));
    if (first.contains("64_bf16") && !first.contains("4096")) {
        QCOMPARE(p.report.findings.front().verdict.id, "slower");
        QVERIFY(p.finding("compile-overhead"));
        QCOMPARE(p.finding("compile-overhead")->verdict.severity, VerdictSeverity::Warning);
    }
}

void TestCompare::gpt2()
{
    const QString first = recording("gpt2_train_plain"), second = recording("gpt2_compiled");
    if (!QFile::exists(first) || !QFile::exists(second))
        QSKIP("the recordings of GPT-2 are not here");
    const Pair p(test::openPath(first), test::openPath(second));
    QCOMPARE(p.report.findings.front().verdict.id, "faster");
    const ComparisonFinding *compile = p.finding("compiled-regions");
    QVERIFY(compile);
    QCOMPARE(compile->verdict.severity, VerdictSeverity::Good);
    QVERIFY(p.finding("other-kernels"));
    const auto &fused = p.comparison().fused;
    QVERIFY(std::ranges::any_of(fused, [](const Fusion &f) {
        return f.kind == FusionKind::Triton && std::ranges::find(f.from, "aten::add") != f.from.end() &&
               f.from.size() >= 2;
    }));
    QVERIFY(p.comparison().steps.b.gpu < p.comparison().steps.a.gpu);
}

QTEST_APPLESS_MAIN(TestCompare)
#include "tst_compare.moc"
