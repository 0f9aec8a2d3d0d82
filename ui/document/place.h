#pragma once

#include "core/model/trace.h"
#include "ui/document/viewlook.h"

#include <QString>

#include <optional>

namespace lanescope {

/// Where to look in a trace, as the command line says it: a step, a range, a slice.
struct Place {
    std::optional<std::int64_t> step; ///< by its number
    QString range;                    ///< `12.5ms..14ms` from the start of the view, or `@A..@B` in ns of the file
    /// `NAME` or `NAME#k`, the k-th of that name, from 1, by start; of those in the step or range, where there is one. `@ID`: the slice
    /// of this id, wherever it is.
    QString select;
    QString selectRange{}; ///< to be selected; written as `range`
    QString view{};        ///< ViewLook::text(): lanes, and whatever else the view shows in its own way

    bool isEmpty() const
    {
        return !step && range.isEmpty() && select.isEmpty() && selectRange.isEmpty() && view.isEmpty();
    }
};

/// A place found in a trace.
struct FoundPlace {
    std::optional<TimeRange> range;
    bool isExact = false; ///< the range is to be shown as it is, without a margin
    SliceId slice;
    std::optional<TimeRange> selectedRange;
    std::optional<ViewLook> look;
    QString problem; ///< one sentence, where something was asked for that is not there
};
FoundPlace findPlace(const Trace &trace, const Place &place);

/// What Place::select says for this slice in the step or range of `place`: its name where that leads to it, else its id.
QString selectText(const Trace &trace, Place place, SliceId slice);

/// What to show of a slice: itself and the first device event that it leads to, unless that is so far away that the slice would be
/// lost.
TimeRange withFirstKernel(const Trace &trace, SliceId slice);

} // namespace lanescope
