// The pictures that explain what a comparison of two traces finds: the lane of A, and below it that of B. And those of several ranks.

#include "ui/panels/schematic.h"

#include <algorithm>

namespace lanescope {

namespace {

using Box = Scene::Box;
using Mark = Scene::Mark;
#define WORD(text) QT_TRANSLATE_NOOP("Schematic", text)

// ---- their steps

constexpr Box slowerBoxes[]{{0, 0, 26, Hue::Annotation, WORD("step")},  {0, 27, 53, Hue::Annotation, WORD("step")},
                            {0, 54, 80, Hue::Annotation, WORD("step")}, {1, 0, 33, Hue::Annotation, WORD("step")},
                            {1, 34, 66, Hue::Annotation, WORD("step")}, {1, 67, 99, Hue::Annotation, WORD("step")}};
constexpr Mark slowerMarks[]{{1, 26, 33, WORD("longer, each time")}};
constexpr Scene slowerScenes[]{{WORD("Each step of B takes longer"), {"A", "B"}, slowerBoxes, slowerMarks, {}}};
constexpr Box fasterBoxes[]{{0, 0, 33, Hue::Annotation, WORD("step")},  {0, 34, 66, Hue::Annotation, WORD("step")},
                            {0, 67, 99, Hue::Annotation, WORD("step")}, {1, 0, 26, Hue::Annotation, WORD("step")},
                            {1, 27, 53, Hue::Annotation, WORD("step")}, {1, 54, 80, Hue::Annotation, WORD("step")}};
constexpr Mark fasterMarks[]{{1, 80, 99, WORD("time saved"), false}};
constexpr Scene fasterScenes[]{{WORD("Each step of B takes less time"), {"A", "B"}, fasterBoxes, fasterMarks, {}}};
constexpr Box equalBoxes[]{{0, 0, 28, Hue::Annotation, WORD("step")},  {0, 29, 63, Hue::Annotation, WORD("step")},
                           {0, 64, 94, Hue::Annotation, WORD("step")}, {1, 0, 33, Hue::Annotation, WORD("step")},
                           {1, 34, 62, Hue::Annotation, WORD("step")}, {1, 63, 95, Hue::Annotation, WORD("step")}};
constexpr Mark equalMarks[]{{1, 28, 62, WORD("now longer, now shorter"), false}};
constexpr Scene equalScenes[]{{WORD("The steps of both differ by chance"), {"A", "B"}, equalBoxes, equalMarks, {}}};
constexpr Box coldBoxes[]{
    {0, 0, 45, Hue::Annotation, WORD("first step")}, {0, 46, 62, Hue::Annotation, WORD("step")},
    {0, 63, 79, Hue::Annotation, WORD("step")},      {1, 0, 60, Hue::Annotation, WORD("first step")},
    {1, 61, 75, Hue::Annotation, WORD("step")},      {1, 76, 90, Hue::Annotation, WORD("step")}};
constexpr Mark coldMarks[]{{0, 46, 79, WORD("compared"), false}, {1, 61, 90, WORD("compared"), false}};
constexpr Scene coldScenes[]{
    {WORD("Only what comes after start-up is compared"), {"A", "B"}, coldBoxes, coldMarks, {}}};
constexpr Box recordingBoxes[]{{0, 0, 20, Hue::Op, "aten::mm"},    {0, 22, 42, Hue::Op, "aten::add"},
                               {1, 0, 44, Hue::Python, "forward"}, {1, 46, 88, Hue::Python, "forward"},
                               {2, 12, 40, Hue::Op, "aten::mm"},   {2, 58, 86, Hue::Op, "aten::add"}};
constexpr Mark recordingMarks[]{{1, 0, 88, WORD("stacks take time of their own")}};
constexpr Scene recordingScenes[]{
    {WORD("B was recorded with with_stack=True"), {"A", "B", ""}, recordingBoxes, recordingMarks, {}}};

// ---- the work in them

constexpr Box sameBoxes[]{{0, 0, 14, Hue::Kernel, "gemm"},  {0, 30, 36, Hue::Kernel},
                          {0, 60, 74, Hue::Kernel, "gemm"}, {0, 90, 96, Hue::Kernel},
                          {1, 0, 14, Hue::Kernel, "gemm"},  {1, 18, 24, Hue::Kernel},
                          {1, 30, 44, Hue::Kernel, "gemm"}, {1, 48, 54, Hue::Kernel}};
constexpr Mark sameMarks[]{{0, 36, 60, WORD("the CPU makes the difference")}};
constexpr Scene sameScenes[]{{WORD("The same kernels, with other gaps"), {"A", "B"}, sameBoxes, sameMarks, {}}};
constexpr Box otherBoxes[]{{0, 0, 30, Hue::Kernel, "gemm"},
                           {0, 32, 48, Hue::Kernel, "add"},
                           {0, 50, 66, Hue::Kernel, "relu"},
                           {1, 0, 30, Hue::Kernel, "gemm"},
                           {1, 32, 52, Hue::Kernel, "triton_fused"}};
constexpr Mark otherMarks[]{{1, 32, 52, WORD("only in B"), false}};
constexpr Scene otherScenes[]{{WORD("Other kernels do the same work"), {"A", "B"}, otherBoxes, otherMarks, {}}};

#undef WORD

constexpr SceneEntry entries[]{
    {"slower", slowerScenes},
    {"faster", fasterScenes},
    {"equally-fast", equalScenes},
    {"cold-start", coldScenes},
    {"other-recording", recordingScenes},
    {"same-kernels", sameScenes},
    {"already-fused", sameScenes},
    {"other-kernels", otherScenes},
};

constexpr Box cutBoxes[]{{0, 0, 32, Hue::Annotation, QT_TRANSLATE_NOOP("Schematic", "step")},
                         {0, 33, 65, Hue::Annotation, QT_TRANSLATE_NOOP("Schematic", "step")},
                         {0, 66, 98, Hue::Annotation, QT_TRANSLATE_NOOP("Schematic", "step")},
                         {1, 0, 32, Hue::Annotation, QT_TRANSLATE_NOOP("Schematic", "step")},
                         {1, 33, 48, Hue::Annotation, QT_TRANSLATE_NOOP("Schematic", "step")}};
constexpr Mark cutMarks[]{{1, 33, 48, QT_TRANSLATE_NOOP("Schematic", "the file ends here: not judged")}};
constexpr Scene cutScenes[]{{QT_TRANSLATE_NOOP("Schematic", "The file of one rank ends in the middle"),
                             {QT_TRANSLATE_NOOP("Schematic", "rank 0"), QT_TRANSLATE_NOOP("Schematic", "rank 1")},
                             cutBoxes,
                             cutMarks,
                             {}}};
constexpr SceneEntry rankEntries[]{{"incomplete-trace", cutScenes}};

} // namespace

std::span<const Scene> rankScenesOf(std::string_view id)
{
    const auto entry = std::ranges::find(rankEntries, id, &SceneEntry::id);
    return entry != std::end(rankEntries) ? entry->scenes : scenesOf(id);
}

std::span<const SceneEntry> comparisonScenes()
{
    return entries;
}

std::span<const Scene> comparisonScenesOf(std::string_view id)
{
    const auto entry = std::ranges::find(entries, id, &SceneEntry::id);
    return entry != std::end(entries) ? entry->scenes : scenesOf(id);
}

} // namespace lanescope
