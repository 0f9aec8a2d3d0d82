#pragma once

#include "core/analyse/kernelname.h"
#include "core/analyse/occupancy.h"
#include "core/analyse/opinputs.h"
#include "core/analyse/rangefacts.h"
#include "core/analyse/slicefacts.h"

#include <QString>

#include <memory>
#include <vector>

namespace lanescope {

struct Mark;

// What there is to say of a slice, in the person's language. All of it is plain text; parts of it come from the trace.

/// A line of it: `Duration  12.345 µs`.
struct Fact {
    QString what; ///< empty: goes on with the one above
    QString value;
    QString help{};
    SliceId leadsTo{};     ///< a slice that the value names
    bool searches = false; ///< leads to a search for the slice's name
    QString source{};      ///< a file of a program's text that the value names
    int line = 0;          ///< in it, from 1
};
struct FactGroup {
    QString title;
    std::vector<Fact> facts;
};

/// What is read of one slice off the GUI thread: its text in the file, and all slices of its name.
struct SliceReading {
    QString problem; ///< why the text could not be read; else empty
    std::shared_ptr<const EventArguments> arguments;
    std::string text; ///< the event, JSON
    Siblings siblings;
    Nanoseconds autogradWait = 0; ///< of its self time (AutogradWaits)
};
SliceReading readSlice(const Trace &trace, SliceId slice, const std::atomic<bool> *cancel = nullptr);

/// In groups, the most asked for first. `reading` may be null as long as it is not there.
std::vector<FactGroup> sliceText(const Trace &trace, SliceId slice, const SliceReading *reading);

/// What there is to say of an async span or an instant.
std::vector<FactGroup> markText(const Trace &trace, const Mark &mark);

/// What there is to say of a stretch of time; `facts` may be null as long as they are not there.
std::vector<FactGroup> rangeText(const Trace &trace, TimeRange range, const RangeFacts *facts);

/// What a kernel is, by its name: "matrix product by cuBLAS, bf16, on tensor cores"; empty where its name does not tell.
QString kernelWords(const KernelName &kernel);
/// How a launch fills its device: "50 % at most: registers let 2 blocks fit an SM".
QString occupancyWords(const Occupancy &occupancy);
/// 1 500 000 000 bytes in a second are `1.50 GB/s`.
QString formatRate(std::int64_t bytes, Nanoseconds time);
/// Lines of `what: value` under their titles, and the arguments behind them.
QString plainText(const std::vector<FactGroup> &groups, const EventArguments *arguments);

} // namespace lanescope
