#include "core/model/arguments.h"

#include "core/load/inputfile.h"

#include <algorithm>

namespace lanescope {

Result<EventArguments> EventArguments::read(const Trace &trace, SliceId slice)
{
    auto text = trace.eventText(slice);
    if (!text)
        return tl::unexpected<Error>(text.error());
    EventArguments result;
    result.m_text = std::make_unique<std::string>(std::move(*text));
    const std::size_t size = result.m_text->size();
    result.m_text->append(scanPadding, '\0');
    RawEvent event;
    if (scanEvent(result.m_text->data(), result.m_text->data() + size, event).status != ScanStatus::Ok)
        return result;
    result.m_all = event.args;
    forEachMember(event.args, [&](std::string_view key, const Token &value) {
        const auto it =
            std::ranges::find(result.m_members, key, [](const auto &m) { return std::string_view(m.first); });
        if (it != result.m_members.end())
            it->second = value;
        else
            result.m_members.emplace_back(key, value);
        return true;
    });
    return result;
}

Token EventArguments::value(std::string_view key) const
{
    for (const auto &[name, value] : m_members)
        if (name == key)
            return value;
    return {};
}

Result<void> forEachArguments(const Trace &trace, std::span<const std::uint32_t> slices,
                              const std::function<void(SliceId, const Token &)> &visit)
{
    constexpr std::size_t blockBytes = std::size_t{1} << 20;
    std::string block; // with padding behind it
    std::uint64_t blockAt = 0;
    std::size_t size = 0;
    RawEvent event;
    for (std::uint32_t i : slices) {
        const SliceId slice(i);
        const std::uint64_t offset = trace.textOffset(slice);
        const auto scan = [&] {
            if (offset < blockAt || offset >= blockAt + size)
                return ScanStatus::Incomplete;
            const char *text = block.data();
            return scanEvent(text + (offset - blockAt), text + size, event).status;
        };
        ScanStatus status = scan();
        if (status == ScanStatus::Incomplete) {
            auto next = trace.text().read(offset, blockBytes);
            if (!next)
                return tl::unexpected<Error>(next.error());
            block = std::move(*next);
            blockAt = offset;
            size = block.size();
            block.append(scanPadding, '\0');
            status = scan();
        }
        if (status == ScanStatus::Ok) {
            visit(slice, event.args);
            continue;
        }
        // Damaged, or larger than a block
        const auto alone = EventArguments::read(trace, slice);
        if (!alone)
            return tl::unexpected<Error>(alone.error());
        visit(slice, alone->all());
    }
    return {};
}

std::string compactJson(std::string_view json)
{
    std::string out;
    out.reserve(json.size());
    bool inString = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inString) {
            out += c;
            if (c == '\\' && i + 1 < json.size())
                out += json[++i];
            else if (c == '"')
                inString = false;
        } else if (c != ' ' && c != '\n' && c != '\r' && c != '\t') {
            out += c;
            inString = c == '"';
        }
    }
    return out;
}

std::string argumentText(const Token &value)
{
    return value.isString() ? stringOf(value) : compactJson(value.text);
}

} // namespace lanescope
