#pragma once

#include <string>
#include <vector>

void registerLoadBenches(const std::vector<std::string> &files);
void registerTableBenches(const std::vector<std::string> &files);
/// In a trace of ten million slices, which the first of them makes, and in the files.
void registerSearchBenches(const std::vector<std::string> &files);
/// Makes the one QGuiApplication that painting needs (offscreen, unless a platform was chosen).
void registerFrameBenches(int &argc, char **argv, const std::vector<std::string> &files);
