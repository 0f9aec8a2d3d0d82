#include "core/base/time.h"
#include "randoms.h"

#include <QtTest>
#include <string>

using namespace lanescope;
using test::Randoms;

namespace {

/// round(us * 1000) by moving the point in the text, half away from zero; `digits` and `places` are of a number without exponent.
std::optional<Nanoseconds> byHand(bool negative, std::string digits, long places)
{
    // value = digits * 10^-places us = digits * 10^(3 - places) ns
    long drop = places - 3;
    for (; drop < 0; ++drop)
        digits += '0';
    bool up = false;
    if (drop > 0) {
        if (static_cast<std::size_t>(drop) > digits.size())
            digits.insert(0, static_cast<std::size_t>(drop) - digits.size(), '0');
        up = digits[digits.size() - static_cast<std::size_t>(drop)] >= '5';
        digits.resize(digits.size() - static_cast<std::size_t>(drop));
    }
    __extension__ using Wide = __int128;
    Wide value = 0;
    for (const char c : digits) {
        value = value * 10 + (c - '0');
        if (value > Wide(1) << 100)
            return std::nullopt;
    }
    value += up;
    if (negative)
        value = -value;
    if (value > std::numeric_limits<std::int64_t>::max() || value < std::numeric_limits<std::int64_t>::min())
        return std::nullopt;
    return static_cast<Nanoseconds>(value);
}

std::optional<Nanoseconds> parsed(std::string_view text)
{
    const auto us = Microseconds::parse(text);
    return us ? us->toNanoseconds() : std::nullopt;
}

} // namespace

