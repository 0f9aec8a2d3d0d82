#include "core/write/rankstext.h"

#include "core/analyse/rankrows.h"
#include "core/base/words.h"
#include "core/write/markdowntext.h"
#include "core/write/tabletext.h"

#include <algorithm>
#include <fmt/format.h>

namespace lanescope {

namespace {

constexpr std::size_t mostRows = 20;

std::vector<Table> tablesOf(const RanksReport &r)
{
    return {loadBalanceTable(r.joined, r.loads), lastByStepTable(r.joined, r.stragglers),
            joinedCollectivesTable(r.joined), collectiveSpeedTable(r.speeds)};
}

/// Of thousands of ranks those that stand out: they wait least, so that the others wait for them.
void keepSome(Table &table)
{
    if (table.key == "load_balance" && table.rows.size() > mostRows) {
        table.footer.push_back(
            fmt::format("The {} ranks that wait least, of {}; --format json has all.", mostRows, table.rows.size()));
        const std::size_t wait = *table.column("wait_ns");
        std::ranges::stable_sort(table.rows, {}, [&](const auto &row) { return std::get<std::int64_t>(row[wait]); });
        table.rows.resize(mostRows);
    } else if (table.rows.size() > mostRows) {
        table.footer.push_back(fmt::format("and {} more; --format json has all.", table.rows.size() - mostRows));
        table.rows.resize(mostRows);
    }
}

/// What the ranks' own reports say, each bound with its ranks.
std::vector<std::string> boundLines(const RanksReport &r)
{
    std::vector<std::pair<std::string, std::string>> bounds;
    for (const JoinedRank &rank : r.joined.ranks) {
        auto at = std::ranges::find(bounds, rank.facts.boundId, &std::pair<std::string, std::string>::first);
        if (at == bounds.end())
            at = bounds.insert(bounds.end(), {rank.facts.boundId, {}});
        at->second += fmt::format("{}{}", at->second.empty() ? "" : ", ", rank.number);
    }
    std::vector<std::string> lines;
    for (const auto &[id, ranks] : bounds)
        lines.push_back(fmt::format("{}: rank {}", id, elided(ranks, 60)));
    return lines;
}

} // namespace

std::string ranksText(const RanksReport &r, const TextStyle &style)
{
    TextWriter w(style);
    w.paragraph(printable(fill(r.headline, r.numbers)), 0, {},
                severityColour(r.verdicts.empty() ? VerdictSeverity::Info : r.verdicts.front().verdict.severity));
    w.heading("What bounds each rank");
    for (const std::string &line : boundLines(r))
        w.paragraph(printable(line), 3, "·");
    if (!r.verdicts.empty())
        w.heading("Across the ranks");
    bool isFirst = true;
    for (const RankVerdict &v : r.verdicts) {
        if (!isFirst)
            w.line();
        isFirst = false;
        w.verdict(v.verdict);
    }
    for (const NotDecidable &n : r.notDecidable)
        w.paragraph(fmt::format("{} needs {}.", n.id, n.needs), 2);
    for (Table &table : tablesOf(r)) {
        if (table.rows.empty())
            continue;
        keepSome(table);
        w.heading(table.title + (table.key == "load_balance" ? ", a step" : ""));
        const std::vector<std::string> footer = std::move(table.footer);
        table.footer.clear();
        std::string text = tableText(table, {.rows = 0, .nameWidth = 40});
        text.pop_back();
        w.line(text);
        for (const std::string &sentence : footer)
            w.paragraph(printable(sentence), 2, {}, "2");
    }
    return w.take();
}

std::string ranksMarkdown(const RanksReport &r)
{
    std::string out = fmt::format("# {}\n\n", markdownPlain(fill(r.headline, r.numbers)));
    for (const std::string &line : boundLines(r))
        out += fmt::format("- {}\n", markdownPlain(line));
    out += '\n';
    for (const RankVerdict &found : r.verdicts) {
        const Verdict &v = found.verdict;
        out += fmt::format(
            "## {}\n\n`{}`, {}. {}\n\n**What to do:** {}\n\n*Why it might be wrong:* {}\n\nNumbers: {}. Held "
            "against: {}.\n\n",
            markdownSaid(v.title, v), v.id, severityName(v.severity), markdownSaid(v.summary, v),
            markdownSaid(v.advice, v), markdownSaid(v.whyItMightBeWrong, v), markdownNumbers(v.numbers),
            markdownNumbers(v.thresholds));
    }
    for (Table &table : tablesOf(r)) {
        if (table.rows.empty())
            continue;
        keepSome(table);
        out += fmt::format("## {}\n\n", table.title);
        std::string rule;
        for (const TableColumn &c : table.columns)
            if (c.shownAtFirst) {
                out += "| " + markdownPlain(c.title) + " ";
                rule += c.unit == CellUnit::Text ? "|---" : "|---:";
            }
        out += "|\n" + rule + "|\n";
        for (const auto &row : table.rows) {
            for (std::size_t c = 0; c < table.columns.size(); ++c)
                if (table.columns[c].shownAtFirst)
                    out += "| " + markdownPlain(plainCellText(row[c], table.columns[c].unit)) + " ";
            out += "|\n";
        }
        out += '\n';
        for (const std::string &sentence : table.footer)
            out += markdownPlain(sentence) + "\n\n";
    }
    return out;
}

} // namespace lanescope
