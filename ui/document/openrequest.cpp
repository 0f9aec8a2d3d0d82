#include "ui/document/openrequest.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lanescope {

namespace {
// A later version that asks for more than this one can do counts on.
constexpr int protocol = 1;
} // namespace

QStringList OpenRequest::absolute(const QStringList &names)
{
    QStringList paths;
    for (const QString &name : names)
        paths += name == QLatin1String("-") ? name : QFileInfo(name).absoluteFilePath();
    return paths;
}

QByteArray OpenRequest::encoded() const
{
    QJsonObject object{{QStringLiteral("protocol"), protocol},
                       {QStringLiteral("files"), QJsonArray::fromStringList(files)},
                       {QStringLiteral("range"), place.range},
                       {QStringLiteral("select"), place.select},
                       {QStringLiteral("select_range"), place.selectRange},
                       {QStringLiteral("view"), place.view},
                       {QStringLiteral("activation"), QString::fromLatin1(activation)}};
    if (place.step)
        object.insert(QStringLiteral("step"), qint64{*place.step});
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<OpenRequest> OpenRequest::decoded(const QByteArray &line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    if (object.value(QStringLiteral("protocol")).toInt() != protocol)
        return std::nullopt;
    OpenRequest request;
    for (const QJsonValue &file : object.value(QStringLiteral("files")).toArray()) {
        // Whoever asks has made them absolute: this program stands in another folder.
        if (!file.isString() || !QFileInfo(file.toString()).isAbsolute())
            return std::nullopt;
        request.files += file.toString();
    }
    if (const QJsonValue step = object.value(QStringLiteral("step")); !step.isUndefined())
        request.place.step = step.toInteger();
    request.place.range = object.value(QStringLiteral("range")).toString();
    request.place.select = object.value(QStringLiteral("select")).toString();
    request.place.selectRange = object.value(QStringLiteral("select_range")).toString();
    request.place.view = object.value(QStringLiteral("view")).toString();
    request.activation = object.value(QStringLiteral("activation")).toString().toLatin1();
    return request;
}

} // namespace lanescope
