#pragma once

#include "core/analyse/mergedranks.h"
#include "core/base/result.h"
#include "core/load/tracereader.h"
#include "core/verdict/report.h"

#include <functional>
#include <string>
#include <vector>

namespace lanescope {

/// Whether the file's text is a report (of one trace or of several) that was made before. Looks at its beginning only.
bool isReportFile(const std::string &path);
/// The reports in such a file, each as JSON: one, or those of all ranks. Fails with a sentence.
Result<std::vector<std::string>> reportsIn(const std::string &path);

/// Makes the report of a trace; fails with a sentence.
using ReportMaker = std::function<Result<Report>(const Trace &)>;

/// The reports of a trace, each as JSON: one, or those of the ranks that were put together in its file (mergedRanks), which is then
/// read again for each. Fails with a sentence.
Result<std::vector<std::string>> reportsOf(std::shared_ptr<const Trace> trace, const ReadOptions &options,
                                           const ReportMaker &make, Progress *progress = nullptr);
/// The report of one of the ranks in a file, as JSON: the file is read with that one's processes alone. Fails with a sentence.
Result<std::string> reportOfRank(const std::string &path, const MergedRank &rank, const ReadOptions &options,
                                 const ReportMaker &make, Progress *progress = nullptr);

} // namespace lanescope
