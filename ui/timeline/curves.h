#pragma once

#include "core/model/trace.h"
#include "ui/timeline/timescale.h"

#include <QString>

#include <memory>
#include <vector>

namespace lanescope {

/// What a curve does within one device pixel: from `low` to `high`; both NaN where it has no value there.
struct CurveColumn {
    double low;
    double high;
    double last; ///< the value at the column's end, which holds until the next sample
};

/// Samples over time; each value holds until the next sample. NaN: no value. With a tree over them, so that the extremes of any
/// stretch take O(log n).
class Curve {
public:
    Curve(QString name, std::vector<CounterSample> samples); ///< by time

    const QString &name() const { return m_name; }
    const std::vector<CounterSample> &samples() const { return m_samples; }
    /// Of all samples; NaN where there is none.
    double least() const { return m_least; }
    double most() const { return m_most; }
    /// The last sample at or before `t`; null before the first one.
    const CounterSample *at(Nanoseconds t) const;
    /// One entry for each device pixel of the viewport. O(pixels · log samples).
    void columns(const TimeScale &scale, double devicePixelRatio, std::vector<CurveColumn> &out) const;

private:
    struct Extremes {
        double low, high;
    };
    void widen(Extremes &sum, double low, double high) const;
    Extremes of(std::size_t first, std::size_t last) const;

    static constexpr std::size_t fanout = 16;
    QString m_name;
    std::vector<CounterSample> m_samples;
    std::vector<std::vector<Extremes>> m_levels;
    double m_least, m_most;
};

/// One lane of curves that share a scale: the series of a counter, or the memory of a device.
struct CurveTrack {
    QString heading;
    QString key; ///< the same for the same file every time
    bool isBytes = false;
    std::vector<Curve> curves;
    double least = 0, most = 1; ///< of the scale
};

/// The counters and memory records of a trace. O(n).
std::vector<std::unique_ptr<const CurveTrack>> gatherCurves(const Trace &trace);

} // namespace lanescope
