// What a trace is seldom wrapped in: zip, gzip in gzip, UTF-16. It must read as if it were not wrapped, or fail with a sentence.

#include "tracefile.h"
#include "zipfile.h"

#include <QTest>

using namespace lanescope;
using namespace lanescope::test;

namespace {

QByteArray plain()
{
    return "[" + complete("eins", 1000, 500) + ",\n" +
           complete("\xed\x95\x9c\xea\xb8\x80 \xf0\x9f\x98\x80", 2000, 500) + "]";
}

QByteArray utf16(const QByteArray &utf8, bool big, bool mark)
{
    QString text = QString::fromUtf8(utf8);
    if (mark)
        text.prepend(QChar(QChar::ByteOrderMark));
    QByteArray out;
    for (const QChar c : text) {
        const char high = static_cast<char>(c.unicode() >> 8), low = static_cast<char>(c.unicode() & 0xff);
        out += big ? high : low;
        out += big ? low : high;
    }
    return out;
}

} // namespace

class TestUnwrap : public QObject {
    Q_OBJECT

private slots:
    void readsAsIfNotWrapped_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("compression");
        QTest::newRow("plain") << plain() << "none";
        QTest::newRow("gzip") << gzip(plain()) << "gzip";
        QTest::newRow("gzip in gzip") << gzip(gzip(plain())) << "gzip in gzip";
        QTest::newRow("UTF-16, little, mark") << utf16(plain(), false, true) << "UTF-16";
        QTest::newRow("UTF-16, big, mark") << utf16(plain(), true, true) << "UTF-16";
        QTest::newRow("UTF-16, little") << utf16("\n " + plain(), false, false) << "UTF-16";
        QTest::newRow("UTF-16, big") << utf16("\n " + plain(), true, false) << "UTF-16";
        QTest::newRow("UTF-16 in gzip") << gzip(utf16(plain(), false, true)) << "UTF-16 in gzip";
        QTest::newRow("zip") << zip({{"a.json", plain()}}) << "zip";
        QTest::newRow("zip, stored") << zip({{"a.json", plain(), false}}) << "zip";
        QTest::newRow("zip with a folder and a note")
            << zip({{"d/", "", false}, {"d/readme.txt", "hello"}, {"d/a.pt.trace.json", plain()}}) << "zip";
        QTest::newRow("gzip in zip") << zip({{"a.json.gz", gzip(plain())}}) << "gzip in zip";
    }
    void readsAsIfNotWrapped()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, compression);
        const auto file = fileWith(bytes);
        const auto trace = openPath(file->fileName());
        QCOMPARE(trace->sliceCount(), 2u);
        QCOMPARE(QString::fromStdString(trace->file().compression), compression);
        QCOMPARE(trace->file().bytes, static_cast<std::uint64_t>(bytes.size()));
        QCOMPARE(trace->name(SliceId(0)), std::string_view("eins"));
        QCOMPARE(trace->name(SliceId(1)), std::string_view("\xed\x95\x9c\xea\xb8\x80 \xf0\x9f\x98\x80"));
        QVERIFY(trace->issues().empty());
        QVERIFY(trace->eventText(SliceId(1)).has_value());
    }

    void halfASurrogatePair()
    {
        QByteArray bytes = utf16(plain(), false, true);
        const qsizetype at = bytes.indexOf(utf16("eins", false, false));
        bytes[at] = 0;
        bytes[at + 1] = static_cast<char>(0xd8);
        const auto file = fileWith(bytes);
        const auto trace = openPath(file->fileName());
        QCOMPARE(trace->name(SliceId(0)), std::string_view("\xef\xbf\xbdins"));
    }

    void damage()
    {
        const QByteArray whole = zip({{"a.json", plain()}});
        {
            const auto file = fileWith(zip({{"a.json", plain(), true, 0, 8, true}}));
            const auto trace = openPath(file->fileName());
            QCOMPARE(trace->sliceCount(), 2u);
            QCOMPARE(issueCount(*trace, IssueKind::Checksum), 1u);
        }
        // Cut anywhere it must fail with a sentence, or open; never more.
        for (qsizetype n = 1; n < whole.size(); ++n) {
            const auto file = fileWith(whole.left(n));
            const auto trace = readTrace(file->fileName().toStdString());
            if (!trace)
                QVERIFY(trace.error().message.size() > 20);
        }
        for (qsizetype i = 0; i < whole.size(); ++i) {
            QByteArray other = whole;
            other[i] = static_cast<char>(other[i] ^ 0x55);
            const auto file = fileWith(other);
            (void)readTrace(file->fileName().toStdString());
        }
    }

    void saysWhatToDo_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("two traces") << zip({{"a.json", plain()}, {"b.json", plain()}}) << "several files";
        QTest::newRow("nothing in it") << zip({}) << "without a readable list";
        QTest::newRow("encrypted") << zip({{"a.json", plain(), true, 1}}) << "encrypted";
        QTest::newRow("another method") << zip({{"a.json", plain(), true, 0, 14}}) << "not known here";
        QByteArray deep = plain();
        for (int i = 0; i < 7; ++i)
            deep = gzip(deep);
        QTest::newRow("packed seven times") << deep << "packed more than";
    }
    void saysWhatToDo()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const auto file = fileWith(bytes);
        const auto trace = readTrace(file->fileName().toStdString());
        QVERIFY(!trace);
        QVERIFY2(trace.error().message.find(says.toStdString()) != std::string::npos, trace.error().message.c_str());
    }
};

QTEST_APPLESS_MAIN(TestUnwrap)
#include "tst_unwrap.moc"
