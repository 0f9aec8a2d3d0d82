#include "core/load/jsonscan.h"
#include "randoms.h"

#include <QtTest>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>

using namespace lanescope;
using test::Randoms;

namespace {

/// A text as the scanner wants it: something behind the value, then the padding.
struct Padded {
    std::string text;
    std::size_t size;
    explicit Padded(std::string t, char behind = ',')
        : text(std::move(t) + behind)
        , size(text.size())
    {
        text.append(scanPadding, '\0');
    }
    const char *begin() const { return text.data(); }
    const char *end() const { return text.data() + size; }
};

bool scans(const std::string &value, char behind = ',')
{
    const Padded p(value, behind);
    Token token;
    const ScanResult r = scanValue(p.begin(), p.end(), token);
    return r.status == ScanStatus::Ok && r.at == p.end() - 1;
}

/// What RFC 8259 says of a value with nothing around it. nlohmann is stricter in three things: it wants valid UTF-8, so only that is
/// asked about; surrogates in pairs, which the grammar does not; and numbers that fit a double.
bool isJson(std::string value)
{
    static const std::regex hugeExponent("((^|[^u0-9a-fA-F.])-?[0-9.]+[eE][+-]?[0-9])[0-9]{2,}");
    value = std::regex_replace(value, hugeExponent, "$1");
    for (std::size_t i = 0; i + 3 < value.size(); i += value[i] == '\\' ? 2 : 1)
        if (value[i] == '\\' && value[i + 1] == 'u' && (value[i + 2] | 0x20) == 'd' &&
            std::string_view("89abcdefABCDEF").find(value[i + 3]) != std::string_view::npos)
            value[i + 2] = '1';
    return !value.empty() && std::string(" \t\r\n").find(value.front()) == std::string::npos &&
           std::string(" \t\r\n").find(value.back()) == std::string::npos && nlohmann::json::accept(value);
}

std::string randomString(Randoms &random)
{
    static const std::vector<std::string> parts{"a",
                                                "name",
                                                "\\n",
                                                "\\\"",
                                                "\\\\",
                                                "\\/",
                                                "\\u00e9",
                                                "\\ud83d\\ude00",
                                                "é",
                                                "😀",
                                                " ",
                                                "},{",
                                                "[",
                                                "]",
                                                ":",
                                                ",",
                                                "\\b\\f\\r\\t",
                                                "\\uD800",
                                                "x y z 0123456789 longer than sixteen bytes"};
    std::string s = "\"";
    for (auto n = random.between(0, 5); n > 0; --n)
        s += parts[static_cast<std::size_t>(random.between(0, static_cast<qint64>(parts.size()) - 1))];
    return s + '"';
}

std::string space(Randoms &random)
{
    static const char *kinds[] = {"", "", "", " ", "\n", "\r\n", "\t", "  \n  "};
    return kinds[random.between(0, 7)];
}

std::string randomValue(Randoms &random, int depth)
{
    static const std::vector<std::string> scalars{"0",
                                                  "-0",
                                                  "1",
                                                  "12.5",
                                                  "-1e9",
                                                  "1E+2",
                                                  "0.0001",
                                                  "12345678901234567890123",
                                                  "1e-400",
                                                  "true",
                                                  "false",
                                                  "null",
                                                  "1790000000123456.789"};
    switch (depth > 0 ? random.between(0, 3) : random.between(2, 3)) {
    case 0: {
        std::string s = "[" + space(random);
        for (auto n = random.between(0, 4); n > 0; --n)
            s += randomValue(random, depth - 1) + space(random) + (n > 1 ? "," + space(random) : "");
        return s + "]";
    }
    case 1: {
        std::string s = "{" + space(random);
        for (auto n = random.between(0, 4); n > 0; --n)
            s += randomString(random) + space(random) + ":" + space(random) + randomValue(random, depth - 1) +
                 space(random) + (n > 1 ? "," + space(random) : "");
        return s + "}";
    }
    case 2: return randomString(random);
    default: return scalars[static_cast<std::size_t>(random.between(0, static_cast<qint64>(scalars.size()) - 1))];
    }
}

void mutate(Randoms &random, std::string &text)
{
    static const std::string bytes = "{}[]\",:\\ \n\t0123456789.eE+-truefalsn/ub\x01\x1f\x7f";
    for (auto n = random.between(1, 2); n > 0 && !text.empty(); --n) {
        const auto at = static_cast<std::size_t>(random.between(0, static_cast<qint64>(text.size()) - 1));
        const char c = bytes[static_cast<std::size_t>(random.between(0, static_cast<qint64>(bytes.size()) - 1))];
        switch (random.between(0, 3)) {
        case 0: text.erase(at, 1); break;
        case 1: text.insert(at, 1, c); break;
        case 2: text[at] = c; break;
        default: text.erase(at); break;
        }
    }
}

bool isUtf8(const std::string &text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toUtf8() ==
           QByteArray::fromStdString(text);
}

Token number(const std::string &text)
{
    return {Token::Number, false, text};
}
Token string(const std::string &text)
{
    return {Token::String, text.find('\\') != std::string::npos, text};
}

struct MendRow {
    const char *name, *damaged, *sound; ///< the last two compared as JSON
    bool repaired;
    int nonFinite = 0;
};
const MendRow mendRows[] = {
    {"sound", R"({"ph":"X","name":"a","ts":1})", R"({"ph":"X","name":"a","ts":1})", false},
    {"control byte", "{\"ph\":\"X\",\"name\":\"a\x01\tb\"}", "{\"ph\":\"X\",\"name\":\"a\\u0001\\u0009b\"}", true},
    {"newline", "{\"ph\":\"X\",\"name\":\"a\nb\"}", "{\"ph\":\"X\",\"name\":\"a\\nb\"}", true},
    {"backslash path", R"({"ph":"X","name":"C:\dir\x.py"})", R"({"ph":"X","name":"C:\\dir\\x.py"})", true},
    {"cut escape", R"({"ph":"X","name":"\u12"})", R"({"ph":"X","name":"\\u12"})", true},
    {"quotes in a name", R"({"ph":"X","name":"{"device": "cpu", "dtype": "f32"}(12): run","ts":1})",
     "{\"ph\":\"X\",\"name\":\"{\\\"device\\\": \\\"cpu\\\", \\\"dtype\\\": \\\"f32\\\"}(12): run\",\"ts\":1}", true},
    {"quotes in args", "{\"ph\":\"X\",\"args\":{\"a\":\"x \"y\" z\",\"b\":1}}",
     "{\"ph\":\"X\",\"args\":{\"a\":\"x \\\"y\\\" z\",\"b\":1}}", true},
    {"nan", R"({"ph":"C","args":{"a":nan,"b":-inf,"c":Infinity}})", R"({"ph":"C","args":{"a":null,"b":null,"c":null}})",
     false, 3},
    {"capital NaN", R"({"ph":"C","args":{"a":NaN}})", R"({"ph":"C","args":{"a":null}})", false, 1},
    {"N/A", R"({"ph":"X","args":{"bw":N/A}})", R"({"ph":"X","args":{"bw":null}})", true},
    {"commas", R"({,"ph":"X",,"args":{"a":[1,,2,],},})", R"({"ph":"X","args":{"a":[1,2]}})", false},
    {"brackets missing", R"({"ph":"X","args":{"a":1)", R"({"ph":"X","args":{"a":1}})", true},
    {"values missing", R"({"ph":"X","ts":,"args":{"a":,"b":1},"dur":})",
     R"({"ph":"X","ts":null,"args":{"a":null,"b":1},"dur":null})", true},
    {"path that ends in a backslash",
     "{\"ph\":\"X\",\"name\":\"C:\\\\dir\\\",\"ts\":1,\"args\":{\"a\":\"D:\\\",\"b\":[\"x\\\"\", \"y\"]}}",
     "{\"ph\":\"X\",\"name\":\"C:\\\\dir\\\\\",\"ts\":1,\"args\":{\"a\":\"D:\\\\\",\"b\":[\"x\\\"\",\"y\"]}}", true},
    {"number forms", R"({"ts":+5,"dur":.5,"a":5.,"b":007})", R"({"ts":5,"dur":0.5,"a":5,"b":7})", true},
};

} // namespace

