#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace lanescope {

/// Every text once. Ids count from 0 in the order of first use; texts stay where they are until the pool goes.
/// A million texts cost about their bytes plus 30 each.
class StringPool {
public:
    StringPool();

    NameId intern(std::string_view text) { return intern(text, hash(text)); }
    NameId intern(std::string_view text, std::uint64_t hash);
    /// The id of a text that is there, else none.
    NameId find(std::string_view text) const;
    std::string_view text(NameId id) const { return m_texts[id.value()]; }
    std::uint64_t hashOf(NameId id) const { return m_hashes[id.value()]; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_texts.size()); }
    std::size_t bytes() const;

    static std::uint64_t hash(std::string_view text);

private:
    /// A place in the table: the text's number, and so much of its hash that hardly ever another text is looked at.
    struct Slot {
        std::uint32_t id = NameId::noneValue; ///< none: free
        std::uint32_t tag = 0;
    };
    static std::uint32_t tagOf(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }
    Slot *slotOf(std::string_view text, std::uint64_t hash);
    void grow();

    std::vector<std::string_view> m_texts;
    std::vector<std::uint64_t> m_hashes;
    std::vector<Slot> m_slots; ///< open addressing, a power of two
    std::vector<std::unique_ptr<char[]>> m_blocks;
    char *m_free = nullptr;
    std::size_t m_left = 0;
    std::size_t m_blockBytes = 0;
};

} // namespace lanescope
