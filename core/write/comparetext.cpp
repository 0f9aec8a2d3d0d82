#include "core/write/comparetext.h"

#include "core/analyse/comparetables.h"
#include "core/base/words.h"
#include "core/write/markdowntext.h"
#include "core/write/parttext.h"
#include "core/write/tabletext.h"

#include <algorithm>
#include <fmt/format.h>

namespace lanescope {

namespace {

constexpr std::size_t mostRows = 15;

/// Rows in which the traces differ, as many as fit; the rest is in the JSON.
Table shortTable(const CompareTable &table, std::size_t &left)
{
    Table out = table.table;
    out.footer.clear();
    out.rows.clear();
    left = 0;
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        if (table.rows[r] && table.rows[r]->status == RowStatus::Same)
            continue;
        if (out.rows.size() < mostRows)
            out.rows.push_back(table.table.rows[r]);
        else
            ++left;
    }
    return out;
}

std::string sideText(const ComparedSide &side, const Bound &bound)
{
    const Facts &f = *side.facts;
    const std::size_t all = f.steps.steps.size();
    const std::string part = partText(*f.trace);
    return fmt::format("{}{}{} · {} of {} compared · {}", f.trace->file().path, part.empty() ? "" : " · " + part,
                       f.deviceName.empty() ? "" : " · " + f.deviceName,
                       all > 0 ? fmt::format("{}", side.isOfSteps() ? side.steps() : 0) : "0",
                       countOf(all, "step", "steps"), bound.id);
}

struct MedianLine {
    const char *label;
    Nanoseconds a, b;
};
std::vector<MedianLine> medians(const ComparedSteps &s)
{
    return {{"a step", s.a.time, s.b.time}, {"CPU", s.a.cpu, s.b.cpu}, {"GPU busy", s.a.gpu, s.b.gpu}};
}
std::string changeText(const MedianLine &l)
{
    return l.a > 0 ? fmt::format("{:+.1f} %", 100 * (static_cast<double>(l.b) / static_cast<double>(l.a) - 1))
                   : std::string("–");
}

} // namespace

std::string compareText(const ComparisonReport &report, const TextStyle &style)
{
    const Comparison &c = report.comparison;
    const ComparedSteps &steps = c.steps;
    TextWriter w(style);
    const auto head = report.findings.front().verdict.severity;
    w.paragraph(printable(fill(report.headline.text, report.headline.numbers)), 0, {}, severityColour(head));
    w.line();
    w.paragraph(printable(sideText(steps.a, report.boundA)), 3, "A");
    w.paragraph(printable(sideText(steps.b, report.boundB)), 3, "B");

    w.heading(steps.basis == CompareBasis::Whole         ? "The whole traces"
              : steps.basis == CompareBasis::SteadySteps ? "Medians of the steady steps"
                                                         : "Medians of all steps (one trace has no steady step)");
    w.line(fmt::format("  {}  {:>10}  {:>10}  {:>10}  {:>9}", padded("", 10), "A", "B", "B − A", "change"));
    for (const MedianLine &l : medians(steps))
        w.line(fmt::format("  {}  {}  {}  {}  {}", padded(l.label, 10), padded(timeText(l.a), 10, true),
                           padded(timeText(l.b), 10, true), padded(timeText(l.b - l.a), 10, true),
                           padded(changeText(l), 9, true)));

    w.heading("What differs");
    bool isFirst = true;
    for (const ComparisonFinding &found : report.findings) {
        if (!isFirst)
            w.line();
        isFirst = false;
        w.verdict(found.verdict);
    }

    for (const bool isB : {true, false}) {
        const auto &fusions = isB ? c.fused : c.split;
        if (fusions.empty())
            continue;
        w.heading(isB ? "Several ops in A, one in B" : "Several ops in B, one in A");
        std::size_t shown = 0;
        for (const Fusion &f : fusions) {
            if (shown++ == mostRows) {
                w.line(fmt::format("   and {} more; --format json has all", fusions.size() - mostRows));
                break;
            }
            const Sentence note = fusionNote(f);
            w.paragraph(
                printable(fmt::format("{} → {}, {}. {}", opsText(f), elided(f.to, 80),
                                      fill("{calls_per_step} a step", note.numbers), fill(note.text, note.numbers))),
                3, "·");
        }
    }

    for (const CompareTableKind &kind : compareTableKinds()) {
        if (kind.key == "fused" || kind.key == "launched" || kind.key == "steps")
            continue;
        std::size_t left = 0;
        const Table table = shortTable(kind.make(c), left);
        if (table.rows.empty())
            continue;
        w.heading(fmt::format("{} that differ, a step", kind.title));
        std::string text = tableText(table, {.rows = mostRows, .nameWidth = 44});
        text.pop_back();
        w.line(text);
        if (left > 0)
            w.line(fmt::format("and {} more; --format json has all.", left));
    }
    return w.take();
}

std::string findingMarkdown(const Verdict &v)
{
    return fmt::format("- **{}** (`{}`, {}). {} {} *{}*\n", markdownSaid(v.title, v), v.id, severityName(v.severity),
                       markdownSaid(v.summary, v), markdownSaid(v.advice, v), markdownSaid(v.whyItMightBeWrong, v));
}

std::string compareMarkdown(const ComparisonReport &report)
{
    const Comparison &c = report.comparison;
    const ComparedSteps &steps = c.steps;
    std::string out = fmt::format("# {}\n\n", markdownPlain(fill(report.headline.text, report.headline.numbers)));
    out += fmt::format("- A: {}\n- B: {}\n\n", markdownPlain(sideText(steps.a, report.boundA)),
                       markdownPlain(sideText(steps.b, report.boundB)));
    out += fmt::format("| {} | A | B | B − A | change |\n|---|---:|---:|---:|---:|\n", compareBasisName(steps.basis));
    for (const MedianLine &l : medians(steps))
        out += fmt::format("| {} | {} | {} | {} | {} |\n", l.label, timeText(l.a), timeText(l.b), timeText(l.b - l.a),
                           changeText(l));
    out += "\n## What differs\n\n";
    for (const ComparisonFinding &found : report.findings)
        out += findingMarkdown(found.verdict);
    for (const CompareTableKind &kind : compareTableKinds()) {
        if (kind.key == "launched" || kind.key == "steps")
            continue;
        std::size_t left = 0;
        const Table table = shortTable(kind.make(c), left);
        if (table.rows.empty())
            continue;
        out += fmt::format("\n## {}{}\n\n", kind.title, kind.key == "fused" ? "" : " that differ, a step");
        std::string rule;
        for (const TableColumn &column : table.columns) {
            out += "| " + markdownPlain(column.title) + ' ';
            rule += column.unit == CellUnit::Text ? "|---" : "|---:";
        }
        out += "|\n" + rule + "|\n";
        for (const auto &row : table.rows) {
            for (std::size_t i = 0; i < row.size(); ++i)
                out += "| " + markdownPlain(elided(plainCellText(row[i], table.columns[i].unit), 80)) + ' ';
            out += "|\n";
        }
        if (left > 0)
            out += fmt::format("\nAnd {} more.\n", left);
    }
    return out;
}

} // namespace lanescope
