#pragma once

#include "core/base/intervals.h"
#include "core/model/trace.h"

#include <optional>
#include <vector>

namespace lanescope {

/// What one device did, as sets of time: CONTRACT, unions.
struct DeviceTime {
    std::int64_t device = 0;
    Intervals busy;          ///< all kernels, copies and sets
    Intervals compute;       ///< kernels that are not communication
    Intervals communication; ///< kernels whose name begins with nccl or rccl
    Intervals memory;        ///< copies and sets
    TimeRange span;          ///< first start to last end of its work; empty where there is none

    Nanoseconds idle() const { return span.length() - length(busy); }
    Nanoseconds exposedCommunication() const { return length(subtract(communication, compute)); }
};

/// For each device that has work, by number. With `range`, only what lies in it, clipped at its ends.
std::vector<DeviceTime> deviceTimes(const Trace &trace, std::optional<TimeRange> range = {});

} // namespace lanescope
