#include "ui/panels/streambars.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/tablemodel.h"
#include "ui/panels/tableview.h"
#include "ui/timeline/hatch.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

enum class Kind { Busy, HostWait, KernelWait, Other, Profiler, Outside };

/// Parts of a stream's time. The profiler's two make one.
struct PartKind {
    Kind kind;
    const char *name;
    const char *keys[2];
};
constexpr PartKind kinds[] = {
    {Kind::Busy, QT_TRANSLATE_NOOP("lanescope::StreamBars", "busy"), {"busy_ns", nullptr}},
    {Kind::HostWait, QT_TRANSLATE_NOOP("lanescope::StreamBars", "waits for launches"), {"host_wait_ns", nullptr}},
    {Kind::KernelWait, QT_TRANSLATE_NOOP("lanescope::StreamBars", "between kernels"), {"kernel_wait_ns", nullptr}},
    {Kind::Other, QT_TRANSLATE_NOOP("lanescope::StreamBars", "other idle"), {"other_ns", nullptr}},
    {Kind::Profiler, QT_TRANSLATE_NOOP("lanescope::StreamBars", "profiler"), {"buffer_request_ns", "profiler_ns"}},
    {Kind::Outside, QT_TRANSLATE_NOOP("lanescope::StreamBars", "before and after"), {"outside_ns", nullptr}},
};

void paintPart(QPainter &painter, const QRectF &rect, Kind kind, const Theme &theme)
{
    switch (kind) {
    case Kind::Busy: painter.fillRect(rect, theme.hues[static_cast<int>(Hue::Kernel)]); break;
    case Kind::HostWait:
        painter.fillRect(rect, theme.background);
        hatch(painter, rect, theme.tint(theme.secondary, 0.6), 5, 1);
        break;
    case Kind::KernelWait: painter.fillRect(rect, theme.tint(theme.secondary, 0.45)); break;
    case Kind::Other: painter.fillRect(rect, theme.line); break;
    case Kind::Profiler:
        painter.fillRect(rect, theme.profilerGround);
        hatch(painter, rect, theme.profilerInk, 6, 1.5);
        break;
    case Kind::Outside: painter.fillRect(rect, theme.background); break;
    }
}

Kind kindOf(const QString &name)
{
    for (const PartKind &k : kinds)
        if (name == StreamBars::tr(k.name))
            return k.kind;
    return Kind::Outside;
}

} // namespace

StreamBars::StreamBars(TableView &table, QWidget *parent)
    : QWidget(parent)
    , m_table(table)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Where the time of each stream went"));
    connect(table.model(), &QAbstractItemModel::modelReset, this, &StreamBars::tableChanged);
    connect(table.model(), &QAbstractItemModel::layoutChanged, this, &StreamBars::tableChanged);
    connect(table.selectionModel(), &QItemSelectionModel::selectionChanged, this, qOverload<>(&QWidget::update));
    tableChanged();
}

void StreamBars::tableChanged()
{
    QStringList all;
    for (int row = 0; row < m_table.model()->rowCount(); ++row) {
        QStringList one;
        for (const Part &part : parts(row))
            one += part.name + u' ' + formatTime(part.time);
        all += label(row) + QStringLiteral(": ") + one.join(QStringLiteral(", "));
    }
    setAccessibleDescription(all.join(QStringLiteral(". ")));
    setVisible(!all.isEmpty());
    updateGeometry();
    update();
}

Nanoseconds StreamBars::time(int row, const char *key) const
{
    const auto &model = static_cast<const TableModel &>(*m_table.model());
    const int column = model.columnOf(key);
    if (column < 0)
        return 0;
    const auto *value =
        std::get_if<std::int64_t>(&model.table()->rows[model.tableRow(row)][static_cast<std::size_t>(column)]);
    return value ? *value : 0;
}

QString StreamBars::label(int row) const
{
    return m_table.model()->index(row, 0).data().toString();
}

