#pragma once

#include <cstdint>
#include <string_view>

namespace lanescope {

/// What an event is, from its `cat` text. Names of torch up to 1.11 (`Kernel`, `Operator`, ...) are accepted too, whatever their case.
enum class Category : std::uint8_t {
    Other,
    CpuOp,
    UserAnnotation,
    PythonFunction,
    Runtime, ///< a call of the CUDA, HIP or SYCL runtime
    Driver,
    Kernel,
    Memcpy,
    Memset,
    GpuUserAnnotation,
    Sync, ///< cuda_sync and its like: a wait, drawn on a GPU stream, no work
    Overhead,
    ProfilerSpan, ///< `Trace`: the exporter's own span
    Instant,
};

Category categoryFromText(std::string_view cat);

/// Work that occupies a device: kernel, memcpy, memset. Only these count as busy, and their records carry launch arguments.
constexpr bool isDeviceWork(Category c)
{
    return c == Category::Kernel || c == Category::Memcpy || c == Category::Memset;
}
/// A call of a device runtime or driver, as a launch is one.
constexpr bool isDeviceCall(Category c)
{
    return c == Category::Runtime || c == Category::Driver;
}
/// What makes a lane a GPU stream.
constexpr bool isOnGpu(Category c)
{
    return isDeviceWork(c) || c == Category::GpuUserAnnotation;
}
/// A slice that a CPU thread spent its time in.
constexpr bool isOnCpu(Category c)
{
    return c == Category::CpuOp || c == Category::UserAnnotation || c == Category::PythonFunction || isDeviceCall(c);
}

/// Communication kernels: the name begins with nccl or rccl, whatever the case (CONTRACT: unions).
bool isCommunicationName(std::string_view name);

} // namespace lanescope
