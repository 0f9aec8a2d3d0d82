#include "randomtrace.h"

#include "core/analyse/opinputs.h"
#include "core/analyse/slicefacts.h"
#include "core/analyse/slicetable.h"

#include <QtTest>
#include <algorithm>
#include <map>
#include <set>

using namespace lanescope;

class TestSliceFacts : public QObject {
    Q_OBJECT

private slots:
    void selfTimeAgreesWithBruteForce();
    void tableAgreesWithBruteForce();
    void siblingsAgreeWithBruteForce();
    void stepsAgreeWithBruteForce();
    void linksOfATrainingStep();
    void dtypes_data();
    void dtypes();
    void inputs_data();
    void inputs();
};

void TestSliceFacts::selfTimeAgreesWithBruteForce()
{
    int overlaps = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const test::RandomTrace random(seed);
        const test::Opened opened = test::open(random.json());
        const auto &events = random.events();
        for (std::uint32_t i = 0; i < events.size(); ++i) {
            const auto &e = events[i];
            test::Moments below;
            Nanoseconds sum = 0;
            for (std::uint32_t k = 0; k < events.size(); ++k) {
                const auto &o = events[k];
                if (opened->parent(SliceId(k)) != SliceId(i))
                    continue;
                below.add(o.start, o.end());
                sum += o.duration;
            }
            QCOMPARE(selfTime(*opened, SliceId(i)), e.duration - below.count());
            overlaps += sum != below.count();
        }
    }
    QVERIFY(overlaps > 10); // not only trees
}

/// Of a range: what starts in it.
void TestSliceFacts::tableAgreesWithBruteForce()
{
    struct Row {
        std::vector<Nanoseconds> durations;
        Nanoseconds total = 0, self = 0;
        std::set<std::pair<int, int>> lanes;
    };
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const test::RandomTrace random(seed);
        const test::Opened opened = test::open(random.json());
        const auto &events = random.events();
        const TimeRange range{static_cast<Nanoseconds>(seed * 40), static_cast<Nanoseconds>(1500 + seed * 50)};
        for (const Selection &selection : {Selection::whole(), Selection::ofRange(range)}) {
            std::map<std::pair<std::string, std::string>, Row> wanted;
            for (std::uint32_t i = 0; i < events.size(); ++i) {
                const auto &e = events[i];
                if (selection.kind == Selection::Range && !range.contains(e.start))
                    continue;
                Row &row = wanted[{e.name, e.cat}];
                row.durations.push_back(e.duration);
                row.total += e.duration;
                row.self += selfTime(*opened, SliceId(i));
                row.lanes.insert({e.pid, e.tid});
            }
            const Table table = sliceTable(*opened, selection);
            QCOMPARE(table.rows.size(), wanted.size());
            Nanoseconds last = std::numeric_limits<Nanoseconds>::max();
            for (std::size_t r = 0; r < table.rows.size(); ++r) {
                const auto cell = [&](const char *key) { return table.rows[r][*table.column(key)]; };
                const auto number = [&](const char *key) { return std::get<std::int64_t>(cell(key)); };
                const auto key =
                    std::pair(std::get<std::string>(cell("name")), std::get<std::string>(cell("category")));
                QVERIFY(wanted.contains(key));
                const Row &row = wanted[key];
                QCOMPARE(number("calls"), std::int64_t(row.durations.size()));
                QCOMPARE(number("total_ns"), row.total);
                QCOMPARE(number("self_ns"), row.self);
                QCOMPARE(number("mean_ns"), row.total / std::int64_t(row.durations.size()));
                QCOMPARE(number("min_ns"), std::ranges::min(row.durations));
                QCOMPARE(number("max_ns"), std::ranges::max(row.durations));
                QCOMPARE(number("lanes"), std::int64_t(row.lanes.size()));
                QCOMPARE(table.slicesOf(r).size(), row.durations.size());
                QVERIFY(number("total_ns") <= last);
                last = number("total_ns");
            }
        }
    }
}

void TestSliceFacts::siblingsAgreeWithBruteForce()
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const test::RandomTrace random(seed);
        const test::Opened opened = test::open(random.json());
        const auto &events = random.events();
        for (std::uint32_t i = 0; i < events.size(); ++i) {
            std::vector<std::uint32_t> same;
            for (std::uint32_t k = 0; k < events.size(); ++k)
                if (events[k].name == events[i].name && events[k].cat == events[i].cat)
                    same.push_back(k);
            std::ranges::sort(same, {}, [&](std::uint32_t k) { return std::pair(events[k].start, k); });
            std::vector<Nanoseconds> sorted;
            Nanoseconds total = 0;
            for (const std::uint32_t k : same) {
                sorted.push_back(events[k].duration);
                total += events[k].duration;
            }
            std::ranges::sort(sorted);
            const auto at = std::ranges::find(same, i);
            const Siblings found = siblingsOf(*opened, SliceId(i));
            QCOMPARE(found.count, std::uint32_t(same.size()));
            QCOMPARE(found.total, total);
            QCOMPARE(found.least, sorted.front());
            QCOMPARE(found.most, sorted.back());
            const std::size_t half = sorted.size() / 2;
            QCOMPARE(found.median, sorted.size() % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2);
            QCOMPARE(found.longer,
                     std::uint32_t(std::ranges::count_if(sorted, [&](auto d) { return d > events[i].duration; })));
            QCOMPARE(found.before, at == same.begin() ? SliceId() : SliceId(*(at - 1)));
            QCOMPARE(found.after, at + 1 == same.end() ? SliceId() : SliceId(*(at + 1)));
            QCOMPARE(events[found.longest.value()].duration, sorted.back());
        }
    }
}

