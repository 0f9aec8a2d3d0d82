#pragma once

#include <QObject>

#include "ui/document/openrequest.h"

#include <memory>

class QLocalServer;
class QLocalSocket;

namespace lanescope {

/// The one Lanescope that a person has running on a display: its first start listens, later ones hand it their files.
///
/// It is a socket in a folder that only the person can enter, not the network. Whatever goes wrong, a start opens its files itself.
class Instance : public QObject {
    Q_OBJECT

public:
    enum class Role {
        First,      ///< listens; requested() tells of later starts
        HandedOver, ///< another one has taken the request: this start has nothing left to do
        Alone,      ///< neither; it goes on by itself
    };

    /// A person's own socket for this display and these settings; empty where there is no folder for it.
    static QString ownSocket();

    explicit Instance(const QString &socket = ownSocket(), QObject *parent = nullptr);
    ~Instance() override;

    /// Takes a moment at most: who does not answer in `patience` ms is left alone.
    Role start(const OpenRequest &request, int patience = 8000);

signals:
    void requested(const lanescope::OpenRequest &request);

private:
    void greet();
    void hear(QLocalSocket &caller);

    QString m_socket;
    std::unique_ptr<QLocalServer> m_server;
};

} // namespace lanescope
