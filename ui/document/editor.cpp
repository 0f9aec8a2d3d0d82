#include "ui/document/editor.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

namespace lanescope::editor {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Editor", text);
}

} // namespace

QList<Known> known()
{
    return {
        {QStringLiteral("VS Code"), QStringLiteral("code --goto {file}:{line}")},
        {QStringLiteral("PyCharm"), QStringLiteral("pycharm --line {line} {file}")},
        {QStringLiteral("Kate"), QStringLiteral("kate --line {line} {file}")},
        {QStringLiteral("Emacs"), QStringLiteral("emacsclient --no-wait +{line} {file}")},
        {QStringLiteral("gVim"), QStringLiteral("gvim --remote-silent +{line} {file}")},
        {QStringLiteral("Sublime Text"), QStringLiteral("subl {file}:{line}")},
        {QStringLiteral("Zed"), QStringLiteral("zed {file}:{line}")},
    };
}

QStringList arguments(const QString &command, const QString &file, int line)
{
    QStringList words = QProcess::splitCommand(command);
    if (words.isEmpty() || words.first().contains(QLatin1String("{file}")))
        return {};
    bool hasFile = false;
    for (QString &word : words) {
        // In one pass: a file may be called {line}.
        QString filled;
        for (qsizetype i = 0; i < word.size();) {
            const QStringView rest = QStringView(word).mid(i);
            if (rest.startsWith(QLatin1String("{file}"))) {
                filled += file;
                i += 6;
                hasFile = true;
            } else if (rest.startsWith(QLatin1String("{line}"))) {
                filled += QString::number(line);
                i += 6;
            } else {
                filled += word[i++];
            }
        }
        word = filled;
    }
    if (!hasFile)
        words += file;
    return words;
}

QString findSource(const QString &file, const QStringList &folders)
{
    const QFileInfo itself(file);
    if (itself.isAbsolute() && itself.isFile())
        return file;
    // Longest first: utils.py is in many folders.
    const QStringList parts = QDir::fromNativeSeparators(file).split(u'/', Qt::SkipEmptyParts);
    for (qsizetype from = 0; from < parts.size(); ++from) {
        const QString tail = parts.mid(from).join(u'/');
        for (const QString &folder : folders)
            if (const QFileInfo here(QDir(folder), tail); !folder.isEmpty() && here.isFile())
                return here.absoluteFilePath();
    }
    return {};
}

QString open(const QString &command, const QString &file, int line, const QStringList &folders)
{
    const QString here = findSource(file, folders);
    if (here.isEmpty())
        return tr(QT_TRANSLATE_NOOP("Editor", "%1 is not on this machine. Name the folder that holds it in the "
                                              "preferences (Ctrl+,), under Source folders."))
            .arg(file);
    QStringList words = arguments(command, here, line);
    if (words.isEmpty())
        return tr(QT_TRANSLATE_NOOP("Editor", "The editor's command, “%1”, names no program. It is written as in: code "
                                              "--goto {file}:{line}"))
            .arg(command);
    const QString program = words.takeFirst();
    if (!QProcess::startDetached(program, words))
        return tr(QT_TRANSLATE_NOOP("Editor",
                                    "The editor, %1, could not be started. Is it installed? Its command is in "
                                    "the preferences (Ctrl+,)."))
            .arg(program);
    return {};
}

} // namespace lanescope::editor
