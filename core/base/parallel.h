#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace lanescope {

/// Runs `work(threadNumber)` on `threads` threads, the caller's among them, and waits. The first exception is thrown again here.
template <class Work>
void onThreads(unsigned threads, Work work)
{
    std::exception_ptr first;
    std::mutex guard;
    const auto run = [&](unsigned number) {
        try {
            work(number);
        } catch (...) {
            const std::lock_guard lock(guard);
            if (!first)
                first = std::current_exception();
        }
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i) {
        try {
            others.emplace_back(run, i);
        } catch (const std::system_error &) {
            break; // fewer threads do the same work
        }
    }
    run(0);
    for (std::thread &t : others)
        t.join();
    if (first)
        std::rethrow_exception(first);
}

/// Calls `work(i)` once for each i below `count`, the next free thread taking the next i.
template <class Work>
void forEachParallel(std::size_t count, unsigned threads, Work work)
{
    std::atomic<std::size_t> next{0};
    const auto take = [&](unsigned) {
        for (std::size_t i; (i = next.fetch_add(1, std::memory_order_relaxed)) < count;)
            work(i);
    };
    if (threads <= 1 || count <= 1)
        take(0);
    else
        onThreads(static_cast<unsigned>(std::min<std::size_t>(threads, count)), take);
}

} // namespace lanescope
