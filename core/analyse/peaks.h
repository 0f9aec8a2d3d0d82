#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope {

/// What a device can do at best: TFLOP/s of dense matrix products, GB/s of memory; 0 where it is not known.
struct DevicePeaks {
    std::string words; ///< of the device's name
    double fp64 = 0, fp32 = 0, tf32 = 0, half = 0, fp8 = 0, int8 = 0;
    double memory = 0;
    std::string source;
};

/// The table of peaks.def.
std::span<const DevicePeaks> builtInPeaks();

/// The row for a device, by whole words of its name in any case: `A100 80GB` is in `NVIDIA A100 80GB PCIe`, `L4` is not in
/// `NVIDIA L40S`. Rows of `own` go before the table; of several that fit the one with most words counts. Null where none fits.
const DevicePeaks *peaksOf(std::string_view device, std::span<const DevicePeaks> own = {});

} // namespace lanescope