class TestJsonScan : public QObject {
    Q_OBJECT

private slots:
    void acceptsWhatJsonIs()
    {
        Randoms random(5);
        int good = 0, bad = 0;
        for (int round = 0; round < 20000; ++round) {
            std::string text = randomValue(random, 4);
            if (!random.oneIn(4))
                mutate(random, text);
            if (!isUtf8(text))
                continue;
            const bool sound = isJson(text);
            (sound ? good : bad) += 1;
            for (const char behind : {' ', ',', '\n', '}', ']'}) {
                // What follows must not become part of the value: `1` and `]` is 1, `[1` and `]` is another text.
                if ((behind == '}' || behind == ']') && !sound)
                    continue;
                if (behind == ' ' && !sound && isJson(text + ' '))
                    continue;
                QVERIFY2(scans(text, behind) == sound,
                         (std::string(sound ? "refused: " : "accepted: ") + text + behind).c_str());
            }
        }
        QVERIFY(good > 4000 && bad > 4000);
    }

    /// The event's own scan is as strict, and ends at the same byte.
    void eventAcceptsWhatJsonIs()
    {
        Randoms random(6);
        static const std::vector<std::string> keys{"\"ph\"",      "\"name\"", "\"args\"",       "\"ts\"",
                                                   "\"dur\"",     "\"pid\"",  "\"tid\"",        "\"id\"",
                                                   "\"bind_id\"", "\"else\"", "\"n\\u0061me\"", "\"\""};
        int good = 0, bad = 0;
        for (int round = 0; round < 20000; ++round) {
            std::string text = "{";
            for (auto n = random.between(0, 6); n > 0; --n)
                text += space(random) +
                        keys[static_cast<std::size_t>(random.between(0, static_cast<qint64>(keys.size()) - 1))] +
                        space(random) + ":" + space(random) + randomValue(random, 3) + space(random) +
                        (n > 1 ? "," : "");
            text += "}";
            if (!random.oneIn(3))
                mutate(random, text);
            if (text.empty() || text[0] != '{' || !isUtf8(text))
                continue;
            const bool sound = isJson(text);
            (sound ? good : bad) += 1;
            const Padded p(text);
            RawEvent e;
            const ScanResult r = scanEvent(p.begin(), p.end(), e);
            QVERIFY2((r.status == ScanStatus::Ok && r.at == p.end() - 1) == sound, text.c_str());
        }
        QVERIFY(good > 4000 && bad > 4000);
    }

