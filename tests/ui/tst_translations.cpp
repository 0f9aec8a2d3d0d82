// Qt first: moc 6.4 stumbles over what core includes.
#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSettings>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include "core/analyse/tables.h"
#include "core/load/tracereader.h"
#include "core/model/issue.h"
#include "core/verdict/help.h"
#include "core/verdict/report.h"
#include "ui/document/coretext.h"
#include "ui/document/verdicttext.h"
#include "ui/look/theme.h"
#include "ui/panels/panelarea.h"
#include "ui/window/mainwindow.h"
#include "ui/window/walk.h"

using namespace lanescope;

namespace {

const QString samples = QStringLiteral(LANESCOPE_TEST_DATA "/../../resources/samples/");

bool isKorean(const QString &text)
{
    static const QRegularExpression syllable(QStringLiteral("[\\x{ac00}-\\x{d7a3}]"));
    return syllable.match(text).hasMatch();
}

/// Three English words in a row that nobody translated. Names of the trace and of PyTorch are no such words.
bool isEnglish(const QString &text)
{
    static const QRegularExpression words(QStringLiteral("(^|[\\s(])[A-Za-z]?[a-z]+ [a-z]+ [a-z]+([\\s.,:;)]|$)"));
    return words.match(text).hasMatch();
}

/// Says what of a text was left in English; empty where it is Korean.
QString leftOver(const QString &where, std::string_view english)
{
    const QString text = coreText(english);
    return isEnglish(text) ? where + QStringLiteral(": ") + text : QString();
}

/// The texts of a window that cannot be read whole, or are not Korean.
QStringList faultsOf(const QWidget &window)
{
    QStringList faults;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&window) || widget->visibleRegion().isEmpty())
            continue;
        const auto report = [&](const QString &text, const char *fault) {
            faults += QStringLiteral("%1 %2: “%3”")
                          .arg(QLatin1String(widget->metaObject()->className()), QLatin1String(fault), text.left(160));
        };
        if (isEnglish(widget->toolTip()) && !isKorean(widget->toolTip()))
            report(widget->toolTip(), "has an English tip");
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            const auto *tool = qobject_cast<const QToolButton *>(widget);
            const bool hasText =
                !button->text().isEmpty() && (!tool || tool->toolButtonStyle() != Qt::ToolButtonIconOnly);
            const QSize needed = button->fontMetrics().size(Qt::TextShowMnemonic, button->text());
            if (hasText && button->toolTip().isEmpty() && needed.width() > button->width())
                report(button->text(), "is cut");
            if (isEnglish(button->text()))
                report(button->text(), "is English");
        } else if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            if (label->text().isEmpty())
                continue;
            if (label->wordWrap() ? label->heightForWidth(label->width()) > label->height()
                                  : label->sizeHint().width() > label->width() && label->toolTip().isEmpty())
                report(label->text(), "is cut");
            if (isEnglish(label->text()))
                report(label->text(), "is English");
        } else if (const auto *table = qobject_cast<const QTableView *>(widget)) {
            for (int c = 0; c < table->model()->columnCount(); ++c) {
                const QString title = table->model()->headerData(c, Qt::Horizontal).toString();
                if (!table->isColumnHidden(c) &&
                    table->horizontalHeader()->sectionSize(c) < table->fontMetrics().horizontalAdvance(title))
                    report(title, "has a title that is cut");
            }
        }
    }
    for (const QAction *action : window.findChildren<QAction *>())
        if (isEnglish(action->text()))
            faults += QStringLiteral("An action is English: ") + action->text();
    return faults;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void englishStays();
    void coreTexts_data();
    void coreTexts();
    void namesStay_data();
    void namesStay();
    void helpIsKorean();
    void issuesAreKorean();
    void samplesSpeakKorean_data();
    void samplesSpeakKorean();
    void nothingIsCut_data();
    void nothingIsCut();
    void theWalkIsKorean();

private:
    void speakKorean() { QVERIFY(QCoreApplication::installTranslator(&m_korean)); }

    QTranslator m_korean;
};

void TestTranslations::initTestCase()
{
    QSettings().clear();
    applyTheme(Theme::light());
    QVERIFY(m_korean.load(QStringLiteral(":/translations/lanescope_ko.qm")));
}

void TestTranslations::cleanup()
{
    QCoreApplication::removeTranslator(&m_korean);
}

void TestTranslations::englishStays()
{
    QCOMPARE(coreText(QStringLiteral("Compute-bound")), QStringLiteral("Compute-bound"));
    QCOMPARE(coreText(QStringLiteral("3 launch calls take")), QStringLiteral("3 launch calls take"));
    speakKorean();
    QCOMPARE(coreText(QStringLiteral("Compute-bound")), QStringLiteral("연산 바운드"));
    QCoreApplication::removeTranslator(&m_korean);
    QCOMPARE(coreText(QStringLiteral("Compute-bound")), QStringLiteral("Compute-bound"));
}

