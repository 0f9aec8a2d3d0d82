#include "core/analyse/steps.h"
#include "core/base/statistics.h"
#include "core/verdict/chart.h"
#include "madeup.h"
#include "randoms.h"
#include "recordings.h"

#include <QtTest>
#include <algorithm>
#include <set>

using namespace lanescope;
using test::MadeUp;

/// The pictures beside verdicts, as numbers; and what a person can choose as a step.
class TestChart : public QObject {
    Q_OBJECT

private slots:
    void columnsHoldEveryBar();
    void chartsOfRecordings_data();
    void chartsOfRecordings();
    void stepsCanBeChosen();
    void chosenStepsAreJudged();
};

namespace {

std::shared_ptr<const Trace> traceOf(const MadeUp &made)
{
    const auto file = test::fileWith(made.text());
    auto trace = readTrace(file->fileName().toStdString());
    if (!trace)
        throw std::runtime_error(trace.error().message);
    return *trace;
}

} // namespace

void TestChart::columnsHoldEveryBar()
{
    test::Randoms random(7);
    for (int round = 0; round < 400; ++round) {
        std::vector<Chart::Bar> bars(static_cast<std::size_t>(random.between(0, 300)));
        for (Chart::Bar &b : bars) {
            b.length = random.between(1, 1000);
            b.busy = random.between(0, b.length);
            b.copies = random.between(0, b.busy);
            b.isUsual = !random.oneIn(4);
        }
        const auto most = static_cast<std::size_t>(random.between(1, 120));
        const auto columns = chartColumns(bars, most);
        QVERIFY(columns.size() <= most);
        std::size_t next = 0;
        for (const ChartColumn &c : columns) {
            QCOMPARE(c.first, next);
            QVERIFY(c.count > 0);
            std::vector<Nanoseconds> lengths;
            bool usual = true;
            double busy = 0, copies = 0, all = 0;
            for (std::size_t i = c.first; i < c.first + c.count; ++i) {
                lengths.push_back(bars[i].length);
                usual = usual && bars[i].isUsual;
                busy += static_cast<double>(bars[i].busy);
                copies += static_cast<double>(bars[i].copies);
                all += static_cast<double>(bars[i].length);
            }
            std::ranges::sort(lengths);
            QCOMPARE(c.least, lengths.front());
            QCOMPARE(c.most, lengths.back());
            QCOMPARE(c.middle, median(lengths));
            QCOMPARE(c.isUsual, usual);
            QVERIFY(std::abs(c.busyShare - busy / all) < 1e-9);
            QVERIFY(std::abs(c.copiesShare - copies / all) < 1e-9);
            next += c.count;
        }
        QCOMPARE(next, bars.size());
        if (bars.size() <= most)
            QCOMPARE(columns.size(), bars.size()); // nothing is put together without need
    }
    QVERIFY(chartColumns({}, 10).empty());
    QVERIFY(chartColumns(std::vector<Chart::Bar>(3), 0).empty());
}

void TestChart::chartsOfRecordings_data()
{
    test::addRecordings();
}