    /// A text cut anywhere is never Ok, and Incomplete where only more text is needed.
    void cutTexts()
    {
        Randoms random(7);
        for (int round = 0; round < 500; ++round) {
            const std::string text =
                "{\"ph\":\"X\",\"args\":" + randomValue(random, 4) + ",\"name\":" + randomString(random) + "}";
            if (!isJson(text))
                QFAIL("the generator is wrong");
            for (std::size_t n = 1; n < text.size(); ++n) {
                std::string cut = text.substr(0, n);
                cut.append(scanPadding, '\0');
                Token token;
                RawEvent e;
                QCOMPARE(scanValue(cut.data(), cut.data() + n, token).status, ScanStatus::Incomplete);
                QCOMPARE(scanEvent(cut.data(), cut.data() + n, e).status, ScanStatus::Incomplete);
            }
        }
    }

    void deepNesting()
    {
        for (const std::size_t depth : {63u, 64u, 65u, 127u, 128u, 129u, 5000u, 1000000u}) {
            std::string text;
            for (std::size_t i = 0; i < depth; ++i)
                text += i % 3 == 0 ? "{\"a\":" : "[";
            text += "1";
            std::string open = text;
            for (std::size_t i = depth; i-- > 0;)
                text += i % 3 == 0 ? '}' : ']';
            QVERIFY(scans(text));
            std::string wrong = text;
            wrong.back() = wrong.back() == '}' ? ']' : '}';
            QVERIFY(!scans(wrong));
        }
    }

    void eventFields()
    {
        const Padded p(
            R"({"ph":"X","cat":"c","name":"first","n\u0061me":"last","pid":-1,"tid":"stream 7 ","ts":1.5,"dur":null,"id":7,"bp":"e","s":"g",)"
            R"("args":{"correlation":1,"stream":9},"args":{"correlation":5,"External id":6,"grid":[1,2,3],"nested":{"correlation":8}},)"
            R"("bind_id":"0x1","flow_in":true,"flow_out":false,"id2":{"local":"0x2"},"unknown":[{"ph":"B"}]})");
        RawEvent e;
        QCOMPARE(scanEvent(p.begin(), p.end(), e).status, ScanStatus::Ok);
        QCOMPARE(e.name.text, "last");
        QCOMPARE(e.ph.text, "X");
        QCOMPARE(e.tid.text, "stream 7 ");
        QVERIFY(e.dur.isNull());
        QCOMPARE(e.correlation.text, "5");
        QCOMPARE(e.externalId.text, "6");
        QCOMPARE(e.stream.kind, Token::Missing); // of the args that count no more
        QCOMPARE(e.grid.text, "[1,2,3]");
        QCOMPARE(e.bindId.text, "0x1");
        QCOMPARE(e.id2.kind, Token::Object);
    }

