// The pictures of the rules about hardware, memory, torch.compile and operators.

#include "ui/panels/schematic.h"

namespace lanescope {

namespace {

using Box = Scene::Box;
using Mark = Scene::Mark;
using Arrow = Scene::Arrow;
#define WORD(text) QT_TRANSLATE_NOOP("Schematic", text)

// ---- use of the hardware

constexpr Box blocksBoxes[]{{0, 0, 40, Hue::Kernel, WORD("block")}, {1, 0, 40, Hue::Kernel, WORD("block")}};
constexpr Mark blocksMarks[]{{3, 0, 40, WORD("SMs without a block")}};
constexpr Scene blocksScenes[]{
    {WORD("Too few blocks for the GPU"), {"SM 0", "SM 1", "SM 2", "SM 3"}, blocksBoxes, blocksMarks, {}}};
constexpr Box tailBoxes[]{{0, 0, 40, Hue::Kernel, WORD("block")},
                          {1, 0, 40, Hue::Kernel, WORD("block")},
                          {2, 0, 40, Hue::Kernel, WORD("block")},
                          {0, 41, 81, Hue::Kernel, WORD("block")}};
constexpr Mark tailMarks[]{{2, 41, 81, WORD("all wait for the last wave")}};
constexpr Scene tailScenes[]{{WORD("A last wave, hardly filled"), {"SM 0", "SM 1", "SM 2"}, tailBoxes, tailMarks, {}}};
constexpr Box precisionBoxes[]{
    {0, 0, 96, Hue::Kernel, "sgemm, ffma: fp32"}, {1, 0, 24, Hue::Kernel, "tf32"}, {2, 0, 14, Hue::Kernel, "bf16"}};
constexpr Mark precisionMarks[]{{2, 0, 14, WORD("the same product on tensor cores"), false}};
constexpr Scene precisionScenes[]{
    {WORD("One product, three precisions"), {WORD("now"), "TF32", "bf16"}, precisionBoxes, precisionMarks, {}}};
constexpr Box layoutBoxes[]{{0, 0, 22, Hue::Op, "contiguous"},
                            {0, 24, 46, Hue::Op, "aten::mm"},
                            {1, 20, 40, Hue::Kernel, WORD("copy")},
                            {1, 42, 80, Hue::Kernel, "gemm"}};
constexpr Mark layoutMarks[]{{1, 20, 40, WORD("moves data, computes nothing")}};
constexpr Scene layoutScenes[]{{WORD("A copy for the layout’s sake"), {"CPU", "GPU"}, layoutBoxes, layoutMarks, {}}};

constexpr Box occupancyBoxes[]{{0, 0, 48, Hue::Runtime, WORD("of block 0")},
                               {0, 49, 96, Hue::Runtime, WORD("of block 1")},
                               {1, 0, 12, Hue::Kernel},
                               {1, 13, 25, Hue::Kernel}};
constexpr Mark occupancyMarks[]{{1, 26, 99, WORD("no registers for more")}};
constexpr Scene occupancyScenes[]{
    {WORD("Two blocks take all registers"), {WORD("registers"), WORD("warps")}, occupancyBoxes, occupancyMarks, {}}};

// ---- memory

constexpr Box allocBoxes[]{{0, 0, 12, Hue::Op, "op"},  {0, 13, 46, Hue::Runtime, "cudaMalloc"},
                           {0, 47, 60, Hue::Op, "op"}, {0, 61, 90, Hue::Runtime, "cudaFree"},
                           {1, 10, 22, Hue::Kernel},   {1, 58, 68, Hue::Kernel}};
constexpr Mark allocMarks[]{{0, 13, 46, WORD("the driver is asked in each step")}};
constexpr Scene allocScenes[]{{WORD("Memory taken and given back"), {"CPU", "GPU"}, allocBoxes, allocMarks, {}}};

constexpr Box fullBoxes[]{{0, 0, 96, Hue::Memset, WORD("reserved")},
                          {1, 0, 30, Hue::Copy, WORD("tensor")},
                          {1, 42, 60, Hue::Copy, WORD("tensor")},
                          {1, 74, 92, Hue::Copy, WORD("tensor")}};
constexpr Mark fullMarks[]{{0, 96, 100, WORD("hardly any is left")}, {1, 30, 42, WORD("pieces too small to use")}};
constexpr Scene fullScenes[]{
    {WORD("The GPU’s memory is full"), {WORD("all"), WORD("in use")}, fullBoxes, fullMarks, {}}};

// ---- torch.compile

constexpr Box compileBoxes[]{
    {0, 0, 18, Hue::Compiled, "Lookup"},    {0, 19, 99, Hue::Compiled, "Torch-Compiled Region"},
    {1, 22, 36, Hue::Compiled, "Prologue"}, {1, 38, 92, Hue::Compiled, "CompiledFxGraph"},
    {2, 50, 76, Hue::Runtime, "launch"},    {3, 76, 84, Hue::Kernel}};
constexpr Mark compileMarks[]{{3, 76, 84, WORD("all of that, for this")}};
constexpr Arrow compileArrows[]{{2, 75, 3, 76}};
constexpr Scene compileScenes[]{
    {WORD("The layers of a compiled call"), {"CPU", "", "", "GPU"}, compileBoxes, compileMarks, compileArrows}};
constexpr Box recompileBoxes[]{{0, 0, 20, Hue::Compiled, WORD("region 0/0")},
                               {0, 22, 74, Hue::Compiled, WORD("compiling (dynamo_timed)")},
                               {0, 76, 96, Hue::Compiled, WORD("region 0/1")},
                               {1, 14, 20, Hue::Kernel},
                               {1, 90, 96, Hue::Kernel}};
constexpr Mark recompileMarks[]{{0, 22, 74, WORD("again, for another shape")}};
constexpr Scene recompileScenes[]{{WORD("Compiled again"), {"CPU", "GPU"}, recompileBoxes, recompileMarks, {}}};
constexpr Box addmmBoxes[]{
    {0, 0, 50, Hue::Op, "aten::addmm"}, {1, 24, 44, Hue::Copy, "DtoD"}, {1, 46, 90, Hue::Kernel, "gemm"}};
constexpr Mark addmmMarks[]{{1, 24, 44, WORD("the addend is copied first")}};
constexpr Scene addmmScenes[]{{WORD("addmm and its copy"), {"CPU", "GPU"}, addmmBoxes, addmmMarks, {}}};
constexpr Box graphBoxes[]{{0, 0, 16, Hue::Runtime, "GraphLaunch"},
                           {1, 16, 30, Hue::Kernel},
                           {1, 31, 45, Hue::Kernel},
                           {1, 46, 60, Hue::Kernel},
                           {1, 61, 75, Hue::Kernel},
                           {1, 76, 90, Hue::Kernel}};
constexpr Mark graphMarks[]{{1, 16, 90, WORD("one call, many kernels"), false}};
constexpr Scene graphScenes[]{{WORD("A CUDA graph is replayed"), {"CPU", "GPU"}, graphBoxes, graphMarks, {}}};

// ---- operators

constexpr Box bmmBoxes[]{{0, 0, 60, Hue::Op, "aten::matmul"},
                         {1, 6, 20, Hue::Op, WORD("expand")},
                         {1, 22, 56, Hue::Op, "aten::bmm"},
                         {2, 50, 96, Hue::Kernel, "gemm"}};
constexpr Mark bmmMarks[]{{1, 22, 56, WORD("one product per entry of the batch")}};
constexpr Scene bmmScenes[]{{WORD("matmul of three dimensions"), {"CPU", "", "GPU"}, bmmBoxes, bmmMarks, {}}};
constexpr Box metadataBoxes[]{{0, 0, 10, Hue::Op, "view"},
                              {0, 11, 21, Hue::Op, "t"},
                              {0, 22, 32, Hue::Op, "slice"},
                              {0, 33, 60, Hue::Op, "aten::mm"},
                              {1, 58, 66, Hue::Kernel}};
constexpr Mark metadataMarks[]{{0, 0, 32, WORD("no kernel, yet the CPU works")}};
constexpr Scene metadataScenes[]{{WORD("Views cost the CPU time"), {"CPU", "GPU"}, metadataBoxes, metadataMarks, {}}};
constexpr Box otherTileBoxes[]{{0, 0, 40, Hue::Kernel, "tile 128x128"}, {0, 55, 99, Hue::Kernel, "tile 64x256"}};
constexpr Mark otherTileMarks[]{{0, 55, 99, WORD("same product, another kernel")}};
constexpr Scene otherTileScenes[]{{WORD("The library chose anew"), {"GPU"}, otherTileBoxes, otherTileMarks, {}}};
constexpr Box parallelBoxes[]{{0, 0, 20, Hue::Op, WORD("scatter")},
                              {0, 22, 50, Hue::Op, WORD("one thread for all")},
                              {0, 80, 99, Hue::Op, WORD("gather")},
                              {1, 30, 60, Hue::Kernel},
                              {2, 50, 80, Hue::Kernel}};
constexpr Mark parallelMarks[]{{2, 0, 50, WORD("GPU 1 waits for its part")}};
constexpr Scene parallelScenes[]{
    {WORD("One process for several GPUs"), {"CPU", "GPU 0", "GPU 1"}, parallelBoxes, parallelMarks, {}}};

#undef WORD

constexpr SceneEntry entries[]{
    {"tensor-cores-unused", precisionScenes},
    {"fp32-gemm", precisionScenes},
    {"too-few-blocks", blocksScenes},
    {"wave-tail", tailScenes},
    {"low-occupancy", occupancyScenes},
    {"layout", layoutScenes},
    {"throughput", precisionScenes},
    {"allocator-churn", allocScenes},
    {"near-oom", fullScenes},
    {"compile-overhead", compileScenes},
    {"guard-cost", compileScenes},
    {"recompilation", recompileScenes},
    {"compiled-regions", compileScenes},
    {"addmm-bias-copy", addmmScenes},
    {"batched-matmul", bmmScenes},
    {"metadata-ops", metadataScenes},
    {"graph-replay", graphScenes},
    {"data-parallel", parallelScenes},
    {"other-tile", otherTileScenes},
};

} // namespace

std::span<const SceneEntry> deviceScenes()
{
    return entries;
}

} // namespace lanescope
