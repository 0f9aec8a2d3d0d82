#include "ui/document/verdicttext.h"

#include "ui/document/coretext.h"
#include "ui/look/format.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Verdict", text);
}

QString fromStd(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

double asDouble(const Number &number)
{
    if (const auto *whole = std::get_if<std::int64_t>(&number.value))
        return static_cast<double>(*whole);
    const auto *real = std::get_if<double>(&number.value);
    return real ? *real : 0;
}

Nanoseconds asWhole(const Number &number)
{
    const auto *whole = std::get_if<std::int64_t>(&number.value);
    return whole ? *whole : static_cast<Nanoseconds>(asDouble(number));
}

/// A number's name as the report's JSON has it, for reading: "gpu idle per step" is "GPU idle a step".
QString readableName(const QString &name)
{
    static const QHash<QString, QString> whole{
        {QStringLiteral("z"), QStringLiteral("difference in spreads of the steps")},
        {QStringLiteral("robust z"), QStringLiteral("distance from the median in spreads")},
        {QStringLiteral("times"), QStringLiteral("how often")},
        {QStringLiteral("of op"), QStringLiteral("share of the op")},
        {QStringLiteral("window"), QStringLiteral("time looked at")},
        {QStringLiteral("window share"), QStringLiteral("share of the time looked at")},
        {QStringLiteral("input"), QStringLiteral("waiting for data, GPU idle")},
        {QStringLiteral("input share"), QStringLiteral("share waiting for data, GPU idle")},
        {QStringLiteral("input per step"), QStringLiteral("waiting for data, GPU idle, a step")},
        {QStringLiteral("busy"), QStringLiteral("GPU at work")},
        {QStringLiteral("busy share"), QStringLiteral("share with the GPU at work")},
        {QStringLiteral("busy per step"), QStringLiteral("GPU at work a step")},
        {QStringLiteral("compute"), QStringLiteral("compute kernels")},
        {QStringLiteral("compute share"), QStringLiteral("share of compute kernels")},
        {QStringLiteral("host wait"), QStringLiteral("GPU waits for the CPU")},
        {QStringLiteral("host wait share"), QStringLiteral("share waiting for the CPU")},
        {QStringLiteral("kernel wait"), QStringLiteral("short pauses between kernels")},
        {QStringLiteral("kernel wait share"), QStringLiteral("share of short pauses")},
        {QStringLiteral("other idle"), QStringLiteral("GPU idle for other reasons")},
        {QStringLiteral("exposed communication"), QStringLiteral("communication alone")},
        {QStringLiteral("exposed communication share"), QStringLiteral("share of communication alone")},
        {QStringLiteral("exposed communication per step"), QStringLiteral("communication alone a step")},
        {QStringLiteral("exposed copy"), QStringLiteral("copies alone")},
        {QStringLiteral("exposed copy share"), QStringLiteral("share of copies alone")},
        {QStringLiteral("exposed copy per step"), QStringLiteral("copies alone a step")},
        {QStringLiteral("profiler"), QStringLiteral("the profiler’s own, left out")},
        {QStringLiteral("step"), QStringLiteral("a step")},
        {QStringLiteral("replayed step"), QStringLiteral("a step, replayed")},
        {QStringLiteral("best step"), QStringLiteral("a step at best")},
        {QStringLiteral("best gain"), QStringLiteral("gain at best")},
        {QStringLiteral("best gain share"), QStringLiteral("gain at best, share")},
        {QStringLiteral("uncovered per step"), QStringLiteral("not covered by GPU work, a step")},
        {QStringLiteral("uncovered share"), QStringLiteral("share not covered by GPU work")},
        {QStringLiteral("covered"), QStringLiteral("share covered by GPU work")},
        {QStringLiteral("few samples"), QStringLiteral("few samples below")},
        {QStringLiteral("device"), QStringLiteral("GPU")},
        {QStringLiteral("device events"), QStringLiteral("GPU events")},
    };
    static const QHash<QString, QString> words{
        {QStringLiteral("cpu"), QStringLiteral("CPU")},       {QStringLiteral("gpu"), QStringLiteral("GPU")},
        {QStringLiteral("fp32"), QStringLiteral("FP32")},     {QStringLiteral("tf32"), QStringLiteral("TF32")},
        {QStringLiteral("cupti"), QStringLiteral("CUPTI")},   {QStringLiteral("python"), QStringLiteral("Python")},
        {QStringLiteral("triton"), QStringLiteral("Triton")}, {QStringLiteral("tflops"), QStringLiteral("TFLOP/s")},
        {QStringLiteral("a"), QStringLiteral("A")},           {QStringLiteral("b"), QStringLiteral("B")},
    };
    QString text = whole.value(name);
    if (text.isEmpty()) {
        QStringList parts = name.split(u' ');
        for (QString &word : parts)
            word = words.value(word, word);
        text = parts.join(u' ');
        text.replace(QLatin1String("per step"), QLatin1String("a step"));
        text.replace(QLatin1String("per ms"), QLatin1String("a ms"));
        text.replace(QLatin1String("gb per s"), QLatin1String("GB/s"));
    }
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

std::int64_t steadySteps(const Facts &facts)
{
    return static_cast<std::int64_t>(facts.steadySteps().size());
}

} // namespace

QString numberText(const Number &number)
{
    if (const auto *text = std::get_if<std::string>(&number.value))
        return coreText(*text);
    switch (number.unit) {
    case Number::Time: return formatTime(asWhole(number));
    case Number::Share: return formatShare(asDouble(number));
    case Number::Bytes: return formatBytes(asWhole(number));
    case Number::Ratio: {
        const double value = asDouble(number);
        return QString::number(value, 'f', value >= 100 || value == std::floor(value) ? 0 : value >= 10 ? 1 : 2);
    }
    case Number::Text: return QString::number(asWhole(number)); // it names something, and counts nothing
    case Number::Count: break;
    }
    if (std::holds_alternative<std::int64_t>(number.value))
        return formatCount(asWhole(number));
    return QString::number(asDouble(number), 'g', 4);
}

QString numberName(const Number &number)
{
    QString name = fromStd(number.name);
    if (name.endsWith(QLatin1String("_ns")))
        name.chop(3);
    name.replace(u'_', u' ');
    const QString translated = coreNumberName(name);
    return translated != name ? translated : readableName(name);
}

QString verdictText(const std::string &text, const Numbers &numbers)
{
    return filled(coreText(text), numbers);
}

QString filled(const QString &whole, const Numbers &numbers)
{
    QString out;
    for (qsizetype i = 0; i < whole.size();) {
        const qsizetype open = whole.indexOf(u'{', i);
        const qsizetype close = open < 0 ? -1 : whole.indexOf(u'}', open);
        if (close < 0)
            return out + whole.mid(i);
        out += whole.mid(i, open - i);
        const std::string name = whole.mid(open + 1, close - open - 1).toStdString();
        const auto number =
            std::find_if(numbers.begin(), numbers.end(), [&](const Number &n) { return n.name == name; });
        // A name that is no number stays as it is, so that a mistake in a template is seen.
        out += number != numbers.end() ? numberText(*number) : whole.mid(open, close - open + 1);
        i = close + 1;
    }
    return out;
}

QString boundSentence(const Bound &bound)
{
    QString text = verdictText(bound.headline, bound.verdict.numbers);
    const qsizetype colon = text.indexOf(QLatin1String(": "));
    if (colon > 0 && colon < 28) {
        text = text.mid(colon + 2);
        text[0] = text[0].toUpper();
    }
    return text;
}

QString gainText(const Verdict &verdict)
{
    if (!verdict.gainPerStep || *verdict.gainPerStep <= 0)
        return {};
    return tr(QT_TRANSLATE_NOOP("Verdict", "up to %1 a step")).arg(formatTime(*verdict.gainPerStep));
}

QString severityText(VerdictSeverity severity)
{
    switch (severity) {
    case VerdictSeverity::Critical: return tr(QT_TRANSLATE_NOOP("Verdict", "Critical"));
    case VerdictSeverity::Warning: return tr(QT_TRANSLATE_NOOP("Verdict", "Warning"));
    case VerdictSeverity::Info: return tr(QT_TRANSLATE_NOOP("Verdict", "Note"));
    case VerdictSeverity::Good: break;
    }
    return tr(QT_TRANSLATE_NOOP("Verdict", "Good"));
}

QString groupText(VerdictGroup group)
{
    switch (group) {
    case VerdictGroup::WhatToChange: return tr(QT_TRANSLATE_NOOP("Verdict", "What to change"));
    case VerdictGroup::ProfilerDid: return tr(QT_TRANSLATE_NOOP("Verdict", "What the profiler did"));
    case VerdictGroup::GoodToKnow: break;
    }
    return tr(QT_TRANSLATE_NOOP("Verdict", "Good to know"));
}

QString whatIfText(Cause without)
{
    switch (without) {
    case Cause::Nothing: break;
    case Cause::Launching: return tr(QT_TRANSLATE_NOOP("Verdict", "without the CPU’s launching"));
    case Cause::Syncs: return tr(QT_TRANSLATE_NOOP("Verdict", "without waits for the GPU"));
    case Cause::Copies: return tr(QT_TRANSLATE_NOOP("Verdict", "without copies"));
    case Cause::Communication: return tr(QT_TRANSLATE_NOOP("Verdict", "without communication"));
    case Cause::Input: return tr(QT_TRANSLATE_NOOP("Verdict", "with data always ready"));
    }
    return tr(QT_TRANSLATE_NOOP("Verdict", "as it is"));
}

QString limitSource(const Number &limit)
{
    const ThresholdEntry *entry = thresholdEntry(limit.name);
    if (!entry)
        return {};
    return thresholdNumber({}, entry->member).value == limit.value
               ? coreText(thresholdSource(entry->source))
               : tr(QT_TRANSLATE_NOOP("Verdict", "your own file of limits"));
}

QString limitMeaning(const Number &limit)
{
    const ThresholdEntry *entry = thresholdEntry(limit.name);
    return entry ? coreText(entry->meaning) : QString();
}

QString causeText(const Trace &trace, const Gap &gap, const GapPart &part)
{
    switch (part.cause) {
    case GapCause::BufferRequest:
        return tr(QT_TRANSLATE_NOOP("Verdict", "profiler’s buffer request, not your program"));
    case GapCause::Profiler:
        return part.blamed ? tr(QT_TRANSLATE_NOOP("Verdict", "profiler (%1), not your program"))
                                 .arg(oneLine(trace.name(part.blamed), 60))
                           : tr(QT_TRANSLATE_NOOP("Verdict", "profiler, not your program"));
    case GapCause::HostWait: return tr(QT_TRANSLATE_NOOP("Verdict", "idle, waits for a launch"));
    case GapCause::KernelWait:
        if (!gap.initial)
            return tr(QT_TRANSLATE_NOOP("Verdict", "idle, between two launched kernels"));
        break;
    case GapCause::Other: break;
    }
    if (gap.backlog)
        return tr(QT_TRANSLATE_NOOP("Verdict", "not recorded: earlier work may run here"));
    return gap.initial ? tr(QT_TRANSLATE_NOOP("Verdict", "idle, before the first kernel"))
                       : tr(QT_TRANSLATE_NOOP("Verdict", "idle"));
}

QString causeHelp(const Gap &gap, const GapPart &part)
{
    switch (part.cause) {
    case GapCause::BufferRequest:
        return tr(QT_TRANSLATE_NOOP(
            "Verdict",
            "The profiler asked for memory for its records and held the next launch back meanwhile. Without the "
            "profiler this pause is not there: it is left out of every judgement."));
    case GapCause::Profiler:
        return tr(QT_TRANSLATE_NOOP(
            "Verdict",
            "The profiler did work of its own and held the next launch back meanwhile. It is left out of every "
            "judgement."));
    case GapCause::HostWait:
        return tr(QT_TRANSLATE_NOOP(
            "Verdict",
            "The stream had run dry, and the CPU began the next launch only during this gap. What the launching thread "
            "did meanwhile is named as blamed."));
    case GapCause::KernelWait:
        if (gap.initial)
            return tr(QT_TRANSLATE_NOOP(
                "Verdict",
                "The launch of the stream’s first event had been made; the GPU needed this moment to begin."));
        return tr(QT_TRANSLATE_NOOP(
            "Verdict", "The next launch had come in time; the GPU still needed this moment between two kernels."));
    case GapCause::Other: break;
    }
    if (gap.backlog)
        return tr(QT_TRANSLATE_NOOP("Verdict", "The first event of this stream was launched before the recording "
                                               "began, so work that is not in the file may "
                                               "fill this time."));
    return tr(QT_TRANSLATE_NOOP(
        "Verdict",
        "The launch had come in time, yet nothing ran: the stream may have waited for another stream, or for a copy."));
}

std::vector<ShareEntry> shareEntries(const Shares &s)
{
    const std::pair<ShareEntry::Kind, Nanoseconds> all[] = {
        {ShareEntry::Compute, s.compute},
        {ShareEntry::Communication, s.exposedCommunication},
        {ShareEntry::Copies, s.busy - s.compute - s.exposedCommunication},
        {ShareEntry::Input, s.inputHostWait + s.inputOtherIdle},
        {ShareEntry::HostWait, s.hostWait - s.inputHostWait},
        {ShareEntry::OtherIdle, s.otherIdle - s.inputOtherIdle},
        {ShareEntry::Profiler, s.profiler},
    };
    std::vector<ShareEntry> entries;
    for (const auto &[kind, time] : all)
        if (time > 0 || kind == ShareEntry::Compute)
            entries.push_back({kind, time, s.share(time)});
    return entries;
}

QString shareName(ShareEntry::Kind kind)
{
    switch (kind) {
    case ShareEntry::Compute: return tr(QT_TRANSLATE_NOOP("Verdict", "compute kernels"));
    case ShareEntry::Communication: return tr(QT_TRANSLATE_NOOP("Verdict", "communication alone"));
    case ShareEntry::Copies: return tr(QT_TRANSLATE_NOOP("Verdict", "copies alone"));
    case ShareEntry::Input: return tr(QT_TRANSLATE_NOOP("Verdict", "idle, waits for data"));
    case ShareEntry::HostWait: return tr(QT_TRANSLATE_NOOP("Verdict", "idle, waits for launches"));
    case ShareEntry::OtherIdle: return tr(QT_TRANSLATE_NOOP("Verdict", "idle, other"));
    case ShareEntry::Profiler: break;
    }
    return tr(QT_TRANSLATE_NOOP("Verdict", "profiler, left out"));
}

Nanoseconds shareDivisor(const Facts &facts)
{
    const std::int64_t steps = steadySteps(facts);
    return facts.sharesAreSteady && steps > 0 ? steps : 1;
}

QString shareTitle(const Facts &facts)
{
    if (!facts.shares)
        return {};
    const Shares &s = *facts.shares;
    const std::int64_t steps = steadySteps(facts);
    const QString gpu = QString::number(s.device);
    if (!facts.sharesAreSteady || steps == 0)
        return tr(QT_TRANSLATE_NOOP("Verdict", "GPU %1, %2 of trace")).arg(gpu, formatTime(s.total));
    if (!facts.steps.standIn.empty())
        return tr(QT_TRANSLATE_NOOP("Verdict", "GPU %1, %2 steady runs of %3, mean %4"))
            .arg(gpu, formatCount(steps), oneLine(facts.steps.standIn, 60), formatTime(s.total / steps));
    return steps == 1 ? tr(QT_TRANSLATE_NOOP("Verdict", "GPU %1, one steady step of %2")).arg(gpu, formatTime(s.total))
                      : tr(QT_TRANSLATE_NOOP("Verdict", "GPU %1, %2 steady steps, mean %3"))
                            .arg(gpu, formatCount(steps), formatTime(s.total / steps));
}

} // namespace lanescope
