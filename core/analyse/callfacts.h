#pragma once

#include "core/analyse/profilercost.h"
#include "core/analyse/steps.h"
#include "core/model/trace.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace lanescope {

/// Which work a report judges: what belongs to the steady steps of its range, so that first steps and what lies between steps do not
/// weigh in; without steady steps everything in the range.
class JudgedTime {
public:
    JudgedTime(const StepFacts &steps, std::optional<TimeRange> range);

    /// Index of the step whose own span holds `t`; -1 where none does. O(log n).
    std::int32_t stepOf(Nanoseconds t) const;
    /// Whether what a CPU thread began at `t` is judged.
    bool holds(Nanoseconds t) const;
    bool holds(std::int32_t step, Nanoseconds t) const;
    bool isSteady() const { return m_isSteady; }

private:
    std::vector<StepWindow> m_steps;
    std::optional<TimeRange> m_range;
    bool m_isSteady = false;
};

/// What a call of the device runtime or driver is for, by its name.
enum class CallKind : std::uint8_t {
    Other,
    Launch,         ///< of a kernel or a graph
    Copy,           ///< or set, that the CPU need not wait for
    SyncCopy,       ///< or set, without Async in its name
    Sync,           ///< waits for the device, a stream or an event
    OccupancyQuery, ///< asks how many blocks of a kernel fit
    Allocation,     ///< gets or frees device memory
};
CallKind callKind(std::string_view name);

/// A call of the device runtime or driver, and where in its thread it stands.
struct DeviceCall {
    SliceId slice;
    SliceId op;         ///< the innermost cpu_op around it
    SliceId annotation; ///< the innermost user_annotation around it that is no step
    SliceId frame;      ///< the innermost Python function around it, where stacks were recorded
    CallKind kind = CallKind::Other;
    std::int32_t step = -1; ///< index of the step in which it began
    bool judged = false;
};

/// All calls of one op (a cpu_op of one name).
struct OpStatistics {
    NameId name;
    std::vector<std::uint32_t> slices; ///< by (lane, start)
    // Of the judged ones:
    std::int64_t count = 0;
    Nanoseconds total = 0; ///< with what lies below
    Nanoseconds self = 0;  ///< without the ops, annotations and calls below
    NameId mainChild;      ///< of the ops and calls right below, the one that takes most
    Nanoseconds mainChildTime = 0;
};

/// What the CPU threads did.
struct CallFacts {
    std::vector<DeviceCall> calls;     ///< by slice
    std::vector<OpStatistics> ops;     ///< by judged self time, most first
    Nanoseconds judgedTime = 0;        ///< of top-level slices that are judged, Python functions left out
    std::int64_t mainSlices = 0;       ///< of the main thread, every kind, within the steps
    std::int64_t mainPythonSlices = 0; ///< Python functions of those
    Nanoseconds mainStepTime = 0;      ///< own spans of the steps
    /// About what torch's table adds up to its `Self CPU time total`: top-level ops, annotations and calls of every thread, and
    /// overhead records outside them (TORCH_RULES 10). OpTable has it exactly.
    Nanoseconds tableTotal = 0;

    /// The call that this slice is; null where it is none. O(log n).
    const DeviceCall *find(SliceId slice) const;
};

/// One pass over every CPU thread.
CallFacts findCalls(const Trace &trace, const StepFacts &steps, const ProfilerCost &cost, const JudgedTime &judged);

} // namespace lanescope
