#include "ui/panels/sharebar.h"

#include "ui/look/theme.h"
#include "ui/timeline/hatch.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lanescope {

void paintShare(QPainter &painter, const QRectF &rect, ShareEntry::Kind kind, const Theme &theme)
{
    const auto hue = [&](Hue h) { painter.fillRect(rect, theme.hues[static_cast<int>(h)]); };
    switch (kind) {
    case ShareEntry::Compute: hue(Hue::Kernel); break;
    case ShareEntry::Communication: hue(Hue::Communication); break;
    case ShareEntry::Copies: hue(Hue::Copy); break;
    case ShareEntry::HostWait:
        // As in the lanes: idle time is a thin hatch.
        painter.fillRect(rect, theme.background);
        hatch(painter, rect, theme.tint(theme.secondary, 0.6), 5, 1);
        break;
    case ShareEntry::OtherIdle: painter.fillRect(rect, theme.line); break;
    case ShareEntry::Profiler:
        painter.fillRect(rect, theme.profilerGround);
        hatch(painter, rect, theme.profilerInk, 6, 1.5);
        break;
    }
}

void paintShareBar(QPainter &painter, const QRectF &rect, const std::vector<ShareEntry> &entries, const Theme &theme)
{
    double whole = 0;
    for (const ShareEntry &e : entries)
        whole += static_cast<double>(e.time);
    if (whole <= 0)
        return;
    const double least = 2, gap = 1;
    const auto wanted = [&](const ShareEntry &e) {
        return e.time > 0 ? std::max(least, static_cast<double>(e.time) / whole * rect.width()) : 0.0;
    };
    double sum = 0;
    for (const ShareEntry &e : entries)
        sum += wanted(e);
    double x = rect.left();
    for (const ShareEntry &e : entries) {
        const double width = wanted(e) * rect.width() / sum;
        if (width <= 0)
            continue;
        const double right = std::min(x + width, rect.right());
        paintShare(
            painter,
            QRectF(x, rect.top(), std::max(right - x - (right < rect.right() - 0.5 ? gap : 0), 1.0), rect.height()),
            e.kind, theme);
        x = right;
    }
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5));
}

} // namespace lanescope
