#pragma once

#include <QString>

namespace lanescope {

class Trace;

/// What a file is a part of, in a line: "Part of run.json: from 12.5 ms to 14.1 ms of its 73.2 ms". Empty for a recording as it was made.
QString partText(const Trace &trace);
/// The name of the recording alone: "part of run.json".
QString shortPartText(const Trace &trace);

} // namespace lanescope
