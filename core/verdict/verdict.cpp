#include "core/verdict/verdict.h"

#include "core/base/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace lanescope {

std::span<const std::string_view> verdictIds()
{
    static constexpr std::array<std::string_view, 63> ids{"cpu-only",
                                                          "undecidable",
                                                          "compute-bound",
                                                          "input-bound",
                                                          "communication-bound",
                                                          "copy-bound",
                                                          "overhead-bound",
                                                          "mixed-bound",
                                                          "buffer-request",
                                                          "trailing-sync",
                                                          "first-launch-offset",
                                                          "cupti-overhead",
                                                          "lazy-loading",
                                                          "instrumented",
                                                          "profiler-dominated-table",
                                                          "incomplete-trace",
                                                          "cold-start",
                                                          "setup-gap",
                                                          "clock-ramp",
                                                          "first-call",
                                                          "kernel-variance",
                                                          "hotspot-kernel",
                                                          "many-calls",
                                                          "cost-below",
                                                          "occupancy-query",
                                                          "resource-light",
                                                          "short-kernels",
                                                          "slow-runtime-calls",
                                                          "launch-delay",
                                                          "sync-in-loop",
                                                          "idle-breakdown",
                                                          "gpu-gaps",
                                                          "low-utilisation",
                                                          "communication",
                                                          "straggler-rank",
                                                          "input-pipeline",
                                                          "launch-queue-full",
                                                          "tensor-cores-unused",
                                                          "fp32-gemm",
                                                          "too-few-blocks",
                                                          "wave-tail",
                                                          "low-occupancy",
                                                          "layout",
                                                          "throughput",
                                                          "pageable-copy",
                                                          "sync-copy",
                                                          "copy-heavy",
                                                          "allocator-churn",
                                                          "near-oom",
                                                          "compile-overhead",
                                                          "guard-cost",
                                                          "recompilation",
                                                          "compiled-regions",
                                                          "addmm-bias-copy",
                                                          "batched-matmul",
                                                          "metadata-ops",
                                                          "fusable-chain",
                                                          "already-fused",
                                                          "graph-replay",
                                                          "many-optimizer-kernels",
                                                          "data-parallel",
                                                          "ddp-without-nccl",
                                                          "other-tile"};
    return ids;
}

bool isVerdictId(std::string_view id)
{
    return std::ranges::find(verdictIds(), id) != verdictIds().end();
}

const char *severityName(VerdictSeverity severity)
{
    switch (severity) {
    case VerdictSeverity::Good: return "good";
    case VerdictSeverity::Info: return "info";
    case VerdictSeverity::Warning: return "warning";
    case VerdictSeverity::Critical: break;
    }
    return "critical";
}

VerdictGroup groupOf(const Verdict &verdict)
{
    static constexpr std::array<std::string_view, 7> artefacts{
        "buffer-request",           "trailing-sync",   "first-launch-offset", "cupti-overhead", "instrumented",
        "profiler-dominated-table", "incomplete-trace"};
    if (std::ranges::find(artefacts, verdict.id) != artefacts.end())
        return VerdictGroup::ProfilerDid;
    return verdict.severity >= VerdictSeverity::Warning ? VerdictGroup::WhatToChange : VerdictGroup::GoodToKnow;
}

const char *groupTitle(VerdictGroup group)
{
    switch (group) {
    case VerdictGroup::WhatToChange: return "What to change";
    case VerdictGroup::ProfilerDid: return "What the profiler did";
    case VerdictGroup::GoodToKnow: break;
    }
    return "Good to know";
}

std::string plainText(const Number &n)
{
    if (const auto *text = std::get_if<std::string>(&n.value))
        return *text;
    const auto *whole = std::get_if<std::int64_t>(&n.value);
    if (whole && n.unit == Number::Text) // a number that names something, and counts nothing
        return std::to_string(*whole);
    const double value = whole ? static_cast<double>(*whole) : std::get<double>(n.value);
    switch (n.unit) {
    case Number::Time: return timeText(whole ? *whole : static_cast<Nanoseconds>(value));
    case Number::Share: return percentText(value, 1);
    case Number::Ratio: // two a step, not 2.00
        return fmt::format("{:.{}f}", value, value >= 100 || value == std::floor(value) ? 0 : value >= 10 ? 1 : 2);
    case Number::Bytes: return byteText(static_cast<std::uint64_t>(std::max(0.0, value)));
    case Number::Count:
    case Number::Text: break;
    }
    return whole && *whole >= 0 ? countText(static_cast<std::uint64_t>(*whole)) : fmt::format("{}", value);
}

std::string fill(std::string_view text, const Numbers &numbers)
{
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t open = text.find('{', i);
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) {
            out += text.substr(i);
            break;
        }
        out += text.substr(i, open - i);
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const auto it = std::ranges::find(numbers, name, &Number::name);
        // A name that is no number stays as it is, so that a mistake in a template is seen.
        out += it != numbers.end() ? plainText(*it) : std::string(text.substr(open, close - open + 1));
        i = close + 1;
    }
    return out;
}

} // namespace lanescope
