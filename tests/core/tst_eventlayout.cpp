// EventLayouts must read exactly what scanEvent() reads, whatever it has learned before.

#include "core/load/eventlayout.h"

#include <QTest>

#include <random>
#include <string>
#include <vector>

using namespace lanescope;

namespace {

using Field = Token RawEvent::*;
const std::vector<std::pair<const char *, Field>> fields{{"ph", &RawEvent::ph},
                                                         {"cat", &RawEvent::cat},
                                                         {"name", &RawEvent::name},
                                                         {"pid", &RawEvent::pid},
                                                         {"tid", &RawEvent::tid},
                                                         {"ts", &RawEvent::ts},
                                                         {"dur", &RawEvent::dur},
                                                         {"id", &RawEvent::id},
                                                         {"id2", &RawEvent::id2},
                                                         {"bp", &RawEvent::bp},
                                                         {"s", &RawEvent::scope},
                                                         {"args", &RawEvent::args},
                                                         {"bind_id", &RawEvent::bindId},
                                                         {"flow_in", &RawEvent::flowIn},
                                                         {"flow_out", &RawEvent::flowOut},
                                                         {"correlation", &RawEvent::correlation},
                                                         {"External id", &RawEvent::externalId},
                                                         {"device", &RawEvent::device},
                                                         {"stream", &RawEvent::stream},
                                                         {"bytes", &RawEvent::bytes},
                                                         {"grid", &RawEvent::grid},
                                                         {"block", &RawEvent::block},
                                                         {"registers per thread", &RawEvent::registers},
                                                         {"shared memory", &RawEvent::sharedMemory},
                                                         {"est. achieved occupancy %", &RawEvent::occupancy},
                                                         {"graph node id", &RawEvent::graphNode},
                                                         {"Bytes", &RawEvent::memoryBytes},
                                                         {"Total Allocated", &RawEvent::totalAllocated},
                                                         {"Total Reserved", &RawEvent::totalReserved},
                                                         {"Device Type", &RawEvent::memoryDeviceType},
                                                         {"Device Id", &RawEvent::memoryDeviceId}};

/// Text of a random event, sound or a little damaged.
std::string randomEvent(std::mt19937 &random)
{
    const auto pick = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const std::vector<std::string> blanks{"", " ", "\n    ", " "};
    const std::vector<std::string> values{
        "1",    "12.5", "-3",   "1e3",       "\"X\"",      "\"text\"", "\"with \\\"escape\\\"\"",
        "\"\"", "null", "true", "[1, 2, 3]", "{\"a\": 1}", "{}"};
    const auto digits = [&](int most) {
        std::string text(static_cast<std::size_t>(pick(most)), '0');
        for (char &c : text)
            c = static_cast<char>('0' + pick(10));
        return text;
    };
    // Of every length and, now and then, not quite a number.
    const auto number = [&] {
        std::string text = (pick(4) ? "" : "-") + digits(pick(3) ? 16 : 40);
        if (pick(2))
            text += '.' + digits(pick(3) ? 4 : 24);
        if (pick(8) == 0)
            text += (pick(2) ? "e" : "E+") + digits(3);
        return text;
    };
    const auto list = [&] {
        std::string text = "[";
        for (int i = pick(40); i > 0; --i)
            text += (pick(3) ? std::to_string(pick(3)) : "[\"" + digits(3) + "\", null]") + (i > 1 ? ", " : "");
        return text + "]";
    };
    const auto member = [&](const std::string &key) {
        return '"' + key + '"' + (pick(4) ? ": " : ":") +
               (pick(3)   ? values[static_cast<std::size_t>(pick(static_cast<int>(values.size())))]
                : pick(3) ? number()
                          : list());
    };
    const auto object = [&](std::vector<std::string> members) {
        const std::string blank = blanks[static_cast<std::size_t>(pick(4))];
        std::string text = "{";
        for (std::size_t i = 0; i < members.size(); ++i)
            text += (i ? "," : "") + blank + members[i];
        return text + blank + "}";
    };
    std::vector<std::string> members, arguments;
    for (const char *key : {"ph", "cat", "name", "pid", "ts", "dur", "id", "unknown"})
        if (pick(5))
            members.push_back(member(key));
    for (const char *key : {"External id", "correlation", "Ev Idx", "grid", "bytes"})
        if (pick(3))
            arguments.push_back(member(key));
    if (pick(6) == 0 && !members.empty())
        members.push_back(members.front()); // a key given twice
    if (pick(4))
        members.push_back("\"args\": " + object(arguments));
    if (pick(12) == 0)
        members.push_back("\"args\": " + (pick(2) ? std::string("7") : object({member("correlation")})));
    std::string text = object(members);
    if (pick(10) == 0)
        text[static_cast<std::size_t>(pick(static_cast<int>(text.size())))] = "\x01x\"{},:\\9"[pick(9)];
    if (pick(20) == 0)
        text.resize(static_cast<std::size_t>(pick(static_cast<int>(text.size()))) + 1);
    return text;
}

} // namespace

class TestEventLayout : public QObject {
    Q_OBJECT

private slots:
    void equalsTheGeneralScan()
    {
        std::mt19937 random(20260919);
        std::vector<std::string> pool;
        for (int i = 0; i < 60; ++i)
            pool.push_back(randomEvent(random));
        for (int round = 0; round < 40; ++round) {
            EventLayouts layouts;
            RawEvent fast, general;
            for (int i = 0; i < 2000; ++i) {
                // Mostly events that came before, as in a file, and some that are new.
                if (random() % 10 == 0)
                    pool[random() % pool.size()] = randomEvent(random);
                std::string text = pool[random() % pool.size()];
                if (text.empty() || text[0] != '{')
                    continue;
                compare(layouts, fast, general, text);
            }
        }
    }

    /// A number is taken as sound where it looks like the last one in its place: nothing may pass so that is none.
    void numbersThatLookAlike()
    {
        std::mt19937 random(20261130);
        EventLayouts layouts;
        RawEvent fast, general;
        constexpr std::string_view characters = "0017.-e,";
        for (int i = 0; i < 200000; ++i) {
            // Around the lengths at which another 16 bytes are looked at, too.
            std::string number = random() % 2 ? std::string(random() % 4 * 8 + random() % 2, '1') : std::string();
            for (auto n = random() % 6; n > 0; --n)
                number += characters[random() % characters.size()];
            if (random() % 4 == 0)
                number += ".5";
            compare(layouts, fast, general,
                    R"({"ph": "X", "ts": )" + number + (random() % 8 ? ", " : "  ,") +
                        R"("args": {"correlation": 7}})");
        }
    }

private:
    static void compare(EventLayouts &layouts, RawEvent &fast, RawEvent &general, std::string text)
    {
        const std::size_t size = text.size();
        text.append(scanPadding, '\0');
        const ScanResult a = layouts.scan(text.data(), text.data() + size, fast);
        const ScanResult b = scanEvent(text.data(), text.data() + size, general);
        QVERIFY2(a.status == b.status && (a.status != ScanStatus::Ok || a.at == b.at), text.c_str());
        if (a.status != ScanStatus::Ok)
            return;
        for (const auto &[name, field] : fields) {
            const Token &x = fast.*field, &y = general.*field;
            QVERIFY2(
                x.kind == y.kind && x.text == y.text && x.escaped == y.escaped,
                qPrintable(QStringLiteral("%1 of %2").arg(QString::fromUtf8(name), QString::fromUtf8(text.c_str()))));
        }
    }
};

QTEST_APPLESS_MAIN(TestEventLayout)
#include "tst_eventlayout.moc"
