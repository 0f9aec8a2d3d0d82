#include "ui/document/coretext.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <vector>

namespace lanescope {

namespace {

/// A text of core with holes: "{} device events have no launch call". A hole {d} takes nothing but digits.
struct Template {
    QString source;
    QStringList between; ///< the text before, between and behind the holes
    std::vector<bool> digitsOnly;
    qsizetype letters = 0;
};

/// What core may say: its texts with holes, the most telling first, and the others by their first letters, the longest first.
struct Texts {
    std::vector<Template> templates;
    QHash<QString, QStringList> fragments;
};

constexpr qsizetype startLength = 6;

bool isDigits(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit() || c.isSpace(); });
}

/// Every bracket that closes was opened before.
bool isBalanced(const QString &text)
{
    int open = 0;
    for (const QChar c : text)
        if ((open += c == u'(' ? 1 : c == u')' ? -1 : 0) < 0)
            return false;
    return open == 0;
}

Template parsed(const QString &source)
{
    Template t{source, {QString()}, {}, 0};
    for (qsizetype i = 0; i < source.size();) {
        const QStringView rest = QStringView(source).mid(i);
        if (rest.startsWith(QLatin1String("{}")) || rest.startsWith(QLatin1String("{d}"))) {
            t.digitsOnly.push_back(rest[1] == u'd');
            t.between += QString();
            i += rest[1] == u'd' ? 3 : 2;
            continue;
        }
        t.between.back() += source[i];
        t.letters += source[i].isLetter() ? 1 : 0;
        ++i;
    }
    return t;
}

const Texts &texts()
{
    static const Texts all = [] {
        Texts found;
        QFile file(QStringLiteral(":/translations/coretexts.txt"));
        if (!file.open(QIODevice::ReadOnly))
            return found;
        for (QString line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            Template t = parsed(line.replace(QLatin1String("\\n"), QLatin1String("\n")));
            if (t.digitsOnly.empty()) {
                // A short word may be a part of a name in the trace.
                if (line.size() >= 9 && line.contains(u' '))
                    found.fragments[line.left(startLength)] += line;
                continue;
            }
            const bool isCounted = t.between.size() == 2 && t.digitsOnly.front() && t.letters > 1;
            if (isCounted || t.letters >= 4 || (t.letters >= 2 && line.contains(QLatin1String("({})"))))
                found.templates.push_back(std::move(t));
        }
        std::stable_sort(found.templates.begin(), found.templates.end(),
                         [](const Template &a, const Template &b) { return a.letters > b.letters; });
        for (QStringList &same : found.fragments)
            std::stable_sort(same.begin(), same.end(),
                             [](const QString &a, const QString &b) { return a.size() > b.size(); });
        return found;
    }();
    return all;
}

/// What fills the template's holes so that it reads `text`.
std::optional<QStringList> fillingOf(const Template &t, const QString &text)
{
    if (!text.startsWith(t.between.front()) || !text.endsWith(t.between.back()))
        return std::nullopt;
    static const QRegularExpression nextSentence(QStringLiteral("[.] [A-Z]"));
    QStringList filling;
    qsizetype at = t.between.front().size();
    for (qsizetype hole = 0; hole + 1 < t.between.size(); ++hole) {
        const QString &next = t.between[hole + 1];
        const bool isLast = hole + 2 == t.between.size();
        const qsizetype end = isLast ? text.size() - next.size() : next.isEmpty() ? at : text.indexOf(next, at);
        if (end < at)
            return std::nullopt;
        filling += text.mid(at, end - at);
        if (t.digitsOnly[static_cast<std::size_t>(hole)] && !isDigits(filling.back()))
            return std::nullopt;
        // What fills a hole is a name or a clause, never the end of one and the beginning of another.
        if (filling.back().contains(nextSentence) || !isBalanced(filling.back()))
            return std::nullopt;
        at = end + next.size();
    }
    return filling;
}

/// Empty where the catalogue does not have it.
QString exactly(const QString &english)
{
    const QString text = QCoreApplication::translate("core", english.toUtf8().constData());
    return text == english ? QString() : text;
}

QString translated(const QString &english, int depth);

/// The translation of a template, its holes filled: {} in order, {1} {2} by number.
QString filledTranslation(const Template &t, const QStringList &filling, int depth)
{
    const QString text = exactly(t.source);
    QString out;
    qsizetype next = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const qsizetype close = text[i] == u'{' ? text.indexOf(u'}', i) : -1;
        const QString inside = close < 0 ? QString() : text.mid(i + 1, close - i - 1);
        const bool isNumbered = inside.size() == 1 && inside[0].isDigit();
        if (close < 0 || !(inside.isEmpty() || inside == QLatin1String("d") || isNumbered)) {
            out += text[i];
            continue;
        }
        const qsizetype hole = isNumbered ? inside[0].digitValue() - 1 : next++;
        if (hole >= 0 && hole < filling.size()) {
            const QString known = depth > 0 ? translated(filling[hole], depth - 1) : QString();
            out += known.isEmpty() ? filling[hole] : known;
        }
        i = close;
    }
    return out;
}

QString byTemplate(const QString &english, int depth)
{
    for (const Template &t : texts().templates)
        if (const auto filling = fillingOf(t, english); filling && !exactly(t.source).isEmpty())
            return filledTranslation(t, *filling, depth);
    return {};
}

