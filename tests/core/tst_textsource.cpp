#include "randoms.h"
#include "tracefile.h"

#include <QtTest>
#include <atomic>
#include <thread>

using namespace lanescope;
using test::complete;
using test::Randoms;

// The text of an event can be had again, at any time and in any order.

class TestTextSource : public QObject {
    Q_OBJECT

    struct Written {
        QByteArray text;
        QByteArrayList events; ///< of slices, in file order
    };
    /// A document of at least `bytes` bytes; event sizes vary, a few are larger than a block.
    static Written write(qsizetype bytes, std::uint64_t seed)
    {
        Randoms random(seed);
        Written w;
        w.text.reserve(bytes + 100000);
        w.text = "{\"traceEvents\":[\n";
        for (qint64 i = 0; w.text.size() < bytes; ++i) {
            const QByteArray filler(random.oneIn(2000) ? random.between(5000, 90000) : random.between(0, 400),
                                    static_cast<char>('a' + i % 26));
            const QByteArray e = complete(
                "op é " + QByteArray::number(i), i * 1000, 500, "1", QByteArray::number(i % 4), "cpu_op",
                "\"filler\":\"" + filler + "\",\"n\":" + QByteArray::number(static_cast<qint64>(random.word() >> 1)));
            w.text += (i > 0 ? ",\n" : "") + e;
            w.events += e;
        }
        w.text += "\n]}";
        return w;
    }

    static bool isRight(const Trace &trace, const Written &w, std::uint32_t i)
    {
        const auto text = trace.eventText(SliceId(i));
        return text && *text == w.events.at(i).toStdString();
    }

private slots:
    void everyEvent_data()
    {
        QTest::addColumn<bool>("packed");
        QTest::newRow("plain") << false;
        QTest::newRow("gzip") << true;
    }
    void everyEvent()
    {
        QFETCH(bool, packed);
        const Written w = write(20 << 20, 1);
        const auto trace = test::open(packed ? test::gzip(w.text, 1) : w.text);
        const auto count = static_cast<std::uint32_t>(w.events.size());
        QCOMPARE(trace->sliceCount(), count);
        if (packed)
            QVERIFY2(trace->text().bytes() > 0, "no restart point: the test needs a larger text");
        for (std::uint32_t i = 0; i < count; ++i)
            QVERIFY2(isRight(*trace, w, i), w.events.at(i).left(100));

        // In any order, from two threads at once.
        std::atomic<int> wrong = 0;
        const auto ask = [&](std::uint64_t seed) {
            Randoms random(seed);
            for (int n = 0; n < 40; ++n)
                wrong += !isRight(*trace, w, static_cast<std::uint32_t>(random.between(0, count - 1)));
        };
        std::thread other(ask, 5);
        ask(6);
        other.join();
        QCOMPARE(wrong.load(), 0);
        QVERIFY(isRight(*trace, w, count - 1));
        QVERIFY(isRight(*trace, w, 0));
    }

    void membersOfGzip()
    {
        const Written w = write(24 << 20, 2);
        QByteArray packed;
        for (qsizetype at = 0; at < w.text.size(); at += 3333333)
            packed += test::gzip(w.text.mid(at, 3333333), 1);
        const auto trace = test::open(packed);
        Randoms random(3);
        for (int n = 0; n < 40; ++n)
            QVERIFY(isRight(*trace, w, static_cast<std::uint32_t>(random.between(0, w.events.size() - 1))));
    }

    void damagedEvents()
    {
        // Mended in the way in which it was read.
        const auto trace =
            test::open(test::document({complete("a", 0, 1), complete("C:\\dir\x01", 10, 1), complete("b\xff", 20, 1),
                                       complete("c", 30, 1, "1", "1", "cpu_op", "\"x\":NaN")}));
        QCOMPARE(trace->sliceCount(), 4u);
        for (std::uint32_t i = 0; i < 4; ++i) {
            const auto text = trace->eventText(SliceId(i));
            QVERIFY(text);
            const auto j = nlohmann::json::parse(*text);
            QCOMPARE(j.at("name").get<std::string>(), std::string(trace->name(SliceId(i))));
        }
        QVERIFY(nlohmann::json::parse(*trace->eventText(SliceId(3))).at("args").at("x").is_null());
    }

    void fileGone_data() { everyEvent_data(); }
    void fileGone()
    {
        QFETCH(bool, packed);
        const Written w = write(2 << 20, 4);
        const auto trace = test::open(packed ? test::gzip(w.text, 1) : w.text);
        QVERIFY(trace.file->remove());
        const auto text = trace->eventText(SliceId(77));
        if (text)
            QCOMPARE(*text, w.events.at(77).toStdString());
        else
            QVERIFY(text.error().message.find(trace->file().path) != std::string::npos);
    }

    void fileChanged_data()
    {
        QTest::addColumn<bool>("packed");
        QTest::addColumn<QByteArray>("how");
        for (const char *how : {"overwritten", "longer", "shorter"}) {
            QTest::addRow("plain, %s", how) << false << QByteArray(how);
            QTest::addRow("gzip, %s", how) << true << QByteArray(how);
        }
    }
    void fileChanged()
    {
        QFETCH(bool, packed);
        QFETCH(QByteArray, how);
        const Written w = write(2 << 20, 4);
        const auto trace = test::open(packed ? test::gzip(w.text, 1) : w.text);
        QVERIFY(isRight(*trace, w, 0));
        QTest::qSleep(30); // the file system's clock ticks
        QFile &file = *trace.file;
        if (how == "shorter") {
            QVERIFY(file.resize(1000));
        } else {
            QVERIFY(file.seek(how == "longer" ? file.size() : 0));
            file.write(QByteArray(5000, '#'));
            QVERIFY(file.flush());
        }
        const auto text = trace->eventText(SliceId(77));
        QVERIFY2(!text, "shows what is not in the trace any more");
        QVERIFY(text.error().message.find(trace->file().path) != std::string::npos);
        QCOMPARE(text.error().message.back(), '.');
        test::dump(*trace); // still JSON
    }
};

QTEST_APPLESS_MAIN(TestTextSource)
#include "tst_textsource.moc"
