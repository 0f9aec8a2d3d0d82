#include "core/write/reportmarkdown.h"

#include "core/base/words.h"
#include "core/write/markdowntext.h"
#include "core/write/parttext.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

namespace lanescope {

namespace {

void addVerdict(std::string &out, const Facts &f, const Verdict &v)
{
    out += fmt::format("### {}{}\n\n", markdownSaid(v.title, v),
                       v.gainPerStep && *v.gainPerStep > 0 ? fmt::format(" (up to {} a step)", timeText(*v.gainPerStep))
                                                           : "");
    out += fmt::format("`{}`, {}. {}\n\n", v.id, severityName(v.severity), markdownSaid(v.summary, v));
    out += fmt::format("**What to do:** {}\n\n", markdownSaid(v.advice, v));
    out += fmt::format("*Why it might be wrong:* {}\n\n", markdownSaid(v.whyItMightBeWrong, v));
    out += fmt::format("Numbers: {}", markdownNumbers(v.numbers));
    if (!v.thresholds.empty())
        out += fmt::format(". Held against: {}", markdownNumbers(v.thresholds));
    out += ".\n\n";
    constexpr std::size_t most = 5;
    for (std::size_t i = 0; i < std::min(v.evidence.size(), most); ++i) {
        const Evidence &e = v.evidence[i];
        const std::string what = e.slice ? std::string(f.trace->name(e.slice)) : std::string("stretch");
        out += fmt::format("- at {}, {}: {}{}\n", timeText(saturatingSubtract(e.range.start, f.trace->view().start)),
                           timeText(e.range.length()), markdownPlain(elided(what, 80)),
                           e.note.empty() ? "" : " — " + markdownPlain(e.note));
    }
    if (v.evidence.size() > most)
        out += fmt::format("- and {} more\n", v.evidence.size() - most);
    out += '\n';
}

} // namespace

std::string verdictMarkdown(const Report &report, const Verdict &verdict)
{
    std::string out;
    addVerdict(out, report.facts, verdict);
    return out;
}

std::string reportMarkdown(const Report &report)
{
    const Facts &f = report.facts;
    const Verdict &b = report.bound.verdict;
    std::string out = fmt::format("# {}\n\n", markdownSaid(report.bound.headline, b));
    if (!report.bound.help.empty())
        out += markdownSaid(report.bound.help, b) + "\n\n";
    const std::string part = partText(*f.trace);
    const auto range = f.lookedAt();
    out += fmt::format("File: {}{}{}{}{}\n\n", markdownPlain(f.trace->file().path),
                       part.empty() ? "" : " · " + markdownPlain(part),
                       f.deviceName.empty() ? "" : " · " + markdownPlain(f.deviceName),
                       f.trace->rank() ? fmt::format(" · rank {}", *f.trace->rank()) : "",
                       range ? fmt::format(" · looked at: {} from {} on", timeText(range->length()),
                                           timeText(saturatingSubtract(range->start, f.trace->view().start)))
                             : "");
    addVerdict(out, f, b);
    if (f.shares) {
        const Shares &s = *f.shares;
        out += "## Where the time goes\n\n| | a step | share |\n|---|---:|---:|\n";
        struct Line {
            const char *label;
            Nanoseconds ns;
        };
        for (const Line &l : {Line{"compute kernels", s.compute}, Line{"communication alone", s.exposedCommunication},
                              Line{"copies alone", s.busy - s.compute - s.exposedCommunication},
                              Line{"idle: waits for data", s.inputHostWait + s.inputOtherIdle},
                              Line{"idle: waits for launches", s.hostWait - s.inputHostWait},
                              Line{"idle: other", s.otherIdle - s.inputOtherIdle}}) {
            if (l.ns == 0 && std::string_view(l.label) == "idle: waits for data")
                continue; // of a run that reads none there is nothing to say
            out += fmt::format("| {} | {} | {} |\n", l.label, timeText(l.ns / f.judgedSteps()),
                               percentText(static_cast<double>(l.ns), static_cast<double>(s.total)));
        }
        out += '\n';
    }
    if (f.whatIf.recordedStep > 0 && !f.whatIf.answers.empty()) {
        out += fmt::format("## What if\n\nThe steady steps replayed without a cause; with nothing removed the replay "
                           "takes {} a step, as "
                           "recorded {}.\n\n| without | a step | gain | assumed |\n|---|---:|---:|---|\n",
                           timeText(f.whatIf.replayedStep), timeText(f.whatIf.recordedStep));
        for (const WhatIf &w : f.whatIf.answers)
            out += fmt::format("| {} | {} | {} | {} |\n", causeName(w.without), timeText(w.step), timeText(w.gain),
                               w.assumption);
        out += '\n';
    }
    for (const VerdictGroup group : {VerdictGroup::WhatToChange, VerdictGroup::ProfilerDid, VerdictGroup::GoodToKnow}) {
        bool any = false;
        for (const Verdict &v : report.verdicts) {
            if (groupOf(v) != group)
                continue;
            if (!any)
                out += fmt::format("## {}\n\n", groupTitle(group));
            any = true;
            addVerdict(out, f, v);
        }
    }
    if (!report.notDecidable.empty()) {
        out += "## Not decidable here\n\n";
        for (const NotDecidable &n : report.notDecidable)
            out += fmt::format("- `{}` needs {}.\n", n.id, markdownPlain(n.needs));
        out += '\n';
    }
    return out;
}

} // namespace lanescope
