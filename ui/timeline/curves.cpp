#include "ui/timeline/curves.h"

#include "ui/look/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace lanescope {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

QString tr(const char *text)
{
    return QCoreApplication::translate("Curves", text);
}

void settleScale(CurveTrack &track)
{
    // Fills start from zero, so that heights can be compared; a curve that never comes near it would be flat all the same.
    track.least = 0;
    track.most = 0;
    for (const Curve &curve : track.curves) {
        track.least = std::fmin(track.least, curve.least());
        track.most = std::fmax(track.most, curve.most());
    }
    if (!(track.most > track.least))
        track.most = track.least + 1;
}

/// torch's DeviceType numbers (c10/core/DeviceType.h).
QString deviceName(std::int32_t type, std::int32_t id)
{
    switch (type) {
    case 0: return tr(QT_TRANSLATE_NOOP("Curves", "CPU memory"));
    case 1: return tr(QT_TRANSLATE_NOOP("Curves", "GPU %1 memory")).arg(id);
    default: return tr(QT_TRANSLATE_NOOP("Curves", "memory of device %1:%2")).arg(type).arg(id);
    }
}

} // namespace

Curve::Curve(QString name, std::vector<CounterSample> samples)
    : m_name(std::move(name))
    , m_samples(std::move(samples))
    , m_least(none)
    , m_most(none)
{
    std::size_t below = m_samples.size();
    while (below > fanout) {
        const bool isFirst = m_levels.empty();
        std::vector<Extremes> level((below + fanout - 1) / fanout, {none, none});
        for (std::size_t i = 0; i < below; ++i) {
            const Extremes e = isFirst ? Extremes{m_samples[i].value, m_samples[i].value} : m_levels.back()[i];
            widen(level[i / fanout], e.low, e.high);
        }
        below = level.size();
        m_levels.push_back(std::move(level));
    }
    const Extremes all = of(0, m_samples.size());
    m_least = all.low;
    m_most = all.high;
}

void Curve::widen(Extremes &sum, double low, double high) const
{
    sum.low = std::fmin(sum.low, low); // the one that is a number, where the other is none
    sum.high = std::fmax(sum.high, high);
}

Curve::Extremes Curve::of(std::size_t first, std::size_t last) const
{
    Extremes sum{none, none};
    for (std::size_t level = 0;; ++level) {
        const auto visit = [&](std::size_t i) {
            if (level == 0)
                widen(sum, m_samples[i].value, m_samples[i].value);
            else
                widen(sum, m_levels[level - 1][i].low, m_levels[level - 1][i].high);
        };
        if (level == m_levels.size() || last - first <= 2 * fanout) {
            for (; first < last; ++first)
                visit(first);
            return sum;
        }
        for (; first % fanout != 0; ++first)
            visit(first);
        for (; last % fanout != 0; --last)
            visit(last - 1);
        first /= fanout;
        last /= fanout;
        if (first == last)
            return sum;
    }
}

const CounterSample *Curve::at(Nanoseconds t) const
{
    const auto after =
        std::partition_point(m_samples.begin(), m_samples.end(), [t](const CounterSample &s) { return s.time <= t; });
    return after == m_samples.begin() ? nullptr : &*(after - 1);
}

void Curve::columns(const TimeScale &scale, double devicePixelRatio, std::vector<CurveColumn> &out) const
{
    out.clear();
    const auto width = static_cast<std::size_t>(std::ceil(scale.width() * devicePixelRatio - 1e-6));
    const auto firstAt = [&](Nanoseconds t, std::size_t from) {
        return static_cast<std::size_t>(std::partition_point(m_samples.begin() + static_cast<std::ptrdiff_t>(from),
                                                             m_samples.end(),
                                                             [t](const CounterSample &s) { return s.time < t; }) -
                                        m_samples.begin());
    };
    std::size_t first = firstAt(scale.visible().start, 0);
    for (std::size_t x = 0; x < width; ++x) {
        const Nanoseconds end = scale.time(static_cast<double>(x + 1) / devicePixelRatio);
        // Zoomed in, most columns hold no sample: no search then.
        const std::size_t next = first < m_samples.size() && m_samples[first].time < end ? firstAt(end, first) : first;
        Extremes e = of(first, next);
        if (first > 0)
            widen(e, m_samples[first - 1].value, m_samples[first - 1].value);
        out.push_back({e.low, e.high, next > 0 ? m_samples[next - 1].value : none});
        first = next;
    }
}

std::vector<std::unique_ptr<const CurveTrack>> gatherCurves(const Trace &trace)
{
    std::vector<std::unique_ptr<const CurveTrack>> tracks;
    // Memory first: every trace with profile_memory has it.
    std::map<std::pair<std::int32_t, std::int32_t>, std::vector<const MemorySample *>> byDevice;
    for (const MemorySample &sample : trace.memorySamples())
        byDevice[{sample.deviceType, sample.deviceId}].push_back(&sample);
    for (const auto &[device, all] : byDevice) {
        auto track = std::make_unique<CurveTrack>();
        track->heading = deviceName(device.first, device.second);
        track->key = QStringLiteral("memory/%1/%2").arg(device.first).arg(device.second);
        track->isBytes = true;
        const auto add = [&](const QString &name, std::int64_t MemorySample::*member) {
            std::vector<CounterSample> samples;
            samples.reserve(all.size());
            for (const MemorySample *sample : all)
                samples.push_back({sample->time, static_cast<double>(sample->*member)});
            track->curves.emplace_back(name, std::move(samples));
        };
        // A device of the CPU reserves nothing: a second curve at zero would say that it is empty.
        if (std::any_of(all.begin(), all.end(), [](const MemorySample *s) { return s->reserved > 0; }))
            add(tr(QT_TRANSLATE_NOOP("Curves", "reserved")), &MemorySample::reserved);
        add(tr(QT_TRANSLATE_NOOP("Curves", "allocated")), &MemorySample::allocated);
        settleScale(*track);
        tracks.push_back(std::move(track));
    }
    std::map<std::pair<std::string, std::string_view>, std::unique_ptr<CurveTrack>> counters;
    for (const CounterSeries &series : trace.counters()) {
        const std::string_view name = trace.text(series.name);
        std::unique_ptr<CurveTrack> &track = counters[{series.process, name}];
        if (!track) {
            track = std::make_unique<CurveTrack>();
            track->heading = oneLine(name, 80);
            track->key = QStringLiteral("counter/") + QString::fromStdString(series.process) + u'/' + track->heading;
        }
        track->curves.emplace_back(oneLine(trace.text(series.series), 60), series.samples);
    }
    for (auto &[key, track] : counters) {
        settleScale(*track);
        tracks.push_back(std::move(track));
    }
    return tracks;
}

} // namespace lanescope
