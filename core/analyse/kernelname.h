#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope {

/// What a kernel computes, as far as its name tells.
enum class KernelFamily : std::uint8_t {
    Unknown,
    Gemm,          ///< matrix times matrix, batched or not
    Gemv,          ///< matrix times vector, and dot products
    SplitKReduce,  ///< adds up the parts of a GEMM that was split along K
    Convolution,   ///<
    Attention,     ///< scaled dot product attention in one kernel, and its helpers
    Elementwise,   ///<
    Reduction,     ///<
    Softmax,       ///<
    Normalization, ///< layer, group, batch and RMS norm
    Pooling,       ///< and resampling
    Random,        ///< random numbers, dropout
    Loss,          ///<
    Indexing,      ///< gather, scatter, index, embedding
    Concatenation, ///<
    LayoutChange,  ///< nchw to nhwc, transposes
    SortScan,      ///< sort, scan, unique, and what else comes from cub, thrust or rocPRIM
    MultiTensor,   ///< one kernel for a list of tensors: _foreach_ ops and optimizers
    Communication, ///< NCCL, RCCL
    Copy,          ///< a memcpy
    Set,           ///< a memset
};
const char *kernelFamilyName(KernelFamily family);

/// Whether a kernel uses tensor cores (matrix cores on AMD).
enum class TensorCores : std::uint8_t { Unknown, No, Yes };

/// A kernel's name taken apart. Only what the name says: what it does not say is empty or 0.
///
/// Sources: the naming of cuBLAS, cuDNN, CUTLASS (its profiler's procedural names), Inductor (`triton_<kind>_fused_<ops>_<n>`),
/// NCCL (`ncclDevKernel_<collective>_<op>_<type>_<algorithm>_<protocol>`), Tensile (`Cijk_...`), and PyTorch's own templates, as they
/// stand in recordings. nvjet has no published naming: tile, depth x stages and cluster are read by analogy to CUTLASS.
struct KernelName {
    KernelFamily family = KernelFamily::Unknown;
    std::string library;   ///< `cuBLAS`, `CUTLASS`, `cuDNN`, `Triton`, `PyTorch`, `NCCL`, `Tensile`, ...
    std::string operation; ///< `gemm`, `add`, `layer_norm`, `AllReduce`, `HtoD (Pageable -> Device)`, ...
    std::vector<std::string>
        types; ///< `bf16`, `fp16`, `tf32`, `fp32`, `fp64`, `fp8`, `int8`, ...; inputs first, none twice
    std::vector<std::string> fusedOps; ///< of Inductor's kernels, in the name's order
    std::string
        epilogue; ///< what a GEMM does with its result besides storing it: `bias`, `gelu`, `beta` (adds what was there), ...
    std::string layout;       ///< `tn`, `nt`, `nn`, `tt`: transposes of A and B, in the library's column-major view
    std::string architecture; ///< `sm90`: the oldest GPU that it was written for
    int tileM = 0, tileN = 0, tileK = 0;
    int stages = 0;
    int clusterX = 0, clusterY = 0;
    bool splitK = false;
    TensorCores tensorCores = TensorCores::No;

    /// A GEMM, or a convolution, which is one inside: work that tensor cores are for.
    bool isMatrixProduct() const { return family == KernelFamily::Gemm || family == KernelFamily::Convolution; }
    bool hasType(std::string_view type) const;
};

/// Takes any text; mangled C++ names are demangled first. About a microsecond to ten.
KernelName decodeKernelName(std::string_view name);

/// In a line: `GEMM · cuBLAS · bf16 · tile 64x24x64 · 16 stages · tn · tensor cores`.
std::string kernelSummary(const KernelName &kernel);

} // namespace lanescope
