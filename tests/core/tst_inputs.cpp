#include "tracefile.h"

#include <QtTest>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

using namespace lanescope;
using Json = nlohmann::json;

// Holds the dump of every small odd file against expect.json: the rules of RULES.md, words of CONTRACT.md.

namespace {

/// One file's dump, and what falls short in it.
class Check {
public:
    Check(const Json &expected, const Json &dump)
        : e(expected)
        , d(dump)
    {
        for (const Json &l : d.at("lanes"))
            m_laneNames[l.at("id")] = l.at("pid").get<std::string>() + "/" + l.at("tid").get<std::string>();
    }

    std::vector<std::string> run()
    {
        counts();
        named();
        arrows();
        lanes();
        others();
        steps();
        warnings();
        return bad;
    }

private:
    template <class A, class B>
    void want(const std::string &what, const A &got, const B &expected)
    {
        if (Json(got) != Json(expected))
            bad.push_back(what + ": got " + Json(got).dump() + ", want " + Json(expected).dump());
    }
    bool asks(const char *key) const { return e.contains(key); }
    /// The members of e[key]; a reference, so that a loop over its items() may last.
    const Json &each(const char *key) const
    {
        static const Json none = Json::object();
        return asks(key) ? e.at(key) : none;
    }
    std::string laneName(const Json &slice) const { return m_laneNames.at(slice.at("lane")); }

    void between(const char *what, std::int64_t got, const char *most, const char *least)
    {
        if (!asks(most))
            return;
        const std::int64_t high = e.at(most), low = e.value(least, high);
        if (got < low || got > high)
            bad.push_back(std::string(what) + ": got " + std::to_string(got) + ", want " + std::to_string(low) + ".." +
                          std::to_string(high));
    }

    void counts()
    {
        const auto isComplete = [](const Json &s) { return s.at("ph") == "X"; };
        between("x", std::ranges::count_if(d.at("slices"), isComplete), "x", "x_min");
        if (asks("slices"))
            want("slices", d.at("slices").size(), e.at("slices"));
        between("lanes", std::ranges::count_if(d.at("lanes"), [](const Json &l) { return l.at("slices") > 0; }),
                "lanes", "lanes_min");
    }

    void named()
    {
        const std::int64_t tolerance = e.value("tol_ns", 0);
        for (const Json &w : e.value("named", Json::array())) {
            const bool found = std::ranges::any_of(d.at("slices"), [&](const Json &s) {
                const std::string name = s.at("name");
                const bool sameName = w.contains("name")
                                          ? name == w.at("name")
                                          : name.find(w.at("name_contains").get<std::string>()) != std::string::npos;
                return sameName &&
                       std::abs(s.at("start_ns").get<std::int64_t>() - w.at("start_ns").get<std::int64_t>()) <=
                           tolerance &&
                       std::abs(s.at("dur_ns").get<std::int64_t>() - w.at("dur_ns").get<std::int64_t>()) <= tolerance &&
                       (!w.contains("depth") || s.at("depth") == w.at("depth")) &&
                       (!w.contains("tid") ||
                        laneName(s) == w.at("pid").get<std::string>() + "/" + w.at("tid").get<std::string>());
            });
            if (!found)
                bad.push_back("no slice " + w.dump());
        }
        for (const Json &name : e.value("absent", Json::array()))
            for (const Json &s : d.at("slices"))
                if (s.at("name") == name)
                    bad.push_back(name.dump() + " must not be shown");
        for (const auto &[name, args] : each("args").items())
            for (const auto &[key, value] : args.items())
                for (const Json &s : d.at("slices"))
                    if (s.at("name") == name) {
                        const Json got = s.at("args").value(key, Json());
                        want("argument " + key + " of " + name, got.is_string() ? got.get<std::string>() : got.dump(),
                             value);
                    }
        for (const auto &[length, count] : each("name_length").items()) {
            const auto fits = [&](const Json &s) {
                return QString::fromStdString(s.at("name")).toUcs4().size() == std::stoll(length);
            };
            want("names of " + length + " characters", std::ranges::count_if(d.at("slices"), fits), count);
        }
        for (const auto &[name, wall] : each("wall_ns").items())
            for (const Json &s : d.at("slices"))
                if (s.at("name") == name)
                    want("wall clock of " + name,
                         d.at("base_time_ns").get<std::int64_t>() + s.at("start_ns").get<std::int64_t>(), wall);
        if (asks("max_depth")) {
            std::int64_t deepest = 0;
            for (const Json &s : d.at("slices"))
                deepest = std::max(deepest, s.at("depth").get<std::int64_t>());
            want("deepest depth", deepest, e.at("max_depth"));
        }
    }

    std::string nameOf(const Json &id) const { return d.at("slices").at(id.get<std::size_t>()).at("name"); }

