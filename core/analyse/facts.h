#pragma once

#include "core/analyse/callfacts.h"
#include "core/analyse/chain.h"
#include "core/analyse/compiled.h"
#include "core/analyse/devicetime.h"
#include "core/analyse/gaps.h"
#include "core/analyse/launches.h"
#include "core/analyse/profilercost.h"
#include "core/analyse/steps.h"
#include "core/analyse/syncs.h"
#include "core/analyse/whatif.h"
#include "core/model/trace.h"

#include <optional>
#include <string>
#include <vector>

namespace lanescope {

/// How a stretch of time divides, for the device that decides. All in ns; the profiler's own doing (P) is out of every field but
/// `profiler`, so busy + hostWait + otherIdle = total.
struct Shares {
    std::int64_t device = -1;
    Nanoseconds total = 0; ///< of the windows, without P
    Nanoseconds busy = 0;
    Nanoseconds compute = 0;
    Nanoseconds communication = 0;
    Nanoseconds exposedCommunication = 0; ///< communication while no compute kernel runs
    Nanoseconds copies = 0;               ///< copies and sets
    Nanoseconds exposedCopies = 0;        ///< while no kernel runs
    Nanoseconds hostWait = 0;             ///< idle, because the CPU had not launched yet
    Nanoseconds otherIdle = 0;
    Nanoseconds input = 0;          ///< the main thread waits for its DataLoader and the device does nothing
    Nanoseconds inputHostWait = 0;  ///< of hostWait: meanwhile the main thread waits for its DataLoader
    Nanoseconds inputOtherIdle = 0; ///< the same of otherIdle
    Nanoseconds profiler = 0;       ///< idle that the profiler caused; not part of `total`

    double share(Nanoseconds part) const
    {
        return total > 0 ? static_cast<double>(part) / static_cast<double>(total) : 0;
    }
};

/// Everything that verdicts are made of: pure functions of (Trace, window), computed once.
struct Facts {
    const Trace *trace = nullptr;
    std::optional<TimeRange> range; ///< as asked for; none: the whole trace. Of a part without one, what it was cut for
    StepFacts steps;
    ProfilerCost cost;
    std::vector<DeviceTime> devices; ///< within the range
    std::vector<Gap> gaps;           ///< of every stream, within the range, by (lane, start)
    LinkCounts links;
    std::string deviceName; ///< of the busiest device; may be empty
    /// Of the steady steps, where there are some; else of the whole window. Null without device work.
    std::optional<Shares> shares;
    bool sharesAreSteady = false;

    // What the threads and the devices did, piece by piece; `judged` is what lies in the steady steps of the range, without such
    // steps in the range.
    CallFacts calls;
    std::vector<Launch> launches; ///< by start of the work
    CompileFacts compile;
    std::vector<KernelGroup> kernels;  ///< by judged time, most first; copies and sets too
    std::vector<Gap> idle;             ///< of the device that `shares` is of, within the judged time, by start
    std::vector<SyncWait> syncs;       ///< by start
    std::vector<TimeRange> inputWaits; ///< the main thread's waits for a DataLoader, by start
    Nanoseconds profilerInTable = 0;   ///< requests, flushes and the trailing sync, as rows of torch's table have them
    Nanoseconds tableTotal = 0; ///< torch's `Self CPU time total`; about, where the profiler's part is far below it
    WhatIfs whatIf;             ///< the judged steps, replayed without a cause

    /// The steady steps that share time with the range, by start.
    std::vector<const StepWindow *> steadySteps() const;
    /// How many steps the judged time holds: 1 without steady ones.
    std::int64_t judgedSteps() const;
    /// The range, where it is not all that the file is about.
    std::optional<TimeRange> lookedAt() const;
};

/// `stepName`: what serves as step, see findSteps().
Facts gatherFacts(const Trace &trace, std::optional<TimeRange> range = {}, std::string_view stepName = {});

/// How `windows` divide, for the busiest device in them. Null where no device works in them. `idle` gets that device's gaps.
std::optional<Shares> sharesOf(const Trace &trace, const StepFacts &steps, const ProfilerCost &cost,
                               const Intervals &windows, std::vector<Gap> *idle = nullptr);

} // namespace lanescope
