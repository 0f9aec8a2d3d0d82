#include "core/analyse/flame.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace lanescope {

namespace {

constexpr std::uint32_t none = 0xffffffffu;

/// Finds the child of a node by its name: a hash table of node numbers, at most half full.
class ChildIndex {
public:
    explicit ChildIndex(const std::vector<FlameNode> &nodes)
        : m_nodes(nodes)
        , m_slots(1024, none)
    {}
    /// The child's number; none: there is none yet, and add() is due.
    std::uint32_t find(std::uint32_t parent, NameId name, Category category)
    {
        for (m_place = hash(parent, name) & mask(); m_slots[m_place] != none; m_place = (m_place + 1) & mask()) {
            const FlameNode &n = m_nodes[m_slots[m_place]];
            if (n.parent == parent && n.name == name && n.category == category)
                return m_slots[m_place];
        }
        return none;
    }
    /// Puts the last node at the place that find() left.
    void add()
    {
        m_slots[m_place] = static_cast<std::uint32_t>(m_nodes.size() - 1);
        if (++m_count * 2 < m_slots.size())
            return;
        std::vector<std::uint32_t> old(m_slots.size() * 2, none);
        old.swap(m_slots);
        for (const std::uint32_t i : old) {
            if (i == none)
                continue;
            std::size_t place = hash(m_nodes[i].parent, m_nodes[i].name) & mask();
            while (m_slots[place] != none)
                place = (place + 1) & mask();
            m_slots[place] = i;
        }
    }
    /// For another thread; its nodes begin behind those that are there.
    void clear()
    {
        m_slots.assign(1024, none);
        m_count = 0;
    }

private:
    std::size_t mask() const { return m_slots.size() - 1; }
    static std::size_t hash(std::uint32_t parent, NameId name)
    {
        std::uint64_t h = (std::uint64_t{parent} << 32 | name.value()) * 0x9e3779b97f4a7c15u;
        return static_cast<std::size_t>(h ^ h >> 29);
    }
    const std::vector<FlameNode> &m_nodes;
    std::vector<std::uint32_t> m_slots;
    std::size_t m_place = 0, m_count = 0;
};

class FlameMaker {
public:
    FlameMaker(const Trace &trace, const Intervals &within, const FlameOptions &options)
        : m_trace(trace)
        , m_within(within)
        , m_options(options)
        , m_children(m_graph.nodes)
    {}
    FlameGraph make();

private:
    struct Frame {
        TimeRange range;       ///< of the slice
        TimeRange own;         ///< what of it is its path's; below one that crosses another, less
        Nanoseconds coveredTo; ///< up to here it belongs to the children that were there
        std::uint32_t node;
    };

    void walk(const Lane &lane);
    void add(SliceId slice);
    void sortSiblings(std::uint32_t first);
    /// Length of what lies in the time looked at.
    Nanoseconds inside(TimeRange range) const
    {
        return m_within.size() == 1 ? std::max<Nanoseconds>(0, range.clipped(m_within.front()).length())
                                    : overlapLength(m_within, range);
    }

