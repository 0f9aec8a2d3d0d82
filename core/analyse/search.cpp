#include "core/analyse/search.h"

#include "core/base/runsort.h"
#include "core/model/arguments.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

namespace lanescope {

namespace {

constexpr char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

/// Order of time. What starts together: the one around the others first.
bool isBefore(const Trace &trace, std::uint32_t a, std::uint32_t b)
{
    const SliceId x(a), y(b);
    if (trace.start(x) != trace.start(y))
        return trace.start(x) < trace.start(y);
    if (trace.duration(x) != trace.duration(y))
        return trace.duration(x) > trace.duration(y);
    return a < b;
}

bool isSet(const std::atomic<bool> *cancel)
{
    return cancel && cancel->load(std::memory_order_relaxed);
}

} // namespace

TextMatcher containing(std::string_view text, bool caseMatters)
{
    if (text.empty())
        return [](std::string_view) { return false; };
    std::string wanted(text);
    if (caseMatters)
        return [wanted](std::string_view in) { return in.find(wanted) != std::string_view::npos; };
    std::ranges::transform(wanted, wanted.begin(), lower);
    return [wanted](std::string_view in) {
        const auto same = [](char a, char b) { return lower(a) == b; };
        return std::search(in.begin(), in.end(), wanted.begin(), wanted.end(), same) != in.end();
    };
}

// ---- SearchIndex

std::shared_ptr<const SearchIndex> SearchIndex::build(std::shared_ptr<const Trace> shared,
                                                      const std::atomic<bool> *cancel)
{
    std::shared_ptr<SearchIndex> index(new SearchIndex);
    const Trace &trace = *shared;
    index->m_trace = std::move(shared);

    // Lane by lane, so that the sort finds long runs.
    HugeArray<std::uint32_t> &order = index->m_order;
    order.resize(trace.sliceCount());
    std::uint32_t *to = order.begin();
    for (const Lane &lane : trace.lanes())
        for (std::uint32_t i = 0; i < lane.size(); ++i)
            *to++ = lane.slice(i).value();
    HugeArray<std::uint32_t> scratch;
    sortRuns(order, scratch, [&trace](std::uint32_t a, std::uint32_t b) { return isBefore(trace, a, b); });
    if (isSet(cancel))
        return {};

    // Groups as they are met, one lane after the other; `groupOf` is by slice.
    struct Found {
        Group group;
        std::uint32_t count;
    };
    std::vector<Found> found;
    HugeArray<std::uint32_t> &groupOf = scratch;
    groupOf.resize(trace.sliceCount());
    std::vector<std::uint32_t> groupOfName(trace.strings().size(), NameId::noneValue);
    for (const Lane &lane : trace.lanes()) {
        const std::size_t ofLane = found.size();
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            const SliceId slice = lane.slice(i);
            std::uint32_t &group = groupOfName[trace.nameId(slice).value()];
            if (group == NameId::noneValue || group < ofLane) {
                group = static_cast<std::uint32_t>(found.size());
                found.push_back({{trace.nameId(slice), lane.id(), 0, 0}, 0});
            }
            ++found[group].count;
            found[group].group.total = saturatingAdd(found[group].group.total, trace.duration(slice));
            groupOf[slice.value()] = group;
        }
        if (isSet(cancel))
            return {};
    }

    // By name and lane, each with a stretch of the places.
    std::vector<std::uint32_t> sorted(found.size()), next(found.size());
    std::iota(sorted.begin(), sorted.end(), 0u);
    std::ranges::sort(sorted, {}, [&](std::uint32_t g) { return std::pair(found[g].group.name, found[g].group.lane); });
    std::uint32_t first = 0;
    for (const std::uint32_t g : sorted) {
        found[g].group.first = next[g] = first;
        first += found[g].count;
        index->m_groups.push_back(found[g].group);
    }
    HugeArray<std::uint32_t> &ranks = index->m_ranks;
    ranks.resize(order.size());
    for (std::uint32_t rank = 0; rank < order.size(); ++rank)
        ranks[next[groupOf[order[rank]]]++] = rank;
    order.shrinkToFit();
    ranks.shrinkToFit();
    if (isSet(cancel))
        return {};
    return index;
}

std::uint32_t SearchIndex::rankOf(SliceId slice) const
{
    const auto at = std::lower_bound(m_order.begin(), m_order.end(), slice.value(),
                                     [this](auto a, auto b) { return isBefore(*m_trace, a, b); });
    return static_cast<std::uint32_t>(at - m_order.begin());
}

std::uint32_t SearchIndex::firstStartingAt(Nanoseconds t) const
{
    const auto at = std::lower_bound(m_order.begin(), m_order.end(), t, [this](std::uint32_t s, Nanoseconds time) {
        return m_trace->start(SliceId(s)) < time;
    });
    return static_cast<std::uint32_t>(at - m_order.begin());
}

std::size_t SearchIndex::memoryBytes() const
{
    return m_order.bytes() + m_ranks.bytes() + m_groups.capacity() * sizeof(Group);
}

// ---- SearchHits

