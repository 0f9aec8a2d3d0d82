// The pictures that explain verdicts, as lists: what a reader should look for in the lanes, and how it looks when it is mended.

#include "ui/panels/schematic.h"

#include <algorithm>

namespace lanescope {

namespace {

using Box = Scene::Box;
using Mark = Scene::Mark;
using Arrow = Scene::Arrow;
#define WORD(text) QT_TRANSLATE_NOOP("Schematic", text)

// ---- what bounds the run

constexpr Box overheadBoxes[]{{0, 0, 24, Hue::Op, "op"},  {0, 25, 49, Hue::Op, "op"}, {0, 50, 74, Hue::Op, "op"},
                              {0, 75, 99, Hue::Op, "op"}, {1, 20, 24, Hue::Kernel},   {1, 45, 49, Hue::Kernel},
                              {1, 70, 74, Hue::Kernel},   {1, 95, 99, Hue::Kernel}};
constexpr Mark overheadMarks[]{{1, 25, 45, WORD("GPU waits for the next launch")}};
constexpr Arrow overheadArrows[]{{0, 20, 1, 20}, {0, 45, 1, 45}, {0, 70, 1, 70}, {0, 95, 1, 95}};
constexpr Box computeBoxes[]{{0, 0, 8, Hue::Op},
                             {0, 9, 17, Hue::Op},
                             {0, 18, 26, Hue::Op},
                             {0, 60, 99, Hue::Sync, WORD("wait")},
                             {1, 6, 37, Hue::Kernel, "kernel"},
                             {1, 38, 69, Hue::Kernel, "kernel"},
                             {1, 70, 99, Hue::Kernel, "kernel"}};
constexpr Mark computeMarks[]{{1, 6, 99, WORD("no holes: kernels queue up"), false}};
constexpr Arrow computeArrows[]{{0, 6, 1, 6}, {0, 14, 1, 38}, {0, 23, 1, 70}};
constexpr Scene overheadScenes[]{
    {WORD("Overhead-bound: the CPU is full, the GPU is not"),
     {"CPU", "GPU"},
     overheadBoxes,
     overheadMarks,
     overheadArrows},
    {WORD("The other way round: compute-bound"), {"CPU", "GPU"}, computeBoxes, computeMarks, computeArrows}};
constexpr Scene computeScenes[]{
    {WORD("Compute-bound: the CPU is far ahead"), {"CPU", "GPU"}, computeBoxes, computeMarks, computeArrows}};

constexpr Box inputBoxes[]{{0, 0, 45, Hue::Annotation, "__next__"},
                           {0, 46, 60, Hue::Op, "op"},
                           {0, 61, 99, Hue::Annotation, "__next__"},
                           {1, 50, 62, Hue::Kernel}};
constexpr Mark inputMarks[]{{1, 0, 50, WORD("nothing to do until the batch is there")}};
constexpr Box inputGoodBoxes[]{{0, 0, 40, Hue::Annotation, "worker"},
                               {0, 41, 81, Hue::Annotation, "worker"},
                               {1, 0, 4, Hue::Annotation},
                               {1, 5, 20, Hue::Op, "op"},
                               {1, 33, 37, Hue::Annotation},
                               {1, 38, 53, Hue::Op, "op"},
                               {1, 66, 70, Hue::Annotation},
                               {1, 71, 86, Hue::Op, "op"},
                               {2, 8, 36, Hue::Kernel},
                               {2, 40, 68, Hue::Kernel},
                               {2, 72, 99, Hue::Kernel}};
constexpr Mark inputGoodMarks[]{{2, 8, 99, WORD("batches are ready in time"), false}};
constexpr Scene inputScenes[]{
    {WORD("Input-bound: the loop waits for its data"), {"CPU", "GPU"}, inputBoxes, inputMarks, {}},
    {WORD("With workers that load ahead"), {WORD("loader"), "CPU", "GPU"}, inputGoodBoxes, inputGoodMarks, {}}};

constexpr Box commBoxes[]{
    {0, 0, 45, Hue::Kernel, WORD("backward")}, {0, 85, 99, Hue::Kernel}, {1, 45, 85, Hue::Communication, "nccl"}};
constexpr Mark commMarks[]{{0, 45, 85, WORD("compute waits")}};
constexpr Box commGoodBoxes[]{{0, 0, 45, Hue::Kernel, WORD("backward")},
                              {0, 56, 70, Hue::Kernel},
                              {1, 12, 26, Hue::Communication, "nccl"},
                              {1, 27, 41, Hue::Communication, "nccl"},
                              {1, 42, 55, Hue::Communication, "nccl"}};
constexpr Mark commGoodMarks[]{{1, 12, 45, WORD("buckets go while backward runs"), false}};
constexpr Scene communicationScenes[]{
    {WORD("Communication with nothing beside it"), {WORD("stream 7"), WORD("stream 20")}, commBoxes, commMarks, {}},
    {WORD("Overlapped"), {WORD("stream 7"), WORD("stream 20")}, commGoodBoxes, commGoodMarks, {}}};
constexpr Box stragglerBoxes[]{{0, 0, 20, Hue::Kernel},
                               {0, 21, 80, Hue::Communication, WORD("nccl waits")},
                               {1, 0, 60, Hue::Kernel, WORD("slow")},
                               {1, 61, 80, Hue::Communication, "nccl"}};
constexpr Mark stragglerMarks[]{{0, 21, 61, WORD("rank 0 waits for rank 1")}};
constexpr Scene stragglerScenes[]{
    {WORD("One rank comes late"), {WORD("rank 0"), WORD("rank 1")}, stragglerBoxes, stragglerMarks, {}}};

constexpr Box copyBoxes[]{{0, 0, 36, Hue::Runtime, "cudaMemcpyAsync"},
                          {0, 37, 45, Hue::Op},
                          {0, 50, 86, Hue::Runtime, "cudaMemcpyAsync"},
                          {1, 2, 36, Hue::Copy, WORD("HtoD pageable")},
                          {1, 42, 50, Hue::Kernel},
                          {1, 52, 86, Hue::Copy, WORD("HtoD pageable")},
                          {1, 92, 99, Hue::Kernel}};
constexpr Mark copyMarks[]{{0, 0, 36, WORD("the CPU waits for its copy")}};
constexpr Box copyGoodBoxes[]{{0, 0, 5, Hue::Runtime},
                              {0, 6, 20, Hue::Op, "op"},
                              {0, 36, 41, Hue::Runtime},
                              {0, 42, 56, Hue::Op, "op"},
                              {1, 8, 40, Hue::Kernel},
                              {1, 44, 76, Hue::Kernel},
                              {2, 3, 20, Hue::Copy, WORD("pinned")},
                              {2, 40, 57, Hue::Copy, WORD("pinned")}};
constexpr Mark copyGoodMarks[]{{2, 3, 57, WORD("the next batch comes meanwhile"), false}};
constexpr Scene copyScenes[]{{WORD("Copies with no kernel beside them"), {"CPU", "GPU"}, copyBoxes, copyMarks, {}},
                             {WORD("Pinned, non_blocking, on a stream of its own"),
                              {"CPU", WORD("stream 7"), WORD("stream 14")},
                              copyGoodBoxes,
                              copyGoodMarks,
                              {}}};

// ---- the profiler's doing

constexpr Box requestBoxes[]{{0, 0, 14, Hue::Op, "op"},  {0, 15, 70, Hue::Runtime, "cudaLaunchKernel"},
                             {0, 71, 99, Hue::Op, "op"}, {1, 16, 68, Hue::Profiler, "Buffer Request"},
                             {2, 8, 18, Hue::Kernel},    {2, 72, 82, Hue::Kernel},
                             {2, 88, 99, Hue::Kernel}};
constexpr Mark requestMarks[]{{2, 18, 72, WORD("not your program’s gap")}};
constexpr Arrow requestArrows[]{{0, 70, 2, 72}};
constexpr Scene requestScenes[]{{WORD("The profiler holds a launch back"),
                                 {"CPU", WORD("profiler"), "GPU"},
                                 requestBoxes,
                                 requestMarks,
                                 requestArrows}};
constexpr Box trailingBoxes[]{{0, 0, 34, Hue::Annotation, "ProfilerStep#3"},
                              {0, 40, 99, Hue::Sync, "cudaDeviceSynchronize"},
                              {1, 12, 20, Hue::Kernel},
                              {1, 24, 46, Hue::Kernel}};
constexpr Mark trailingMarks[]{{0, 46, 99, WORD("the profiler collects its records")}};
constexpr Scene trailingScenes[]{{WORD("After the last step"), {"CPU", "GPU"}, trailingBoxes, trailingMarks, {}}};
constexpr Box offsetBoxes[]{{0, 0, 10, Hue::Op, "op"}, {0, 11, 21, Hue::Op},     {0, 22, 32, Hue::Op},
                            {1, 60, 72, Hue::Kernel},  {1, 73, 85, Hue::Kernel}, {1, 86, 98, Hue::Kernel}};
constexpr Mark offsetMarks[]{{1, 8, 60, WORD("launched, but nothing runs yet")}};
constexpr Arrow offsetArrows[]{{0, 8, 1, 60}, {0, 19, 1, 73}};
constexpr Scene offsetScenes[]{
    {WORD("The GPU lane begins late"), {"CPU", "GPU"}, offsetBoxes, offsetMarks, offsetArrows}};
constexpr Box instrumentedBoxes[]{{0, 0, 99, Hue::Python, "train.py(41): step"},
                                  {1, 1, 60, Hue::Python, "module.py: forward"},
                                  {1, 62, 98, Hue::Python, "optim.py"},
                                  {2, 4, 30, Hue::Op, "aten::mm"},
                                  {2, 34, 58, Hue::Op, "aten::add"},
                                  {3, 28, 34, Hue::Kernel},
                                  {3, 56, 62, Hue::Kernel}};
constexpr Mark instrumentedMarks[]{{1, 1, 98, WORD("each of these rows cost time to record")}};
constexpr Scene instrumentedScenes[]{
    {WORD("Stacks and shapes are recorded"), {"CPU", "", "", "GPU"}, instrumentedBoxes, instrumentedMarks, {}}};
constexpr Box incompleteBoxes[]{{0, 30, 50, Hue::Op, "op"}, {0, 52, 72, Hue::Op, "op"}, {1, 0, 12, Hue::Kernel},
                                {1, 13, 25, Hue::Kernel},   {1, 48, 60, Hue::Kernel},   {1, 70, 82, Hue::Kernel}};
constexpr Mark incompleteMarks[]{{1, 0, 25, WORD("launched before the recording")}};
constexpr Arrow incompleteArrows[]{{0, 47, 1, 48}, {0, 70, 1, 70}};
constexpr Scene incompleteScenes[]{
    {WORD("Kernels without their launch"), {"CPU", "GPU"}, incompleteBoxes, incompleteMarks, incompleteArrows}};

// ---- cold start

constexpr Box coldBoxes[]{{0, 0, 58, Hue::Annotation, WORD("step 0")},
                          {0, 59, 72, Hue::Annotation, "1"},
                          {0, 73, 86, Hue::Annotation, "2"},
                          {0, 87, 99, Hue::Annotation, "3"},
                          {1, 4, 44, Hue::Runtime, WORD("loading, choosing kernels")},
                          {2, 46, 56, Hue::Kernel},
                          {2, 62, 72, Hue::Kernel},
                          {2, 76, 86, Hue::Kernel},
                          {2, 89, 99, Hue::Kernel}};
constexpr Mark coldMarks[]{{1, 4, 44, WORD("paid once")}};
constexpr Scene coldScenes[]{
    {WORD("The first time is not like the others"), {WORD("steps"), "CPU", "GPU"}, coldBoxes, coldMarks, {}}};
constexpr Box setupBoxes[]{{0, 0, 99, Hue::Annotation, WORD("my annotation")},
                           {1, 48, 70, Hue::Op, "aten::mm"},
                           {1, 72, 94, Hue::Op, "aten::add"},
                           {2, 68, 78, Hue::Kernel},
                           {2, 92, 99, Hue::Kernel}};
constexpr Mark setupMarks[]{{1, 0, 48, WORD("nothing recorded here")}};
constexpr Scene setupScenes[]{{WORD("A gap before the first op"), {"CPU", "", "GPU"}, setupBoxes, setupMarks, {}}};

// ---- kernels

constexpr Box varianceBoxes[]{{0, 0, 16, Hue::Kernel, "gemm"},
                              {0, 20, 36, Hue::Kernel, "gemm"},
                              {0, 40, 76, Hue::Kernel, "gemm"},
                              {0, 80, 96, Hue::Kernel, "gemm"}};
constexpr Mark varianceMarks[]{{0, 40, 76, WORD("same kernel, same size, longer")}};
constexpr Scene varianceScenes[]{{WORD("One kernel, different times"), {"GPU"}, varianceBoxes, varianceMarks, {}}};
constexpr Box rampBoxes[]{{0, 0, 26, Hue::Kernel, "gemm"},
                          {0, 28, 50, Hue::Kernel, "gemm"},
                          {0, 52, 70, Hue::Kernel, "gemm"},
                          {0, 72, 86, Hue::Kernel, "gemm"},
                          {0, 88, 99, Hue::Kernel}};
constexpr Mark rampMarks[]{{0, 0, 99, WORD("shorter from call to call")}};
constexpr Scene rampScenes[]{{WORD("The clock rises"), {"GPU"}, rampBoxes, rampMarks, {}}};
constexpr Box shortBoxes[]{{0, 0, 18, Hue::Runtime, "launch"},
                           {0, 20, 38, Hue::Runtime, "launch"},
                           {0, 40, 58, Hue::Runtime, "launch"},
                           {0, 60, 78, Hue::Runtime, "launch"},
                           {1, 18, 22, Hue::Kernel},
                           {1, 38, 42, Hue::Kernel},
                           {1, 58, 62, Hue::Kernel},
                           {1, 78, 82, Hue::Kernel}};
constexpr Mark shortMarks[]{{1, 22, 38, WORD("a kernel is shorter than its launch")}};
constexpr Box fusedBoxes[]{{0, 0, 18, Hue::Runtime, "launch"}, {1, 18, 30, Hue::Kernel, WORD("fused")}};
constexpr Mark fusedMarks[]{{1, 18, 30, WORD("one launch for all"), false}};
constexpr Scene shortScenes[]{{WORD("Many short kernels"), {"CPU", "GPU"}, shortBoxes, shortMarks, {}},
                              {WORD("Fused"), {"CPU", "GPU"}, fusedBoxes, fusedMarks, {}}};
constexpr Box hotspotBoxes[]{{0, 0, 62, Hue::Kernel, WORD("one large product")},
                             {0, 63, 72, Hue::Kernel},
                             {0, 73, 80, Hue::Kernel},
                             {0, 81, 99, Hue::Kernel}};
constexpr Mark hotspotMarks[]{{0, 0, 62, WORD("look here first")}};
constexpr Scene hotspotScenes[]{{WORD("Where the GPU’s time goes"), {"GPU"}, hotspotBoxes, hotspotMarks, {}}};
constexpr Box chainBoxes[]{{0, 0, 70, Hue::Op, "aten::matmul"},
                           {1, 4, 66, Hue::Op, "aten::mm"},
                           {2, 12, 30, Hue::Runtime, WORD("query")},
                           {2, 40, 60, Hue::Runtime, "launch"},
                           {3, 62, 98, Hue::Kernel, "gemm"}};
constexpr Mark chainMarks[]{{2, 12, 30, WORD("asks how many blocks fit")}};
constexpr Arrow chainArrows[]{{2, 60, 3, 62}};
constexpr Scene queryScenes[]{
    {WORD("What lies below an op"), {"CPU", "", "", "GPU"}, chainBoxes, chainMarks, chainArrows}};
constexpr Mark belowMarks[]{{1, 4, 66, WORD("the time is spent below")}};
constexpr Scene belowScenes[]{
    {WORD("What lies below an op"), {"CPU", "", "", "GPU"}, chainBoxes, belowMarks, chainArrows}};
constexpr Box slowBoxes[]{
    {0, 0, 8, Hue::Runtime},   {0, 10, 18, Hue::Runtime}, {0, 20, 66, Hue::Runtime, "cudaLaunchKernel"},
    {0, 68, 76, Hue::Runtime}, {1, 8, 16, Hue::Kernel},   {1, 18, 26, Hue::Kernel},
    {1, 66, 74, Hue::Kernel}};
constexpr Mark slowMarks[]{{0, 20, 66, WORD("held in the driver")}};
constexpr Scene slowScenes[]{{WORD("One call takes far longer"), {"CPU", "GPU"}, slowBoxes, slowMarks, {}}};

// ---- waiting

constexpr Box syncBoxes[]{{0, 0, 12, Hue::Op, "op"},  {0, 13, 44, Hue::Sync, WORD(".item() waits")},
                          {0, 45, 58, Hue::Op, "op"}, {0, 59, 88, Hue::Sync, WORD("waits")},
                          {1, 10, 43, Hue::Kernel},   {1, 56, 87, Hue::Kernel}};
constexpr Mark syncMarks[]{{1, 43, 56, WORD("GPU runs dry")}};
constexpr Box syncGoodBoxes[]{{0, 0, 12, Hue::Op, "op"}, {0, 13, 25, Hue::Op, "op"}, {0, 26, 38, Hue::Op, "op"},
                              {1, 10, 43, Hue::Kernel},  {1, 44, 76, Hue::Kernel},   {1, 77, 99, Hue::Kernel}};
constexpr Mark syncGoodMarks[]{{0, 13, 38, WORD("the CPU runs ahead"), false}};
constexpr Scene syncScenes[]{{WORD("The CPU waits in each step"), {"CPU", "GPU"}, syncBoxes, syncMarks, {}},
                             {WORD("Without the wait"), {"CPU", "GPU"}, syncGoodBoxes, syncGoodMarks, {}}};
constexpr Box gapBoxes[]{{0, 0, 10, Hue::Op},
                         {0, 12, 70, Hue::Python, WORD("save a checkpoint")},
                         {0, 72, 90, Hue::Op},
                         {1, 6, 20, Hue::Kernel},
                         {1, 76, 92, Hue::Kernel}};
constexpr Mark gapMarks[]{{1, 20, 76, WORD("GPU idle: see what the CPU does")}};
constexpr Scene gapScenes[]{{WORD("A pause of the whole GPU"), {"CPU", "GPU"}, gapBoxes, gapMarks, {}}};
constexpr Box queueBoxes[]{{0, 0, 6, Hue::Runtime},
                           {0, 7, 13, Hue::Runtime},
                           {0, 14, 20, Hue::Runtime},
                           {0, 21, 60, Hue::Runtime, WORD("waits for room")},
                           {0, 61, 99, Hue::Runtime, WORD("waits for room")},
                           {1, 4, 34, Hue::Kernel},
                           {1, 35, 65, Hue::Kernel},
                           {1, 66, 98, Hue::Kernel}};
constexpr Mark queueMarks[]{{1, 4, 98, WORD("the GPU is never out of work"), false}};
constexpr Scene queueScenes[]{{WORD("The launch queue is full"), {"CPU", "GPU"}, queueBoxes, queueMarks, {}}};

// ---- operators

constexpr Box fusableBoxes[]{{0, 0, 16, Hue::Op, "mul"}, {0, 18, 34, Hue::Op, "add"}, {0, 36, 52, Hue::Op, "gelu"},
                             {1, 14, 28, Hue::Kernel},   {1, 32, 46, Hue::Kernel},    {1, 50, 64, Hue::Kernel}};
constexpr Mark fusableMarks[]{{1, 14, 64, WORD("three passes over the same data")}};
constexpr Scene fusableScenes[]{{WORD("A chain of small ops"), {"CPU", "GPU"}, fusableBoxes, fusableMarks, {}},
                                {WORD("Fused"), {"CPU", "GPU"}, fusedBoxes, fusedMarks, {}}};
#undef WORD

constexpr SceneEntry entries[]{
    {"overhead-bound", overheadScenes},
    {"compute-bound", computeScenes},
    {"input-bound", inputScenes},
    {"communication-bound", communicationScenes},
    {"copy-bound", copyScenes},
    {"mixed-bound", overheadScenes},
    {"undecidable", coldScenes},
    {"buffer-request", requestScenes},
    {"trailing-sync", trailingScenes},
    {"first-launch-offset", offsetScenes},
    {"cupti-overhead", requestScenes},
    {"lazy-loading", coldScenes},
    {"instrumented", instrumentedScenes},
    {"profiler-dominated-table", trailingScenes},
    {"incomplete-trace", incompleteScenes},
    {"cold-start", coldScenes},
    {"setup-gap", setupScenes},
    {"clock-ramp", rampScenes},
    {"first-call", coldScenes},
    {"kernel-variance", varianceScenes},
    {"hotspot-kernel", hotspotScenes},
    {"many-calls", shortScenes},
    {"cost-below", belowScenes},
    {"occupancy-query", queryScenes},
    {"resource-light", shortScenes},
    {"short-kernels", shortScenes},
    {"slow-runtime-calls", slowScenes},
    {"launch-delay", offsetScenes},
    {"sync-in-loop", syncScenes},
    {"idle-breakdown", overheadScenes},
    {"gpu-gaps", gapScenes},
    {"low-utilisation", gapScenes},
    {"communication", communicationScenes},
    {"straggler-rank", stragglerScenes},
    {"input-pipeline", inputScenes},
    {"launch-queue-full", queueScenes},
    {"pageable-copy", copyScenes},
    {"sync-copy", copyScenes},
    {"copy-heavy", copyScenes},
    {"fusable-chain", fusableScenes},
    {"already-fused", fusableScenes},
    {"many-optimizer-kernels", shortScenes},
    {"ddp-without-nccl", communicationScenes},
};

} // namespace

std::span<const Scene> scenesOf(std::string_view id)
{
    for (const std::span<const SceneEntry> list : {std::span<const SceneEntry>(entries), deviceScenes()})
        if (const auto entry = std::ranges::find(list, id, &SceneEntry::id); entry != list.end())
            return entry->scenes;
    return {};
}

} // namespace lanescope
