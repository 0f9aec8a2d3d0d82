#pragma once

#include "core/verdict/rule.h"

#include <algorithm>
#include <string>

// What the rules share.

namespace lanescope {

/// Pieces of evidence that a verdict lists at most.
constexpr std::size_t mostEvidence = 50;

/// Whether a slice lies in the range that was asked for, at least with a part of it.
bool inRange(const Facts &f, SliceId s);
/// The step in which a moment lies; null where it lies in none.
const StepWindow *stepAt(const Facts &f, Nanoseconds t);
/// `in step 4`, or nothing where the file has no steps of its own.
std::string stepText(const Facts &f, Nanoseconds t);

Evidence evidenceOf(const Facts &f, SliceId s, std::string note);

/// When the profiler's records say that it worked.
Intervals profilerTime(const Facts &f);
/// Whether other device work of the same device shares time with this launch's (an index of Facts::launches).
bool runsBesideOthers(const Facts &f, std::uint32_t launch);

/// part / whole; 0 where there is no whole.
inline double shareOf(Nanoseconds part, Nanoseconds whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}
/// Share of the judged time (steady steps, else the range).
inline double judgedShare(const Facts &f, Nanoseconds part)
{
    return f.shares ? f.shares->share(part) : 0;
}
/// Adds to `why` that there were few steps to judge by, and to `numbers` how many (`steady_steps`).
void addSamples(const Facts &f, const Thresholds &t, Verdict &v);
/// Critical, warning or info by the limits for shares.
VerdictSeverity severityByShare(double share, double warning, double critical);

/// The `most` of `items` with the largest key, largest first.
template <class T, class Key>
std::vector<T> largest(std::vector<T> items, std::size_t most, Key key)
{
    std::ranges::stable_sort(items, std::greater<>(), key);
    items.resize(std::min(items.size(), most));
    return items;
}

/// A name that a person can read in a sentence: a kernel's without namespaces and template arguments, cut to about `most` columns.
std::string shortName(std::string_view name, std::size_t most = 60);
/// A product of matrices, a convolution or an attention: what libraries tune for each size.
bool isGemmLike(std::string_view kernel);

} // namespace lanescope