    void arrows()
    {
        for (std::size_t i = 0; i < d.at("slices").size(); ++i)
            want("id of a slice", d.at("slices")[i].at("id"), i);
        if (asks("arrows")) {
            std::vector<std::vector<std::string>> got, expected = e.at("arrows");
            for (const Json &a : d.at("arrows"))
                got.push_back({nameOf(a.at("from")), nameOf(a.at("to"))});
            std::ranges::sort(got);
            std::ranges::sort(expected);
            want("arrows", got, expected);
        }
        for (const auto &[pair, latency] : each("latency_ns").items()) {
            const std::string from = pair.substr(0, pair.find('>')), to = pair.substr(pair.find('>') + 1);
            std::vector<Json> got;
            for (const Json &a : d.at("arrows"))
                if (nameOf(a.at("from")) == from && nameOf(a.at("to")) == to)
                    got.push_back(a.at("latency_ns"));
            want("latency " + pair, got, std::vector<Json>{latency});
        }
    }

    void lanes()
    {
        const auto ofLane = [&](const std::string &name, const char *field) {
            Json got;
            for (const Json &l : d.at("lanes"))
                if (m_laneNames.at(l.at("id")) == name)
                    got = l.at(field);
            return got;
        };
        for (const auto &[lane, busy] : each("busy_ns").items())
            want("busy of " + lane, ofLane(lane, "busy_ns"), busy);
        for (const auto &[lane, rows] : each("min_rows").items())
            if (ofLane(lane, "rows") < rows)
                bad.push_back("rows of " + lane + ": " + ofLane(lane, "rows").dump());
        for (const auto &[lane, name] : each("lane_names").items())
            want("name of " + lane, ofLane(lane, "name"), name);
        std::vector<std::string> order;
        std::int64_t gpu = 0;
        for (const Json &l : d.at("lanes")) {
            if (l.at("slices") == 0)
                continue;
            order.push_back(m_laneNames.at(l.at("id")));
            gpu += l.at("kind") == "gpu_stream";
        }
        if (asks("lane_order"))
            want("lane order", order, e.at("lane_order"));
        if (asks("gpu_lanes"))
            want("gpu lanes", gpu, e.at("gpu_lanes"));
    }

    void others()
    {
        if (asks("counter_series"))
            want("counter series", d.at("counters").size(), e.at("counter_series"));
        if (asks("counter_samples")) {
            std::int64_t samples = 0;
            for (const Json &c : d.at("counters"))
                samples += std::ranges::count_if(c.at("samples"), [](const Json &s) { return !s.at(1).is_null(); });
            want("counter samples", samples, e.at("counter_samples"));
        }
        if (asks("instants"))
            want("instants", d.at("instants").size(), e.at("instants"));
        if (asks("asyncs")) {
            std::set<std::string> unfinished; // their length is not checked
            std::vector<std::vector<Json>> got, expected;
            for (const Json &a : e.at("asyncs")) {
                if (a.at("dur_ns").is_null())
                    unfinished.insert(a.at("name"));
                expected.push_back(
                    {a.at("name"), a.at("start_ns"), a.at("dur_ns").is_null() ? Json(0) : a.at("dur_ns")});
            }
            for (const Json &a : d.at("asyncs"))
                got.push_back({a.at("name"), a.at("start_ns"),
                               unfinished.contains(a.at("name").get<std::string>()) ? Json(0) : a.at("dur_ns")});
            std::ranges::sort(got);
            std::ranges::sort(expected);
            want("asyncs", got, expected);
        }
        for (const auto &[device, fields] : each("memory").items()) {
            Json got;
            for (const Json &m : d.at("memory"))
                if (m.at("device_type").dump() + "/" + m.at("device_id").dump() == device)
                    for (const auto &[field, value] : fields.items())
                        got[field] = m.at(field);
            want("memory " + device, got, fields);
        }
        const std::pair<const char *, const char *> kernels[] = {{"comm_kernels", "communication"},
                                                                 {"comm_ns", "communication_ns"},
                                                                 {"compute_kernels", "compute"},
                                                                 {"compute_ns", "compute_ns"}};
        for (const auto &[key, field] : kernels)
            if (asks(key))
                want(key, d.at("kernels").at(field), e.at(key));
        for (const char *key : {"rank", "world_size"})
            if (asks(key))
                want(key, d.at(key), e.at(key));
        if (asks("view_ns")) {
            const std::int64_t a = e.at("view_ns")[0], b = e.at("view_ns")[1], from = d.at("view").at("start_ns"),
                               to = d.at("view").at("end_ns");
            if (from > a || to < b || to - from > 2 * (b - a))
                bad.push_back("first view " + d.at("view").dump() + " must hold " + e.at("view_ns").dump() +
                              " and be at most twice as wide");
        }
    }

