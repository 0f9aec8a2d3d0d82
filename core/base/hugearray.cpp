#include "core/base/hugearray.h"

#include <algorithm>
#include <cstdint>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace lanescope::detail {

namespace {

constexpr std::size_t hugePage = std::size_t{2} << 20;
/// Smaller blocks live on the ordinary heap: a tiny trace must stay tiny.
constexpr std::size_t mapFrom = std::size_t{512} << 10;

std::size_t roundUp(std::size_t bytes)
{
    return (bytes + hugePage - 1) / hugePage * hugePage;
}

#if defined(__linux__)

/// Huge pages for what will be filled. A last page that is mostly beyond the end would be touched whole for a part of it, so that part
/// lies on small ones.
void advise(void *start, std::size_t bytes)
{
    const std::size_t tail = bytes % hugePage;
    madvise(start, tail > hugePage / 4 * 3 ? roundUp(bytes) : bytes - tail, MADV_HUGEPAGE);
}

/// A mapping whose start is a multiple of a huge page, so that the system can back it with huge pages and remap whole ones.
void *mapAligned(std::size_t bytes)
{
    const std::size_t length = roundUp(bytes);
    char *raw = static_cast<char *>(
        mmap(nullptr, length + hugePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
    if (raw == MAP_FAILED)
        throw std::bad_alloc();
    char *start = reinterpret_cast<char *>(roundUp(reinterpret_cast<std::uintptr_t>(raw)));
    if (start > raw)
        munmap(raw, static_cast<std::size_t>(start - raw));
    const std::size_t after = static_cast<std::size_t>(raw + length + hugePage - (start + length));
    if (after > 0)
        munmap(start + length, after);
    advise(start, bytes);
    return start;
}

void *resizeMapped(void *block, std::size_t oldBytes, std::size_t newBytes)
{
    const std::size_t oldLength = roundUp(oldBytes);
    const std::size_t newLength = roundUp(newBytes);
    if (newLength <= oldLength) {
        if (newLength < oldLength)
            munmap(static_cast<char *>(block) + newLength, oldLength - newLength);
        // The last huge page may be mostly beyond the end; its untouched part costs nothing only if it is given back.
        return block;
    }
    void *target = mapAligned(newBytes);
    if (mremap(block, oldLength, oldLength, MREMAP_MAYMOVE | MREMAP_FIXED, target) == MAP_FAILED) {
        munmap(target, newLength);
        throw std::bad_alloc();
    }
    advise(target, newBytes);
    return target;
}

#endif

} // namespace

std::size_t grownSize(std::size_t oldBytes, std::size_t bytes)
{
    // Room that is not touched costs address space only, so large blocks may double; and what grows will fill its last huge page.
    const std::size_t grown = std::max({bytes, oldBytes * 2, std::size_t{256}});
    return oldBytes > 0 && grown >= mapFrom ? roundUp(grown) : grown;
}

void *resizeBlock(void *block, std::size_t oldBytes, std::size_t newBytes)
{
#if defined(__linux__)
    const bool wasMapped = oldBytes >= mapFrom;
    const bool willMap = newBytes >= mapFrom;
    if (wasMapped && willMap)
        return resizeMapped(block, oldBytes, newBytes);
    if (wasMapped || willMap) {
        void *fresh = willMap ? mapAligned(newBytes) : std::malloc(newBytes);
        if (!fresh)
            throw std::bad_alloc();
        if (block)
            std::memcpy(fresh, block, std::min(oldBytes, newBytes));
        freeBlock(block, oldBytes);
        return fresh;
    }
#else
    (void)oldBytes;
#endif
    void *fresh = std::realloc(block, newBytes);
    if (!fresh)
        throw std::bad_alloc();
    return fresh;
}

void freeBlock(void *block, std::size_t bytes) noexcept
{
    if (!block)
        return;
#if defined(__linux__)
    if (bytes >= mapFrom) {
        munmap(block, roundUp(bytes));
        return;
    }
#else
    (void)bytes;
#endif
    std::free(block);
}

} // namespace lanescope::detail
