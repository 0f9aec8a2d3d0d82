#pragma once

#include "core/base/hugearray.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace lanescope {

namespace detail {

/// Merges the sorted neighbours [a, b) and [b, c); equal values keep their order. Costs as much as the part in which they overlap:
/// two that follow each other cost one comparison.
template <class T, class Before>
void mergeNeighbours(T *a, T *b, T *c, HugeArray<T> &scratch, Before before)
{
    if (!before(*b, b[-1]))
        return;
    a = std::upper_bound(a, b, *b, before);
    c = std::lower_bound(b, c, b[-1], before);
    // The shorter side makes room.
    if (b - a <= c - b) {
        scratch.resize(static_cast<std::size_t>(b - a));
        std::copy(a, b, scratch.begin());
        const T *left = scratch.begin(), *leftEnd = scratch.end();
        T *out = a;
        while (left != leftEnd && b != c)
            *out++ = before(*b, *left) ? *b++ : *left++;
        std::copy(left, leftEnd, out);
    } else {
        scratch.resize(static_cast<std::size_t>(c - b));
        std::copy(b, c, scratch.begin());
        const T *right = scratch.end(), *rightBegin = scratch.begin();
        T *out = c;
        while (right != rightBegin && b != a)
            *--out = before(right[-1], b[-1]) ? *--b : *--right;
        std::copy_backward(rightBegin, right, out);
    }
}

} // namespace detail

/// Sorts values that come as sorted runs, rising or falling, as an exporter writes them; equal values keep their order. Runs are found
/// and merged with their neighbours, so that a file of many stretches that follow each other costs little more than one pass, and
/// nothing costs more than n log n.
template <class T, class Before>
void sortRuns(std::span<T> values, HugeArray<T> &scratch, Before before)
{
    constexpr std::size_t shortest = 16; // shorter runs are made longer by insertion
    T *const first = values.data(), *const last = first + values.size();
    struct Run {
        T *begin;
        unsigned level; ///< runs of one level hold about as many found ones
    };
    std::vector<Run> runs;
    const auto mergeLastTwo = [&](T *end) {
        const Run right = runs.back();
        runs.pop_back();
        detail::mergeNeighbours(runs.back().begin, right.begin, end, scratch, before);
        runs.back().level = std::max(runs.back().level, right.level) + 1;
    };
    for (T *at = first; at != last;) {
        T *end = at + 1;
        if (end != last && before(*end, *at)) {
            while (end != last && before(*end, end[-1]))
                ++end;
            std::reverse(at, end);
        }
        while (end != last && !before(*end, end[-1]))
            ++end;
        while (end != last && end - at < static_cast<std::ptrdiff_t>(shortest)) {
            const T value = *end;
            T *place = std::upper_bound(at, end, value, before);
            std::copy_backward(place, end, end + 1);
            *place = value;
            ++end;
        }
        runs.push_back({at, 0});
        while (runs.size() > 1 && runs[runs.size() - 2].level == runs.back().level)
            mergeLastTwo(end);
        at = end;
    }
    while (runs.size() > 1)
        mergeLastTwo(last);
}

template <class T, class Before>
void sortRuns(HugeArray<T> &values, HugeArray<T> &scratch, Before before)
{
    sortRuns(std::span<T>(values.begin(), values.size()), scratch, before);
}

} // namespace lanescope
