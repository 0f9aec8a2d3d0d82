#pragma once

#include <cstdint>
#include <random>

namespace lanescope::test {

/// Random numbers that are the same on every machine and run.
class Randoms {
public:
    explicit Randoms(std::uint64_t seed)
        : m_engine(seed)
    {}
    /// From `from` to `to`, both included.
    std::int64_t between(std::int64_t from, std::int64_t to)
    {
        return from + static_cast<std::int64_t>(m_engine() % (static_cast<std::uint64_t>(to - from) + 1));
    }
    bool oneIn(int n) { return between(1, n) == 1; }
    std::uint64_t word() { return m_engine(); }

private:
    std::mt19937_64 m_engine;
};

} // namespace lanescope::test