void TestChart::chartsOfRecordings()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no recordings");
    const auto trace = readTrace(path.toStdString());
    QVERIFY(trace);
    const Report report = makeReport(**trace);
    const Facts &f = report.facts;
    const auto steps = chartOf(report, report.bound.verdict);
    QCOMPARE(steps.has_value(), f.steps.steps.size() > 1);
    if (steps) {
        QCOMPARE(steps->bars.size(), f.steps.steps.size());
        for (std::size_t i = 0; i < steps->bars.size(); ++i) {
            const Chart::Bar &b = steps->bars[i];
            QCOMPARE(b.length, f.steps.steps[i].window.length());
            QVERIFY(b.busy >= 0 && b.busy <= b.length);
            QVERIFY(b.copies >= 0 && b.communication >= 0 && b.copies + b.communication <= b.busy);
        }
    }
    for (const Verdict &v : report.verdicts) {
        const auto chart = chartOf(report, v);
        if (!chart)
            continue;
        QVERIFY2(fill(chart->title, chart->numbers).find('{') == std::string::npos, v.id.c_str());
        if (chart->kind == Chart::Parts) {
            QVERIFY2(chart->bars.empty() && chart->parts.size() > 1, v.id.c_str());
            for (const Chart::Part &p : chart->parts)
                QVERIFY2(p.time > 0, v.id.c_str());
            continue;
        }
        QVERIFY2(chart->parts.empty() && chart->bars.size() > 1, v.id.c_str());
        QVERIFY2(std::ranges::is_sorted(chart->bars, {}, [](const Chart::Bar &b) { return b.range.start; }),
                 v.id.c_str());
        if (chart->kind == Chart::Durations)
            for (const Chart::Bar &b : chart->bars)
                QVERIFY2(!b.slice || b.length == (*trace)->duration(b.slice), v.id.c_str());
    }
    const auto idle = std::ranges::find(report.verdicts, "idle-breakdown", &Verdict::id);
    if (idle != report.verdicts.end())
        if (const auto chart = chartOf(report, *idle)) {
            Nanoseconds sum = 0;
            for (const Chart::Part &p : chart->parts)
                sum += p.look == Chart::Look::Profiler ? 0 : p.time;
            QCOMPARE(sum, f.shares->hostWait + f.shares->otherIdle);
        }
}

void TestChart::stepsCanBeChosen()
{
    MadeUp made;
    for (int i = 0; i < 5; ++i) {
        const double t = i * 1000;
        made.slice("epoch", t, 900, "user_annotation");
        made.slice("batch " + QByteArray::number(i), t + 10, 400, "user_annotation");
        made.slice("batch " + QByteArray::number(i) + "b", t + 450, 100, "user_annotation");
        made.launch("k", t + 20, 5, t + 30, 100);
    }
    made.slice("once", 0, 5, "user_annotation");
    const auto trace = traceOf(made);
    // What covers most, by CONTRACT's rule.
    QCOMPARE(findSteps(*trace).standIn, "epoch");
    const auto choices = stepChoices(*trace);
    std::set<std::string> names;
    for (const StepChoice &c : choices) {
        names.insert(c.name);
        QCOMPARE(c.count, std::size_t(5));
    }
    QCOMPARE(names, (std::set<std::string>{"epoch", "batch #", "batch #b"}));
    QVERIFY(std::ranges::is_sorted(choices, std::greater<>(), &StepChoice::covered));
    for (const StepChoice &c : choices) {
        const StepFacts steps = findSteps(*trace, c.name);
        QCOMPARE(steps.standIn, c.name);
        QCOMPARE(steps.steps.size(), c.count);
        Nanoseconds sum = 0;
        for (const StepWindow &s : steps.steps)
            sum += s.own.length();
        QCOMPARE(sum, c.covered);
    }
    // With the digits of one of them; and what is not there.
    QCOMPARE(findSteps(*trace, "batch 3").steps.size(), std::size_t(5));
    QCOMPARE(findSteps(*trace, "once").steps.size(), std::size_t(1));
    QVERIFY(findSteps(*trace, "nothing").steps.empty());
}

void TestChart::chosenStepsAreJudged()
{
    // Steps of two batches each; of the batches the first is all GPU work, the second all waiting.
    MadeUp made;
    for (int i = 0; i < 12; ++i) {
        const double t = i * 1000;
        if (i % 2 == 0)
            made.step(i / 2, t, 1999);
        made.slice(i % 2 == 0 ? "full" : "empty", t + 5, 980, "user_annotation");
        if (i % 2 == 0)
            made.launch("k", t + 6, 5, t + 12, 970);
        else
            made.launch("k", t + 6, 5, t + 12, 10);
    }
    const auto trace = traceOf(made);
    QVERIFY(findSteps(*trace).standIn.empty());
    QCOMPARE(makeReport(*trace, {}, {}, "full").bound.id, "compute-bound");
    QVERIFY(makeReport(*trace, {}, {}, "empty").bound.id != "compute-bound");
    QCOMPARE(makeReport(*trace, {}, {}, "ProfilerStep#").facts.steps.steps.size(), std::size_t(6));
    QCOMPARE(makeReport(*trace, {}, {}, "no such").bound.id, "undecidable");
}

QTEST_APPLESS_MAIN(TestChart)
#include "tst_chart.moc"