    const Trace &m_trace;
    const Intervals &m_within;
    FlameOptions m_options;
    FlameGraph m_graph;
    ChildIndex m_children;
    std::vector<Frame> m_stack;
    std::vector<Nanoseconds> m_longest; ///< by node
    Nanoseconds m_coveredTo = 0;        ///< of the thread, by what lies at the top
    Nanoseconds m_threadTotal = 0;
};

void FlameMaker::add(SliceId slice)
{
    const TimeRange range = m_trace.range(slice);
    // What ends before this one does, or crosses it, contains nothing that comes later and is not below this one (Lane::parent).
    while (!m_stack.empty()) {
        const TimeRange top = m_stack.back().range;
        if (top.end >= range.end && (top.end > range.start || top.start == range.start))
            break;
        m_stack.pop_back();
    }
    Frame *parent = m_stack.empty() ? nullptr : &m_stack.back();
    const std::uint32_t parentNode = parent ? parent->node : none;
    Nanoseconds &coveredTo = parent ? parent->coveredTo : m_coveredTo;
    TimeRange own = parent ? range.clipped(parent->own) : range;
    own.start = std::max(own.start, coveredTo);
    own.end = std::max(own.start, own.end);
    coveredTo = std::max(coveredTo, own.end);
    const Nanoseconds time = inside(own);

    std::vector<FlameNode> &nodes = m_graph.nodes;
    std::uint32_t node = none;
    const NameId name = m_trace.nameId(slice);
    const Category category = m_trace.category(slice);
    if (m_options.order == FlameOrder::Merged)
        node = m_children.find(parentNode, name, category);
    if (node == none) {
        node = static_cast<std::uint32_t>(nodes.size());
        FlameNode fresh;
        fresh.name = name;
        fresh.category = category;
        fresh.parent = parentNode;
        fresh.depth = parentNode == none ? 0 : nodes[parentNode].depth + 1;
        fresh.longest = slice;
        fresh.start = std::max(own.start, m_within.front().start);
        nodes.push_back(fresh);
        m_longest.push_back(time);
        if (m_options.order == FlameOrder::Merged)
            m_children.add();
    }
    FlameNode &n = nodes[node];
    ++n.count;
    n.total = saturatingAdd(n.total, time);
    n.self = saturatingAdd(n.self, time);
    if (time > m_longest[node]) {
        m_longest[node] = time;
        n.longest = slice;
    }
    if (parentNode != none)
        nodes[parentNode].self -= time;
    else
        m_threadTotal = saturatingAdd(m_threadTotal, time);
    m_stack.push_back({range, own, own.start, node});
}

void FlameMaker::walk(const Lane &lane)
{
    m_stack.clear();
    m_coveredTo = std::numeric_limits<Nanoseconds>::min();
    m_threadTotal = 0;
    const TimeRange hull{m_within.front().start, m_within.back().end};
    lane.overlapping(hull, [&](SliceId s) {
        const Category category = m_trace.category(s);
        if (!(m_options.pythonOnly ? category == Category::PythonFunction : isOnCpu(category)))
            return true;
        if (m_within.size() > 1) {
            const TimeRange r = m_trace.range(s);
            const auto it = std::ranges::upper_bound(m_within, r.start, {}, &TimeRange::end);
            if (it == m_within.end() || !(r.isEmpty() ? it->contains(r.start) : it->overlaps(r)))
                return true;
        }
        add(s);
        return true;
    });
}

/// Brings the thread's nodes, which begin at `first`, into the order in which they are drawn.
void FlameMaker::sortSiblings(std::uint32_t first)
{
    std::vector<FlameNode> &nodes = m_graph.nodes;
    const auto count = static_cast<std::uint32_t>(nodes.size() - first);
    // Children of each node together; a node of its own, number 0 here, stands above the top.
    std::vector<std::uint32_t> at(count + 2, 0), children(count);
    const auto above = [&](std::uint32_t i) { return nodes[i].parent == none ? 0 : nodes[i].parent - first + 1; };
    for (std::uint32_t i = first; i < nodes.size(); ++i)
        ++at[above(i) + 1];
    for (std::uint32_t i = 0; i <= count; ++i)
        at[i + 1] += at[i];
    std::vector<std::uint32_t> next(at.begin(), at.end() - 1);
    for (std::uint32_t i = first; i < nodes.size(); ++i)
        children[next[above(i)]++] = i;
    for (std::uint32_t i = 0; i <= count; ++i)
        std::sort(children.begin() + at[i], children.begin() + at[i + 1], [&](std::uint32_t a, std::uint32_t b) {
            if (nodes[a].total != nodes[b].total)
                return nodes[a].total > nodes[b].total;
            const std::string_view x = m_trace.text(nodes[a].name), y = m_trace.text(nodes[b].name);
            return x != y ? x < y : nodes[a].category < nodes[b].category;
        });

    struct Level {
        std::uint32_t child, end; ///< in `children`
        std::uint32_t node;       ///< in `sorted`; none for the top
        Nanoseconds left;         ///< where the next child begins
    };
    std::vector<FlameNode> sorted;
    sorted.reserve(count);
    std::vector<Level> levels{{at[0], at[1], none, 0}};
    while (!levels.empty()) {
        Level &level = levels.back();
        if (level.child == level.end) {
            if (level.node != none)
                sorted[level.node].next = first + static_cast<std::uint32_t>(sorted.size());
            levels.pop_back();
            continue;
        }
        const std::uint32_t old = children[level.child++];
        const auto number = static_cast<std::uint32_t>(sorted.size());
        sorted.push_back(nodes[old]);
        sorted.back().parent = level.node == none ? none : first + level.node;
        sorted.back().start = level.left;
        level.left = saturatingAdd(level.left, nodes[old].total);
        levels.push_back({at[old - first + 1], at[old - first + 2], number, sorted.back().start});
    }
    std::ranges::copy(sorted, nodes.begin() + first);
}

FlameGraph FlameMaker::make()
{
    std::vector<FlameNode> &nodes = m_graph.nodes;
    for (const Lane &lane : m_trace.lanes()) {
        if (m_within.empty() || lane.size() == 0)
            continue;
        const auto first = static_cast<std::uint32_t>(nodes.size());
        m_children.clear();
        walk(lane);
        const auto end = static_cast<std::uint32_t>(nodes.size());
        if (end == first)
            continue;
        if (m_options.order == FlameOrder::Merged) {
            sortSiblings(first);
        } else {
            // Slices come outermost first, so the nodes are in order; each closes the branches that it does not lie in.
            std::vector<std::uint32_t> open;
            for (std::uint32_t i = first; i <= end; ++i) {
                while (!open.empty() && (i == end || nodes[i].depth <= nodes[open.back()].depth)) {
                    nodes[open.back()].next = i;
                    open.pop_back();
                }
                if (i < end)
                    open.push_back(i);
            }
        }
        m_graph.threads.push_back({lane.id(), first, end, m_threadTotal});
    }
    return std::move(m_graph);
}

} // namespace

FlameGraph makeFlame(const Trace &trace, const Intervals &within, const FlameOptions &options)
{
    return FlameMaker(trace, within, options).make();
}

} // namespace lanescope
