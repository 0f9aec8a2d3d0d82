// Qt first: moc 6.4 stumbles over what core includes.
#include <QtTest>

#include "core/analyse/markfacts.h"
#include "tracefile.h"

using namespace lanescope;
using namespace lanescope::test;

class TestMarkFacts : public QObject {
    Q_OBJECT

private slots:
    void spansAndInstants();
};

void TestMarkFacts::spansAndInstants()
{
    QByteArrayList events{complete("ProfilerStep#3", 0, 50'000, "1", "1", "user_annotation")};
    const auto span = [&](const QByteArray &id, const QByteArray &name, qint64 from, qint64 to,
                          const QByteArray &cat = "serve") {
        const QByteArray more = R"("id":)" + id + R"(,"cat":")" + cat + '"';
        events += mark("b", name, from, "1", "1", more);
        events += mark("e", name, to, "1", "1", more);
    };
    span("1", "request", 10'000, 40'000);
    span("2", "request", 20'000, 60'000);
    span("3", "request", 55'000, 56'000);
    span("4", "other", 12'000, 13'000);
    span("5", "request", 12'000, 90'000, "elsewhere");
    for (const qint64 at : {70'000, 71'000, 71'000})
        events += mark("i", "tick", at, "1", "1", R"("s":"g")");
    const Opened file = open(document(events));
    const Trace &trace = *file;
    std::uint32_t seen = 0;
    for (std::uint32_t i = 0; i < trace.asyncSpans().size(); ++i) {
        const AsyncSpan &s = trace.asyncSpans()[i];
        const MarkFacts facts = factsOfSpan(trace, i);
        if (trace.text(s.category) != "serve" || trace.text(s.name) != "request")
            continue;
        ++seen;
        QCOMPARE(facts.count, 3u);
        QCOMPARE(facts.total, 71'000);
        QCOMPARE(facts.least, 1'000);
        QCOMPARE(facts.most, 40'000);
        const bool isFirst = s.range.start == 10'000, isLast = s.range.start == 55'000;
        QCOMPARE(facts.sinceBefore.has_value(), !isFirst);
        if (!isFirst)
            QCOMPARE(*facts.sinceBefore, isLast ? 35'000 : 10'000);
        QCOMPARE(facts.step.has_value(), !isLast);
        if (facts.step)
            QCOMPARE(facts.step->number, 3);
    }
    QCOMPARE(seen, 3u);
    QCOMPARE(trace.instants().size(), std::size_t{3});
    QList<qlonglong> since;
    for (std::uint32_t i = 0; i < 3; ++i) {
        const MarkFacts facts = factsOfInstant(trace, i);
        QCOMPARE(facts.count, 3u);
        since += facts.sinceBefore.value_or(-1);
    }
    std::ranges::sort(since);
    QCOMPARE(since, (QList<qlonglong>{-1, 0, 1'000}));
}

QTEST_APPLESS_MAIN(TestMarkFacts)
#include "tst_markfacts.moc"
