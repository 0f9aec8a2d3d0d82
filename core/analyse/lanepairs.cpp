#include "core/analyse/lanepairs.h"

#include "core/analyse/steps.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>

namespace lanescope {

namespace {

/// A lane as it takes part in the pairing.
struct Described {
    LaneId lane;
    LaneRole role = LaneRole::Other;
    std::int64_t device = -1; ///< of a stream; of the other trace's devices the one that stands for it
    std::string what;         ///< what it runs, to tell lanes of one role apart
    Nanoseconds busy = 0;
    bool isPaired = false;
};

/// Where the words of a thread's slices say what it is for.
enum class Hint : std::uint8_t { None, Backward, DataLoader };

Hint hintOf(std::string_view name)
{
    const auto has = [&](std::string_view word) { return name.find(word) != std::string_view::npos; };
    if (name.starts_with("autograd::engine::"))
        return Hint::Backward;
    return has("DataLoader") || has("pin_memory") || has("torch/utils/data") ? Hint::DataLoader : Hint::None;
}

/// Durations of a damaged file are whatever they like.
void add(Nanoseconds &sum, Nanoseconds time)
{
    sum = saturatingAdd(sum, time);
}

/// What takes most of the time of the outermost slices: a name's sum counts.
std::string mainCall(const Trace &trace, const Lane &lane)
{
    std::unordered_map<NameId, Nanoseconds> sums;
    for (std::uint32_t i = 0; i < lane.size(); ++i)
        if (lane.depth(i) == 0)
            add(sums[trace.nameId(lane.slice(i))], trace.duration(lane.slice(i)));
    const auto most = std::ranges::max_element(sums, {}, [&](const auto &entry) {
        return std::tuple(entry.second, trace.text(entry.first)); // of equal sums the same in every trace
    });
    return most != sums.end() ? std::string(trace.text(most->first)) : std::string();
}

/// `Memcpy HtoD` of `Memcpy HtoD (Pinned -> Device)`.
std::string copyKind(std::string_view name)
{
    return std::string(name.substr(0, name.find(" (")));
}

void describeThread(const Trace &trace, const Lane &lane, Described &d)
{
    std::unordered_map<NameId, Hint> hints; // a name occurs a thousand times
    bool isBackward = false;
    bool isLoader = hintOf(lane.name()) == Hint::DataLoader;
    for (std::uint32_t i = 0; i < lane.size() && !isBackward; ++i) {
        const NameId name = trace.nameId(lane.slice(i));
        const auto [it, isNew] = hints.try_emplace(name, Hint::None);
        if (isNew)
            it->second = hintOf(trace.text(name));
        isBackward = it->second == Hint::Backward;
        isLoader |= it->second == Hint::DataLoader;
    }
    d.role = isBackward ? LaneRole::Backward : isLoader ? LaneRole::DataLoader : LaneRole::Thread;
    d.busy = lane.busy();
    if (d.role == LaneRole::Thread)
        d.what = mainCall(trace, lane);
}

/// Sums of a stream's work.
struct Work {
    Nanoseconds compute = 0, communication = 0, copies = 0;
    std::map<std::string, Nanoseconds> kinds; ///< of copies
};

Work workOf(const Trace &trace, const Lane &lane)
{
    Work work;
    for (std::uint32_t i = 0; i < lane.size(); ++i) {
        const SliceId slice = lane.slice(i);
        const Nanoseconds time = trace.duration(slice);
        switch (trace.category(slice)) {
        case Category::Kernel:
            add(isCommunicationName(trace.name(slice)) ? work.communication : work.compute, time);
            break;
        case Category::Memcpy:
        case Category::Memset:
            add(work.copies, time);
            add(work.kinds[copyKind(trace.name(slice))], time);
            break;
        default: break;
        }
    }
    return work;
}

/// Gives streams their roles.
void describeStreams(const Trace &trace, std::vector<Described> &all)
{
    std::map<std::int64_t, std::pair<Nanoseconds, Described *>> mostCompute; // by device
    for (Described &d : all) {
        const Lane &lane = trace.lane(d.lane);
        if (lane.kind() != LaneKind::GpuStream)
            continue;
        const Work work = workOf(trace, lane);
        d.device = lane.device().value_or(-1);
        d.busy = saturatingAdd(saturatingAdd(work.compute, work.communication), work.copies);
        d.what = lane.stream() ? std::to_string(*lane.stream()) : lane.tid();
        if (d.busy == 0)
            d.role = LaneRole::Stream;
        else if (work.compute >= work.communication && work.compute >= work.copies)
            d.role = LaneRole::Compute;
        else if (work.communication >= work.copies)
            d.role = LaneRole::Communication;
        else {
            d.role = LaneRole::Copies;
            d.what = std::ranges::max_element(work.kinds, {}, [](const auto &kind) { return kind.second; })->first;
        }
        // By what it computes: a stream that copies more than it computes may still be the one that computes.
        auto &[most, stream] = mostCompute[d.device];
        if (work.compute > most) {
            most = work.compute;
            stream = &d;
        }
    }
    for (auto &[device, best] : mostCompute)
        if (Described *stream = best.second; stream && stream->role == LaneRole::Copies) {
            const Lane &lane = trace.lane(stream->lane);
            stream->role = LaneRole::Compute;
            stream->what = lane.stream() ? std::to_string(*lane.stream()) : lane.tid();
        }
}

/// The lanes that own a slice, in display order.
std::vector<Described> describe(const Trace &trace)
{
    std::vector<Described> all;
    for (const Lane &lane : trace.lanes()) {
        if (lane.size() == 0)
            continue;
        Described &d = all.emplace_back();
        d.lane = lane.id();
        d.busy = lane.busy();
        if (lane.kind() == LaneKind::CpuThread) {
            describeThread(trace, lane, d);
        } else if (lane.kind() == LaneKind::Overhead) {
            d.role = LaneRole::Overhead;
        } else if (lane.kind() == LaneKind::Other) {
            d.what = lane.pid() + '\n' + lane.tid();
        }
    }
    describeStreams(trace, all);
    // Without steps, and without a launch that tells: the busiest thread that is not autograd's.
    LaneId main = findSteps(trace).mainLane;
    if (!main) {
        const Described *busiest = nullptr;
        for (const Described &d : all)
            if (d.role == LaneRole::Thread && (!busiest || d.busy > busiest->busy))
                busiest = &d;
        if (busiest)
            main = busiest->lane;
    }
    for (Described &d : all)
        if (d.lane == main) {
            d.role = LaneRole::Main;
            d.what.clear();
        }
    return all;
}

/// Lets the devices of b bear the numbers of a's that they stand for: the same number, else one after the other.
void matchDevices(std::vector<Described> &a, std::vector<Described> &b)
{
    const auto devicesOf = [](const std::vector<Described> &all) {
        std::set<std::int64_t> devices;
        for (const Described &d : all)
            if (d.role >= LaneRole::Compute && d.role <= LaneRole::Stream)
                devices.insert(d.device);
        return devices;
    };
    const std::set<std::int64_t> ofA = devicesOf(a), ofB = devicesOf(b);
    std::vector<std::int64_t> onlyA, onlyB;
    std::ranges::set_difference(ofA, ofB, std::back_inserter(onlyA));
    std::ranges::set_difference(ofB, ofA, std::back_inserter(onlyB));
    for (Described &d : b)
        if (const auto at = std::ranges::find(onlyB, d.device); at != onlyB.end())
            if (const auto i = static_cast<std::size_t>(at - onlyB.begin()); i < onlyA.size())
                d.device = onlyA[i];
}

/// Pairs those whose keys are equal, the busiest first.
template <class KeyOf>
void match(std::vector<Described> &a, std::vector<Described> &b, KeyOf keyOf, std::vector<LanePair> &pairs)
{
    using Key = std::invoke_result_t<KeyOf, const Described &>;
    std::map<Key, std::array<std::vector<Described *>, 2>> groups;
    for (Described &d : a)
        if (!d.isPaired)
            groups[keyOf(d)][0].push_back(&d);
    for (Described &d : b)
        if (!d.isPaired)
            groups[keyOf(d)][1].push_back(&d);
    for (auto &[key, sides] : groups) {
        for (auto &side : sides)
            std::ranges::stable_sort(side, std::greater<>(), &Described::busy);
        for (std::size_t i = 0; i < std::min(sides[0].size(), sides[1].size()); ++i) {
            pairs.push_back({sides[0][i]->lane, sides[1][i]->lane});
            sides[0][i]->isPaired = sides[1][i]->isPaired = true;
        }
    }
}

} // namespace

const char *laneRoleName(LaneRole role)
{
    static constexpr std::array names{"main",   "backward",      "data-loader", "thread",   "compute",
                                      "copies", "communication", "stream",      "overhead", "other"};
    return names[static_cast<std::size_t>(role)];
}

std::vector<LaneRole> laneRoles(const Trace &trace)
{
    std::vector<LaneRole> roles(trace.lanes().size(), LaneRole::Other);
    for (const Described &d : describe(trace))
        roles[d.lane.value()] = d.role;
    return roles;
}

std::vector<LanePair> pairLanes(const Trace &traceA, const Trace &traceB)
{
    std::vector<Described> a = describe(traceA), b = describe(traceB);
    matchDevices(a, b);
    std::vector<LanePair> pairs;
    match(
        a, b, [](const Described &d) { return std::tuple(d.role, d.device, d.what); }, pairs);
    // What the file calls its own lanes is no role: only the same name is the same.
    match(
        a, b, [](const Described &d) { return std::tuple(d.role, d.device, d.role == LaneRole::Other ? d.what : ""); },
        pairs);
    for (const Described &d : a)
        if (!d.isPaired)
            pairs.push_back({d.lane, {}});
    std::ranges::sort(pairs, {}, &LanePair::a);
    for (const Described &d : b)
        if (!d.isPaired)
            pairs.push_back({{}, d.lane});
    return pairs;
}

} // namespace lanescope
