#include "ui/look/systemappearance.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>

#ifdef LANESCOPE_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

namespace lanescope {

#ifdef LANESCOPE_HAS_DBUS

namespace {
const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString object = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");
const QString group = QStringLiteral("org.freedesktop.appearance");
const QString key = QStringLiteral("color-scheme");
} // namespace

/// The settings portal of the desktop, by D-Bus.
class SystemAppearance::Portal : public QObject {
    Q_OBJECT

public:
    Portal(SystemAppearance &owner, const QString &address)
        : m_owner(owner)
        , m_bus(address.isEmpty() ? QDBusConnection::sessionBus()
                                  : QDBusConnection::connectToBus(address, QStringLiteral("appearance")))
    {
        if (!m_bus.isConnected())
            return;
        qRegisterMetaType<
            QDBusVariant>(); // else Qt may not know the slot's parameter by its name yet, and refuses in silence
        m_bus.connect(service, object, settings, QStringLiteral("SettingChanged"), this,
                      SLOT(settingChanged(QString, QString, QDBusVariant)));
        // Not waited for: a portal that is slow to start must not hold the window.
        QDBusMessage question = QDBusMessage::createMethodCall(service, object, settings, QStringLiteral("Read"));
        question << group << key;
        auto *answer = new QDBusPendingCallWatcher(m_bus.asyncCall(question), this);
        connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
            if (const QDBusPendingReply<QDBusVariant> reply = *answer; !reply.isError())
                take(reply.value().variant());
            answer->deleteLater();
        });
    }

private slots:
    void settingChanged(const QString &changedGroup, const QString &changedKey, const QDBusVariant &value)
    {
        if (changedGroup == group && changedKey == key)
            take(value.variant());
    }

private:
    void take(QVariant value)
    {
        // Read() wraps the value once more than the signal does.
        while (value.canConvert<QDBusVariant>())
            value = value.value<QDBusVariant>().variant();
        const uint scheme = value.toUInt(); // 0: no preference, 1: dark, 2: light
        if (scheme != 1 && scheme != 2)
            return;
        m_owner.m_hasPortal = true;
        m_owner.heard(scheme == 1);
    }

    SystemAppearance &m_owner;
    QDBusConnection m_bus;
};

#else

class SystemAppearance::Portal {
public:
    Portal(SystemAppearance &, const QString &) {}
};

#endif

SystemAppearance::SystemAppearance(const QString &address, QObject *parent)
    : QObject(parent)
    , m_portal(std::make_unique<Portal>(*this, address))
{
    qApp->installEventFilter(this); // Qt tells its windows, and nobody else, that the desktop has changed
}

SystemAppearance::~SystemAppearance() = default;

void SystemAppearance::heard(bool isDark)
{
    if (m_isDark == isDark)
        return;
    m_isDark = isDark;
    emit changed(isDark);
}

bool SystemAppearance::paletteIsDark() const
{
    // Ours lies over the desktop's, which can only be had by taking ours off for a moment.
    const QPalette worn = QApplication::palette();
    QApplication::setPalette(QPalette());
    const bool isDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    QApplication::setPalette(worn);
    return isDark;
}

bool SystemAppearance::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ThemeChange && !m_hasPortal && !m_isProbing) {
        m_isProbing = true;
        const bool isDark = paletteIsDark();
        m_isProbing = false;
        heard(isDark);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace lanescope

#ifdef LANESCOPE_HAS_DBUS
#include "systemappearance.moc"
#endif
