#pragma once

#include "core/base/result.h"
#include "core/model/trace.h"
#include "core/write/jsontext.h"

#include <cstdint>
#include <functional>
#include <string>

namespace lanescope {

/// What a saved part of a trace holds.
struct SavedRange {
    std::uint64_t events = 0;
    std::uint32_t slices = 0;
};

/// Writes a Kineto file of its own with what cutRange() keeps, with the counters, marks and memory records of the range and all
/// metadata, among which it says what it is a part of (TracePart). Each event's text is copied from the file as it stands there (mended where it is damaged). Reopened, it gives the same
/// numbers for that range. (But for one quirk: torch's own table puts calls without a link under what the main thread does, and counts
/// one that only calls itself once; of such a call at the range's start the part may tell otherwise.) `goOn` as that of forEachEvent().
Result<SavedRange> writeTraceRange(const Trace &trace, TimeRange range, const Output &output,
                                   const std::function<bool(std::uint64_t)> &goOn = {});

/// The same into a file, packed where its name ends in .gz. What stood there before stays until the new one is whole, and where
/// that fails or is cancelled. Refuses to write over the trace itself.
Result<SavedRange> saveTraceRange(const Trace &trace, TimeRange range, const std::string &path,
                                  const std::function<bool(std::uint64_t)> &goOn = {});

} // namespace lanescope
