#include "ui/panels/severitymark.h"

#include "ui/look/theme.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>

namespace lanescope {

QColor severityColour(VerdictSeverity severity, const Theme &theme)
{
    switch (severity) {
    case VerdictSeverity::Critical: return theme.critical;
    case VerdictSeverity::Warning: return theme.warning;
    case VerdictSeverity::Info: return theme.info;
    case VerdictSeverity::Good: break;
    }
    return theme.good;
}

void paintSeverity(QPainter &painter, const QRectF &rect, VerdictSeverity severity, const Theme &theme)
{
    const QPointF c = rect.center();
    const double r = std::min(rect.width(), rect.height()) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(severityColour(severity, theme));
    switch (severity) {
    case VerdictSeverity::Critical: {
        QPolygonF octagon;
        for (int i = 0; i < 8; ++i) {
            const double angle = (i + 0.5) * std::acos(-1.0) / 4;
            octagon << c + QPointF(std::cos(angle), std::sin(angle)) * r;
        }
        painter.drawPolygon(octagon);
        break;
    }
    case VerdictSeverity::Warning:
        painter.drawPolygon(QPolygonF({c + QPointF(0, -r * 0.95), c + QPointF(r, r * 0.8), c + QPointF(-r, r * 0.8)}));
        break;
    case VerdictSeverity::Info:
    case VerdictSeverity::Good: painter.drawEllipse(c, r * 0.95, r * 0.95); break;
    }
    // What stands in it, in the ground's colour.
    painter.setPen(QPen(theme.background, std::max(r * 0.24, 1.2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const double down = severity == VerdictSeverity::Warning ? r * 0.16 : 0;
    switch (severity) {
    case VerdictSeverity::Critical:
    case VerdictSeverity::Warning:
        painter.drawLine(c + QPointF(0, down - r * 0.42), c + QPointF(0, down + r * 0.06));
        painter.drawPoint(c + QPointF(0, down + r * 0.42));
        break;
    case VerdictSeverity::Info:
        painter.drawPoint(c + QPointF(0, -r * 0.42));
        painter.drawLine(c + QPointF(0, -r * 0.02), c + QPointF(0, r * 0.45));
        break;
    case VerdictSeverity::Good:
        painter.drawPolyline(
            QPolygonF({c + QPointF(-r * 0.42, 0), c + QPointF(-r * 0.1, r * 0.34), c + QPointF(r * 0.45, -r * 0.34)}));
        break;
    }
    painter.restore();
}

} // namespace lanescope
