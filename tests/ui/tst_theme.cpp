#include "ui/look/theme.h"

#include <QTest>

using namespace lanescope;

class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void labelsCanBeRead_data();
    void labelsCanBeRead();
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
