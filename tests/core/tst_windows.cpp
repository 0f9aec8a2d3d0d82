#include "randoms.h"
#include "tracefile.h"

#include <QDir>
#include <QtTest>

using namespace lanescope;
using test::complete;
using test::Randoms;

// What is read never depends on how the text was cut for the threads.

class TestWindows : public QObject {
    Q_OBJECT

    static void addRow(const QByteArray &name, const QByteArray &bytes) { QTest::newRow(name.constData()) << bytes; }

    static std::string outcome(const QString &path, unsigned threads, std::size_t window)
    {
        const auto trace = readTrace(path.toStdString(), {.threads = threads, .windowBytes = window});
        return trace ? test::dumpText(**trace) : trace.error().message;
    }

    /// The same for every number of threads and every window; returns what it is.
    static std::string sameForAll(const QString &path)
    {
        const std::string whole = outcome(path, 1, std::size_t{16} << 20);
        const bool isLarge = QFileInfo(path).size() > 500000;
        for (const std::size_t window : {std::size_t{256}, std::size_t{1000}, std::size_t{4096}, std::size_t{65536},
                                         std::size_t{1} << 20, std::size_t{16} << 20}) {
            if (isLarge && window < 4096)
                continue;
            for (const unsigned threads : {1u, 2u, 3u, 8u}) {
                const std::string other = outcome(path, threads, window);
                if (other != whole) {
                    std::size_t at = 0;
                    while (at < other.size() && at < whole.size() && other[at] == whole[at])
                        ++at;
                    const std::size_t from = at < 60 ? 0 : at - 60;
                    QTest::qFail(("window " + std::to_string(window) + ", " + std::to_string(threads) +
                                  " threads: ..." + other.substr(from, 160) + " instead of ..." +
                                  whole.substr(from, 160))
                                     .c_str(),
                                 __FILE__, __LINE__);
                    return whole;
                }
            }
        }
        return whole;
    }

private slots:
    void files_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *folder : {"inputs", "traces"})
            for (const QFileInfo &file :
                 QDir(test::dataPath(folder)).entryInfoList({"*.json", "*.gz", "*.zip"}, QDir::Files))
                if (file.fileName() != "expect.json" && file.fileName() != "LABELS.json")
                    QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }
    void files()
    {
        QFETCH(QString, path);
        sameForAll(path);
    }

    /// `slices`: how many a reading of the whole must find.
    void madeToFool_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("slices");
        const auto row = [](const char *name, const QByteArray &bytes, int slices) {
            QTest::newRow(name) << bytes << slices;
        };
        QByteArrayList plain;
        for (int i = 0; i < 300; ++i)
            plain += complete("op " + QByteArray::number(i), i * 1000, 500, "1", QByteArray::number(i % 3), "cpu_op",
                              R"("External id":)" + QByteArray::number(i));

        QByteArrayList names;
        for (int i = 0; i < 200; ++i)
            names += complete(i % 2 ? "x },{" : "x},{\\\"ph\\\":\\\"X\\\",\\\"name\\\":\\\"fake\\\"},{ \\\"ts\\\":1",
                              i * 1000, 500);
        row("names that look like ends", test::document(names), 200);

        QByteArrayList args;
        for (int i = 0; i < 200; ++i)
            args += complete(
                "a", i * 1000, 500, "1", "1", "cpu_op",
                R"("list":[{"ph":"X","name":"fake","pid":1,"tid":1,"ts":1,"dur":1},{"ph":"X","name":"fake2","ts":2,"dur":1},{"name":"b"}])");
        row("lists of objects in args", test::document(args), 200);

        QByteArray blob;
        for (int i = 0; i < 30000; ++i)
            blob += "{\\\"ph\\\":\\\"X\\\"},{";
        row("an event larger than many windows",
            test::document({complete("before", 0, 1),
                            complete("big", 10, 1, "1", "1", "cpu_op", "\"blob\":\"" + blob + '"'),
                            complete("after", 20, 1)}),
            3);
        QByteArrayList list;
        for (int i = 0; i < 10000; ++i)
            list += R"({"ph":"X","name":"fake","ts":1,"dur":1})";
        row("an argument of many objects",
            test::document({complete("before", 0, 1),
                            complete("big", 10, 1, "1", "1", "cpu_op", "\"list\":[" + list.join(",") + ']'),
                            complete("after", 20, 1)}),
            3);

        row("no white space", '{' + QByteArray("\"traceEvents\":[") + plain.join(',') + "]}", 300);
        row("CRLF", test::document(plain).replace('\n', "\r\n"), 300);
        row("one event a line, commas in front", "{\"traceEvents\":[\n" + plain.join("\n, ") + "\n]\n}\n", 300);
        row("much white space",
            "{\"traceEvents\":[" + plain.join("  \n" + QByteArray(700, ' ') + ",\n" + QByteArray(700, '\t')) + "]}",
            300);
        row("array", "[" + plain.join(",\n") + "]", 300);
        row("array, never closed", "[" + plain.join(",\n") + ",\n", 300);
        row("two documents", test::document(plain.mid(0, 150)) + "\n" + test::document(plain.mid(150)), 300);
        row("three documents in one line",
            test::document(plain.mid(0, 50)) + test::document(plain.mid(50, 50)) + "[" + plain.mid(100).join(",") + "]",
            300);
        row("metadata in front, longer than a window",
            test::document(plain, "\"deviceProperties\":[{\"id\":0,\"name\":\"" + QByteArray(100000, 'x') +
                                      "\"},{\"id\":1}],\"list\":[" + list.mid(0, 2000).join(",") + ']'),
            300);
        row("metadata behind",
            test::document(plain, {},
                           "\"list\":[" + list.mid(0, 2000).join(",") + "],\"distributedInfo\":{\"rank\":3}"),
            300);
        row("an event list inside another root value",
            test::document(plain, R"("other":{"traceEvents":[)" + list.mid(0, 100).join(",") + "]}"), 300);
        row("root key with the list's name in a text",
            test::document(plain, "\"note\":\"see \\\"traceEvents\\\": [{\\\"ph\\\":\\\"X\\\"}]\""), 300);
        row("cut in the list", test::document(plain).left(20000), -1);
        row("cut in a name", test::document(names).left(9000), -1);
        row("rest after the end", test::document(plain) + " rest of a log },{\"ph\":\"X\",\"name\":\"no\",\"ts\":1}",
            -1);
        row("a log in front", QByteArray("INFO a line\n").repeated(3000) + test::document(plain), 300);
        row("documents with marks and a log between",
            "\xef\xbb\xbf" + test::document(plain.mid(0, 100)) + "\xef\xbb\xbf" + test::document(plain.mid(100, 100)) +
                QByteArray("\nWARNING } ] [1\n").repeated(300) + "[" + plain.mid(200).join(",") + "]",
            300);
        row("metadata damaged over many lines",
            "{\n\"deviceProperties\":[{\"name\":\"a \"b\"\",\n\"x\":1\n},\n{\"id\":1}\n],\n" +
                QByteArray("\"key\": bare,\n").repeated(500) + "\"traceEvents\":[" + plain.join(",\n") + "]}",
            300);
        row("zeros behind", test::document(plain) + QByteArray(70000, '\0'), 300);
        row("byte order mark", "\xef\xbb\xbf" + test::document(plain), 300);
        QByteArrayList odd = plain;
        for (int i = 0; i < 300; i += 7)
            odd[i].replace("op", i % 2 ? "o\"p" : "o\x01p");
        row("damaged here and there", test::document(odd), 300);
        for (int i = 3; i < 300; i += 7)
            odd[i].replace("op", "o\xff p");
        row("and not UTF-8", test::document(odd), 300);
        odd.insert(100, "garbage");
        odd.insert(150, "{}");
        odd.insert(200, "[1,2,{\"ph\":\"X\"},{\"ph\":\"X\"}]");
        row("and entries that are none", test::document(odd), 300);
        odd[20].chop(1);
        odd[40].remove(0, 1);
        odd[60].chop(30);
        row("and brackets missing", test::document(odd), -1);
        row("damaged, in gzip", test::gzip(test::document(odd)), -1);
        row("unclosed string near the front",
            QByteArray("{\"name\":\"abc, \"traceEvents\":[") + plain.join(",\n") + "]}", -1);
        row("unclosed bracket in front", QByteArray("{\"x\":[1,2,\"traceEvents\":[") + plain.join(",\n") + "]}", -1);
        row("only commas", "{\"traceEvents\":[" + QByteArray(5000, ',') + plain.join(",,,") + "]}", 300);
        row("deep argument",
            test::document({complete("before", 0, 1),
                            complete("deep", 10, 1, "1", "1", "cpu_op",
                                     "\"a\":" + QByteArray(50000, '[') + QByteArray(50000, ']')),
                            complete("after", 20, 1)}),
            3);
        QByteArrayList be;
        for (int i = 0; i < 300; ++i)
            be += test::mark(i % 2 ? "E" : "B", "be", i * 100);
        row("B and E far apart", test::document(be), 150);
        QByteArrayList newNames;
        for (int i = 0; i < 500; ++i)
            newNames += complete("name " + QByteArray::number(i * i % 499), i * 1000, 500,
                                 '"' + QByteArray("p") + QByteArray::number(i % 13) + '"', QByteArray::number(i % 29),
                                 "c" + QByteArray::number(i % 7));
        row("names and lanes in every window", test::document(newNames), 500);
        row("the same, members of gzip",
            test::gzip(test::document(newNames).left(5000)) + test::gzip(test::document(newNames).mid(5000, 1)) +
                test::gzip(test::document(newNames).mid(5001)),
            500);
    }
    void madeToFool()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, slices);
        const auto file = test::fileWith(bytes);
        const std::string text = sameForAll(file->fileName());
        if (slices >= 0) {
            const auto d = nlohmann::json::parse(text);
            QCOMPARE(static_cast<int>(d.at("slices").size()), slices);
            for (const auto &s : d.at("slices"))
                QVERIFY(!s.at("name").get<std::string>().starts_with("fake"));
        }
    }

    /// Random damage anywhere; whatever is made of it must not depend on the windows.
    void randomDamage()
    {
        Randoms random(23);
        QByteArrayList plain;
        for (int i = 0; i < 40; ++i)
            plain += complete("op, {\\\"x\\\": 1}", i * 1000, 500, "1", "1", "cpu_op",
                              R"("a":[{"b":1},{"name":2}],"s":"x")");
        const QByteArray sound = test::document(plain, "\"schemaVersion\":1", "\"x\":[{\"a\":1},{\"ph\":2}]");
        const QByteArray bytes("{}[]\",:\\ \n01e\x01\xff", 15);
        for (int round = 0; round < 250; ++round) {
            QByteArray text = sound;
            for (auto n = random.between(1, 6); n > 0; --n) {
                const auto at = static_cast<qsizetype>(random.between(0, text.size() - 1));
                const char c = bytes.at(static_cast<qsizetype>(random.between(0, bytes.size() - 1)));
                switch (random.between(0, 3)) {
                case 0: text.remove(at, random.between(1, 3)); break;
                case 1: text.insert(at, c); break;
                case 2: text[at] = c; break;
                default: text.insert(at, text.mid(random.between(0, text.size() - 1), random.between(1, 200)));
                }
            }
            const auto file = test::fileWith(text);
            const std::string whole = outcome(file->fileName(), 1, std::size_t{16} << 20);
            for (const auto &[threads, window] :
                 {std::pair(1u, std::size_t{256}), {3u, std::size_t{256}}, {2u, std::size_t{1000}}}) {
                if (outcome(file->fileName(), threads, window) != whole) {
                    QFile::copy(file->fileName(), QDir::tempPath() + "/lanescope-window-differs.json");
                    QFAIL(qPrintable(QString("round %1 differs with window %2: see lanescope-window-differs.json")
                                         .arg(round)
                                         .arg(window)));
                }
            }
        }
    }

    /// So many flows that each thread joins a stretch of them, written in an order that is not that of their ids.
    void flowsInStretches()
    {
        QByteArrayList events;
        std::size_t arrows = 0, dangling = 0, ambiguous = 0;
        const auto at = [&](int id, int time, const char *thread, const char *phase) {
            events += complete("k", time, 1, "1", thread);
            events +=
                test::mark(phase, "ac2g", time, "1", thread, R"("cat":"ac2g","bp":"e","id":)" + QByteArray::number(id));
        };
        constexpr int count = 70'000;
        for (int i = 0; i < count; ++i) {
            const int id = static_cast<int>(std::int64_t{i} * 7919 % count); // prime to the count: each id once
            const bool hasStart = id % 11 != 0, isDouble = id % 13 == 0, hasEnd = id % 17 != 0;
            if (hasStart)
                at(id, 10 * i, "1", "s");
            if (hasStart && isDouble)
                at(id, 10 * i + 2, "1", "s");
            if (hasEnd)
                at(id, 10 * i + 4, "2", "f");
            arrows += hasStart && hasEnd;
            ambiguous += hasStart && isDouble;
            dangling += hasStart && !hasEnd ? 1 + isDouble : !hasStart && hasEnd;
        }
        const auto file = test::fileWith(test::document(events));
        std::string whole;
        for (const unsigned threads : {1u, 2u, 3u, 8u}) {
            const auto trace = readTrace(file->fileName().toStdString(), {.threads = threads});
            QVERIFY(trace);
            QCOMPARE((*trace)->arrows().size(), arrows);
            QCOMPARE(test::issueCount(**trace, IssueKind::DanglingFlow), dangling);
            QCOMPARE(test::issueCount(**trace, IssueKind::AmbiguousFlow), ambiguous);
            const std::string text = test::dumpText(**trace);
            if (whole.empty())
                whole = text;
            QVERIFY2(text == whole, qPrintable(QString("%1 threads").arg(threads)));
        }
    }
};

QTEST_APPLESS_MAIN(TestWindows)
#include "tst_windows.moc"
