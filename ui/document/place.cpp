#include "ui/document/place.h"

#include "core/analyse/chain.h"
#include "core/model/rangetext.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope {

namespace {

/// It starts in the range, or is device work that something in the range launched: the device runs behind.
bool belongsTo(const Trace &trace, SliceId slice, TimeRange range)
{
    if (range.contains(trace.start(slice)))
        return true;
    if (!isDeviceWork(trace.category(slice)))
        return false;
    const SliceId launch = trace.launchOf(slice);
    return launch && range.contains(trace.start(launch));
}

/// Those of this name that belong to the range, where there is one, by start.
std::vector<SliceId> named(const Trace &trace, NameId id, const std::optional<TimeRange> &range, bool &isElsewhere)
{
    std::vector<SliceId> all;
    for (std::uint32_t i = 0; i < trace.sliceCount(); ++i) {
        const SliceId slice(i);
        if (trace.nameId(slice) != id)
            continue;
        if (!range || belongsTo(trace, slice, *range))
            all.push_back(slice);
        else
            isElsewhere = true;
    }
    std::stable_sort(all.begin(), all.end(), [&](SliceId a, SliceId b) { return trace.start(a) < trace.start(b); });
    return all;
}

} // namespace

FoundPlace findPlace(const Trace &trace, const Place &place)
{
    const auto tr = [](const char *text) { return QCoreApplication::translate("Place", text); };
    FoundPlace found;
    QString where; ///< names found.range
    if (place.step) {
        where = tr(QT_TRANSLATE_NOOP("Place", "step %1")).arg(*place.step);
        const auto steps = trace.steps();
        const auto step =
            std::find_if(steps.begin(), steps.end(), [&](const Step &s) { return s.number == *place.step; });
        if (step == steps.end())
            found.problem = tr(QT_TRANSLATE_NOOP("Place", "This trace has no step %1.")).arg(*place.step);
        else
            found.range = step->range;
    }
    if (!place.range.isEmpty()) {
        where = tr(QT_TRANSLATE_NOOP("Place", "the range %1")).arg(place.range);
        const auto range = RangeText::parse(place.range.toStdString());
        if (range && !range->in(trace).isEmpty())
            found.range = range->in(trace);
        found.isExact = found.range.has_value();
        if (!found.range)
            found.problem = tr(QT_TRANSLATE_NOOP("Place", "“%1” is no range of time. A range is written 12.5ms..14ms."))
                                .arg(place.range);
    }
    if (!place.selectRange.isEmpty()) {
        const auto range = RangeText::parse(place.selectRange.toStdString());
        if (range && !range->in(trace).isEmpty())
            found.selectedRange = range->in(trace);
        else
            found.problem = tr(QT_TRANSLATE_NOOP("Place", "“%1” is no range of time. A range is written 12.5ms..14ms."))
                                .arg(place.selectRange);
    }
    if (!place.view.isEmpty()) {
        found.look = ViewLook::parse(place.view);
        if (!found.look)
            found.problem = tr(QT_TRANSLATE_NOOP(
                "Place", "What --view says cannot be read. It takes what “Copy command for this view” wrote."));
    }
    // Where what limits the search is not there, nothing else is looked for: it would be found somewhere else.
    if (!place.select.isEmpty() && found.problem.isEmpty()) {
        QString name = place.select;
        std::size_t wanted = 1;
        // A name may end in #3 itself (ProfilerStep#3): the whole text first.
        NameId id = trace.strings().find(name.toStdString());
        if (id.isNone() && name.startsWith(u'@')) {
            bool isNumber = false;
            const uint number = name.mid(1).toUInt(&isNumber);
            if (isNumber && number < trace.sliceCount()) {
                found.slice = SliceId(number);
                return found;
            }
        }
        if (const qsizetype hash = name.lastIndexOf(u'#'); id.isNone() && hash > 0) {
            bool ok = false;
            const int k = name.mid(hash + 1).toInt(&ok);
            if (ok && k >= 1) {
                wanted = static_cast<std::size_t>(k);
                name.truncate(hash);
                id = trace.strings().find(name.toStdString());
            }
        }
        std::vector<SliceId> all;
        bool isElsewhere = false;
        if (!id.isNone())
            all = named(trace, id, found.range, isElsewhere);
        if (all.size() < wanted) {
            // Names are put in together with the rest: one that holds a %2 must stay as it is.
            const QString count = QString::number(all.size());
            if (!found.range)
                found.problem =
                    all.empty()
                        ? tr(QT_TRANSLATE_NOOP("Place", "No slice of this trace is named “%1”.")).arg(name)
                        : tr(QT_TRANSLATE_NOOP("Place", "“%1” was not found: this trace has only %2 of that name."))
                              .arg(place.select, count);
            else if (!all.empty())
                found.problem =
                    tr(QT_TRANSLATE_NOOP("Place", "“%1” was not found in %2, which has only %3 of that name."))
                        .arg(place.select, where, count);
            else if (isElsewhere)
                found.problem =
                    tr(QT_TRANSLATE_NOOP("Place", "“%1” was not found in %2, only elsewhere in this trace."))
                        .arg(name, where);
            else
                found.problem = tr(QT_TRANSLATE_NOOP("Place", "“%1” was not found in %2, nor elsewhere in this trace."))
                                    .arg(name, where);
        } else {
            found.slice = all[wanted - 1];
        }
    }
    return found;
}

QString selectText(const Trace &trace, Place place, SliceId slice)
{
    bool isElsewhere = false;
    place.select.clear();
    const std::vector<SliceId> all = named(trace, trace.nameId(slice), findPlace(trace, place).range, isElsewhere);
    const auto at = std::find(all.begin(), all.end(), slice) - all.begin();
    const std::string_view name = trace.name(slice);
    place.select = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    if (at > 0)
        place.select += u'#' + QString::number(at + 1);
    // A name can be another's with a number behind it, or no text that a command line could well hold.
    const bool isPlain =
        std::none_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
    if (isPlain && findPlace(trace, place).slice == slice)
        return place.select;
    QString number = QString::number(slice.value());
    while (!trace.strings().find((u'@' + number).toStdString()).isNone())
        number.prepend(u'0'); // there is a slice of that very name
    return u'@' + number;
}

TimeRange withFirstKernel(const Trace &trace, SliceId slice)
{
    const TimeRange range = trace.range(slice);
    const Chain chain = chainOf(trace, slice);
    if (chain.device.empty())
        return range;
    const TimeRange first = trace.range(chain.device.front());
    const TimeRange both{std::min(range.start, first.start), std::max(range.end, first.end)};
    return both.length() < 50 * std::max<Nanoseconds>(range.length(), 1) ? both : range;
}

} // namespace lanescope
