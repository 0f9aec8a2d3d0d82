#pragma once

namespace lanescope {

/// `lanescope export FILE -o OUT`: writes a picture, without a display. `argv[1]` is "export". Returns the exit status of CONTRACT.
int runExport(int argc, char **argv);

} // namespace lanescope
