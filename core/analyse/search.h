#pragma once

#include "core/base/hugearray.h"
#include "core/model/trace.h"

#include <atomic>
#include <bit>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace lanescope {

/// Says whether a text is what is searched for.
using TextMatcher = std::function<bool(std::string_view)>;

/// Texts that contain `text`; letters of ASCII match whatever their case, unless `caseMatters`. An empty text is in none.
TextMatcher containing(std::string_view text, bool caseMatters = false);

/// Every slice of a trace in order of time, and by name and lane: a search then looks at each name once, however many slices have
/// it. 8 bytes a slice. Never changes after it was built, so any number of threads may read it.
class SearchIndex {
public:
    /// O(n log lanes). Null where `cancel` was set meanwhile.
    static std::shared_ptr<const SearchIndex> build(std::shared_ptr<const Trace> trace,
                                                    const std::atomic<bool> *cancel = nullptr);

    /// The slices of one name on one lane.
    struct Group {
        NameId name;
        LaneId lane;
        std::uint32_t first; ///< in ranks()
        Nanoseconds total;   ///< their durations added up, kept within int64
    };

    const Trace &trace() const { return *m_trace; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_order.size()); }
    /// The slice at a place in order of time: by (start, longer first, file order).
    SliceId slice(std::uint32_t rank) const { return SliceId(m_order[rank]); }
    /// The place of a slice, O(log n).
    std::uint32_t rankOf(SliceId slice) const;
    /// The first place at which a slice starts at `t` or later; size() where none does. O(log n).
    std::uint32_t firstStartingAt(Nanoseconds t) const;

    /// By (name, lane).
    std::span<const Group> groups() const { return m_groups; }
    /// The places of a group's slices, rising.
    std::span<const std::uint32_t> ranks(std::size_t group) const
    {
        const std::uint32_t end = group + 1 < m_groups.size() ? m_groups[group + 1].first : size();
        return std::span<const std::uint32_t>(m_ranks).subspan(m_groups[group].first, end - m_groups[group].first);
    }
    std::size_t memoryBytes() const;

private:
    SearchIndex() = default;
    std::shared_ptr<const Trace> m_trace;
    HugeArray<std::uint32_t> m_order;
    HugeArray<std::uint32_t> m_ranks; ///< by group
    std::vector<Group> m_groups;
};

/// A set of slices in order of time, one bit for each slice of the trace: any of them is at hand, and millions take no room.
class SearchHits {
public:
    SearchHits() = default;
    explicit SearchHits(std::shared_ptr<const SearchIndex> index);

    void add(std::uint32_t rank) { m_bits[rank / 64] |= std::uint64_t{1} << (rank % 64); }
    /// Due once, when all are in.
    void finish();

    const std::shared_ptr<const SearchIndex> &index() const { return m_index; }
    std::uint32_t count() const { return m_count; }
    /// The i-th, O(log n).
    SliceId operator[](std::uint32_t i) const;
    /// How many come before a place in order of time: the number of the first one at it or behind it.
    std::uint32_t countBefore(std::uint32_t rank) const;
    /// Which of them a slice is; null where it is none. O(log n).
    std::optional<std::uint32_t> indexOf(SliceId slice) const;
    /// Calls visit(SliceId) for each, by time.
    template <class Visit>
    void forEach(Visit visit) const;

    Nanoseconds total = 0;   ///< durations added up, kept within int64
    std::uint32_t names = 0; ///< how many names they have
    /// Where one of them ran, what overlaps counted once. O(count).
    Nanoseconds covered() const;

private:
    std::shared_ptr<const SearchIndex> m_index;
    std::vector<std::uint64_t> m_bits;
    std::vector<std::uint32_t> m_before; ///< how many in the words before
    std::uint32_t m_count = 0;
};

/// On which lanes to search.
struct SearchScope {
    static constexpr std::uint8_t all = 0xff;
    std::uint8_t kinds = all; ///< bit set of LaneKind
    bool holds(LaneKind kind) const { return kinds >> static_cast<unsigned>(kind) & 1; }
};

/// All slices whose name matches. Asks once for each name; then O(found + slices / 64). Null where `cancel` was set meanwhile.
std::optional<SearchHits> searchNames(const std::shared_ptr<const SearchIndex> &index, const TextMatcher &matches,
                                      SearchScope scope = {}, const std::atomic<bool> *cancel = nullptr);

/// All slices whose name matches, or else their arguments as they stand in the file (`"grid": [64, 1, 1]`; escapes resolved, too).
/// Reads the text of every slice of the lanes: seconds for a large file, in which `done` counts the slices that were looked at.
/// Fails as EventArguments::read() does, and with Error::cancelled where `cancel` was set.
Result<SearchHits> searchArguments(const std::shared_ptr<const SearchIndex> &index, const TextMatcher &matches,
                                   SearchScope scope = {}, const std::atomic<bool> *cancel = nullptr,
                                   std::atomic<std::uint32_t> *done = nullptr);

// ---- implementation

template <class Visit>
void SearchHits::forEach(Visit visit) const
{
    for (std::size_t word = 0; word < m_bits.size(); ++word)
        for (std::uint64_t bits = m_bits[word]; bits; bits &= bits - 1)
            visit(m_index->slice(
                static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)))));
}

} // namespace lanescope