void TestTranslations::coreTexts_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("korean");

    QTest::newRow("as it stands") << "The GPU lane begins late"
                                  << "GPU 레인이 늦게 시작합니다";
    QTest::newRow("named numbers stay") << "{op} launches it."
                                        << "{op}이(가) 런치합니다.";
    QTest::newRow("filled") << "1 234 device events have no launch call in the file and do not count."
                            << "디바이스 이벤트 1 234개는 런치 호출이 파일에 없어 셈에 넣지 않습니다.";
    QTest::newRow("holes change places") << "Self CPU 1.2 ms of torch's 3.4 ms."
                                         << "자체 CPU는 torch의 3.4 ms 중 1.2 ms입니다.";
    QTest::newRow("counted") << "12 kernels"
                             << "커널 12개";
    QTest::newRow("a word in a hole") << "The threshold \"a\" (x) takes a whole number of 0 or more, not 1.5."
                                      << "임계값 \"a\"(x)은(는) 0 이상의 정수이어야 하는데 1.5입니다.";
    QTest::newRow("several sentences") << "{op} launches it. Compare by the median, not the mean."
                                       << "{op}이(가) 런치합니다. 평균이 아니라 중앙값으로 비교하십시오.";
    QTest::newRow("clauses without a sentence between")
        << "At its peak PyTorch had reserved {reserved_bytes} and used {allocated_bytes} of them; the device has "
           "{device_bytes}."
        << "가장 높을 때 PyTorch가 {reserved_bytes}을(를) 예약하고 그중 {allocated_bytes}을(를) 썼습니다(디바이스 "
           "메모리는 {device_bytes}).";
    QTest::newRow("an unknown name between") << "gemm_kernel, from aten::mm, in step 3"
                                             << "gemm_kernel, 호출: aten::mm, 스텝 3에서";
    QTest::newRow("a list of the same")
        << "3 records of Buffer Flush (2 ms), 1 record of Resource (2 us)"
        << "Buffer Flush 기록 3개 (2 ms), Resource 기록 1개 (2 us)";
    QTest::newRow("filled sentences") << "The GPU is full in steps 3-5, 7. It is mostly idle in step 6."
                                      << "GPU가 가득 찬 스텝: 3-5, 7. GPU가 대부분 쉬는 스텝: 6.";
    QTest::newRow("parts of a kernel's summary") << "GEMM · 2 stages · tensor cores"
                                                 << "GEMM · 스테이지 2개 · 텐서 코어 사용";
}

void TestTranslations::coreTexts()
{
    QFETCH(QString, english);
    QFETCH(QString, korean);
    speakKorean();
    QCOMPARE(coreText(english), korean);
    QCOMPARE(coreText(english), korean); // and from memory
}

void TestTranslations::namesStay_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"aten::mm", "my kernels", "void at::native::elementwise<4, 2>(int, float)", "ProfilerStep#3", "forward pass",
          "", "a·b", ". , ; ", "{}", "{d} steps of mine", "Memcpy HtoD (Pageable -> Device)"})
        QTest::newRow(name) << name;
}

void TestTranslations::namesStay()
{
    QFETCH(QString, name);
    speakKorean();
    QCOMPARE(coreText(name), name);
}

void TestTranslations::helpIsKorean()
{
    speakKorean();
    QStringList left;
    for (const std::string_view id : verdictIds()) {
        QVERIFY2(isKorean(coreText(id)) || id == "data-parallel", std::string(id).c_str());
        const VerdictHelp *help = helpFor(id);
        QVERIFY2(help, std::string(id).c_str());
        for (const std::string_view text : {std::string_view(help->means), std::string_view(help->computed),
                                            std::string_view(help->check), std::string_view(help->change)})
            if (!isKorean(coreText(text)) && isEnglish(coreText(text)))
                left += coreText(text);
    }
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
}

void TestTranslations::issuesAreKorean()
{
    speakKorean();
    for (int kind = 0; kind <= static_cast<int>(IssueKind::StrayComma); ++kind)
        for (const std::uint64_t count : {1u, 2u, 12345u}) {
            Issue issue;
            issue.kind = static_cast<IssueKind>(kind);
            issue.count = count;
            const QString text = coreText(issueMessage(issue));
            QVERIFY2(isKorean(text) && !isEnglish(text), qPrintable(text));
        }
}

