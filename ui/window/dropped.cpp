#include "ui/window/dropped.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMimeData>
#include <QSysInfo>
#include <QUrl>

namespace lanescope {

namespace {

/// Of a file of this machine; empty for any other address.
QString localPath(const QUrl &url)
{
    if (!url.isLocalFile())
        return {};
    // file://this-machine/path, as some file managers write it
    if (const QString host = url.host();
        !host.isEmpty() &&
        (host == QLatin1String("localhost") || host.compare(QSysInfo::machineHostName(), Qt::CaseInsensitive) == 0)) {
        QUrl here = url;
        here.setHost({});
        return here.toLocalFile();
    }
    return url.toLocalFile();
}

/// Some programs drop the names of files as plain text. Other text is no drop for us.
QList<QUrl> urlsInText(const QString &text)
{
    QList<QUrl> urls;
    for (const QString &line : text.left(100'000).split(u'\n', Qt::SkipEmptyParts)) {
        const QString word = line.trimmed();
        const QUrl url(word, QUrl::StrictMode);
        if (word.startsWith(u'/') && QFileInfo::exists(word))
            urls += QUrl::fromLocalFile(word);
        else if (url.isValid() && (url.isLocalFile() || !url.host().isEmpty()))
            urls += url;
        else
            return {};
    }
    return urls;
}

} // namespace

Dropped dropped(const QMimeData &data)
{
    Dropped result;
    const QList<QUrl> urls = data.hasUrls() ? data.urls() : urlsInText(data.text());
    QStringList elsewhere;
    for (const QUrl &url : urls) {
        const QString path = localPath(url);
        if (!path.isEmpty())
            result.paths += path;
        else if (url.isValid() && !url.isRelative())
            elsewhere += url.toDisplayString();
    }
    if (!elsewhere.isEmpty()) {
        QString first = elsewhere.first();
        if (first.size() > 100)
            first = first.left(70) + QStringLiteral("…") + first.right(29);
        result.problem = QCoreApplication::translate(
                             "Dropped", "%1 is not a file on this machine, and Lanescope never uses the network. "
                                        "Download it, then open the file.")
                             .arg(first);
        if (elsewhere.size() > 1)
            result.problem +=
                u' ' + QCoreApplication::translate("Dropped", "The same goes for %1 more.").arg(elsewhere.size() - 1);
    }
    result.paths.removeDuplicates();
    return result;
}

} // namespace lanescope
