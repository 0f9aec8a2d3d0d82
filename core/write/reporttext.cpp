#include "core/write/reporttext.h"

#include "core/base/words.h"
#include "core/write/parttext.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>

namespace lanescope {

namespace {

/// A bar of eighths of a column.
std::string bar(double share, std::size_t columns)
{
    static constexpr std::array<const char *, 8> parts{"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    const auto eighths = static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * static_cast<double>(columns) * 8 + 0.5);
    std::string out;
    for (std::size_t i = 0; i < eighths / 8; ++i)
        out += "█";
    out += parts[eighths % 8];
    return out.empty() && share > 0 ? "▏" : out;
}

void writeShares(TextWriter &w, const Facts &f)
{
    if (!f.shares)
        return;
    const Shares &s = *f.shares;
    const std::int64_t steps = static_cast<std::int64_t>(f.steadySteps().size());
    const bool perStep = f.sharesAreSteady && steps > 0;
    const std::string what = f.steps.standIn.empty() ? (steps == 1 ? "steady step" : "steady steps")
                                                     : "steady runs of \"" + f.steps.standIn + "\"";
    w.heading(perStep ? fmt::format("Where the time goes on GPU {} ({} {}, {} each without the profiler)", s.device,
                                    steps, what, timeText(s.total / steps))
                      : fmt::format("Where the time goes on GPU {} ({} {})", s.device, timeText(s.total),
                                    f.lookedAt() ? "looked at" : "of trace"));
    struct Line {
        const char *label;
        Nanoseconds ns;
    };
    const Nanoseconds copies = s.busy - s.compute - s.exposedCommunication;
    const std::array<Line, 7> lines{{{"compute kernels", s.compute},
                                     {"communication alone", s.exposedCommunication},
                                     {"copies alone", copies},
                                     {"idle: waits for data", s.inputHostWait + s.inputOtherIdle},
                                     {"idle: waits for launches", s.hostWait - s.inputHostWait},
                                     {"idle: other", s.otherIdle - s.inputOtherIdle},
                                     {"(profiler, left out)", s.profiler}}};
    for (const Line &l : lines) {
        if (l.ns == 0 && l.label != lines[0].label)
            continue;
        // What is left out is no part of the whole, so it has no share.
        const bool isPart = l.label != lines.back().label;
        w.line(fmt::format(
            "  {}  {}{}", padded(l.label, 24), padded(timeText(perStep ? l.ns / steps : l.ns), 9, true),
            isPart ? fmt::format("  {}  {}",
                                 padded(percentText(static_cast<double>(l.ns), static_cast<double>(s.total)), 8, true),
                                 bar(s.share(l.ns), 30))
                   : std::string()));
    }
}

void writeWhatIf(TextWriter &w, const Facts &f)
{
    const WhatIfs &what = f.whatIf;
    if (what.recordedStep == 0 || what.answers.empty())
        return;
    w.heading(fmt::format("What a step would take without … ({} now, without the profiler)", timeText(what.baseStep)));
    for (const WhatIf &a : what.answers)
        w.line(
            fmt::format("  {}  {}  {} less", padded(causeName(a.without), 24), padded(timeText(a.step), 9, true),
                        padded(percentText(static_cast<double>(a.gain), static_cast<double>(what.baseStep)), 8, true)));
    w.paragraph(
        "By a replay of the steady steps: each call and each piece of GPU work begins as soon as what it waits for "
        "allows. A bound, not a promise.",
        2, {}, "2");
}

void writeVerdicts(TextWriter &w, const Report &report)
{
    for (const VerdictGroup group : {VerdictGroup::WhatToChange, VerdictGroup::ProfilerDid, VerdictGroup::GoodToKnow}) {
        bool any = false;
        for (const Verdict &v : report.verdicts) {
            if (groupOf(v) != group)
                continue;
            if (!any)
                w.heading(groupTitle(group));
            else
                w.line();
            any = true;
            w.verdict(v);
        }
    }
    if (!report.notDecidable.empty()) {
        w.heading("Not decidable here");
        for (const NotDecidable &n : report.notDecidable)
            w.paragraph(fmt::format("{} needs {}.", n.id, n.needs), 2);
    }
}

void writeSteps(TextWriter &w, const Facts &f)
{
    std::vector<const StepWindow *> steps;
    for (const StepWindow &s : f.steps.steps)
        if (!f.range || f.range->overlaps(s.window))
            steps.push_back(&s);
    if (steps.empty())
        return;
    constexpr std::size_t most = 12;
    w.heading(f.steps.standIn.empty()
                  ? "Steps"
                  : fmt::format("Steps: runs of \"{}\", as the file has no ProfilerStep", f.steps.standIn));
    w.line(fmt::format("  {:>8}  {:>10}  {:>10}  {:>8}", "", "length", "GPU busy", "share"));
    for (std::size_t i = 0; i < std::min(steps.size(), most); ++i) {
        const StepWindow &s = *steps[i];
        Nanoseconds busy = 0;
        for (const DeviceTime &d : f.devices)
            busy = std::max(busy, overlapLength(d.busy, s.window));
        w.line(
            fmt::format("  {:>8}  {}  {}  {}  {}", fmt::format("#{}", s.number),
                        padded(timeText(s.window.length()), 10, true), padded(timeText(busy), 10, true),
                        padded(percentText(static_cast<double>(busy), static_cast<double>(s.window.length())), 8, true),
                        s.steady ? "" : "(not steady)"));
    }
    if (steps.size() > most)
        w.line(fmt::format("  {:>8}  and {} more; --format json has all", "", steps.size() - most));
}

void writeStreams(TextWriter &w, const Facts &f)
{
    if (f.devices.empty())
        return;
    const Trace &trace = *f.trace;
    w.heading("Devices");
    for (const DeviceTime &d : f.devices)
        w.line(fmt::format("  GPU {}: busy {} of {} ({})", d.device, timeText(length(d.busy)),
                           timeText(d.span.length()),
                           percentText(static_cast<double>(length(d.busy)), static_cast<double>(d.span.length()))));

    std::map<LaneId, std::array<Nanoseconds, 5>> idle;
    std::map<LaneId, std::uint64_t> work;
    for (std::uint32_t s : trace.deviceWork())
        ++work[trace.laneOf(SliceId(s))];
    for (const Gap &g : f.gaps)
        if (!g.initial)
            for (const GapPart &p : g.parts)
                idle[g.lane][static_cast<std::size_t>(p.cause)] += p.range.length();
    w.heading("Idle time between the events of each stream");
    w.line(fmt::format("  {}  {:>9}  {:>10}  {:>10}  {:>10}  {:>10}", padded("", 20), "events", "profiler", "host wait",
                       "kern. wait", "other"));
    constexpr std::size_t most = 16;
    std::size_t shown = 0;
    for (const auto &[lane, count] : work) {
        if (shown++ == most) {
            w.line(fmt::format("  and {} more streams; --format json has all", work.size() - most));
            break;
        }
        const auto &sums = idle[lane];
        const auto at = [&](GapCause c) { return sums[static_cast<std::size_t>(c)]; };
        w.line(fmt::format(
            "  {}  {:>9}  {}  {}  {}  {}", padded(printable(laneTitle(trace.lane(lane))), 20), countText(count),
            padded(timeText(at(GapCause::BufferRequest) + at(GapCause::Profiler)), 10, true),
            padded(timeText(at(GapCause::HostWait)), 10, true), padded(timeText(at(GapCause::KernelWait)), 10, true),
            padded(timeText(at(GapCause::Other)), 10, true)));
    }
    w.paragraph("profiler: it held a launch back · host wait: the CPU launched late · kern. wait: a pause under 30 us "
                "though the launch "
                "was there · other: the rest",
                2, {}, "2");
}

} // namespace

std::string reportText(const Report &report, const TextStyle &style)
{
    const Facts &f = report.facts;
    const Trace &trace = *f.trace;
    TextWriter w(style);
    const Verdict &b = report.bound.verdict;
    w.paragraph(said(report.bound.headline, b), 0, {}, severityColour(b.severity));
    if (!report.bound.help.empty())
        w.paragraph(said(report.bound.help, b), 0);
    w.line();
    w.paragraph(printable(trace.file().path), 0);
    std::string facts;
    const auto add = [&](const std::string &text) { facts += (facts.empty() ? "" : " · ") + text; };
    if (!f.deviceName.empty())
        add(printable(f.deviceName));
    if (trace.rank())
        add(fmt::format("rank {}{}", *trace.rank(),
                        trace.worldSize() ? fmt::format(" of {}", *trace.worldSize()) : ""));
    add(fmt::format("{} of trace", timeText(saturatingSubtract(trace.view().end, trace.view().start))));
    if (const std::string part = partText(trace); !part.empty())
        add(printable(part));
    if (const auto range = f.lookedAt())
        add(fmt::format("looked at: {} from {} on", timeText(range->length()),
                        timeText(saturatingSubtract(range->start, trace.view().start))));
    add(countOf(f.steps.steps.size(), "step", "steps") +
        (f.steps.steps.empty() ? "" : fmt::format(", {} steady", f.steps.steadyCount())));
    add(countOf(trace.sliceCount(), "slice", "slices"));
    if (f.links.deviceEvents > 0)
        add(fmt::format("{} of {} GPU events linked to their launch", countText(f.links.linked()),
                        countText(f.links.deviceEvents)));
    w.paragraph(facts, 0);

    w.heading("What bounds the run");
    w.paragraph(b.title, 3, severityMark(b.severity), severityColour(b.severity));
    w.paragraph(said(b.summary, b), 3);
    w.paragraph(said(b.advice, b), 5, "   →");
    w.paragraph("Caveat: " + said(b.whyItMightBeWrong, b), 3, {}, "2");
    writeShares(w, f);
    writeWhatIf(w, f);
    writeVerdicts(w, report);
    writeSteps(w, f);
    writeStreams(w, f);
    if (!trace.issues().empty()) {
        w.heading("What was met in the file");
        for (const Issue &i : trace.issues())
            w.paragraph(printable(issueMessage(i)), 3, issueSeverity(i.kind) == Severity::Note ? "· " : "! ");
    }
    return w.take();
}

} // namespace lanescope