void TestTranslations::samplesSpeakKorean_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &name : QDir(samples).entryList({QStringLiteral("*.gz")}))
        QTest::newRow(qPrintable(name)) << samples + name;
    const QDir shared(QStringLiteral(LANESCOPE_SHARED "/traces"));
    for (const QString &name : shared.entryList({QStringLiteral("*.gz")}))
        if (QFileInfo(shared.filePath(name)).size() < 3'000'000)
            QTest::newRow(qPrintable(name)) << shared.filePath(name);
}

void TestTranslations::samplesSpeakKorean()
{
    QFETCH(QString, path);
    const auto trace = readTrace(path.toStdString());
    QVERIFY(trace);
    const Report report = makeReport(**trace);
    speakKorean();

    QStringList left;
    const auto look = [&](const QString &where, std::string_view english) {
        if (const QString text = leftOver(where, english); !text.isEmpty())
            left += text;
    };
    const auto lookAt = [&](const Verdict &v) {
        const QString id = QString::fromStdString(v.id);
        for (const std::string_view text : {std::string_view(v.title), std::string_view(v.summary),
                                            std::string_view(v.advice), std::string_view(v.whyItMightBeWrong)})
            look(id, text);
        for (const Evidence &e : v.evidence)
            look(id + QStringLiteral(" evidence"), e.note);
        for (const Number &n : v.numbers) {
            const QString name = numberName(n);
            if (isEnglish(numberText(n)))
                left += id + u' ' + name + QStringLiteral(": ") + numberText(n);
        }
    };
    look(QStringLiteral("headline"), report.bound.headline);
    look(QStringLiteral("help"), report.bound.help);
    lookAt(report.bound.verdict);
    for (const Verdict &v : report.verdicts)
        lookAt(v);
    for (const NotDecidable &n : report.notDecidable)
        look(QString::fromStdString(n.id) + QStringLiteral(" needs"), n.needs);
    for (const WhatIf &w : report.facts.whatIf.answers)
        look(QStringLiteral("what if"), w.assumption);
    for (const TableKind &kind : tableKinds()) {
        const QString name = QString::fromUtf8(kind.key.data(), static_cast<qsizetype>(kind.key.size()));
        look(name, kind.title);
        look(name, kind.tip);
        for (const bool corrected : {false, true}) {
            TableOptions options;
            options.corrected = corrected;
            const Table table = kind.make(**trace, Selection::whole(), options);
            for (const TableColumn &column : table.columns) {
                look(name, column.title);
                look(name, column.tip);
                QVERIFY2(isKorean(coreText(column.tip)), qPrintable(coreText(column.tip)));
            }
            for (const std::string &sentence : table.footer)
                look(name + QStringLiteral(" footer"), sentence);
        }
    }
    left.removeDuplicates();
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
}

void TestTranslations::nothingIsCut_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("wide") << 1600;
    QTest::newRow("usual") << 1200;
    QTest::newRow("narrow") << 700;
}

void TestTranslations::nothingIsCut()
{
    QFETCH(int, width);
    speakKorean();
    QSettings().clear();
    const QString pictures = qEnvironmentVariable("LANESCOPE_TEST_PICTURES");
    const auto keep = [&](QWidget &window, const QString &name) {
        if (!pictures.isEmpty())
            window.grab().save(QStringLiteral("%1/%2-%3.png").arg(pictures, name).arg(width));
    };
    QStringList faults;
    {
        MainWindow empty;
        empty.resize(width, 900);
        empty.show();
        QTest::qWait(50);
        faults += faultsOf(empty);
        keep(empty, QStringLiteral("empty"));
    }
    MainWindow window;
    window.resize(width, 900);
    window.show();
    window.openFile(samples + QStringLiteral("torch-compile.pt.trace.json.gz"));
    QVERIFY(QTest::qWaitFor([&] { return window.document().trace() && !window.document().isLoading(); }, 10'000));
    QTest::qWait(300);
    auto *panels = window.findChild<PanelArea *>();
    QVERIFY(panels);
    for (int i = 0; i < panels->count(); ++i) {
        panels->openPanel(i);
        QTest::qWait(120);
        for (const QString &fault : faultsOf(window))
            faults += QStringLiteral("panel %1: ").arg(i) + fault;
        keep(window, QStringLiteral("panel%1").arg(i));
    }
    faults.removeDuplicates();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestTranslations::theWalkIsKorean()
{
    speakKorean();
    for (const WalkStep &step : walkSteps()) {
        QVERIFY2(isKorean(walkTitle(step)), qPrintable(walkTitle(step)));
        const QString text = walkText(step, {});
        QVERIFY2(isKorean(text) && !isEnglish(text), qPrintable(text));
    }
}

QTEST_MAIN(TestTranslations)
#include "tst_translations.moc"
