#pragma once

#include "core/analyse/comparedsteps.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lanescope {

/// What a row of a comparison is about.
enum class RowKind : std::uint8_t {
    Operator,   ///< a cpu_op; what the program's overhead records are called, too
    Annotation, ///< record_function(), and the steps
    Call,       ///< of the device runtime or driver
    Kernel,     ///< a kernel, copy or set
};
const char *rowKindName(RowKind kind);

enum class RowStatus : std::uint8_t { Same, Changed, OnlyA, OnlyB, Renamed };
const char *rowStatusName(RowStatus status);

/// What one trace has of a row: sums over its compared steps, from the corrected table of operators (OpTable). ns.
struct RowSide {
    std::string name;
    std::string op; ///< of kernels: the op that launched them, or most of them; may be empty
    std::int64_t calls = 0;
    Nanoseconds selfCpu = 0;
    Nanoseconds selfDevice = 0;
    std::vector<std::uint32_t> slices; ///< by start
    Nanoseconds autogradWait = 0;      ///< of selfCpu: the thread waits in backward() for another (AutogradWaits)

    bool exists() const { return calls > 0; } ///< false: the trace has no such row
};

/// A row of both traces. Sums are over the compared steps of each; where their number differs, only values a step can be compared,
/// and status, order and differences go by those.
struct ComparedRow {
    RowKind kind = RowKind::Operator;
    RowSide a, b;
    RowStatus status = RowStatus::Same;

    bool isDevice() const { return kind == RowKind::Kernel; }
};

/// From where on a row counts as changed: calls a step that are not equal, or times a step that differ by more than both a share of
/// the larger one and a floor.
struct RowLimits {
    double cpuShare = 0.10;
    Nanoseconds cpuFloor = 2000;
    double deviceShare = 0.05;
    Nanoseconds deviceFloor = 200;
};

/// Rows by operator, annotation, call and kernel. Matched by name, then by plainName(), then kernels by kernelShape(): the latter two
/// are Renamed. Of several that fit, those with most time on either side go together.
std::vector<ComparedRow> compareRows(const ComparedSteps &steps, const RowLimits &limits = {});
/// Kernels apart by the innermost op that launched them; last of all a kernel goes with the same one of another op.
std::vector<ComparedRow> compareLaunched(const ComparedSteps &steps, const RowLimits &limits = {});

/// Difference of a step, b minus a, rounded to ns: of self CPU, of the part of it that is waiting for autograd's threads, and of self
/// device time.
Nanoseconds waitDifference(const ComparedRow &row, const ComparedSteps &steps);
Nanoseconds cpuDifference(const ComparedRow &row, const ComparedSteps &steps);
Nanoseconds deviceDifference(const ComparedRow &row, const ComparedSteps &steps);

} // namespace lanescope