    void steps()
    {
        for (const auto &[number, range] : each("steps").items()) {
            std::vector<Json> got;
            for (const Json &s : d.at("steps"))
                if (s.at("number").dump() == number)
                    got.push_back({s.at("start_ns"), s.at("end_ns")});
            want("step " + number, got, std::vector<Json>{range});
        }
        if (asks("steps"))
            want("count of steps", d.at("steps").size(), e.at("steps").size());
    }

    /// The kinds listed with these counts, one of warn_any, the allowed ones, and nothing else.
    void warnings()
    {
        static const std::set<std::string> known{
            "repaired-text",     "invalid-utf8",    "missing-ts",    "missing-dur",     "negative-dur",
            "implausible-dur",   "unmatched-begin", "unmatched-end", "ignored-phase",   "non-finite-number",
            "bad-counter-value", "truncated",       "extra-data",    "no-timed-events", "checksum",
            "bad-event",         "bad-metadata",    "overlap",       "dangling-flow",   "ambiguous-flow",
            "negative-latency",  "implausible-ts",  "producer-note"};
        std::map<std::string, std::int64_t> got;
        for (const Json &w : d.at("warnings")) {
            const std::string kind = w.at("kind");
            if (!known.contains(kind))
                bad.push_back("warning " + kind + " is not of the closed list");
            if (w.at("count") <= 0)
                bad.push_back("warning " + kind + " without a count");
            if (!got.emplace(kind, w.at("count")).second)
                bad.push_back("warning " + kind + " stands twice");
            if (w.at("message").get<std::string>().empty())
                bad.push_back("warning " + kind + " has no message for a person");
            const Json offset = w.at("offset"), severity = w.at("severity");
            if (!offset.is_null() && !offset.is_number_unsigned())
                bad.push_back("offset of " + kind + " is no byte: " + offset.dump());
            if (severity != "note" && severity != "warning" && severity != "error")
                bad.push_back("severity of " + kind + ": " + severity.dump());
        }
        for (const auto &[kind, count] : each("warn").items()) {
            const std::int64_t n = got.contains(kind) ? got.at(kind) : 0;
            if (count.is_string() ? n < std::stoll(count.get<std::string>().substr(2)) : n != count.get<std::int64_t>())
                bad.push_back("warning " + kind + ": got " + std::to_string(n) + ", want " + count.dump());
        }
        const Json any = e.value("warn_any", Json::array()), allowed = e.value("allow", Json::array());
        const auto holds = [](const Json &list, const std::string &kind) {
            return std::ranges::find(list, Json(kind)) != list.end();
        };
        if (!any.empty() &&
            std::ranges::none_of(any, [&](const Json &kind) { return got.contains(kind.get<std::string>()); }))
            bad.push_back("needs one of the warnings " + any.dump());
        for (const auto &[kind, count] : got)
            if (!each("warn").contains(kind) && !holds(any, kind) && !holds(allowed, kind))
                bad.push_back("warning " + kind + " (" + std::to_string(count) + ") is not due");
    }

    const Json &e;
    const Json &d;
    std::map<std::int64_t, std::string> m_laneNames;
    std::vector<std::string> bad;
};

} // namespace

class TestInputs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_expected = Json::parse(test::bytesOf(test::dataPath("inputs/expect.json")).toStdString());
        QVERIFY(m_expected.size() >= 100);
    }

    void dump_data()
    {
        QTest::addColumn<int>("entry");
        for (std::size_t i = 0; i < m_expected.size(); ++i)
            QTest::newRow(m_expected[i].at("file").get<std::string>().c_str()) << static_cast<int>(i);
    }
    void dump()
    {
        QFETCH(int, entry);
        Json e = m_expected.at(static_cast<std::size_t>(entry));
        // The better answer where RULES names two.
        e.erase("x_min");
        e.erase("lanes_min");
        for (const Json &w : e.value("named_want", Json::array()))
            e["named"].push_back(w);
        const QString path = test::dataPath("inputs/" + QString::fromStdString(e.at("file")));
        const auto trace = readTrace(path.toStdString());
        if (!trace) {
            const QString message = QString::fromStdString(trace.error().message);
            QVERIFY2(e.at("open") != "ok", qPrintable(message));
            for (const Json &word : e.value("error_has", Json::array()))
                QVERIFY2(message.contains(QString::fromStdString(word), Qt::CaseInsensitive), qPrintable(message));
            QVERIFY2(message.contains(path), "an error names the file");
            return;
        }
        QVERIFY2(e.at("open") != "error", "an error was due");
        const std::string text = test::dumpText(**trace);
        const Json d = Json::parse(text);
        QCOMPARE(d.at("schema"), Json(1));
        QCOMPARE(d.at("opened"), Json(true));
        const std::vector<std::string> bad = Check(e, d).run();
        QByteArrayList all;
        for (const std::string &b : bad)
            all += QByteArray::fromStdString(b);
        QVERIFY2(bad.empty(), all.join("; "));
    }

private:
    Json m_expected;
};

QTEST_APPLESS_MAIN(TestInputs)
#include "tst_inputs.moc"
