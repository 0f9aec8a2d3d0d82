#include "ui/window/instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QStandardPaths>
#include <QTimer>

#if defined(Q_OS_UNIX)
#include <unistd.h>
#endif

namespace lanescope {

namespace {

constexpr qint64 mostBytes = 1 << 20; ///< of a request: thousands of long file names
constexpr int mostSilence = 10'000;   ///< ms that a caller may take for its line
const QByteArray taken = "taken\n";

/// Sends the request to who listens there. False where nobody does, null where somebody does and does not answer.
std::optional<bool> handOver(const QString &name, const OpenRequest &request, int patience)
{
    QElapsedTimer clock;
    clock.start();
    const auto left = [&] { return static_cast<int>(std::max<qint64>(1, patience - clock.elapsed())); };
    QLocalSocket socket;
    socket.connectToServer(name);
    if (!socket.waitForConnected(left()))
        return false;
    socket.write(request.encoded() + '\n');
    while (socket.bytesToWrite() > 0)
        if (!socket.waitForBytesWritten(left()))
            return std::nullopt;
    while (!socket.canReadLine())
        if (!socket.waitForReadyRead(left()))
            return std::nullopt;
    if (socket.readLine() == taken)
        return true;
    return std::nullopt;
}

} // namespace

QString Instance::ownSocket()
{
    // Another display has other windows, and other settings are another person to the program.
    QCryptographicHash who(QCryptographicHash::Sha1);
    for (const QByteArray &part :
         {qgetenv("DISPLAY"), qgetenv("WAYLAND_DISPLAY"), QGuiApplication::platformName().toUtf8(),
          QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation).toUtf8()}) {
        who.addData(part);
        who.addData(QByteArrayView("\0", 1));
    }
    const QString name = QStringLiteral("lanescope-") + QString::fromLatin1(who.result().toHex().left(12));
#if defined(Q_OS_UNIX)
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    const QFileInfo info(folder);
    constexpr auto ofOthers = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup |
                              QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;
    // Whoever could put a socket there could read which files are opened.
    if (folder.isEmpty() || !info.isDir() || info.ownerId() != geteuid() || (info.permissions() & ofOthers))
        return {};
    return QDir(folder).filePath(name);
#else
    return name + u'-' + qEnvironmentVariable("USERNAME");
#endif
}

Instance::Instance(const QString &socket, QObject *parent)
    : QObject(parent)
    , m_socket(socket)
{}

Instance::~Instance() = default;

Instance::Role Instance::start(const OpenRequest &request, int patience)
{
    if (m_socket.isEmpty())
        return Role::Alone;
    // Two starts at the same moment must not both find nobody. A lock whose owner died is none.
    QLockFile lock(
        (QFileInfo(m_socket).isAbsolute() ? m_socket : QDir::temp().filePath(QFileInfo(m_socket).fileName())) +
        QStringLiteral(".lock"));
    if (!lock.tryLock(patience))
        return Role::Alone;
    const auto done = handOver(m_socket, request, patience);
    if (!done)
        return Role::Alone;
    if (*done)
        return Role::HandedOver;

    QLocalServer::removeServer(m_socket); // what a start that was killed has left
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server.get(), &QLocalServer::newConnection, this, &Instance::greet);
    if (m_server->listen(m_socket))
        return Role::First;
    m_server.reset();
    return Role::Alone;
}

void Instance::greet()
{
    while (QLocalSocket *caller = m_server->nextPendingConnection()) {
        connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
        connect(caller, &QLocalSocket::readyRead, this, [this, caller] { hear(*caller); });
        QTimer::singleShot(mostSilence, caller, [caller] { caller->abort(); });
        hear(*caller); // what came before there was anybody to hear it
    }
}

void Instance::hear(QLocalSocket &caller)
{
    if (!caller.canReadLine()) {
        if (caller.bytesAvailable() > mostBytes)
            caller.abort();
        return;
    }
    const auto request = OpenRequest::decoded(caller.readLine());
    if (request)
        caller.write(taken);
    caller.flush();
    caller.disconnectFromServer();
    if (request)
        emit requested(*request);
}

} // namespace lanescope
