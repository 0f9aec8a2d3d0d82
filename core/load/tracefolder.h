#pragma once

#include "core/base/result.h"

#include <string>
#include <vector>

namespace lanescope {

/// The traces in a folder.
struct TraceFolder {
    /// By name, numbers in names by their value: where files are called *trace*.json(.gz) those, else all that end in .json or .json.gz.
    std::vector<std::string> files;
    /// What else lies there and why it is passed over, in one line with a few of the names; empty where nothing does. Hidden files and
    /// a person's notes beside a trace count as nothing.
    std::string passedOver;
};

/// Fails with a sentence where there are none.
Result<TraceFolder> traceFilesIn(const std::string &folder);

} // namespace lanescope
