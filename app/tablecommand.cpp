#include "app/clisupport.h"

#include "core/analyse/optable.h"
#include "core/analyse/tables.h"
#include "core/base/words.h"
#include "core/write/tablecsv.h"
#include "core/write/tablejson.h"
#include "core/write/tabletext.h"

#include <fmt/format.h>

namespace lanescope {

namespace {

struct TableCliOptions : CliOptions {
    std::string of = "operators";
    TableOptions table;
    std::string sort;
    std::optional<std::size_t> top; ///< default: 100 in text, all else
    TableTextStyle style;
};

int run(const TableCliOptions &o)
{
    const auto loaded = loadTrace(o.file, o.read);
    if (!loaded)
        return failedToOpen(o, loaded.error().message);
    const Trace &trace = *loaded->trace;
    const auto selection = chosenSelection(o, trace);
    if (!selection)
        return failedCommandLine(selection.error().message);
    TableOptions options = o.table;
    options.torchDigits = o.format == "text" && !options.corrected; // of operators: printed as torch prints them
    Table table = tableKind(o.of)->make(trace, *selection, options);
    if (!o.sort.empty()) {
        const auto column = sortColumn(table, o.sort);
        if (!column) {
            std::string keys;
            for (const TableColumn &c : table.columns)
                keys += (keys.empty() ? "" : ", ") + c.key;
            return failedCommandLine(
                fmt::format("the table of {} cannot be sorted by \"{}\"; it can by {}.", o.of, o.sort, keys));
        }
        table.sortBy(*column);
    }
    Results results(o.outputPath);
    if (o.format == "text") {
        TableTextStyle style = o.style;
        style.rows = o.top.value_or(style.rows);
        if (o.of == "operators") {
            results.write(torchTableText(
                table, {wasRecordedWith(trace, "profile_memory"), wasRecordedWith(trace, "with_flops")}, style));
            // What torch prints ends here, so that both can be laid side by side.
            for (const std::string &sentence : table.footer)
                if (o.table.corrected)
                    results.write(printable(sentence) + '\n');
                else
                    fmt::print(stderr, "lanescope-cli: {}\n", printable(sentence));
        } else {
            results.write(tableText(table, style));
        }
    } else {
        if (o.top && *o.top > 0 && *o.top < table.rows.size())
            table.rows.resize(*o.top);
        results.write(o.format == "json" ? jsonText(tableJson(table), 1) + "\n" : tableCsv(table));
    }
    return results.finish();
}

} // namespace

CliCommand addTableCommand(CLI::App &app)
{
    auto o = std::make_shared<TableCliOptions>();
    CLI::App *command = app.add_subcommand("table", "What took the time, by name: torch's own table, and others");
    addCommonOptions(command, *o, "text", {"text", "json", "csv"});
    std::vector<std::string> kinds;
    for (const TableKind &kind : tableKinds())
        kinds.emplace_back(kind.key);
    command->add_option("--of", o->of, "What the rows are")->check(CLI::IsMember(kinds))->capture_default_str();
    command->add_flag(
        "--corrected", o->table.corrected,
        "Without the profiler's own cost, and nothing counted twice; the last line says what was left out");
    command->add_flag("--group-by-shape", o->table.groupByShape, "A row for each combination of input shapes");
    command->add_flag("--by-geometry", o->table.byGeometry, "Of kernels: a row for each launch geometry");
    command->add_flag("--without-flagged", o->table.withoutFlagged,
                      "Of kernels: without those whose times cannot be right");
    command->add_flag("--by-class", o->table.byClass, "Of modules: a row for each class");
    command->add_option("--sort", o->sort,
                        "Largest first by this: torch's names (self_cuda_time_total, count) or a key of the JSON");
    command->add_option("--top", o->top, "How many rows; 0: all [100 in text, all else]");
    command->add_option("--name-width", o->style.nameWidth, "Columns that a name may take, in text")
        ->check(CLI::Range(4, 100000))
        ->capture_default_str();
    addPlaceOptions(command, *o);
    command->footer("Example: lanescope-cli table run.pt.trace.json.gz --sort self_cuda_time_total --top 20");
    return {command, o, [o] { return run(*o); }};
}

} // namespace lanescope