SearchHits::SearchHits(std::shared_ptr<const SearchIndex> index)
    : m_index(std::move(index))
    , m_bits((m_index->size() + 63) / 64)
{}

void SearchHits::finish()
{
    m_before.resize(m_bits.size());
    m_count = 0;
    for (std::size_t word = 0; word < m_bits.size(); ++word) {
        m_before[word] = m_count;
        m_count += static_cast<std::uint32_t>(std::popcount(m_bits[word]));
    }
}

SliceId SearchHits::operator[](std::uint32_t i) const
{
    const auto word = static_cast<std::size_t>(std::ranges::upper_bound(m_before, i) - m_before.begin()) - 1;
    std::uint64_t bits = m_bits[word];
    for (std::uint32_t before = m_before[word]; before < i; ++before)
        bits &= bits - 1;
    return m_index->slice(static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
}

std::uint32_t SearchHits::countBefore(std::uint32_t rank) const
{
    if (rank / 64 >= m_bits.size())
        return m_count;
    const std::uint64_t below = (std::uint64_t{1} << (rank % 64)) - 1;
    return m_before[rank / 64] + static_cast<std::uint32_t>(std::popcount(m_bits[rank / 64] & below));
}

std::optional<std::uint32_t> SearchHits::indexOf(SliceId slice) const
{
    if (m_count == 0)
        return {};
    const std::uint32_t rank = m_index->rankOf(slice);
    if (!(m_bits[rank / 64] >> (rank % 64) & 1))
        return {};
    return countBefore(rank);
}

Nanoseconds SearchHits::covered() const
{
    Nanoseconds sum = 0;
    Nanoseconds reached = std::numeric_limits<Nanoseconds>::min();
    forEach([&](SliceId slice) {
        const TimeRange fresh{std::max(reached, m_index->trace().start(slice)), m_index->trace().end(slice)};
        if (fresh.isEmpty())
            return;
        sum = saturatingAdd(sum, fresh.length());
        reached = fresh.end;
    });
    return sum;
}

// ---- searching

std::optional<SearchHits> searchNames(const std::shared_ptr<const SearchIndex> &index, const TextMatcher &matches,
                                      SearchScope scope, const std::atomic<bool> *cancel)
{
    const Trace &trace = index->trace();
    SearchHits hits(index);
    const auto groups = index->groups();
    NameId last;
    bool isMatch = false, isCounted = false;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        if (groups[g].name != last) {
            if (isSet(cancel))
                return {};
            last = groups[g].name;
            isMatch = matches(trace.text(last));
            isCounted = false;
        }
        if (!isMatch || !scope.holds(trace.lane(groups[g].lane).kind()))
            continue;
        hits.names += !std::exchange(isCounted, true);
        hits.total = saturatingAdd(hits.total, groups[g].total);
        for (const std::uint32_t rank : index->ranks(g))
            hits.add(rank);
    }
    hits.finish();
    return hits;
}

Result<SearchHits> searchArguments(const std::shared_ptr<const SearchIndex> &index, const TextMatcher &matches,
                                   SearchScope scope, const std::atomic<bool> *cancel, std::atomic<std::uint32_t> *done)
{
    const Error cancelled{"The search was cancelled.", true};
    auto hits = searchNames(index, matches, scope, cancel);
    if (!hits)
        return tl::unexpected<Error>(cancelled);
    const Trace &trace = index->trace();
    std::vector<std::uint32_t> found, part;
    std::string unescaped;
    constexpr std::uint32_t atOnce = 16384; // between two looks at `cancel`
    for (std::uint32_t first = 0; first < trace.sliceCount(); first += std::min(atOnce, trace.sliceCount() - first)) {
        if (isSet(cancel))
            return tl::unexpected<Error>(cancelled);
        part.clear();
        for (std::uint32_t i = first; i < std::min(trace.sliceCount() - first, atOnce) + first; ++i)
            if (scope.holds(trace.lane(trace.laneOf(SliceId(i))).kind()))
                part.push_back(i);
        const auto read = forEachArguments(trace, part, [&](SliceId slice, const Token &args) {
            bool isHit = matches(args.text);
            if (!isHit && args.text.find('\\') != std::string_view::npos) {
                unescaped.clear();
                appendUnescaped(args.text, unescaped);
                isHit = matches(unescaped);
            }
            if (isHit)
                found.push_back(slice.value());
        });
        if (!read)
            return tl::unexpected<Error>(read.error());
        if (done)
            *done = std::min(trace.sliceCount() - first, atOnce) + first;
    }
    for (const std::uint32_t slice : found)
        hits->add(index->rankOf(SliceId(slice)));
    hits->finish();
    std::vector<bool> names(trace.strings().size());
    hits->total = 0;
    hits->forEach([&](SliceId slice) {
        hits->total = saturatingAdd(hits->total, trace.duration(slice));
        names[trace.nameId(slice).value()] = true;
    });
    hits->names = static_cast<std::uint32_t>(std::ranges::count(names, true));
    return std::move(*hits);
}

} // namespace lanescope
