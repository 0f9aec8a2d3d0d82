#include "core/base/stringpool.h"

#include <algorithm>
#include <cstring>

namespace lanescope {

namespace {

std::uint64_t load64(const char *p)
{
    std::uint64_t v;
    std::memcpy(&v, p, 8);
    return v;
}

std::uint64_t mix(std::uint64_t a, std::uint64_t b)
{
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

} // namespace

StringPool::StringPool()
    : m_slots(64)
{}

std::uint64_t StringPool::hash(std::string_view text)
{
    // Multiply and fold, 16 bytes a round: names are short and this is called for every event.
    constexpr std::uint64_t a = 0x9e3779b97f4a7c15ull, b = 0xd6e8feb86659fd93ull;
    const char *p = text.data();
    std::size_t n = text.size();
    std::uint64_t h = a ^ n;
    for (; n > 16; n -= 16, p += 16)
        h = mix(load64(p) ^ h, load64(p + 8) ^ b);
    std::uint64_t x = 0, y = 0;
    if (n >= 8) {
        x = load64(p);
        y = load64(p + n - 8);
    } else if (n > 0) {
        std::memcpy(&x, p, n);
    }
    h = mix(x ^ h, y ^ b);
    return mix(h, a);
}

StringPool::Slot *StringPool::slotOf(std::string_view text, std::uint64_t hash)
{
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = hash & mask;; i = (i + 1) & mask) {
        Slot &slot = m_slots[i];
        if (slot.id == NameId::noneValue || (slot.tag == tagOf(hash) && m_texts[slot.id] == text))
            return &slot;
    }
}

NameId StringPool::find(std::string_view text) const
{
    return NameId(const_cast<StringPool *>(this)->slotOf(text, hash(text))->id);
}

NameId StringPool::intern(std::string_view text, std::uint64_t hash)
{
    Slot *slot = slotOf(text, hash);
    if (slot->id != NameId::noneValue)
        return NameId(slot->id);
    if (m_texts.size() * 2 >= m_slots.size()) {
        grow();
        slot = slotOf(text, hash);
    }
    if (m_left < text.size()) {
        // Blocks grow with the pool: a tiny trace takes a tiny one, a text of its own size never wastes the rest of a block.
        m_blockBytes = std::clamp<std::size_t>(m_blockBytes * 2, 4096, std::size_t{1} << 20);
        const std::size_t size = std::max(m_blockBytes, text.size());
        m_blocks.push_back(std::make_unique_for_overwrite<char[]>(size));
        m_free = m_blocks.back().get();
        m_left = size;
    }
    if (!text.empty())
        std::memcpy(m_free, text.data(), text.size());
    const std::uint32_t id = static_cast<std::uint32_t>(m_texts.size());
    m_texts.emplace_back(m_free, text.size());
    m_hashes.push_back(hash);
    m_free += text.size();
    m_left -= text.size();
    *slot = {id, tagOf(hash)};
    return NameId(id);
}

void StringPool::grow()
{
    const std::size_t size = m_slots.size() * 2;
    m_slots.assign(size, Slot());
    for (std::uint32_t id = 0; id < m_texts.size(); ++id) {
        std::size_t i = m_hashes[id] & (size - 1);
        while (m_slots[i].id != NameId::noneValue)
            i = (i + 1) & (size - 1);
        m_slots[i] = {id, tagOf(m_hashes[id])};
    }
}

std::size_t StringPool::bytes() const
{
    std::size_t sum =
        m_texts.capacity() * sizeof(std::string_view) + m_hashes.capacity() * 8 + m_slots.capacity() * sizeof(Slot);
    for (std::string_view t : m_texts)
        sum += t.size();
    return sum;
}

} // namespace lanescope
