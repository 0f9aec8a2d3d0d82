#include "app/viewoptions.h"

#include "ui/document/place.h"

#include <CLI/CLI.hpp>

#include <string>

namespace lanescope {

void addViewOptions(CLI::App &app, Place &place)
{
    app.add_option_function<std::string>(
        "--select-range", [&place](const std::string &text) { place.selectRange = QString::fromStdString(text); },
        "Select this range of time, written as that of --range");
    app.add_option_function<std::string>(
           "--view", [&place](const std::string &text) { place.view = QString::fromStdString(text); },
           "What else a view shows in its own way, as \"Copy command for this view\" writes it: hidden, pinned and "
           "folded lanes, what times count from, how two traces are aligned")
        ->type_name("JSON");
}

} // namespace lanescope
