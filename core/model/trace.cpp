#include "core/model/trace.h"

#include "core/load/inputfile.h"
#include "core/load/jsonscan.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace lanescope {

Trace::Trace() = default;
Trace::~Trace() = default;

std::span<const Arrow> Trace::arrowsTo(SliceId s) const
{
    const auto range = std::ranges::equal_range(arrows(), s, {}, &Arrow::to);
    return {range.begin(), range.end()};
}

std::span<const std::uint32_t> Trace::arrowIndicesFrom(SliceId s) const
{
    const std::span<const std::uint32_t> all = m_arrowsByFrom;
    const auto range = std::ranges::equal_range(all, s, {}, [this](std::uint32_t i) { return m_arrows[i].from; });
    return {range.begin(), range.end()};
}

SliceId Trace::launchOf(SliceId deviceWork) const
{
    for (const Arrow &a : arrowsTo(deviceWork))
        if (a.kind == ArrowKind::Launch || a.kind == ArrowKind::Correlation)
            return a.from;
    return {};
}

SliceId Trace::sliceWithExternalId(std::int64_t externalId) const
{
    const auto id = [this](std::uint32_t s) { return *m_externalIds.find(SliceId(s)); };
    const auto it = std::ranges::lower_bound(m_byExternalId, externalId, {}, id);
    return it != m_byExternalId.end() && id(*it) == externalId ? SliceId(*it) : SliceId();
}

Result<std::string> Trace::eventText(SliceId s) const
{
    const std::uint64_t offset = textOffset(s);
    // An event ends before the next slice's begins, so that is as far as a damaged one need be followed.
    const std::uint64_t most = s.value() + 1 < sliceCount() ? textOffset(SliceId(s.value() + 1)) - offset
                                                            : std::numeric_limits<std::uint64_t>::max();
    for (std::size_t want = 4096;; want *= 4) {
        const std::size_t take = static_cast<std::size_t>(std::min<std::uint64_t>(want, most));
        Result<std::string> text = m_text->read(offset, take);
        if (!text)
            return text;
        const std::size_t size = text->size();
        const bool isAll = size < take || take == most;
        text->append(scanPadding, '\0');
        Token event;
        const ScanResult r = scanValue(text->data(), text->data() + size, event);
        if (r.status == ScanStatus::Ok) {
            std::string whole(event.text);
            return isValidUtf8(whole) ? whole : toValidUtf8(whole);
        }
        if (r.status == ScanStatus::Incomplete && !isAll)
            continue;
        // Damaged: mended again, in the way in which it was read.
        const std::string_view all(text->data(), size);
        std::size_t limit = 0;
        for (;;) {
            limit = findEventStart(all, limit + 1);
            if (limit == std::string_view::npos && !isAll)
                break;
            if (auto mended = mendEvent(all.substr(0, limit)))
                return std::move(mended->text);
            if (limit == std::string_view::npos)
                return fail(fmt::format("The text of this event in {} is too damaged to be shown.", m_file.path));
        }
    }
}

std::size_t Trace::memoryBytes() const
{
    std::size_t sum = m_slices.bytes() + m_correlations.bytes() + m_externalIds.bytes() + m_deviceArgs.bytes() +
                      m_distinctDeviceArgs.capacity() * sizeof(DeviceArgs) + m_order.bytes() + m_byExternalId.bytes() +
                      m_deviceWork.bytes() + m_arrows.bytes() + m_arrowsByFrom.bytes() + m_strings.bytes() +
                      m_instants.bytes() + m_memory.bytes() + m_asyncs.capacity() * sizeof(AsyncSpan) + m_text->bytes();
    for (const CounterSeries &c : m_counters)
        sum += c.samples.capacity() * sizeof(CounterSample);
    for (const Lane &l : m_lanes) {
        sum += sizeof(Lane) + l.m_tree.bytes() + l.m_rows.capacity() * sizeof(Row);
        for (const Row &r : l.m_rows)
            sum += r.m_summary.bytes();
    }
    return sum;
}

} // namespace lanescope
