#include "app/cliranks.h"

#include "core/base/parallel.h"
#include "core/base/words.h"
#include "core/write/rankinput.h"
#include "core/write/ranksjson.h"
#include "core/write/rankstext.h"

#include <algorithm>
#include <fmt/format.h>
#include <thread>

namespace lanescope {

namespace {

/// How many reports are read at once: as many as keep the cores busy, few enough to be held.
constexpr std::size_t batch = 64;

/// What came of one file.
struct Gathered {
    bool isTrace = false;
    std::vector<std::string> reports;
    std::vector<RankFacts> facts;
    std::vector<std::string> entries; ///< as they are printed
    std::string problem;
};

std::string failedEntry(const std::string &file, const std::string &problem)
{
    return ranksJsonEntry(jsonText({{"opened", false}, {"file", file}, {"error", problem}}, -1));
}

/// Reads the facts of the reports; what is none stands among the others as a file that cannot be opened.
void digest(Gathered &g, const std::string &file, bool asJson)
{
    for (std::string &report : g.reports) {
        auto facts = rankFactsFromReport(report, file);
        if (facts)
            g.facts.push_back(std::move(*facts));
        else
            g.problem = facts.error().message;
        if (asJson)
            g.entries.push_back(facts ? ranksJsonEntry(report) : failedEntry(file, g.problem));
        report = {};
    }
}

} // namespace

int printRanks(const CliOptions &o, const std::vector<std::string> &files, const Thresholds &thresholds,
               const std::function<Result<std::vector<std::string>>(const std::string &)> &reports)
{
    const bool asJson = o.format == "json";
    const unsigned threads =
        o.read.threads > 0 ? o.read.threads : std::clamp(std::thread::hardware_concurrency(), 1u, 8u);
    std::unique_ptr<Results> results;
    const auto write = [&](std::string_view text) {
        if (!results)
            results = std::make_unique<Results>(o.outputPath);
        results->write(text);
    };
    std::vector<RankFacts> facts;
    std::string problems;
    bool isFirst = true;
    for (std::size_t from = 0; from < files.size(); from += batch) {
        std::vector<Gathered> gathered(std::min(batch, files.size() - from));
        forEachParallel(gathered.size(), threads, [&](std::size_t i) {
            Gathered &g = gathered[i];
            const std::string &file = files[from + i];
            g.isTrace = !isReportFile(file);
            if (g.isTrace)
                return;
            if (auto found = reportsIn(file)) {
                g.reports = std::move(*found);
                digest(g, file, asJson);
            } else {
                g.problem = found.error().message;
            }
        });
        for (std::size_t i = 0; i < gathered.size(); ++i) {
            Gathered &g = gathered[i];
            if (g.isTrace) {
                if (auto made = reports(files[from + i])) {
                    g.reports = std::move(*made);
                    digest(g, files[from + i], asJson);
                } else {
                    g.problem = made.error().message;
                }
            }
            if (!g.problem.empty()) {
                fmt::print(stderr, "lanescope-cli: {}\n", printable(g.problem));
                problems = problems.empty() ? g.problem : problems;
                if (g.reports.empty())
                    g.entries = {failedEntry(files[from + i], g.problem)};
            }
            for (const std::string &entry : g.entries)
                if (asJson) {
                    write(isFirst ? ranksJsonBegin() : ",");
                    write("\n  ");
                    write(entry);
                    isFirst = false;
                }
            std::ranges::move(g.facts, std::back_inserter(facts));
            g = {};
        }
    }
    if (facts.empty() && !asJson)
        return cannotOpen;
    const RanksReport ranks = makeRanksReport(std::move(facts), thresholds);
    write(asJson                   ? (isFirst ? ranksJsonBegin() : "") + ranksJsonEnd(ranks)
          : o.format == "markdown" ? ranksMarkdown(ranks)
                                   : ranksText(ranks, terminalStyle(o.outputPath)));
    const int status = results->finish();
    return status == done && !problems.empty() ? cannotOpen : status;
}

} // namespace lanescope
