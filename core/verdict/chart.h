#pragma once

#include "core/verdict/report.h"

#include <optional>
#include <vector>

namespace lanescope {

/// A small picture beside a verdict, as numbers.
struct Chart {
    enum Kind : std::uint8_t {
        Steps,     ///< a bar a step: its length, and in it the part in which the GPU works
        Durations, ///< a bar a call, in order of time
        Load,      ///< equal stretches of time, and how much of each the GPU works
        Parts,     ///< one bar, cut into what it is made of
    };
    struct Bar {
        TimeRange range; ///< where it lies in the trace
        SliceId slice;   ///< none for a stretch
        Nanoseconds length = 0;
        Nanoseconds busy = 0;    ///< of Steps and Load: how long the GPU works in it
        std::int64_t number = 0; ///< of a step; else counted from 1
        bool isUsual = true;     ///< no first step, no outlier
        /// Of Steps, and of `busy`: communication with no compute kernel beside it, and copies with no kernel beside them.
        Nanoseconds communication = 0, copies = 0;
    };
    /// What a part is, for whoever gives it a colour.
    enum class Look : std::uint8_t { HostWait, Pause, OtherIdle, Profiler, Communication, Compute, Compiled, Op };
    struct Part {
        const char *name; ///< English, for translation
        Look look;
        Nanoseconds time = 0;
    };

    Kind kind = Steps;
    std::string title; ///< a template over `numbers`
    Numbers numbers;
    std::vector<Bar> bars;  ///< by start
    Nanoseconds median = 0; ///< of the usual bars' lengths
    std::vector<Part> parts;
    bool isDeviceWork = false; ///< Durations of kernels and copies, not of the CPU
};

/// What can be drawn of a verdict of the report (the bound's among them); nothing where a picture says no more than the words.
std::optional<Chart> chartOf(const Report &report, const Verdict &verdict);

/// Some bars side by side that have to share one column of a picture.
struct ChartColumn {
    std::size_t first = 0, count = 0;               ///< of Chart::bars
    Nanoseconds least = 0, middle = 0, most = 0;    ///< of their lengths; `middle` is the median
    double busyShare = 0;                           ///< of all their lengths
    double communicationShare = 0, copiesShare = 0; ///< likewise
    bool isUsual = true;                            ///< all of them
};
/// In at most `columns` columns, as many bars in each (the last may have fewer). Every bar is in exactly one: a single long one
/// always shows in `most`. O(n).
std::vector<ChartColumn> chartColumns(const std::vector<Chart::Bar> &bars, std::size_t columns);

} // namespace lanescope
