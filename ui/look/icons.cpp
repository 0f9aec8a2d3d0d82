#include "ui/look/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <memory>

namespace lanescope {

namespace {

/// Renders an SVG whose `currentColor` was replaced. Qt's own SVG icons know no palette.
class SvgEngine : public QIconEngine {
public:
    explicit SvgEngine(QByteArray svg)
        : m_svg(std::move(svg))
    {}
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        if (mode == QIcon::Disabled)
            painter->setOpacity(0.4);
        QSvgRenderer(m_svg).render(painter, rect);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }
    QIconEngine *clone() const override { return new SvgEngine(m_svg); }

private:
    QByteArray m_svg;
};

} // namespace

QIcon themedIcon(const QString &name, const QColor &colour)
{
    QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new SvgEngine(file.readAll().replace("currentColor", colour.name().toUtf8())));
}

} // namespace lanescope
