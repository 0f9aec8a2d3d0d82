#include "ui/look/appearance.h"
#include "ui/look/systemappearance.h"

#include <QApplication>
#include <QGlyphRun>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTextLayout>
#include <QWindow>

#ifdef LANESCOPE_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#endif

using namespace lanescope;

#ifdef LANESCOPE_HAS_DBUS
/// A desktop's settings portal, as far as the colour scheme goes.
class FakePortal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    uint scheme = 2;
    void change(const QDBusConnection &bus, uint to)
    {
        scheme = to;
        QDBusMessage signal = QDBusMessage::createSignal(QStringLiteral("/org/freedesktop/portal/desktop"),
                                                         QStringLiteral("org.freedesktop.portal.Settings"),
                                                         QStringLiteral("SettingChanged"));
        signal << QStringLiteral("org.freedesktop.appearance") << QStringLiteral("color-scheme")
               << QVariant::fromValue(QDBusVariant(to));
        QVERIFY(bus.send(signal));
    }

public slots:
    QDBusVariant Read(const QString &group, const QString &key)
    {
        const bool isKnown =
            group == QLatin1String("org.freedesktop.appearance") && key == QLatin1String("color-scheme");
        // As the real one does it: a variant within the variant.
        return isKnown ? QDBusVariant(QVariant::fromValue(QDBusVariant(scheme))) : QDBusVariant(0);
    }
};
#endif

class TestAppearance : public QObject {
    Q_OBJECT

private slots:
    void followsThePortal();
    void aPaletteThatStaysIsNoChange();
    void lettersStayLetters();
};

void TestAppearance::followsThePortal()
{
#ifndef LANESCOPE_HAS_DBUS
    QSKIP("built without D-Bus");
#else
    const QString program = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
    if (program.isEmpty())
        QSKIP("there is no dbus-daemon here");
    QProcess daemon;
    daemon.start(program, {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
    QVERIFY(daemon.waitForStarted());
    QVERIFY(daemon.waitForReadyRead());
    const QString address = QString::fromUtf8(daemon.readLine()).trimmed();
    {
        QDBusConnection bus = QDBusConnection::connectToBus(address, QStringLiteral("portal"));
        QVERIFY(bus.isConnected());
        FakePortal portal;
        portal.scheme = 1;
        QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal,
                                   QDBusConnection::ExportAllSlots));
        QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        SystemAppearance appearance(address);
        QSignalSpy changes(&appearance, &SystemAppearance::changed);
        QTRY_COMPARE(changes.size(), 1);
        QCOMPARE(appearance.isDark(), std::optional(true));
        portal.change(bus, 2);
        QTRY_COMPARE(changes.size(), 2);
        QCOMPARE(appearance.isDark(), std::optional(false));
        portal.change(bus, 0); // no preference: what is, stays
        portal.change(bus, 2);
        portal.change(bus, 1);
        QTRY_COMPARE(appearance.isDark(), std::optional(true));
        QCOMPARE(changes.size(), 3);
    }
    for (const char *name : {"portal", "appearance"})
        QDBusConnection::disconnectFromBus(QLatin1String(name));
    daemon.kill();
    QVERIFY(daemon.waitForFinished());
#endif
}

void TestAppearance::aPaletteThatStaysIsNoChange()
{
    // Of a desktop without a portal: an event that only says that something changed, maybe a font.
    SystemAppearance appearance(QStringLiteral("unix:path=/nowhere"));
    QCOMPARE(appearance.isDark(), std::nullopt);
    QPalette worn = QApplication::palette();
    worn.setColor(QPalette::Window, Qt::black);
    QApplication::setPalette(worn);
    QSignalSpy changes(&appearance, &SystemAppearance::changed);
    QWindow window;
    QEvent event(QEvent::ThemeChange);
    QCoreApplication::sendEvent(&window, &event);
    QCOMPARE(appearance.isDark(), std::optional(false)); // the desktop's, not the one that is worn
    QCoreApplication::sendEvent(&window, &event);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
}

/// No alternates of a font change what a file says: 64x8 keeps its x.
void TestAppearance::lettersStayLetters()
{
    const auto glyphs = [](const QString &text, const QFont &font) {
        QTextLayout layout(text, font);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        QList<quint32> all;
        for (const QGlyphRun &run : layout.glyphRuns())
            all += run.glyphIndexes();
        return all;
    };
    const auto oneByOne = [&](const QString &text, const QFont &font) {
        QList<quint32> all;
        for (const QChar c : text)
            all += glyphs(QString(c), font);
        return all;
    };
    useOwnFont();
    for (const QString &text :
         QStringList{"0x7f00", "gemm_64x8", "->", "void f<int, 4>(float*)", "a<=b", "12:30", "(a-b)", "fi ffl"})
        QCOMPARE(glyphs(text, QApplication::font()), oneByOne(text, QApplication::font()));
}

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
