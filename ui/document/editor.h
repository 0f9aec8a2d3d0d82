#pragma once

#include <QString>
#include <QStringList>

namespace lanescope {

/// The person's editor, started at a line of a file.
namespace editor {

/// Commands of editors that many have: {file} and {line} are filled in.
struct Known {
    QString name, command;
};
QList<Known> known();

/// The program and its arguments. No shell reads them: whatever the file is called, it is one argument. Empty where the command is
/// none.
QStringList arguments(const QString &command, const QString &file, int line);

/// Where the file lies here: under its own name; or, since a trace often comes from another machine and Python shortens names, its
/// last parts below one of `folders`. Empty where it is not found.
QString findSource(const QString &file, const QStringList &folders);

/// Opens it. Returns what one should know if that fails: a sentence, else nothing.
QString open(const QString &command, const QString &file, int line, const QStringList &folders);

} // namespace editor

} // namespace lanescope
