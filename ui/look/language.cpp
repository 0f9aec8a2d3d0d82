#include "ui/look/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>
#include <vector>

namespace lanescope {

namespace {

const QString folder = QStringLiteral(":/translations");

/// The first of the languages that the system wants which the program speaks.
QString systemLanguage()
{
    const QStringList spoken = translatedLanguages();
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        const QString code = wanted.section(u'-', 0, 0).section(u'_', 0, 0);
        if (code == QLatin1String("en") || code == QLatin1String("C") || spoken.contains(code))
            return code;
    }
    return {};
}

} // namespace

QStringList translatedLanguages()
{
    QStringList codes;
    for (const QString &file : QDir(folder).entryList({QStringLiteral("lanescope_*.qm")}, QDir::Files, QDir::Name))
        codes += file.mid(10, file.size() - 13);
    return codes;
}

void useLanguage(const QString &language)
{
    static std::vector<std::unique_ptr<QTranslator>> used;
    used.clear(); // a translator that goes is taken out by itself
    const QString code = language.isEmpty() ? systemLanguage() : language;
    // Qt's own words (dialogs, menus of text fields) come with the program or with Qt.
    for (const auto &[name, where] :
         {std::pair(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)),
          std::pair(QStringLiteral("qtbase_") + code, folder),
          std::pair(QStringLiteral("lanescope_") + code, folder)}) {
        auto translator = std::make_unique<QTranslator>();
        if (!translatedLanguages().contains(code) || !translator->load(name, where))
            continue;
        QCoreApplication::installTranslator(translator.get());
        used.push_back(std::move(translator));
    }
}

} // namespace lanescope
