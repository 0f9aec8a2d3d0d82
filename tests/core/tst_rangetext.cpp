// Ranges as people write them on the command line.

#include "core/model/rangetext.h"

#include "tracefile.h"

#include <QTest>

using namespace lanescope;

class TestRangeText : public QObject {
    Q_OBJECT

private slots:
    void lengths_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("ns"); // -1: no length
        const auto row = [](const char *text, qint64 ns) { QTest::newRow(text) << QString::fromUtf8(text) << ns; };
        row("12.5ms", 12500000);
        row("3us", 3000);
        row("3\u00b5s", 3000);
        row("0.25us", 250);
        row("250ns", 250);
        row("250", 250);
        row("1.5s", 1500000000);
        row("1m", -1);
        row("ms", -1);
        row("", -1);
        row("1e3us", -1);
        row("999999999999999s", -1); // beyond int64
    }
    void lengths()
    {
        QFETCH(QString, text);
        QFETCH(qint64, ns);
        QCOMPARE(parseLength(text.toStdString()).value_or(-1), ns);
    }

    void ranges()
    {
        const auto opened = test::open("[" + test::complete("a", 1000, 5000) + "]");
        const auto range = [&](const char *text) -> std::optional<TimeRange> {
            const auto r = RangeText::parse(text);
            return r ? std::optional(r->in(*opened.trace)) : std::nullopt;
        };
        QVERIFY((*range("1us..2us") == TimeRange{2000, 3000})); // from the start of the view
        QVERIFY((*range(" 1us .. 2us ") == TimeRange{2000, 3000}));
        QVERIFY((*range("@1200..@1300") == TimeRange{1200, 1300}));
        QVERIFY((*range("@1200..1us") == TimeRange{1200, 2000}));
        QVERIFY(range("2us..1us")->isEmpty());
        for (const char *text : {"soon", "1us", "1us..", "..1us", "1us..2us..3us", "@..@"})
            QVERIFY2(!range(text), text);
    }
};

QTEST_APPLESS_MAIN(TestRangeText)
#include "tst_rangetext.moc"
