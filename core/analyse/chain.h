#pragma once

#include "core/model/trace.h"

#include <cstdint>
#include <vector>

namespace lanescope {

class SequenceLinks;

/// How a device event was joined to the CPU side.
enum class LinkKind : std::uint8_t { None, Flow, Correlation, Nesting };

struct DeviceLink {
    LinkKind kind = LinkKind::None;
    SliceId cpu; ///< the launch call; for Nesting the annotation or op that the event ran under
};

/// By flow, else by correlation, else by the op of its External id or the GPU annotation that it lies in. An External id that is the
/// event's own correlation says nothing: exporters up to 2024 wrote that where there was no op (KINETO_FORMAT 7, regimes A and B).
DeviceLink linkOf(const Trace &trace, SliceId deviceWork);

/// How many device events were joined, and how.
struct LinkCounts {
    std::uint64_t deviceEvents = 0;
    std::uint64_t byFlow = 0;
    std::uint64_t byCorrelation = 0;
    std::uint64_t byNesting = 0;
    std::uint64_t linked() const { return byFlow + byCorrelation + byNesting; }
};
LinkCounts countLinks(const Trace &trace);

/// The way from a step down to the device: ProfilerStep → annotation → op → op → launch call → device events.
struct Chain {
    std::vector<SliceId> cpu;    ///< outermost first; the last is the launch call where there is one
    std::vector<SliceId> device; ///< what the call launched, by start; more than one for a graph launch
    std::uint64_t launchesBelow =
        0; ///< how many launch calls lie below the slice that was asked for (1 for a launch or a device event)

    bool isEmpty() const { return cpu.empty() && device.empty(); }
};

/// The chain that `slice` is a member of, whichever member it is: up to the outermost slice around it, down to the first launch
/// below it and what that launched. Python frames are left out, unless `slice` is one. A device event names its own launch.
Chain chainOf(const Trace &trace, SliceId slice);

/// A forward op and what autograd runs backward for it, joined by the exporter's `fwdbwd` flows, or where it wrote none by their
/// sequence number; often on two threads.
struct ForwardBackward {
    SliceId forward;
    std::vector<SliceId> backward; ///< by start
    bool isBackward = false;       ///< the slice that was asked for is on the backward side
};

/// Of the innermost op at or around `slice` (of a device event: around its launch) that has such a link; empty where none has.
/// `sequences` may be null.
ForwardBackward forwardBackwardOf(const Trace &trace, SliceId slice, const SequenceLinks *sequences = nullptr);

/// The op that launched this device event: the innermost cpu_op around its launch call, else the op of its External id.
SliceId opOf(const Trace &trace, SliceId deviceWork);

} // namespace lanescope
