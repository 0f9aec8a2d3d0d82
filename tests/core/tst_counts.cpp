#include "recordings.h"

#include <QtTest>
#include <algorithm>
#include <map>
#include <set>

using namespace lanescope;
using test::PlainSlice;

// What is in each recording, counted by an independent reading of its JSON.

namespace {

/// The arrows of RULES 7, for recordings of Kineto: every flow end of theirs starts a slice of its lane, or has none.
struct PlainArrows {
    std::map<std::string, std::uint64_t> byCategory;
    std::uint64_t byCorrelation = 0;
    std::uint64_t dangling = 0;

    explicit PlainArrows(const nlohmann::json &events, const std::vector<PlainSlice> &slices)
    {
        using Place = std::tuple<std::string, std::string, std::int64_t>;
        std::map<Place, std::vector<std::size_t>> starting;
        for (std::size_t i = 0; i < slices.size(); ++i)
            starting[{slices[i].pid, slices[i].tid, slices[i].start}].push_back(i);
        struct Flow {
            std::int64_t time;
            std::vector<std::size_t> stands; ///< slices that start there
        };
        using Key = std::tuple<std::string, std::string, std::string>;
        std::map<Key, std::pair<std::vector<Flow>, std::vector<Flow>>> flows;
        for (const auto &e : events) {
            const std::string ph = e.value("ph", "");
            if (ph != "s" && ph != "f")
                continue;
            const std::int64_t time = test::exactNs(e.at("ts"));
            const auto at = starting.find({test::plainId(e.at("pid")), test::plainId(e.at("tid")), time});
            auto &both = flows[{e.at("cat"), e.at("name"), test::plainId(e.at("id"))}];
            (ph == "s" ? both.first : both.second)
                .push_back({time, at != starting.end() ? at->second : std::vector<std::size_t>()});
        }
        std::set<std::size_t> reached;
        for (auto &[key, both] : flows) {
            auto &[starts, ends] = both;
            std::ranges::stable_sort(starts, {}, &Flow::time);
            for (const Flow &s : starts)
                dangling += s.stands.empty() || ends.empty();
            for (const Flow &e : ends) {
                if (starts.empty() || e.stands.empty()) {
                    ++dangling;
                    continue;
                }
                const Flow *from = &starts.front();
                for (const Flow &s : starts)
                    if (s.time <= e.time)
                        from = &s;
                if (from->stands.empty())
                    continue;
                ++byCategory[std::get<0>(key)];
                reached.insert(e.stands.begin(), e.stands.end());
            }
        }
        std::map<std::int64_t, int> calls;
        for (const PlainSlice &s : slices)
            if (s.correlation != 0 && !s.isWork() && s.cat != "gpu_user_annotation" && s.cat != "cuda_sync")
                ++calls[s.correlation];
        for (std::size_t i = 0; i < slices.size(); ++i)
            if ((slices[i].isWork() || slices[i].cat == "cuda_sync") && slices[i].correlation != 0 &&
                !reached.contains(i) && calls[slices[i].correlation] == 1)
                ++byCorrelation;
    }
};

} // namespace

class TestCounts : public QObject {
    Q_OBJECT

private slots:
    void sharedRecordings()
    {
        if (!QDir(LANESCOPE_SHARED "/traces").exists())
            QSKIP("no shared recordings here: only those of tests/data are counted");
    }

    void counts_data() { test::addRecordings(); }
    void counts()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const nlohmann::json events = test::plainEvents(path);
        const std::vector<PlainSlice> slices = test::plainSlices(events);
        const auto trace = test::openPath(path);

        QCOMPARE(trace->file().events, static_cast<std::uint64_t>(events.size()));
        QCOMPARE(trace->sliceCount(), static_cast<std::uint32_t>(slices.size()));
        std::map<std::string, int> want, got;
        std::map<std::string, std::int64_t> wantTime, gotTime;
        std::set<std::string> lanes;
        for (std::uint32_t i = 0; i < slices.size(); ++i) {
            const SliceId s(i);
            QCOMPARE(trace->name(s), std::string_view(slices[i].name));
            QCOMPARE(trace->start(s), slices[i].start);
            QCOMPARE(trace->end(s), slices[i].end);
            QCOMPARE(trace->correlation(s).value_or(0), slices[i].correlation);
            const Lane &lane = trace->lane(trace->laneOf(s));
            QCOMPARE(lane.pid(), slices[i].pid);
            QCOMPARE(lane.tid(), slices[i].tid);
            ++want[slices[i].cat];
            ++got[std::string(trace->categoryText(s))];
            lanes.insert(slices[i].pid + "/" + slices[i].tid);
        }
        QCOMPARE(got, want);
        QCOMPARE(std::ranges::count_if(trace->lanes(), [](const Lane &l) { return l.size() > 0; }),
                 static_cast<std::ptrdiff_t>(lanes.size()));

        std::uint64_t flowEvents = 0, instants = 0, memory = 0;
        for (const auto &e : events) {
            const std::string ph = e.value("ph", "");
            flowEvents += ph == "s" || ph == "t" || ph == "f";
            instants += ph == "i" || ph == "I";
            memory += (ph == "i" || ph == "I") && e.value("name", "") == "[memory]";
        }
        QCOMPARE(trace->file().flowEvents, flowEvents);
        QCOMPARE(trace->instants().size(), instants);
        QCOMPARE(trace->memorySamples().size(), memory);

        const PlainArrows plain(events, slices);
        std::map<std::string, std::uint64_t> byCategory;
        std::uint64_t byCorrelation = 0;
        for (const Arrow &a : trace->arrows()) {
            if (a.kind == ArrowKind::Correlation)
                ++byCorrelation;
            else
                ++byCategory[std::string(trace->text(a.name))];
        }
        QCOMPARE(byCategory, plain.byCategory);
        QCOMPARE(byCorrelation, plain.byCorrelation);
        QCOMPARE(test::issueCount(*trace, IssueKind::DanglingFlow), plain.dangling);
        // A healthy exporter's file has no other fault.
        for (const Issue &i : trace->issues())
            QVERIFY2(i.kind == IssueKind::DanglingFlow || i.kind == IssueKind::Overlap ||
                         i.kind == IssueKind::NegativeLatency || i.kind == IssueKind::ProducerNote,
                     (std::string(issueKindName(i.kind)) + " " + std::to_string(i.count)).c_str());
    }
};

QTEST_APPLESS_MAIN(TestCounts)
#include "tst_counts.moc"
