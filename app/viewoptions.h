#pragma once

namespace CLI {
class App;
}

namespace lanescope {

struct Place;

/// --select-range and --view, which the window and its pictures share with "Copy command for this view". They go into `place`, which
/// must live as long as `app`.
void addViewOptions(CLI::App &app, Place &place);

} // namespace lanescope
