#include "ui/document/viewlook.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace lanescope {

namespace {

constexpr double mostTop = 1e7; ///< no lanes are as high

/// Without what is empty: reading it again makes no difference between that and what is not there.
QJsonObject lanesJson(const QVariantMap &lanes)
{
    QJsonObject json = QJsonObject::fromVariantMap(lanes);
    for (const QString &key : json.keys()) {
        const QJsonValue value = json[key];
        const bool isEmpty = (value.isArray() && value.toArray().isEmpty()) ||
                             (value.isObject() && value.toObject().isEmpty()) || value == QJsonValue(0);
        if (isEmpty)
            json.remove(key);
    }
    // That all is as usual must be said, too: whoever reads it may have left these lanes otherwise.
    if (json.isEmpty() && !lanes.isEmpty())
        json[QStringLiteral("hidden")] = QJsonArray();
    return json;
}

// Times are texts: a number of JSON is a double, which has no place for all nanoseconds.
std::optional<Nanoseconds> timeOf(const QJsonValue &value)
{
    bool ok = false;
    const qlonglong time = value.toString().toLongLong(&ok);
    return ok ? std::optional<Nanoseconds>(time) : std::nullopt;
}

} // namespace

QString ViewLook::text() const
{
    QJsonObject json;
    if (!lanes.isEmpty())
        json[QStringLiteral("lanes")] = lanesJson(lanes);
    if (top > 0)
        json[QStringLiteral("top")] = top;
    if (!times.isEmpty())
        json[QStringLiteral("times")] = times;
    if (launches)
        json[QStringLiteral("launches")] = true;
    if (hidesNotes)
        json[QStringLiteral("hides_notes")] = true;
    if (!finding.isEmpty())
        json[QStringLiteral("finding")] = finding;
    if (!rank.isEmpty())
        json[QStringLiteral("rank")] = rank;
    if (hasRanks)
        json[QStringLiteral("ranks")] = true;
    if (second) {
        QJsonObject other{{QStringLiteral("lane_by_lane"), second->isLaneByLane},
                          {QStringLiteral("locked"), second->isLocked},
                          {QStringLiteral("offset_ns"), QString::number(second->offset)}};
        if (second->visible)
            other[QStringLiteral("visible_ns")] =
                QJsonArray{QString::number(second->visible->start), QString::number(second->visible->end)};
        if (!second->lanes.isEmpty())
            other[QStringLiteral("lanes")] = lanesJson(second->lanes);
        json[QStringLiteral("second")] = other;
    }
    return json.isEmpty() ? QString() : QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

std::optional<ViewLook> ViewLook::parse(const QString &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    if (!document.isObject())
        return std::nullopt;
    const QJsonObject json = document.object();
    const auto at = [&](const char *key) { return json.value(QLatin1String(key)); };
    ViewLook look;
    look.lanes = at("lanes").toObject().toVariantMap();
    look.top = std::clamp(at("top").toDouble(), 0.0, mostTop);
    look.times = at("times").toString();
    look.launches = at("launches").toBool();
    look.hidesNotes = at("hides_notes").toBool();
    look.finding = at("finding").toString();
    look.rank = at("rank").toString();
    look.hasRanks = at("ranks").toBool();
    if (at("second").isObject()) {
        const QJsonObject other = at("second").toObject();
        Second second;
        second.isLaneByLane = other.value(QLatin1String("lane_by_lane")).toBool(true);
        second.isLocked = other.value(QLatin1String("locked")).toBool(true);
        second.offset = timeOf(other.value(QLatin1String("offset_ns"))).value_or(0);
        const QJsonArray visible = other.value(QLatin1String("visible_ns")).toArray();
        const auto from = timeOf(visible.at(0)), to = timeOf(visible.at(1));
        if (from && to && *from < *to)
            second.visible = TimeRange{*from, *to};
        second.lanes = other.value(QLatin1String("lanes")).toObject().toVariantMap();
        look.second = std::move(second);
    }
    return look;
}

} // namespace lanescope