    void lastArgumentsCount_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("null") << QByteArray(R"({"args":{"correlation":1},"args":null})");
        QTest::newRow("array") << QByteArray(R"({"args":{"correlation":1},"args":[{"correlation":2}]})");
        QTest::newRow("empty") << QByteArray(R"({"args":{"correlation":1},"args":{}})");
    }
    void lastArgumentsCount()
    {
        QFETCH(QByteArray, text);
        const Padded p(text.toStdString());
        RawEvent e;
        QCOMPARE(scanEvent(p.begin(), p.end(), e).status, ScanStatus::Ok);
        QCOMPARE(e.correlation.kind, Token::Missing);
    }

    void members()
    {
        const Padded p(R"({ "a" : 1 , "b\u0021":"x" ,"c":{"d":[1,{}]}, "a":2 })");
        Token object;
        QCOMPARE(scanValue(p.begin(), p.end(), object).status, ScanStatus::Ok);
        std::string seen;
        forEachMember(object, [&](std::string_view key, const Token &v) {
            seen += std::string(key) + "=" + std::string(v.text) + ";";
            return true;
        });
        QCOMPARE(seen, std::string(R"(a=1;b!=x;c={"d":[1,{}]};a=2;)"));
        int visits = 0;
        forEachMember(object, [&](std::string_view, const Token &) { return ++visits < 2; });
        QCOMPARE(visits, 2);

        const Padded list("[ 1, [2,3] ,\"x\", {} ]");
        Token array;
        QCOMPARE(scanValue(list.begin(), list.end(), array).status, ScanStatus::Ok);
        seen.clear();
        forEachElement(array, [&](const Token &v) {
            seen += std::string(v.text) + ";";
            return true;
        });
        QCOMPARE(seen, std::string("1;[2,3];x;{};"));
    }

    void unescape_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("plain");
        QTest::newRow("none") << QByteArray("abc") << QByteArray("abc");
        QTest::newRow("simple") << QByteArray("\\\"\\\\\\/\\b\\f\\n\\r\\t") << QByteArray("\"\\/\b\f\n\r\t");
        QTest::newRow("two bytes") << QByteArray(R"(\u00e9)") << QByteArray("é");
        QTest::newRow("three bytes") << QByteArray(R"(\u20AC)") << QByteArray("€");
        QTest::newRow("pair") << QByteArray(R"(\ud83d\ude00)") << QByteArray("😀");
        QTest::newRow("last of all") << QByteArray(R"(\uDBFF\uDFFF)") << QByteArray("\xf4\x8f\xbf\xbf");
        QTest::newRow("high alone") << QByteArray(R"(\ud83dx)") << QByteArray("\xef\xbf\xbdx");
        QTest::newRow("low alone") << QByteArray(R"(\ude00)") << QByteArray("\xef\xbf\xbd");
        QTest::newRow("high high low") << QByteArray(R"(\ud83d\ud83d\ude00)") << QByteArray("\xef\xbf\xbd😀");
        QTest::newRow("high, other escape") << QByteArray(R"(\ud83d\n)") << QByteArray("\xef\xbf\xbd\n");
        QTest::newRow("high, plain escape") << QByteArray(R"(\ud83d\u0041)")
                                            << QByteArray("\xef\xbf\xbd"
                                                          "A");
        QTest::newRow("high at the end") << QByteArray(R"(a\ud83d)") << QByteArray("a\xef\xbf\xbd");
        QTest::newRow("zero") << QByteArray(R"(a\u0000b)") << QByteArray("a\0b", 3);
    }
    void unescape()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, plain);
        std::string out;
        appendUnescaped(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), out);
        QCOMPARE(QByteArray::fromStdString(out), plain);
        QCOMPARE(QByteArray::fromStdString(stringOf(string(text.toStdString()))), plain);
    }

    void integers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("whole");
        QTest::addColumn<qint64>("value");
        const auto row = [](const char *text, std::optional<qint64> value) {
            QTest::newRow(text[0] ? text : "empty") << QByteArray(text) << value.has_value() << value.value_or(0);
        };
        row("0", 0);
        row("-1", -1);
        row("9223372036854775807", std::numeric_limits<qint64>::max());
        row("-9223372036854775808", std::numeric_limits<qint64>::min());
        row("9223372036854775808", {});
        row("3.0", 3);
        row("3.000", 3);
        row("3.5", {});
        row("-3.0", -3);
        row("", {});
        row("x", {});
        row("7 seven", {});
        row("0x7", {});
        row("nan", {});
    }
    void integers()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, whole);
        QFETCH(qint64, value);
        const std::string t = text.toStdString(); // tokens do not own their text
        for (const Token &token : {number(t), string(t)}) {
            if (token.kind == Token::Number && !isJsonNumber(token.text))
                continue;
            const auto got = integerOf(token);
            QCOMPARE(got.has_value(), whole);
            if (whole)
                QCOMPARE(*got, value);
        }
        QVERIFY(!integerOf(Token()));
        QVERIFY(!integerOf({Token::Literal, false, "null"}));
        QVERIFY(!integerOf({Token::Array, false, "[1]"}));
    }

    void numbers()
    {
        QCOMPARE(numberOf(number("1.5")).value(), 1.5);
        QCOMPARE(numberOf(string("-2e3")).value(), -2000.0);
        QCOMPARE(numberOf(string("12")).value(), 12.0);
        for (const char *bad : {"", "inf", "nan", "1.5x", "high", "0x1", "-", "1."})
            QVERIFY2(!numberOf(string(bad)), bad);
        QVERIFY(!numberOf(Token()));
        QVERIFY(!numberOf({Token::Literal, false, "true"}));
    }

    void jsonNumbers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("sound");
        for (const char *good : {"0", "-0", "0.0", "10", "1e5", "1E-5", "1.25e+10", "-12.5"})
            QTest::newRow(good) << QByteArray(good) << true;
        for (const char *bad :
             {"", "-", "+1", "01", "1.", ".5", "1e", "1e+", "--1", "1 ", " 1", "1.2.3", "Infinity", "0x1"})
            QTest::newRow(bad[0] ? bad : "empty") << QByteArray(bad) << false;
    }
    void jsonNumbers()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, sound);
        QCOMPARE(isJsonNumber(text.toStdString()), sound);
    }

    void mend_data()
    {
        QTest::addColumn<QByteArray>("damaged");
        QTest::addColumn<QByteArray>("sound"); // compared as JSON
        QTest::addColumn<bool>("repaired");
        QTest::addColumn<int>("nonFinite");
        for (const MendRow &r : mendRows)
            QTest::newRow(r.name) << QByteArray(r.damaged) << QByteArray(r.sound) << r.repaired << r.nonFinite;
    }
    void mend()
    {
        QFETCH(QByteArray, damaged);
        QFETCH(QByteArray, sound);
        QFETCH(bool, repaired);
        QFETCH(int, nonFinite);
        const auto mended = mendEvent({damaged.constData(), static_cast<std::size_t>(damaged.size())});
        QVERIFY(mended);
        QVERIFY2(nlohmann::json::accept(mended->text), mended->text.c_str());
        QCOMPARE(QByteArray::fromStdString(nlohmann::json::parse(mended->text).dump()),
                 QByteArray::fromStdString(nlohmann::json::parse(sound.toStdString()).dump()));
        QCOMPARE(mended->repaired, repaired);
        QCOMPARE(mended->nonFinite, static_cast<std::uint32_t>(nonFinite));
        QVERIFY(!mended->badUtf8);
        QCOMPARE(mended->consumed, static_cast<std::size_t>(damaged.size()));
    }

    void mendLeavesWhatFollows()
    {
        const std::string_view text = "{\"ph\":\"X\",\"name\":\"a\"b\"},";
        const auto mended = mendEvent(text);
        QVERIFY(mended);
        QCOMPARE(mended->consumed, text.size() - 1);
    }

    void mendGivesUp_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : {"", "x", "{\"ph\"", "{\"ph\":", "{\"ph\":\"X", "{1:2}", "{\"a\" \"b\"}", "[1]"})
            QTest::newRow(text[0] ? text : "empty") << QByteArray(text);
    }
    void mendGivesUp()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!mendEvent({text.constData(), static_cast<std::size_t>(text.size())}));
    }

    /// Whatever comes in, what comes out is JSON in valid UTF-8, and no more is taken than there is.
    void mendOfAnything()
    {
        Randoms random(8);
        int mendedSome = 0;
        for (int round = 0; round < 15000; ++round) {
            std::string text =
                R"({"ph":"X","name":)" + randomString(random) + R"(,"ts":1.5,"args":)" + randomValue(random, 3) + "}";
            for (auto n = random.between(1, 3); n > 0; --n)
                mutate(random, text);
            if (random.oneIn(3) && !text.empty())
                text[static_cast<std::size_t>(random.between(0, static_cast<qint64>(text.size()) - 1))] =
                    static_cast<char>(random.between(128, 255));
            const auto mended = mendEvent(text);
            if (!mended)
                continue;
            ++mendedSome;
            QVERIFY2(isUtf8(mended->text) && isJson(mended->text), (text + " became " + mended->text).c_str());
            QVERIFY(mended->consumed <= text.size());
            QVERIFY(mended->consumed > 0);
            QVERIFY(isUtf8(text.substr(0, mended->consumed)) ? !mended->badUtf8 : mended->badUtf8 || mended->repaired);
        }
        QVERIFY(mendedSome > 4000);
    }

    void mendDeep()
    {
        // Recursion has a limit: given up, not crashed.
        std::string text = "{\"ph\":\"X\",\"args\":";
        for (int i = 0; i < 200000; ++i)
            text += "[";
        mendEvent(text);
        for (int i = 0; i < 200000; ++i)
            text += "]";
        text += ",\"name\":\"a\x01\"}";
        mendEvent(text);
        QVERIFY(true);
    }

    void eventStarts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("at"); // -1: none
        QTest::newRow("after a comma") << QByteArray(R"(},{"ph":"X"})") << 0 << 2;
        QTest::newRow("after white space") << QByteArray("} , \r\n  { \n\"name\" : 1}") << 0 << 8;
        QTest::newRow("first of a list") << QByteArray(R"([{"cat":1}])") << 0 << 1;
        QTest::newRow("not from behind it") << QByteArray(R"([{"cat":1}])") << 2 << -1;
        QTest::newRow("unknown key") << QByteArray(R"(,{"x":1})") << 0 << -1;
        QTest::newRow("value, no key") << QByteArray(R"(,{"ph","x"})") << 0 << -1;
        QTest::newRow("a member's value") << QByteArray(R"("args":{"name":1})") << 0 << -1;
        QTest::newRow("the second") << QByteArray(R"(,{"x":1},{"ts":1})") << 0 << 9;
        QTest::newRow("no comma between") << QByteArray("}\n{\"ph\":\"X\"}") << 0 << 2;
        QTest::newRow("empty") << QByteArray() << 0 << -1;
    }
    void eventStarts()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, from);
        QFETCH(int, at);
        QCOMPARE(findEventStart(text.toStdString(), static_cast<std::size_t>(from)),
                 at < 0 ? std::string_view::npos : static_cast<std::size_t>(at));
    }

    void utf8_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("valid");
        QTest::newRow("ascii") << QByteArray("abc") << true;
        QTest::newRow("2 3 4 bytes") << QByteArray("é€😀") << true;
        QTest::newRow("continuation alone") << QByteArray("a\x80z") << false;
        QTest::newRow("cut") << QByteArray("a\xe2\x82") << false;
        QTest::newRow("overlong 2") << QByteArray("\xc0\xaf") << false;
        QTest::newRow("overlong 3") << QByteArray("\xe0\x80\xaf") << false;
        QTest::newRow("overlong 4") << QByteArray("\xf0\x80\x80\xaf") << false;
        QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << false;
        QTest::newRow("beyond") << QByteArray("\xf4\x90\x80\x80") << false;
        QTest::newRow("fe ff") << QByteArray("\xfe\xff") << false;
    }
    void utf8()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, valid);
        const std::string text = bytes.toStdString();
        QCOMPARE(isValidUtf8(text), valid);
        const std::string sound = toValidUtf8(text);
        QVERIFY(isValidUtf8(sound) && isUtf8(sound));
        QCOMPARE(sound == text, valid);
        // What was valid around a bad byte stays.
        const std::string around = toValidUtf8("é" + text + "z");
        QVERIFY(around.starts_with("é"));
        QVERIFY(around.ends_with("z"));
    }
};

QTEST_APPLESS_MAIN(TestJsonScan)
#include "tst_jsonscan.moc"
