#pragma once

#include "core/base/result.h"
#include "core/load/tracereader.h"
#include "core/verdict/report.h"

#include <functional>
#include <string>
#include <vector>

namespace lanescope {

/// The trace files of a folder, by name, numbers in names by their value: where files are called *trace*.json(.gz) those, else all
/// that end in .json or .json.gz. Fails with a sentence where there are none.
Result<std::vector<std::string>> traceFilesIn(const std::string &folder);

/// Whether the file's text is a report (of one trace or of several) that was made before. Looks at its beginning only.
bool isReportFile(const std::string &path);
/// The reports in such a file, each as JSON: one, or those of all ranks. Fails with a sentence.
Result<std::vector<std::string>> reportsIn(const std::string &path);

/// The reports of a trace, each as JSON: one, or those of the ranks that were put together in its file (mergedRanks), which is then
/// read again for each with its processes alone. `make` makes that of one; it and the reading fail with a sentence.
Result<std::vector<std::string>> reportsOf(std::shared_ptr<const Trace> trace, const ReadOptions &options,
                                           const std::function<Result<Report>(const Trace &)> &make,
                                           Progress *progress = nullptr);

} // namespace lanescope