class TestTime : public QObject {
    Q_OBJECT

private slots:
    // The right answers are Python's: int((Decimal(text) * 1000).to_integral_value(ROUND_HALF_UP)).
    void toNanoseconds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("ns");
        const std::pair<const char *, qint64> rows[] = {
            {"0", 0},
            {"-0", 0},
            {"0.000", 0},
            {"1", 1000},
            {"12.5", 12500},
            {"1790000000123456.789", 1790000000123456789},
            {"1790000000123461.950", 1790000000123461950},
            {"9007199254740993.001", 9007199254740993001},
            {"9223372036854775.807", 9223372036854775807},
            {"-9223372036854775.808", std::numeric_limits<qint64>::min()},
            {"9223372036854775.8074999999", 9223372036854775807},
            {"0.0004", 0},
            {"0.0005", 1},
            {"-0.0004", 0},
            {"-0.0005", -1},
            {"0.00049999999999999", 0},
            {"2.0005", 2001},
            {"2.0014999", 2001},
            {"-2.0015", -2002},
            {"1e3", 1000000},
            {"1E3", 1000000},
            {"1e+3", 1000000},
            {"1.5e-3", 2},
            {"1.4e-3", 1},
            {"25e-5", 0},
            {"1.790000000123456789e15", 1790000000123456789},
            {"1790000000123456789e-3", 1790000000123456789},
            {"1e-400", 0},
            {"0e999999999", 0},
            {"0.0000000000000000000000000000001e34", 1000000},
            {"123456789012.345678901234567890123456789", 123456789012346},
            {"00012.5", 12500},
        };
        for (const auto &[text, ns] : rows)
            QTest::newRow(text) << QByteArray(text) << ns;
    }
    void toNanoseconds()
    {
        QFETCH(QByteArray, text);
        QFETCH(qint64, ns);
        const auto us = Microseconds::parse(text.toStdString());
        QVERIFY(us);
        QVERIFY(us->isRepresentable());
        QCOMPARE(us->toNanoseconds().value(), ns);
    }

    void outOfRange_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text :
             {"9223372036854775.808", "9223372036854775.8075", "-9223372036854775.809", "-9223372036854775.8085",
              "18446744073709551.615", "1e16", "1e300", "-1e300", "1e99999999999999999999",
              "123456789012345678901234567890123456789012345678901234567890"})
            QTest::newRow(text) << QByteArray(text);
    }
    void outOfRange()
    {
        QFETCH(QByteArray, text);
        const auto us = Microseconds::parse(text.toStdString());
        QVERIFY2(us, "a number, though too large");
        QVERIFY(!us->toNanoseconds());
        QCOMPARE(us->isNegative(), text.startsWith('-'));
    }

    void garbage_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : {"",   "-",    ".",   ".5",  "5.",  "1e",  "1e+", "1e-",   "1.5.5", "1 ",
                                 " 1", "0x10", "1,5", "inf", "nan", "--1", "+-1", "1e5.5", "1_000", "e5"})
            QTest::newRow(text[0] ? text : "empty") << QByteArray(text);
        QTest::newRow("zero byte") << QByteArray("1\0", 2);
    }
    void garbage()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!Microseconds::parse(text.toStdString()));
        QVERIFY(!parseExactMicroseconds(text.constData(), text.constData() + text.size()));
    }

    void agreesWithTheDigits()
    {
        Randoms random(1);
        int fits = 0;
        for (int round = 0; round < 200000; ++round) {
            const bool negative = random.oneIn(3);
            std::string digits;
            for (auto n = random.between(1, 22); n > 0; --n)
                digits += static_cast<char>('0' + (random.oneIn(4) ? random.between(0, 1) * 5 : random.between(0, 9)));
            const long places = random.between(0, static_cast<long>(digits.size()) - 1);
            std::string text = digits;
            if (places > 0)
                text.insert(text.size() - static_cast<std::size_t>(places), ".");
            text.insert(0, negative ? "-" : "");
            long moved = places;
            if (random.oneIn(3)) {
                const long exponent = random.between(-25, 12);
                text += random.oneIn(2) ? "e" : "E";
                text += exponent >= 0 && random.oneIn(2) ? "+" : "";
                text += std::to_string(exponent);
                moved -= exponent;
            }
            const auto expected = byHand(negative, digits, moved);
            fits += expected.has_value();
            const auto got = parsed(text);
            QVERIFY2(got == expected, (text + " gives " + (got ? std::to_string(*got) : "none") + ", want " +
                                       (expected ? std::to_string(*expected) : "none"))
                                          .c_str());
        }
        QVERIFY(fits > 50000);
    }

    /// The short way says what the long way says, or leaves the text to it.
    void exactFormAgrees()
    {
        Randoms random(2);
        const std::string_view alphabet = "0123456789019.-e+ ";
        int taken = 0;
        for (int round = 0; round < 300000; ++round) {
            std::string text;
            if (random.oneIn(2)) { // what an exporter writes
                text = std::to_string(random.between(0, random.oneIn(2) ? 999 : 999999999999999)) + "." +
                       std::to_string(random.between(0, 999));
                text.insert(0, random.oneIn(4) ? "-" : "");
            } else {
                for (auto n = random.between(0, 22); n > 0; --n)
                    text += alphabet[static_cast<std::size_t>(
                        random.between(0, random.oneIn(3) ? static_cast<int>(alphabet.size()) - 1 : 11))];
            }
            if (const auto exact = parseExactMicroseconds(text.data(), text.data() + text.size())) {
                ++taken;
                QVERIFY2(parsed(text) == exact, text.c_str());
            }
        }
        QVERIFY(taken > 100000);
        // The forms it is made for must not fall through to the slow way.
        for (const std::string_view text : {"0", "7", "-7", "1.5", "12.345", "999999999999999.999", "1790000000123456"})
            QCOMPARE(parseExactMicroseconds(text.data(), text.data() + text.size()).has_value(),
                     text.size() < 16 || text.find('.') != text.npos);
    }

    void sumIsRoundedOnce()
    {
        // start = round(ts*1000), end = round((ts+dur)*1000): 0.4 ns and 0.4 ns are 0.8 ns, which is 1.
        const auto a = Microseconds::parse("0.0004").value();
        QCOMPARE(a.toNanoseconds().value(), 0);
        QCOMPARE((a + a).toNanoseconds().value(), 1);
        const auto big = Microseconds::parse("9223372036854775.807").value();
        QVERIFY(!(big + Microseconds::parse("0.001").value()).toNanoseconds());
        QCOMPARE((big + Microseconds::parse("-0.007").value()).toNanoseconds().value(), 9223372036854775800);
        QVERIFY(!(Microseconds::parse("1e300").value() + Microseconds::parse("-1e300").value()).toNanoseconds());
    }

    void integers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("whole");
        QTest::addColumn<qint64>("value");
        QTest::newRow("zero") << QByteArray("0") << true << qint64(0);
        QTest::newRow("largest") << QByteArray("9223372036854775807") << true << std::numeric_limits<qint64>::max();
        QTest::newRow("smallest") << QByteArray("-9223372036854775808") << true << std::numeric_limits<qint64>::min();
        for (const char *bad :
             {"", "-", "9223372036854775808", "-9223372036854775809", "1.0", "1e3", " 1", "1 ", "+1", "0x1", "a"})
            QTest::newRow(bad[0] ? bad : "empty") << QByteArray(bad) << false << qint64(0);
    }
    void integers()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, whole);
        QFETCH(qint64, value);
        const auto got = parseInteger(text.toStdString());
        QCOMPARE(got.has_value(), whole);
        if (whole)
            QCOMPARE(*got, value);
    }

    void saturation()
    {
        constexpr auto largest = std::numeric_limits<std::int64_t>::max(),
                       smallest = std::numeric_limits<std::int64_t>::min();
        QCOMPARE(saturatingAdd(largest, 1), largest);
        QCOMPARE(saturatingAdd(smallest, -1), smallest);
        QCOMPARE(saturatingAdd(largest, smallest), -1);
        QCOMPARE(saturatingSubtract(smallest, 1), smallest);
        QCOMPARE(saturatingSubtract(0, smallest), largest);
        QCOMPARE(saturatingSubtract(largest, -1), largest);
        QCOMPARE(saturatingSubtract(-1, smallest), largest);
    }
};

QTEST_APPLESS_MAIN(TestTime)
#include "tst_time.moc"
