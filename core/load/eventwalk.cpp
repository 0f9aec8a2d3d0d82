#include "core/load/eventwalk.h"

#include "core/load/documentscan.h"
#include "core/load/inputfile.h"

namespace lanescope {

Result<void> forEachEvent(const Trace &trace, EventVisitor::Visit visit, const std::function<bool(std::uint64_t)> &goOn)
{
    constexpr std::size_t usualBlock = std::size_t{1} << 20;
    EventVisitor visitor(std::move(visit));
    DocumentState state;
    std::uint64_t offset = 0;
    for (std::size_t want = usualBlock;;) {
        auto block = trace.text().read(offset, want);
        if (!block)
            return tl::unexpected<Error>(block.error());
        const std::size_t size = block->size();
        const bool isLast = size < want;
        block->append(scanPadding, '\0');
        const std::size_t done = scanDocument({block->data(), size}, offset, isLast, state, visitor);
        offset += done;
        if (isLast)
            return {};
        want = done == 0 ? 2 * want : usualBlock; // an event larger than the block
        if (goOn && !goOn(offset))
            return tl::unexpected<Error>(Error{"It was cancelled.", true});
    }
}

} // namespace lanescope
