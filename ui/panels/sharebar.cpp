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
    case ShareEntry::Input:
        // Idle, too: upright lines, so that it is told from the waits for launches without any colour.
        painter.fillRect(rect, theme.background);
        for (double x = rect.left() + 1; x < rect.right(); x += 4)
            painter.fillRect(QRectF(x, rect.top(), std::min(1.5, rect.right() - x), rect.height()),
                             theme.tint(theme.secondary, 0.7));
        break;
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

std::vector<QRectF> shareRects(const QRectF &rect, const std::vector<double> &parts)
{
    std::vector<QRectF> rects(parts.size());
    double whole = 0;
    for (const double part : parts)
        whole += part;
    if (whole <= 0)
        return rects;
    const double least = 2, gap = 1;
    const auto wanted = [&](double part) { return part > 0 ? std::max(least, part / whole * rect.width()) : 0.0; };
    double sum = 0;
    for (const double part : parts)
        sum += wanted(part);
    double x = rect.left();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double width = wanted(parts[i]) * rect.width() / sum;
        if (width <= 0)
            continue;
        const double right = std::min(x + width, rect.right());
        rects[i] =
            QRectF(x, rect.top(), std::max(right - x - (right < rect.right() - 0.5 ? gap : 0), 1.0), rect.height());
        x = right;
    }
    return rects;
}

void paintShareBar(QPainter &painter, const QRectF &rect, const std::vector<ShareEntry> &entries, const Theme &theme)
{
    std::vector<double> parts;
    for (const ShareEntry &e : entries)
        parts.push_back(static_cast<double>(e.time));
    const std::vector<QRectF> rects = shareRects(rect, parts);
    for (std::size_t i = 0; i < rects.size(); ++i)
        if (!rects[i].isEmpty())
            paintShare(painter, rects[i], entries[i].kind, theme);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5));
}

} // namespace lanescope
