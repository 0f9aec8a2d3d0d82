#include "core/analyse/sequencelinks.h"

#include "core/model/arguments.h"

#include <algorithm>
#include <map>
#include <set>

namespace lanescope {

namespace {

/// A CPU op that carries a number.
struct Numbered {
    std::int64_t sequence;
    std::int64_t forwardThread; ///< 0: it runs forward
    std::uint32_t slice;
};

bool hasFlows(const Trace &trace)
{
    return std::ranges::any_of(trace.arrows(), [](const Arrow &a) { return a.kind == ArrowKind::ForwardBackward; });
}

/// CPU ops in file order; none where none of them is autograd's.
std::vector<std::uint32_t> candidates(const Trace &trace)
{
    std::vector<std::uint32_t> ops;
    std::set<std::uint32_t> backwardNames;
    for (std::uint32_t name = 0; name < trace.strings().size(); ++name)
        if (trace.text(NameId(name)).find("Backward") != std::string_view::npos)
            backwardNames.insert(name);
    if (backwardNames.empty())
        return ops;
    bool hasBackward = false;
    for (std::uint32_t s = 0; s < trace.sliceCount(); ++s)
        if (trace.category(SliceId(s)) == Category::CpuOp) {
            ops.push_back(s);
            hasBackward = hasBackward || backwardNames.contains(trace.nameId(SliceId(s)).value());
        }
    return hasBackward ? ops : std::vector<std::uint32_t>();
}

std::vector<Numbered> numbered(const Trace &trace, const std::atomic<bool> *cancel)
{
    std::vector<Numbered> found;
    const auto read = forEachArguments(trace, candidates(trace), [&](SliceId slice, const Token &args) {
        if (cancel && *cancel)
            return;
        Numbered op{-1, 0, slice.value()};
        forEachMember(args, [&](std::string_view key, const Token &value) {
            if (key == "Sequence number")
                op.sequence = integerOf(value).value_or(-1);
            else if (key == "Fwd thread id")
                op.forwardThread = integerOf(value).value_or(0);
            return true;
        });
        if (op.sequence >= 0)
            found.push_back(op);
    });
    if (!read) // the file has changed: it cannot tell any more
        found.clear();
    return found;
}

} // namespace

std::shared_ptr<const SequenceLinks> SequenceLinks::find(const Trace &trace, const std::atomic<bool> *cancel)
{
    auto links = std::make_shared<SequenceLinks>();
    if (hasFlows(trace))
        return links;
    const std::vector<Numbered> ops = numbered(trace, cancel);
    if (cancel && *cancel)
        return nullptr;
    const auto start = [&](std::uint32_t s) { return trace.start(SliceId(s)); };
    // Forward, by number and thread; and backward, by number and what it calls that thread. Of those that nest the innermost.
    std::map<std::int64_t, std::map<std::uint32_t, std::uint32_t>> forward;
    std::map<std::int64_t, std::map<std::int64_t, std::uint32_t>> backward;
    for (const Numbered &op : ops) {
        if (op.forwardThread == 0) {
            const auto [at, isNew] =
                forward[op.sequence].try_emplace(trace.laneOf(SliceId(op.slice)).value(), op.slice);
            if (!isNew && start(op.slice) >= start(at->second))
                at->second = op.slice;
        } else {
            const auto [at, isNew] = backward[op.sequence].try_emplace(op.forwardThread, op.slice);
            if (!isNew && start(op.slice) >= start(at->second))
                at->second = op.slice;
        }
    }
    std::map<std::int64_t, std::map<std::uint32_t, std::uint64_t>> votes; // by thread id, of each lane
    const auto eachPair = [&](auto visit) {
        for (const auto &[sequence, threads] : backward)
            if (const auto of = forward.find(sequence); of != forward.end())
                for (const auto &[thread, back] : threads)
                    for (const auto &[lane, ahead] : of->second)
                        if (trace.end(SliceId(ahead)) <= start(back))
                            visit(thread, back, lane, ahead);
    };
    eachPair([&](std::int64_t thread, std::uint32_t, std::uint32_t lane, std::uint32_t) { ++votes[thread][lane]; });
    std::map<std::int64_t, std::uint32_t> laneOf;
    for (const auto &[thread, lanes] : votes)
        laneOf[thread] = std::ranges::max_element(lanes, {}, [](const auto &l) { return l.second; })->first;
    eachPair([&](std::int64_t thread, std::uint32_t back, std::uint32_t lane, std::uint32_t ahead) {
        if (laneOf.at(thread) == lane) {
            links->m_pairs.emplace_back(back, ahead);
            links->m_byForward.emplace_back(ahead, back);
        }
    });
    std::ranges::sort(links->m_pairs);
    std::ranges::sort(links->m_byForward);
    return links;
}

std::vector<SliceId> SequenceLinks::backwardOf(const Trace &trace, SliceId forward) const
{
    std::vector<SliceId> found;
    for (auto at = std::ranges::lower_bound(m_byForward, std::pair(forward.value(), 0u));
         at != m_byForward.end() && at->first == forward.value(); ++at)
        found.emplace_back(at->second);
    std::ranges::sort(found, {}, [&](SliceId s) { return std::pair(trace.start(s), s); });
    return found;
}

SliceId SequenceLinks::forwardOf(SliceId backward) const
{
    const auto at = std::ranges::lower_bound(m_pairs, std::pair(backward.value(), 0u));
    return at != m_pairs.end() && at->first == backward.value() ? SliceId(at->second) : SliceId();
}

} // namespace lanescope
