#include <QTest>

#include "core/model/sourceplace.h"

using namespace lanescope;

class TestSourcePlace : public QObject {
    Q_OBJECT

private slots:
    void parses_data();
    void parses();
};

void TestSourcePlace::parses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("file"); // empty: it is none
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("function");
    const auto row = [](const char *text, const char *file, int line, const char *function) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(file) << line
                            << QString::fromUtf8(function);
    };
    row("torch/nn/modules/module.py(1955): __getattr__", "torch/nn/modules/module.py", 1955, "__getattr__");
    row("/home/me/train.py(12): <module>", "/home/me/train.py", 12, "<module>");
    row("model.py(7)", "model.py", 7, "");
    row("/a (1)/b.py(3): f", "/a (1)/b.py", 3, "f");
    row("C:\\a\\b.py(3): f(2)", "C:\\a\\b.py", 3, "f(2)");
    row("모델.py(3): 전진", "모델.py", 3, "전진");
    for (const char *none :
         {"", "aten::mm", "<string>(2): __init__", "<built-in method run of pybind11 object>", "(3): f", "a.py(0): f",
          "a.py(-1): f", "a.py(x): f", "a.py(3) f", "a.py(3", "a.py(99999999999): f", "nn.Module: Linear_0"})
        row(none, "", 0, "");
}

void TestSourcePlace::parses()
{
    QFETCH(QString, text);
    QFETCH(QString, file);
    QFETCH(int, line);
    QFETCH(QString, function);
    const auto place = parseSourcePlace(text.toStdString());
    QCOMPARE(place.has_value(), !file.isEmpty());
    if (!place)
        return;
    QCOMPARE(QString::fromStdString(place->file), file);
    QCOMPARE(place->line, line);
    QCOMPARE(QString::fromStdString(place->function), function);
}

QTEST_APPLESS_MAIN(TestSourcePlace)
#include "tst_sourceplace.moc"
