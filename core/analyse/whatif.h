#pragma once

#include "core/analyse/callfacts.h"
#include "core/analyse/launches.h"
#include "core/analyse/profilercost.h"
#include "core/analyse/steps.h"
#include "core/base/intervals.h"
#include "core/model/trace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lanescope {

/// A cause that a replay takes away.
enum class Cause : std::uint8_t {
    Nothing,
    Launching,     ///< the CPU's own time between waits: Python, dispatch, launch calls
    Syncs,         ///< waits of the CPU for the device
    Copies,        ///< the time of copies and sets
    Communication, ///< the time of communication kernels
    Input,         ///< waits of the main thread for its DataLoader
};
const char *causeName(Cause cause);

/// The steady steps, played again: every call and every piece of device work begins as soon as what it waits for allows.
///
/// What waits for what, from the record: a call for the call before it in its thread, or, where a thread had been idle, for the call
/// of another thread that ended last, with the CPU time that lies between them; device work for its launch call and for the work
/// before it on its stream, with the delay that it showed behind the one that came last; a synchronisation, and a call that returned
/// only after its own work had ended, for the work that ended last before it returned. Work that waited for neither (an event of
/// another stream) keeps its distance to the work of other streams that ended last before it. The profiler's own time is taken out, and
/// so is what prof.step() takes between steps.
class Replay {
public:
    Replay(const Trace &trace, const StepFacts &steps, const ProfilerCost &cost, const CallFacts &calls,
           const std::vector<Launch> &launches, const std::vector<TimeRange> &inputWaits,
           std::optional<TimeRange> range = {});

    /// False without at least one steady step that launches device work.
    bool isPossible() const { return m_steps > 0 && !m_work.empty(); }
    std::int64_t steps() const { return m_steps; }
    /// From the start of the first steady step to the end of the last and of its work (W_s of VERDICTS 0), per step, as recorded.
    Nanoseconds recordedStep() const;
    /// The same, replayed. O(n). With Cause::Nothing and `withProfiler` it is the recorded time.
    Nanoseconds step(Cause without, bool withProfiler = false) const;

private:
    static constexpr std::uint32_t none = 0xffffffffu;
    struct Work {
        TimeRange range;
        std::uint32_t call = none;      ///< index into m_calls
        std::uint32_t before = none;    ///< the work before it on its stream
        std::uint32_t elsewhere = none; ///< the work of another stream that it follows
        Nanoseconds afterCall = 0, afterBefore = 0, afterElsewhere = 0;
        Cause kind = Cause::Nothing; ///< Copies or Communication
    };
    struct Call {
        TimeRange range;
        std::uint32_t after = none;    ///< the call that it follows
        std::uint32_t own = none;      ///< the call before it in its thread
        std::uint32_t waitsFor = none; ///< the work whose end it waits for
        Nanoseconds profiler = 0;      ///< of the profiler, in the call and in the gap before it
        Nanoseconds profilerBefore = 0;
        Nanoseconds input = 0; ///< waits for input, in the gap before it
        Nanoseconds copy = 0;  ///< of its length, in which its own copy ran: it moves the bytes itself
        Nanoseconds wait = 0;  ///< of its length, until the work ended
        bool isSync = false;
        bool isMark = false; ///< the end of a step: no call, but the CPU's time runs on to it
    };
    /// Calls and work in the order in which a replay can settle them.
    struct Item {
        bool isWork;
        std::uint32_t index;
    };
    std::vector<Work> m_work;
    std::vector<Call> m_calls;
    std::vector<Item> m_order;
    TimeRange m_window;     ///< own spans of the steps: when the CPU began and ended
    Nanoseconds m_from = 0; ///< where the first step's time begins: behind the work of the step before
    std::int64_t m_steps = 0;
};

/// What a step would take without a cause.
struct WhatIf {
    Cause without;
    Nanoseconds step = 0;
    Nanoseconds gain = 0; ///< against the replay with the profiler taken out; 0 or more
    const char *assumption;
};

/// The replay's answers, most gain first, and how well it reproduces the record.
struct WhatIfs {
    Nanoseconds recordedStep = 0; ///< 0: no replay is possible
    Nanoseconds replayedStep = 0; ///< with nothing removed
    Nanoseconds baseStep = 0;     ///< with the profiler's own time removed
    std::vector<WhatIf> answers;

    /// ns a step; null where there was no replay.
    std::optional<Nanoseconds> gain(Cause without) const;
};
WhatIfs askReplay(const Replay &replay);

} // namespace lanescope
