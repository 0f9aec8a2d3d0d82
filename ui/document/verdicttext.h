#pragma once

#include "core/analyse/gaps.h"
#include "core/verdict/report.h"

#include <QString>

#include <vector>

namespace lanescope {

// Verdicts in the person's language: core gives templates and numbers, here they become sentences. All of it is plain text;
// parts of it come from the trace.

/// A number with its unit, as everywhere in the window.
QString numberText(const Number &number);
/// A number's name in words: `host_wait_ns` reads "host wait".
QString numberName(const Number &number);
/// `text` translated, and filled with the numbers.
QString verdictText(const std::string &text, const Numbers &numbers);
/// `text` with every {name} replaced by that number; a name that is no number stays as it is.
QString filled(const QString &text, const Numbers &numbers);
/// The headline without the bound's name in front, which stands above it.
QString boundSentence(const Bound &bound);
/// "up to 62.0 µs a step"; empty where the verdict promises nothing.
QString gainText(const Verdict &verdict);
QString severityText(VerdictSeverity severity);
QString groupText(VerdictGroup group);

/// "without copies": a row of what-if.
QString whatIfText(Cause without);
/// Where a limit comes from, in words; empty for one that is no limit of thresholds.def.
QString limitSource(const Number &limit);
/// What a limit means; empty likewise.
QString limitMeaning(const Number &limit);

/// What a part of a gap is, without its length: "waits for a launch".
QString causeText(const Trace &trace, const Gap &gap, const GapPart &part);
/// The same in one or two sentences, for somebody who sees a gap for the first time.
QString causeHelp(const Gap &gap, const GapPart &part);

/// One part of the bar that shows where the time goes.
struct ShareEntry {
    enum Kind { Compute, Communication, Copies, Input, HostWait, OtherIdle, Profiler };
    Kind kind;
    Nanoseconds time;
    double share; ///< of the time without the profiler's doing, as the command line prints it
};
/// Those that are not 0; compute always.
std::vector<ShareEntry> shareEntries(const Shares &shares);
QString shareName(ShareEntry::Kind kind);
/// What the bar stands for: "GPU 0, 5 steady steps, mean 133 µs".
QString shareTitle(const Facts &facts);
/// What to divide the entries' times by, so that they read per step; 1 where the whole trace is meant.
Nanoseconds shareDivisor(const Facts &facts);

} // namespace lanescope
