#include <QtTest> // before what includes the standard library, for moc

#include "core/analyse/autogradwaits.h"
#include "core/analyse/nestedtables.h"
#include "core/analyse/optable.h"
#include "core/analyse/slicefacts.h"
#include "madeup.h"
#include "randoms.h"
#include "recordings.h"

#include <algorithm>
#include <functional>

using namespace lanescope;
using test::MadeUp;

// What a thread waits in backward() for those that autograd runs it on.

class TestAutogradWaits : public QObject {
    Q_OBJECT

private slots:
    /// Random trees of ops on one thread and nodes on another, moment by moment.
    void everyMoment()
    {
        test::Randoms random(11);
        for (int round = 0; round < 40; ++round) {
            MadeUp made;
            made.step(1, 0, 400);
            const std::function<void(int, int, int)> fill = [&](int from, int to, int depth) {
                for (int at = from; at < to && depth < 4;) {
                    const int length = static_cast<int>(random.between(1, std::max(1, (to - from) / 2)));
                    if (at + length > to)
                        break;
                    if (random.between(0, 2) > 0) {
                        made.slice("op", at, length, random.between(0, 4) == 0 ? "user_annotation" : "cpu_op");
                        fill(at, at + length, depth + 1);
                    }
                    at += length;
                }
            };
            fill(5, 395, 0);
            std::vector<bool> waits(500);
            for (int at = 0; at < 450;) {
                const int length = static_cast<int>(random.between(1, 30));
                if (random.between(0, 1) == 0) {
                    made.slice("autograd::engine::evaluate_function: AddBackward0", at, length, "cpu_op", {}, "2");
                    std::fill_n(waits.begin() + at, length, true);
                }
                at += length + 1;
            }
            const test::Opened trace = test::open(made.text());
            const AutogradWaits found(*trace);
            const auto all = found.bySlice();
            for (std::uint32_t i = 0; i < trace->sliceCount(); ++i) {
                const SliceId s(i);
                if (trace->lane(trace->laneOf(s)).tid() != "1")
                    continue;
                Nanoseconds expected = 0;
                for (const TimeRange &range : selfRanges(*trace, s))
                    for (Nanoseconds t = range.start; t < range.end; t += MadeUp::us)
                        expected += waits[static_cast<std::size_t>(t / MadeUp::us)] ? MadeUp::us : 0;
                const auto at = all.find(s);
                QCOMPARE(at != all.end() ? at->second : 0, expected);
                QCOMPARE(found.inSelfOf(s), expected);
            }
        }
    }

    void selfRangesAddUp_data() { test::addRecordings(1500000); }
    void selfRangesAddUp()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const auto trace = test::openPath(path);
        const AutogradWaits waits(*trace);
        for (std::uint32_t i = 0; i < trace->sliceCount(); i += 7) {
            const SliceId s(i);
            if (!isOnCpu(trace->category(s)))
                continue;
            const Nanoseconds wait = waits.inSelfOf(s);
            QVERIFY(wait >= 0 && wait <= selfTime(*trace, s));
        }
    }

    /// The step's own row of every table that has one says how much of it is waiting.
    void tables()
    {
        MadeUp made;
        for (int i = 0; i < 3; ++i) {
            const double at = i * 1000.0;
            made.step(i, at, 300).slice("forward", at + 5, 50, "user_annotation");
            made.slice("train.py(7): step", at + 60, 230, "python_function");
            made.slice("autograd::engine::evaluate_function: MmBackward0", at + 100, 80, "cpu_op", {}, "2");
            made.slice("aten::mm", at + 110, 60, "cpu_op", {}, "2");
        }
        const test::Opened trace = test::open(made.text());
        const auto cell = [&](const Table &table, const char *name, const char *key) -> Nanoseconds {
            for (const auto &row : table.rows)
                if (std::get<std::string>(row[0]) == name)
                    return std::get<std::int64_t>(row[*table.column(key)]);
            return -1;
        };
        const Table annotations = annotationTable(*trace, {});
        QCOMPARE(cell(annotations, "ProfilerStep*", "self_cpu_ns"), 3 * 250000);
        QCOMPARE(cell(annotations, "ProfilerStep*", "autograd_wait_ns"), 3 * 80000);
        QCOMPARE(cell(annotations, "forward", "autograd_wait_ns"), 0);
        const Table python = pythonTable(*trace, {});
        QCOMPARE(cell(python, "train.py(7): step", "bare_ns"), 3 * 230000);
        QCOMPARE(cell(python, "train.py(7): step", "autograd_wait_ns"), 3 * 80000);
        for (const bool corrected : {false, true}) {
            const Table ops = operatorsTable(*trace, {}, {.corrected = corrected});
            QCOMPARE(cell(ops, "ProfilerStep*", "self_cpu_ns"), 3 * 250000); // torch's own number stays
            QVERIFY(std::ranges::any_of(ops.footer, [](const std::string &sentence) {
                return sentence.starts_with("240 us of Self CPU is no work") &&
                       sentence.find("(240 us of it in ProfilerStep*)") != std::string::npos;
            }));
        }
        // A backward pass on the same thread is no wait.
        MadeUp same;
        same.step(1, 0, 300).slice("autograd::engine::evaluate_function: MmBackward0", 100, 80);
        const test::Opened alone = test::open(same.text());
        QVERIFY(AutogradWaits(*alone).bySlice().empty());
    }
};

QTEST_APPLESS_MAIN(TestAutogradWaits)
#include "tst_autogradwaits.moc"
