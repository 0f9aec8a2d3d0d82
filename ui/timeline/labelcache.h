#pragma once

#include "core/base/ids.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QString>

namespace lanescope {

class Trace;

/// The texts of slices, cut to the width of their box. Measuring text is the dearest part of painting a lane, so what was
/// measured is kept, until the font changes.
class LabelCache {
public:
    LabelCache();
    void setTrace(const Trace *trace);
    void setFont(const QFont &font);

    /// The name, elided to `width` logical pixels; empty where not even a few letters fit.
    const QString &text(NameId name, double width);
    const QFontMetricsF &metrics() const { return m_metrics; }

private:
    struct Whole {
        QString text;
        double width;
    };
    const Whole &whole(NameId name);

    const Trace *m_trace = nullptr;
    QFontMetricsF m_metrics;
    double m_leastWidth = 0;
    QHash<std::uint32_t, Whole> m_whole;
    QHash<std::uint64_t, QString> m_cut; ///< by name and whole pixels of width
};

} // namespace lanescope