/// The longest text without holes that stands at `at`, up to the end of a word.
QString fragmentAt(const QString &english, qsizetype at)
{
    const auto candidates = texts().fragments.constFind(english.mid(at, startLength));
    if (candidates == texts().fragments.constEnd())
        return {};
    for (const QString &candidate : *candidates) {
        const qsizetype end = at + candidate.size();
        const bool endsWord =
            end >= english.size() || !english[end].isLetterOrNumber() || !candidate.back().isLetterOrNumber();
        if (endsWord && QStringView(english).mid(at).startsWith(candidate) && !exactly(candidate).isEmpty())
            return candidate;
    }
    return {};
}

/// The text cut before or behind each mark: "one. ", "two. " and "one", "; two".
QStringList piecesOf(const QString &text, const QString &mark)
{
    const qsizetype behind = mark == QLatin1String(". ") ? mark.size() : 0;
    QStringList pieces;
    qsizetype from = 0;
    for (qsizetype at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.size())) {
        pieces += text.mid(from, at + behind - from);
        from = at + behind;
    }
    return pieces << text.mid(from);
}

/// Text that holds no known text as it stands: sentence by sentence, then clause by clause, against the templates. True where
/// anything was known; `out` gets all of it in either case.
bool addByPieces(const QString &text, int depth, QString &out, std::size_t mark = 0)
{
    static const QStringList marks{QStringLiteral(". "), QStringLiteral(" · "), QStringLiteral("; "),
                                   QStringLiteral(", "), QStringLiteral(" and ")};
    const QString bare = text.trimmed();
    if (bare.isEmpty()) {
        out += text;
        return false;
    }
    QString known = exactly(bare);
    QString end;
    if (known.isEmpty())
        known = byTemplate(bare, depth);
    if (known.isEmpty() && bare.size() > 1 && bare.endsWith(u'.')) {
        known = byTemplate(bare.chopped(1), depth);
        end = QStringLiteral(".");
    }
    if (!known.isEmpty()) {
        const qsizetype lead = text.indexOf(bare);
        out += text.left(lead) + known + end + text.mid(lead + bare.size());
        return true;
    }
    for (; mark < static_cast<std::size_t>(marks.size()); ++mark) {
        const QStringList pieces = piecesOf(text, marks[static_cast<qsizetype>(mark)]);
        if (pieces.size() < 2)
            continue;
        bool isAnyKnown = false;
        for (const QString &piece : pieces) {
            const QString separator = piece.startsWith(marks[static_cast<qsizetype>(mark)]) && mark > 0
                                          ? marks[static_cast<qsizetype>(mark)]
                                          : QString();
            // Some texts begin with their mark.
            QString part;
            if (!separator.isEmpty() && addByPieces(piece.mid(separator.size()), depth, part, mark + 1)) {
                out += separator == marks.back() ? u' ' + exactly(QStringLiteral("and")) + u' ' : separator;
                out += part;
                isAnyKnown = true;
                continue;
            }
            isAnyKnown |= addByPieces(piece, depth, out, mark + 1);
        }
        return isAnyKnown;
    }
    out += text;
    return false;
}

/// Empty where nothing of it is known.
QString translated(const QString &english, int depth)
{
    if (english.isEmpty() || english.size() > 8000)
        return {};
    if (QString text = exactly(english); !text.isEmpty())
        return text;
    // The texts without holes that it is put together of, and what stands between them.
    QStringList parts;
    std::vector<bool> isFragment;
    QString open;
    const auto close = [&] {
        if (open.isEmpty())
            return;
        parts += open;
        isFragment.push_back(false);
        open.clear();
    };
    bool isAllKnown = true;
    for (qsizetype i = 0; i < english.size();) {
        const bool startsWord = i == 0 || !english[i - 1].isLetterOrNumber() || !english[i].isLetterOrNumber();
        const QString fragment = startsWord ? fragmentAt(english, i) : QString();
        if (fragment.isEmpty()) {
            isAllKnown &= english[i].isSpace();
            open += english[i++];
            continue;
        }
        close();
        parts += fragment;
        isFragment.push_back(true);
        i += fragment.size();
    }
    close();
    if (!isAllKnown)
        if (QString text = byTemplate(english, depth); !text.isEmpty())
            return text;
    QString out;
    bool isAnyKnown = false;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (isFragment[static_cast<std::size_t>(i)])
            out += exactly(parts[i]);
        isAnyKnown |= isFragment[static_cast<std::size_t>(i)] || addByPieces(parts[i], depth, out);
    }
    return isAnyKnown ? out : QString();
}

/// Core writes its times for terminals, "2.18 us"; in the window every unit reads the same.
QString withMicro(QString text)
{
    static const QRegularExpression micro(QStringLiteral("(?<=[0-9]) us\\b"));
    if (text.contains(QLatin1String(" us")))
        text.replace(micro, QStringLiteral("\u202fµs"));
    return text;
}

QString coreTextAsItIs(const QString &english)
{
    // What was found belongs to a language; the word tells which.
    thread_local QString word;
    thread_local QHash<QString, QString> known;
    const QString now = QCoreApplication::translate("core", "What to change");
    if (now == QLatin1String("What to change"))
        return english;
    if (now != word || known.size() > 20'000) {
        known.clear();
        word = now;
    }
    if (const auto it = known.constFind(english); it != known.constEnd())
        return *it;
    const QString text = translated(english, 2);
    return *known.insert(english, text.isEmpty() ? english : text);
}

} // namespace

QString coreText(const QString &english)
{
    return withMicro(coreTextAsItIs(english));
}

QString coreText(std::string_view english)
{
    return coreText(QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size())));
}

QString coreNumberName(const QString &english)
{
    return QCoreApplication::translate("core number", english.toUtf8().constData());
}

} // namespace lanescope