void TestSliceFacts::stepsAgreeWithBruteForce()
{
    int inAStep = 0, elsewhere = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const test::RandomTrace random(seed);
        const test::Opened opened = test::open(random.json());
        const auto &events = random.events();
        for (std::uint32_t i = 0; i < events.size(); ++i) {
            std::int64_t at = events[i].start;
            if (events[i].isWork()) {
                if (const SliceId launch = opened->launchOf(SliceId(i)))
                    at = events[launch.value()].start;
                else if (opened->externalId(SliceId(i)))
                    continue;
            }
            std::optional<std::int64_t> wanted;
            for (const auto &e : events)
                if (e.name.starts_with("ProfilerStep#") && at >= e.start && at < e.end())
                    wanted = std::stoll(e.name.substr(13));
            const SliceFacts facts = factsOf(*opened, SliceId(i));
            QCOMPARE(facts.step ? std::optional(facts.step->number) : std::nullopt, wanted);
            ++(wanted ? inAStep : elsewhere);
            if (events[i].isCall())
                for (const SliceId work : facts.launched)
                    QCOMPARE(opened->launchOf(work), SliceId(i));
        }
    }
    QVERIFY(inAStep > 100 && elsewhere > 100);
}

/// A forward op in a module, its kernel, and the backward op on another thread.
void TestSliceFacts::linksOfATrainingStep()
{
    const test::Opened opened = test::open(test::document({
        test::complete("ProfilerStep#4", 0, 90'000, "1", "1", "user_annotation"),
        test::complete("train.py(3): main", 1'000, 50'000, "1", "1", "python_function"),
        test::complete("nn.Module: Net_0", 2'000, 40'000, "1", "1", "python_function"),
        test::complete("nn.Module: Linear_0", 3'000, 30'000, "1", "1", "python_function"),
        test::complete("aten::linear", 4'000, 20'000, "1", "1", "cpu_op", R"("External id":1)"),
        test::flow("s", "7", 4'000, "1", "1", "fwdbwd", R"("name":"fwdbwd")"),
        test::complete("aten::addmm", 5'000, 10'000, "1", "1", "cpu_op", R"("External id":2)"),
        test::complete("cudaLaunchKernel", 6'000, 2'000, "1", "1", "cuda_runtime", R"("correlation":9)"),
        test::complete("gemm", 20'000, 70'000, "0", "7", "kernel", R"("device":0,"stream":7,"correlation":9)"),
        test::complete("AddmmBackward0", 60'000, 9'000, "1", "2", "cpu_op", R"("External id":3)"),
        test::flow("f", "7", 60'000, "1", "2", "fwdbwd", R"("name":"fwdbwd","bp":"e")"),
        test::complete("aten::mm", 61'000, 5'000, "1", "2", "cpu_op", R"("External id":4)"),
    }));
    const auto named = [&](std::string_view name) { return test::sliceNamed(*opened, name); };
    const std::vector<SliceId> functions{named("nn.Module: Linear_0"), named("nn.Module: Net_0"),
                                         named("train.py(3): main")};
    const std::vector<SliceId> modules{named("nn.Module: Net_0"), named("nn.Module: Linear_0")};

    const SliceFacts kernel = factsOf(*opened, named("gemm"));
    QCOMPARE(kernel.step->number, 4);
    QCOMPARE(kernel.launch, named("cudaLaunchKernel"));
    QCOMPARE(kernel.op, named("aten::addmm"));
    QCOMPARE(kernel.backward, named("AddmmBackward0"));
    QVERIFY(kernel.forward.isNone());
    QCOMPARE(kernel.functions, functions);
    QCOMPARE(kernel.modules, modules);
    QVERIFY(!kernel.isOfForward);

    const SliceFacts call = factsOf(*opened, named("cudaLaunchKernel"));
    QCOMPARE(call.launched, std::vector{named("gemm")});
    QCOMPARE(call.op, named("aten::addmm"));

    const SliceFacts backward = factsOf(*opened, named("aten::mm"));
    QCOMPARE(backward.forward, named("aten::linear"));
    QVERIFY(backward.backward.isNone());
    QVERIFY(backward.isOfForward);
    QCOMPARE(backward.functions, functions);
    QCOMPARE(backward.modules, modules);

    QCOMPARE(factsOf(*opened, named("nn.Module: Net_0")).functions, std::vector{named("train.py(3): main")});
}

void TestSliceFacts::dtypes_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("name");
    QTest::newRow("float") << "float"
                           << "float32";
    QTest::newRow("bfloat16") << "c10::BFloat16"
                              << "bfloat16";
    QTest::newRow("int64") << "long int"
                           << "int64";
    QTest::newRow("complex") << "c10::complex<double>"
                             << "complex128";
    QTest::newRow("the same") << "bool"
                              << "bool";
    QTest::newRow("unknown") << "c10::Novel"
                             << "c10::Novel";
}

void TestSliceFacts::dtypes()
{
    QFETCH(QString, type);
    QFETCH(QString, name);
    const std::string text = type.toStdString();
    QCOMPARE(QString::fromStdString(std::string(dtypeName(text))), name);
}

void TestSliceFacts::inputs_data()
{
    QTest::addColumn<QByteArray>("args");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("none") << QByteArray(R"("x":1)") << QStringList();
    QTest::newRow("tensors")
        << QByteArray(
               R"("Input Dims":[[512, 8000],[4]],"Input type":["float","long int"],"Input Strides":[[8000,1],[1]])")
        << QStringList{"[512, 8000] float32", "[4] int64"};
    QTest::newRow("transposed")
        << QByteArray(R"("Input Dims":[[512,8000]],"Input type":["c10::BFloat16"],"Input Strides":[[1,512]])")
        << QStringList{"[512, 8000] bfloat16 | [1, 512]"};
    QTest::newRow("expanded") << QByteArray(R"("Input Dims":[[8,4]],"Input type":["float"],"Input Strides":[[0,1]])")
                              << QStringList{"[8, 4] float32 | [0, 1]"};
    QTest::newRow("one element wide")
        << QByteArray(R"("Input Dims":[[512,1]],"Input type":["float"],"Input Strides":[[1,512]])")
        << QStringList{"[512, 1] float32"};
    QTest::newRow("empty tensor") << QByteArray(
                                         R"("Input Dims":[[0,3]],"Input type":["float"],"Input Strides":[[9,9]])")
                                  << QStringList{"[0, 3] float32"};
    QTest::newRow("scalar tensor") << QByteArray(R"("Input Dims":[[]],"Input type":["float"],"Input Strides":[[]])")
                                   << QStringList{"[] float32"};
    QTest::newRow("values")
        << QByteArray(
               R"("Input Dims":[[2],[],[],[]],"Input type":["float","Scalar","ScalarList",""],"Concrete Inputs":["","1e-05","[8, 512]",""])")
        << QStringList{"[2] float32", "1e-05", "[8, 512]", "–"};
    QTest::newRow("values not recorded") << QByteArray(R"("Input Dims":[[2],[]],"Input type":["float","Scalar"])")
                                         << QStringList{"[2] float32", "a number"};
    QTest::newRow("tensor list")
        << QByteArray(
               R"("Input Dims":[[[2, 3],[2,3],[4]]],"Input type":["TensorList"],"Input Strides":[[[3,1],[3,1],[1]]])")
        << QStringList{"3 tensors (2 x [2, 3], [4])"};
    QTest::newRow("one tensor") << QByteArray(R"("Input Dims":[[[1050112]]],"Input type":["TensorList"])")
                                << QStringList{"1 tensor ([1050112])"};
    QTest::newRow("of an older torch") << QByteArray(R"("Input Dims":[[2,3],[]],"Input type":["float",""])")
                                       << QStringList{"[2, 3] float32", "–"};
    QTest::newRow("not what they should be")
        << QByteArray(R"("Input Dims":7,"Input type":["float"],"Concrete Inputs":{})") << QStringList{"[] float32"};
    QTest::newRow("huge")
        << QByteArray(R"("Input Dims":[[4611686018427387904,4,2]],"Input type":["float"],"Input Strides":[[8,2,1]])")
        << QStringList{"[4611686018427387904, 4, 2] float32"};
}

void TestSliceFacts::inputs()
{
    QFETCH(QByteArray, args);
    QFETCH(QStringList, texts);
    const test::Opened opened =
        test::open(test::document({test::complete("aten::mm", 0, 10, "1", "1", "cpu_op", args)}));
    const auto arguments = EventArguments::read(*opened, SliceId(0));
    QVERIFY(arguments);
    QStringList found;
    for (const OpInput &input : opInputs(*arguments))
        found += QString::fromStdString(input.text + (input.strides.empty() ? "" : " | " + input.strides));
    QCOMPARE(found, texts);
}

QTEST_APPLESS_MAIN(TestSliceFacts)
#include "tst_slicefacts.moc"