QFont StreamBars::small() const
{
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

double StreamBars::pitch() const
{
    return std::round(QFontMetricsF(small()).height() * 1.4);
}

double StreamBars::labelWidth() const
{
    double widest = 0;
    for (int row = 0; row < m_table.model()->rowCount(); ++row)
        widest = std::max(widest, QFontMetricsF(small()).horizontalAdvance(label(row)));
    return std::ceil(widest) + 12;
}

std::vector<StreamBars::Part> StreamBars::parts(int row) const
{
    std::vector<Part> found;
    const double left = 18 + labelWidth(), width = this->width() - left - 18;
    const Nanoseconds whole = std::max<Nanoseconds>(time(row, "time_ns"), 1);
    const double height = std::round(pitch() * 0.7);
    double x = left;
    for (const PartKind &k : kinds) {
        Nanoseconds sum = 0;
        for (const char *key : k.keys)
            sum += key ? time(row, key) : 0;
        if (sum <= 0)
            continue;
        const double w = width * static_cast<double>(sum) / static_cast<double>(whole);
        found.push_back({tr(k.name), sum, QRectF(x, row * pitch() + std::round((pitch() - height) / 2), w, height)});
        x += w;
    }
    return found;
}

int StreamBars::rowAt(double y) const
{
    const int row = static_cast<int>(std::floor(y / pitch()));
    return row >= 0 && row < m_table.model()->rowCount() ? row : -1;
}

QSize StreamBars::sizeHint() const
{
    return {300, static_cast<int>(std::ceil(pitch() * (m_table.model()->rowCount() + 1))) + 4};
}

void StreamBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = Theme::current();
    painter.setFont(small());
    const QFontMetricsF metrics(small());
    const double rise = std::round((pitch() - metrics.height()) / 2 + metrics.ascent());
    const std::vector<int> selected = m_table.selectedRows();
    const int rows = m_table.model()->rowCount();
    for (int row = 0; row < rows; ++row) {
        painter.setPen(std::ranges::find(selected, row) != selected.end() ? theme.accent : theme.text);
        painter.drawText(QPointF(18, row * pitch() + rise), label(row));
        QRectF all;
        for (const Part &part : parts(row)) {
            // At least a pixel, so that what is there is seen.
            paintPart(painter,
                      QRectF(part.rect.left(), part.rect.top(), std::max(part.rect.width(), 1.0), part.rect.height()),
                      kindOf(part.name), theme);
            all |= part.rect;
        }
        painter.setPen(QPen(theme.line, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(all.adjusted(-0.5, -0.5, 0.5, 0.5));
    }
    // What the grounds mean.
    double x = 18 + labelWidth();
    const double swatch = std::round(metrics.height() * 0.7), top = rows * pitch() + std::round((pitch() - swatch) / 2);
    for (const PartKind &k : kinds) {
        const QString name = tr(k.name);
        const double wide = swatch * 1.5;
        if (x + wide + 6 + metrics.horizontalAdvance(name) > width() - 18)
            break;
        const QRectF box(x, top, wide, swatch);
        paintPart(painter, box, k.kind, theme);
        painter.setPen(QPen(theme.line, 1));
        painter.drawRect(box.adjusted(-0.5, -0.5, 0.5, 0.5));
        painter.setPen(theme.secondary);
        painter.drawText(QPointF(box.right() + 6, rows * pitch() + rise), name);
        x = box.right() + 6 + metrics.horizontalAdvance(name) + 18;
    }
}

bool StreamBars::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const int row = rowAt(help->pos().y()); row >= 0) {
            const double whole = static_cast<double>(std::max<Nanoseconds>(time(row, "time_ns"), 1));
            QStringList lines{label(row)};
            for (const Part &part : parts(row))
                lines += part.name + QStringLiteral("  ") + formatTimeExact(part.time) + QStringLiteral("  ") +
                         formatShare(static_cast<double>(part.time) / whole);
            QToolTip::showText(help->globalPos(), plainToolTip(lines.join(u'\n')), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

void StreamBars::mousePressEvent(QMouseEvent *event)
{
    if (const int row = rowAt(event->position().y()); row >= 0 && event->button() == Qt::LeftButton)
        m_table.selectionModel()->setCurrentIndex(m_table.model()->index(row, 0),
                                                  QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

} // namespace lanescope
