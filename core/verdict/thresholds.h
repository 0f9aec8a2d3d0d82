#pragma once

#include "core/base/time.h"

namespace lanescope {

/// The limits that verdicts are held against, in one place. Sources: [tb] the TensorBoard plugin, [HTA] Holistic Trace Analysis,
/// [TL] TraceLens, [own] chosen here and tuned on recordings.
struct Thresholds {
    // What bounds the run (CONTRACT's table)
    double computeBound = 0.8;          ///< share of compute kernels from which a run is compute-bound [TL]
    double inputBound = 0.3;            ///< share of uncovered input waits [own]
    double communicationBound = 0.3;    ///< share of exposed communication [own]
    double copyBound = 0.5;             ///< share of copies outside kernels [own]
    double overheadBusyBelow = 0.5;     ///< a device that works less than this may be starved by its CPU [tb]
    double overheadHostWait = 0.5;      ///< part of the idle time that waits for launches [HTA's classes]
    double overheadCriticalBelow = 0.1; ///< below this share of work it is critical [own]
    int fewSamples = 3;                 ///< fewer steady steps are called few [own]

    // What the profiler did
    Nanoseconds bufferRequestFrom = 50000; ///< a shorter buffer request is not worth a word [own]

    // Cold start
    double coldStartFactor = 1.5;             ///< first step against the median of the later ones [own]
    Nanoseconds coldStartDifference = 100000; ///< and at least so much longer [own]
    int coldStartSteps = 3;                   ///< needs as many steps [own]

    // Severity by share of the window [own]
    double critical = 0.3;
    double warning = 0.1;
};

} // namespace lanescope
