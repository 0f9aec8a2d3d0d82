#include "tests/support/colourvision.h"
#include "ui/look/theme.h"

#include <QTest>

using namespace lanescope;

class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void labelsCanBeRead_data();
    void labelsCanBeRead();
    void differencesAreThoseOfTheStandard_data();
    void differencesAreThoseOfTheStandard();
    void everyEyeTellsHuesApart_data();
    void everyEyeTellsHuesApart();
    void huesOfCategories();
    void shadesAreStable();
};

void TestTheme::labelsCanBeRead_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestTheme::labelsCanBeRead()
{
    QFETCH(bool, dark);
    const Theme &theme = dark ? Theme::dark() : Theme::light();
    for (int hue = 0; hue < hueCount; ++hue)
        for (std::uint64_t shade = 0; shade < Theme::shadeCount; ++shade) {
            const double ratio = contrast(QColor::fromRgb(theme.slice(static_cast<Hue>(hue), shade)), theme.label());
            QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("hue %1, shade %2: %3").arg(hue).arg(shade).arg(ratio)));
        }
    for (const QColor &ground : {theme.background, theme.panel}) {
        QVERIFY(contrast(theme.text, ground) >= 4.5);
        QVERIFY(contrast(theme.secondary, ground) >= 4.5);
        QVERIFY(contrast(theme.palette().color(QPalette::PlaceholderText), ground) >= 4.5); // hints
        QVERIFY(contrast(theme.palette().color(QPalette::BrightText), ground) >= 4.5);      // what went wrong
    }
    QVERIFY(contrast(theme.accent, theme.onAccent) >= 4.5);
}

void TestTheme::differencesAreThoseOfTheStandard_data()
{
    // Of the test data of Sharma, Wu and Dalal (2005): the places where CIEDE2000 is easily got wrong.
    QTest::addColumn<QList<double>>("values");
    QTest::newRow("blue") << QList<double>{50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425};
    QTest::newRow("grey and hue") << QList<double>{50, 0, 0, 50, -1, 2, 2.3669};
    QTest::newRow("across 180") << QList<double>{50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195};
    QTest::newRow("far") << QList<double>{50, 2.5, 0, 73, 25, -18, 27.1492};
    QTest::newRow("dark") << QList<double>{2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082};
}

void TestTheme::differencesAreThoseOfTheStandard()
{
    QFETCH(QList<double>, values);
    const double got = vision::difference({values[0], values[1], values[2]}, {values[3], values[4], values[5]});
    QVERIFY2(std::abs(got - values[6]) < 0.0001, qPrintable(QString::number(got, 'f', 5)));
}

void TestTheme::everyEyeTellsHuesApart_data()
{
    labelsCanBeRead_data();
}

void TestTheme::everyEyeTellsHuesApart()
{
    QFETCH(bool, dark);
    const Theme &theme = dark ? Theme::dark() : Theme::light();
    // What lies side by side in one lane and is no hatch: of a thread, and of a stream.
    const QList<QList<Hue>> lanes = {
        {Hue::Annotation, Hue::Op, Hue::Compiled, Hue::Runtime, Hue::Python},
        {Hue::Kernel, Hue::Communication, Hue::Copy, Hue::Memset, Hue::Annotation, Hue::Sync},
        {Hue::Runtime, Hue::Sync},
    };
    const auto apart = [](const QColor &a, const QColor &b) {
        double least = 1000;
        for (const vision::Eye eye : vision::allEyes)
            least = std::min(least, vision::difference(vision::seen(a, eye), vision::seen(b, eye)));
        return least;
    };
    for (const QList<Hue> &lane : lanes)
        for (qsizetype i = 0; i < lane.size(); ++i)
            for (qsizetype k = 0; k < i; ++k) {
                const double hues = apart(theme.hues[static_cast<int>(lane[i])], theme.hues[static_cast<int>(lane[k])]);
                const QString both = hueName(lane[i]) + QStringLiteral(" and ") + hueName(lane[k]);
                QVERIFY2(hues >= 8, qPrintable(QStringLiteral("%1: %2").arg(both).arg(hues)));
                for (std::uint64_t s = 0; s < Theme::shadeCount; ++s)
                    for (std::uint64_t r = 0; r < Theme::shadeCount; ++r) {
                        const double shades = apart(theme.slice(lane[i], s), theme.slice(lane[k], r));
                        QVERIFY2(shades >= 4.5, qPrintable(QStringLiteral("%1, shades: %2").arg(both).arg(shades)));
                    }
            }
    for (int hue = 0; hue < hueCount; ++hue)
        if (!isPatterned(static_cast<Hue>(hue)))
            QVERIFY2(apart(theme.hues[hue], theme.background) >= 4, qPrintable(hueName(static_cast<Hue>(hue))));
}

void TestTheme::huesOfCategories()
{
    QCOMPARE(hueOf(Category::Kernel, "ncclDevKernel_AllReduce"), Hue::Communication);
    QCOMPARE(hueOf(Category::Kernel, "ampere_sgemm"), Hue::Kernel);
    QCOMPARE(hueOf(Category::CpuOp, "aten::mm"), Hue::Op);
    QCOMPARE(hueOf(Category::CpuOp, "Torch-Compiled Region: 0/0"), Hue::Compiled);
    QCOMPARE(hueOf(Category::CpuOp, "## Call CompiledFxGraph f5cu ##"), Hue::Compiled);
    QCOMPARE(hueOf(Category::Overhead, "Activity Buffer Request"), Hue::Profiler);
    // The program's own cost is never shown as the profiler's.
    QCOMPARE(hueOf(Category::Overhead, "Lazy Function Loading"), Hue::Runtime);
    QCOMPARE(hueOf(Category::Overhead, "Command Buffer Full"), Hue::Runtime);
}

void TestTheme::shadesAreStable()
{
    const Theme &theme = Theme::light();
    for (std::uint64_t hash = 0; hash < 100; ++hash)
        QCOMPARE(theme.slice(Hue::Op, hash), theme.slice(Hue::Op, hash + Theme::shadeCount));
    QCOMPARE(QColor::fromRgb(theme.slice(Hue::Kernel, 0)), theme.hues[static_cast<int>(Hue::Kernel)]);
}

QTEST_GUILESS_MAIN(TestTheme)
#include "tst_theme.moc"
