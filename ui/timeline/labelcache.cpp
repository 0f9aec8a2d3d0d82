#include "ui/timeline/labelcache.h"

#include "core/model/trace.h"
#include "ui/look/format.h"

namespace lanescope {

namespace {
constexpr qsizetype mostTexts = 20'000;
const QString noText;
} // namespace

LabelCache::LabelCache()
    : m_metrics(QFont())
{}

void LabelCache::setTrace(const Trace *trace)
{
    m_trace = trace;
    m_whole.clear();
    m_cut.clear();
}

void LabelCache::setFont(const QFont &font)
{
    m_metrics = QFontMetricsF(font);
    m_leastWidth = m_metrics.averageCharWidth() * 3;
    m_whole.clear();
    m_cut.clear();
}

const LabelCache::Whole &LabelCache::whole(NameId name)
{
    auto it = m_whole.constFind(name.value());
    if (it == m_whole.constEnd()) {
        if (m_whole.size() >= mostTexts)
            m_whole.clear();
        QString text = oneLine(m_trace->text(name), 300);
        const double width = m_metrics.horizontalAdvance(text);
        it = m_whole.insert(name.value(), {std::move(text), width});
    }
    return *it;
}

const QString &LabelCache::text(NameId name, double width)
{
    if (!m_trace || width < m_leastWidth)
        return noText;
    const Whole &full = whole(name);
    if (full.width <= width)
        return full.text;
    const auto pixels = static_cast<std::uint32_t>(width);
    const std::uint64_t key = std::uint64_t{name.value()} << 32 | pixels;
    auto it = m_cut.constFind(key);
    if (it == m_cut.constEnd()) {
        if (m_cut.size() >= mostTexts)
            m_cut.clear();
        QString text = m_metrics.elidedText(full.text, Qt::ElideRight, pixels);
        // One letter and three dots tell nothing.
        if (text.size() < 3)
            text.clear();
        it = m_cut.insert(key, text);
    }
    return *it;
}

} // namespace lanescope
