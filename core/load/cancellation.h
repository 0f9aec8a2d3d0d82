#pragma once

#include "core/load/progress.h"

#include <cstddef>

namespace lanescope {

/// Leaves a pass over a trace that is being built and cancelled in its middle.
struct Cancelled {};

/// Lets long passes look whether they are still wanted.
class Cancellation {
public:
    explicit Cancellation(const Progress *progress = nullptr)
        : m_progress(progress)
    {}

    bool isAsked() const { return m_progress && m_progress->cancel.load(std::memory_order_relaxed); }
    /// Throws Cancelled where that was asked. Looks once for every thousand elements done.
    void check(std::size_t done) const
    {
        if ((done & 1023) == 0 && isAsked())
            throw Cancelled();
    }
    /// `before` for a sort that may take long: it throws like check().
    template <class Before>
    auto inSort(Before before) const
    {
        return [this, before, compared = std::size_t{0}](const auto &a, const auto &b) mutable {
            check(++compared);
            return before(a, b);
        };
    }

private:
    const Progress *m_progress;
};

} // namespace lanescope
