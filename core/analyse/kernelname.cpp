#include "core/analyse/kernelname.h"

#include "core/base/words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <cxxabi.h>
#include <fmt/format.h>
#include <memory>
#include <utility>

namespace lanescope {

namespace {

using View = std::string_view;

bool has(View text, View part)
{
    return text.find(part) != View::npos;
}
bool hasAny(View text, std::initializer_list<View> parts)
{
    return std::ranges::any_of(parts, [&](View p) { return has(text, p); });
}
bool startsWithAny(View text, std::initializer_list<View> parts)
{
    return std::ranges::any_of(parts, [&](View p) { return text.starts_with(p); });
}

std::string lower(View text)
{
    std::string out(text);
    for (char &c : out)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

std::vector<View> split(View text, char at)
{
    std::vector<View> parts;
    while (true) {
        const std::size_t n = text.find(at);
        parts.push_back(text.substr(0, n));
        if (n == View::npos)
            return parts;
        text.remove_prefix(n + 1);
    }
}

bool isWord(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

/// The whole word (letters, digits, _) around the first place of `part`; empty where it is not there.
View wordWith(View text, View part)
{
    const std::size_t at = text.find(part);
    if (at == View::npos)
        return {};
    std::size_t from = at, to = at + part.size();
    while (from > 0 && isWord(text[from - 1]))
        --from;
    while (to < text.size() && isWord(text[to]))
        ++to;
    return text.substr(from, to - from);
}

/// `128x256` or `128x256x64`: nothing but numbers and x.
std::vector<int> dimensions(View token)
{
    std::vector<int> numbers;
    for (View part : split(token, 'x')) {
        int n = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), n);
        if (error != std::errc() || end != part.data() + part.size() || part.empty())
            return {};
        numbers.push_back(n);
    }
    return numbers.size() >= 2 ? numbers : std::vector<int>();
}

std::optional<int> number(View text)
{
    int n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    return error == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(n) : std::nullopt;
}

void addType(KernelName &k, View type)
{
    if (!type.empty() && !k.hasType(type))
        k.types.emplace_back(type);
}

bool isLayout(View token)
{
    return token == "nn" || token == "nt" || token == "tn" || token == "tt";
}

/// The types that C++ names in a template's text, in order of appearance.
void addCppTypes(KernelName &k, View text)
{
    static constexpr std::array<std::pair<View, View>, 15> names{{{"BFloat16", "bf16"},
                                                                  {"bfloat16_t", "bf16"},
                                                                  {"__nv_bfloat16", "bf16"},
                                                                  {"Half", "fp16"},
                                                                  {"half_t", "fp16"},
                                                                  {"__half", "fp16"},
                                                                  {"float", "fp32"},
                                                                  {"double", "fp64"},
                                                                  {"Float8_e4m3fn", "fp8"},
                                                                  {"Float8_e5m2", "fp8"},
                                                                  {"long", "int64"},
                                                                  {"int", "int32"},
                                                                  {"bool", "bool"},
                                                                  {"signed char", "int8"},
                                                                  {"unsigned char", "uint8"}}};
    std::vector<std::pair<std::size_t, View>> found;
    for (const auto &[name, type] : names)
        for (std::size_t at = text.find(name); at != View::npos; at = text.find(name, at + 1)) {
            const bool isWhole = (at == 0 || !isWord(text[at - 1])) &&
                                 (at + name.size() == text.size() || !isWord(text[at + name.size()]));
            const bool isUnsigned = at >= 9 && text.substr(at - 9, 9) == "unsigned ";
            if (isWhole && !isUnsigned) {
                found.emplace_back(at, type);
                break;
            }
        }
    std::ranges::sort(found);
    for (const auto &[at, type] : found)
        addType(k, type);
}

/// The types in the words of a GEMM's name: `bf16`, `f16`, `tf32f32`, `fp16`, ...
void addGemmType(KernelName &k, View token)
{
    static constexpr std::array<std::pair<View, View>, 14> names{{{"bf16", "bf16"},
                                                                  {"tf32", "tf32"},
                                                                  {"e4m3", "fp8"},
                                                                  {"e5m2", "fp8"},
                                                                  {"e2m1", "fp4"},
                                                                  {"fp16", "fp16"},
                                                                  {"f16", "fp16"},
                                                                  {"f32", "fp32"},
                                                                  {"fp32", "fp32"},
                                                                  {"f64", "fp64"},
                                                                  {"i8", "int8"},
                                                                  {"s8", "int8"},
                                                                  {"u8", "int8"},
                                                                  {"i32", "int32"}}};
    std::vector<View> found;
    while (!token.empty()) {
        const auto it = std::ranges::find_if(names, [&](const auto &n) { return token.starts_with(n.first); });
        if (it == names.end())
            return; // a word of something else: s884gemm is no s8
        found.push_back(it->second);
        token.remove_prefix(it->first.size());
    }
    for (View type : found)
        addType(k, type);
}

// ---- copies, communication

KernelName copyOrSet(View name)
{
    KernelName k;
    k.family = name.starts_with("Memset") ? KernelFamily::Set : KernelFamily::Copy;
    k.library = "copy engine";
    k.operation = std::string(name.substr(name.find(' ') == View::npos ? name.size() : name.find(' ') + 1));
    return k;
}

/// ncclDevKernel_AllReduce_Sum_f32_RING_LL(...), and ncclKernel_AllReduce_RING_LL_Sum_float of NCCL before 2.19.
KernelName communication(View name)
{
    KernelName k;
    k.family = KernelFamily::Communication;
    k.library = lower(name).starts_with("rccl") ? "RCCL" : "NCCL";
    const std::vector<View> words = split(name.substr(0, name.find('(')), '_');
    if (words.size() > 1)
        k.operation = std::string(words[1]);
    for (View w : words) {
        addGemmType(k, w);
        addCppTypes(k, w);
    }
    return k;
}

// ---- Triton

/// Op names of more than one word, as Inductor writes them into a kernel's name. Of several that fit, the longest counts.
constexpr std::array<View, 88> opsOfWords{"_to_copy",
                                          "_unsafe_view",
                                          "_softmax",
                                          "_softmax_backward_data",
                                          "_log_softmax",
                                          "_log_softmax_backward_data",
                                          "_scaled_dot_product_flash_attention",
                                          "_scaled_dot_product_efficient_attention",
                                          "_scaled_dot_product_cudnn_attention",
                                          "_scaled_mm",
                                          "_foreach_add",
                                          "_foreach_mul",
                                          "_adaptive_avg_pool2d",
                                          "_unsafe_index",
                                          "_unsafe_index_put",
                                          "_native_batch_norm_legit",
                                          "_native_batch_norm_legit_functional",
                                          "_prelu_kernel",
                                          "_assert_async",
                                          "_conj",
                                          "native_layer_norm",
                                          "native_layer_norm_backward",
                                          "native_group_norm",
                                          "native_group_norm_backward",
                                          "native_batch_norm",
                                          "native_batch_norm_backward",
                                          "native_dropout",
                                          "native_dropout_backward",
                                          "nll_loss_forward",
                                          "nll_loss_backward",
                                          "nll_loss2d_forward",
                                          "mse_loss",
                                          "mse_loss_backward",
                                          "smooth_l1_loss",
                                          "binary_cross_entropy",
                                          "binary_cross_entropy_with_logits",
                                          "embedding_dense_backward",
                                          "threshold_backward",
                                          "gelu_backward",
                                          "silu_backward",
                                          "tanh_backward",
                                          "sigmoid_backward",
                                          "leaky_relu",
                                          "leaky_relu_backward",
                                          "hardtanh_backward",
                                          "max_pool2d_with_indices",
                                          "max_pool2d_with_indices_backward",
                                          "avg_pool2d",
                                          "avg_pool2d_backward",
                                          "adaptive_avg_pool2d",
                                          "upsample_nearest2d",
                                          "upsample_bilinear2d",
                                          "constant_pad_nd",
                                          "scalar_tensor",
                                          "masked_fill",
                                          "masked_scatter",
                                          "index_put",
                                          "index_select",
                                          "index_add",
                                          "scatter_add",
                                          "scatter_reduce",
                                          "select_scatter",
                                          "select_backward",
                                          "slice_scatter",
                                          "slice_backward",
                                          "new_zeros",
                                          "new_empty",
                                          "new_full",
                                          "new_ones",
                                          "zeros_like",
                                          "ones_like",
                                          "full_like",
                                          "empty_like",
                                          "rand_like",
                                          "as_strided",
                                          "bitwise_and",
                                          "bitwise_or",
                                          "bitwise_not",
                                          "logical_and",
                                          "logical_or",
                                          "logical_not",
                                          "prepare_softmax_online",
                                          "convert_element_type",
                                          "linalg_vector_norm",
                                          "inductor_seeds",
                                          "inductor_lookup_seed",
                                          "floor_divide",
                                          "flex_attention"};

/// `_to_copy_add_native_dropout` → `_to_copy`, `add`, `native_dropout`.
std::vector<std::string> opsIn(View text)
{
    std::vector<std::string> ops;
    while (!text.empty()) {
        View best = text.substr(0, text.find('_', 1));
        for (View op : opsOfWords)
            if (op.size() > best.size() && text.starts_with(op) && (text.size() == op.size() || text[op.size()] == '_'))
                best = op;
        ops.emplace_back(best);
        text.remove_prefix(std::min(text.size(), best.size() + 1));
    }
    return ops;
}

/// triton_poi_fused_add_mul_3: kind, ops, number. A kernel of a person's own has any name and is not known as Triton's.
KernelName triton(View name)
{
    KernelName k;
    k.library = "Triton";
    std::vector<View> words = split(name, '_');
    View rest = name.substr(std::min(name.size(), View("triton_").size()));
    const View kind = words.size() > 1 ? words[1] : View();
    if (const std::size_t fused = rest.find("fused_"); fused != View::npos) {
        rest.remove_prefix(fused + 6);
        // behind the ops a number makes the name unique
        const std::size_t last = rest.rfind('_');
        if (number(rest.substr(last == View::npos ? 0 : last + 1)))
            rest = rest.substr(0, last == View::npos ? 0 : last);
        k.fusedOps = opsIn(rest);
    }
    const auto isIn = [&](std::initializer_list<View> ops) {
        return std::ranges::any_of(ops, [&](View op) { return std::ranges::find(k.fusedOps, op) != k.fusedOps.end(); });
    };
    if (kind == "poi" || kind == "for") { // "for": foreach
        k.family = kind == "for" ? KernelFamily::MultiTensor : KernelFamily::Elementwise;
        k.operation = "pointwise";
    } else if (kind == "red" || kind == "per") {
        k.family = KernelFamily::Reduction;
        k.operation = kind == "per" ? "persistent reduction" : "reduction";
    } else if (kind == "tem" || kind == "mm" || kind == "bmm" || has(rest, "attention")) {
        k.tensorCores = TensorCores::Unknown; // tl.dot: its precision is not in the name
        k.operation = "template";
        if (has(rest, "attention"))
            k.family = KernelFamily::Attention;
        else if (has(rest, "conv"))
            k.family = KernelFamily::Convolution;
        else if (kind != "tem" || isIn({"mm", "addmm", "bmm", "baddbmm", "_scaled_mm", "mixed", "linear"}))
            k.family = KernelFamily::Gemm;
    } else {
        k.tensorCores = TensorCores::Unknown;
        k.operation = std::string(rest);
    }
    return k;
}

// ---- matrix products

/// nvjet_sm90_tst_64x24_64x16_2x4_h_bz_coopA_splitK_bias_TNT
KernelName nvjet(View name)
{
    KernelName k;
    k.family = KernelFamily::Gemm;
    k.library = "cuBLAS";
    k.operation = "gemm";
    const std::vector<View> words = split(name.substr(0, name.find('(')), '_');
    int sizes = 0;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const View w = words[i];
        if (w.starts_with("sm") && number(w.substr(2))) {
            k.architecture = std::string(w);
        } else if (const std::vector<int> d = dimensions(w); !d.empty()) {
            if (sizes == 0) {
                k.tileM = d[0];
                k.tileN = d[1];
                k.tileK = d.size() > 2 ? d[2] : 0;
            } else if (sizes == 1 && d.size() == 2 && k.tileK == 0) {
                k.tileK = d[0];
                k.stages = d[1];
            } else if (d.size() == 2 && k.clusterX == 0) {
                k.clusterX = d[0];
                k.clusterY = d[1];
            }
            ++sizes;
        } else if (w == "splitK") {
            k.splitK = true;
        } else if (w == "bias" || w == "gelu" || w == "relu" || w.starts_with("bias") || w.starts_with("gelu")) {
            k.epilogue += (k.epilogue.empty() ? "" : "+") + std::string(w);
        } else if (w == "badd") {
            k.epilogue = "beta";
        } else if (w.size() == 3 && w.find_first_not_of("NT") == View::npos) {
            k.layout = lower(w.substr(0, 2));
        } else if (sizes == 0 && k.types.empty() && w.size() >= 3 && w.size() <= 6) {
            // type letters: input, what it computes in, output; cuBLAS calls single s, half h, bfloat16 t, 8 bit q
            k.tensorCores = TensorCores::Unknown;
            switch (w.front()) {
            case 't': addType(k, "bf16"); break;
            case 'h': addType(k, "fp16"); break;
            case 'q':
            case 'o': addType(k, "fp8"); break;
            case 'd': addType(k, "fp64"); break;
            case 's': addType(k, "fp32"); break; // as stored; the products may be TF32's
            default: break;
            }
            if (w.front() == 't' || w.front() == 'h' || w.front() == 'q' || w.front() == 'o')
                k.tensorCores = TensorCores::Yes;
        }
    }
    if (k.types.empty())
        k.tensorCores = TensorCores::Unknown;
    return k;
}

/// Names of words joined by _, of cuBLAS, cuDNN and CUTLASS:
/// sm80_xmma_gemm_f32f32_f32f32_f32_nn_n_tilesize32x32x8_stage3_warpsize1x2x1_ffma_..., cutlass_80_tensorop_s16816gemm_bf16_128x128_64x3_nn,
/// ampere_bf16_s16816gemm_bf16_128x256_ldg8_f2f_stages_64x3_nn, volta_sgemm_128x64_tn.
KernelName gemmOfWords(View word)
{
    KernelName k;
    k.library = has(word, "cudnn") ? "cuDNN" : word.starts_with("cutlass") ? "CUTLASS" : "cuBLAS";
    const bool isConvolution = hasAny(word, {"fprop", "dgrad", "wgrad", "cudnn", "conv", "winograd"});
    k.family = isConvolution ? KernelFamily::Convolution : KernelFamily::Gemm;
    k.operation = isConvolution ? "convolution" : has(word, "symm") ? "symm" : has(word, "trsm") ? "trsm" : "gemm";
    for (View w : {View("fprop"), View("dgrad"), View("wgrad")})
        if (has(word, w))
            k.operation = w;
    if (word.starts_with("cutlass_") && word.size() > 10)
        if (const View digits = split(word, '_')[1]; number(digits))
            k.architecture = "sm" + std::string(digits);
    bool isSimt = false, isTensor = false;
    int sizes = 0;
    for (View w : split(word, '_')) {
        if (w.starts_with("sm") && number(w.substr(2)))
            k.architecture = std::string(w);
        else if (isLayout(w))
            k.layout = std::string(w);
        else if (w == "simt" || w == "ffma" || w == "dfma" || w.ends_with("scudnn") || w == "hfma2")
            isSimt = true;
        else if (hasAny(w, {"tensorop", "wmma", "gmma", "tensor16", "tensor8", "h884", "s884", "h1688", "s1688",
                            "h16816", "s16816", "i16832", "i8816", "16816", "hmma", "imma", "warpgroupsize"}) ||
                 w.starts_with("tensor"))
            isTensor = true;
        if (hasAny(w, {"splitK", "splitk", "split"}))
            k.splitK = true;
        if (w == "relu" || w == "gelu" || w == "bias")
            k.epilogue += (k.epilogue.empty() ? "" : "+") + std::string(w);
        if (w.starts_with("stage") && number(w.substr(5)))
            k.stages = *number(w.substr(5));
        if (w.starts_with("tilesize"))
            w.remove_prefix(8);
        if (const std::vector<int> d = dimensions(w); !d.empty() && !w.starts_with("warpsize")) {
            if (sizes == 0) {
                k.tileM = d[0];
                k.tileN = d[1];
                k.tileK = d.size() > 2 ? d[2] : 0;
            } else if (sizes == 1 && d.size() == 2 && k.tileK == 0) {
                k.tileK = d[0];
                k.stages = d[1];
            }
            ++sizes;
        }
        if (w == "sgemm" || w == "scudnn") {
            addType(k, "fp32");
            isSimt = true;
        } else if (w == "dgemm") {
            addType(k, "fp64");
        } else if (w == "hgemm") {
            addType(k, "fp16");
            isSimt = true;
        } else if (w == "s1688gemm" && !has(word, "bf16") && !has(word, "f16") && !has(word, "fp16")) {
            addType(k, "tf32");
        } else {
            addGemmType(k, w);
        }
    }
    // What is computed with decides, whatever the prefix says: VERDICTS V33.
    k.tensorCores = isSimt ? TensorCores::No : isTensor ? TensorCores::Yes : TensorCores::Unknown;
    return k;
}

/// Cijk_Alik_Bljk_BBS_BH_Bias_..._MT128x128x32_MI16x16x16x1_...
KernelName tensile(View name)
{
    KernelName k;
    k.family = KernelFamily::Gemm;
    k.library = "Tensile";
    k.operation = "gemm";
    const std::vector<View> words = split(name, '_');
    if (words.size() > 2) {
        // l is the summed index: A = [i, l] is not transposed, B = [l, j] neither
        k.layout = {words[1] == "Alik" ? 't' : 'n', words[2] == "Bjlk" ? 't' : 'n'};
    }
    bool isMatrixCore = false, isPlain = false;
    for (std::size_t i = 3; i < words.size(); ++i) {
        const View w = words[i];
        if (i == 3) {
            switch (w.empty() ? ' ' : w.front()) {
            case 'B': addType(k, "bf16"); break;
            case 'H': addType(k, "fp16"); break;
            case 'S': addType(k, "fp32"); break;
            case 'D': addType(k, "fp64"); break;
            case 'F': addType(k, "fp8"); break;
            case 'I': addType(k, "int8"); break;
            default: break;
            }
        } else if (w.starts_with("MT")) {
            if (const std::vector<int> d = dimensions(w.substr(2)); d.size() == 3) {
                k.tileM = d[0];
                k.tileN = d[1];
                k.tileK = d[2];
            }
        } else if (w.starts_with("MI") && !dimensions(w.substr(2)).empty()) {
            isMatrixCore = true;
        } else if (w == "MAC" || w == "FMA") {
            isPlain = true;
        } else if (w == "Bias") {
            k.epilogue = "bias";
        }
    }
    k.tensorCores = isMatrixCore ? TensorCores::Yes : isPlain ? TensorCores::No : TensorCores::Unknown;
    return k;
}

// ---- attention

KernelName attention(View name)
{
    KernelName k;
    k.family = KernelFamily::Attention;
    const std::string text = lower(name);
    k.library = has(text, "cudnn")   ? "cuDNN"
                : has(text, "flash") ? "FlashAttention"
                : has(text, "fmha")  ? "CUTLASS"
                                     : "";
    const bool isBackward =
        hasAny(text, {"bprop", "bwd", "backward", "cutlassb", "dq_dk_dv", "convert_dq", "dot_do_o"});
    const bool isHelper = hasAny(text, {"convert_dq", "dot_do_o", "combine"});
    for (View w : split(wordWith(text, "_sm"), '_'))
        if (w.starts_with("sm") && number(w.substr(2)))
            k.architecture = std::string(w);
    if (!isHelper) {
        for (View w : split(name.substr(0, name.find('<')), '_'))
            addGemmType(k, w);
        addCppTypes(k, name);
    }
    k.operation = isHelper ? "helper" : isBackward ? "backward" : "forward";
    const bool isHalf = k.hasType("fp16") || k.hasType("bf16") || k.hasType("fp8");
    k.tensorCores = isHelper                                    ? TensorCores::No
                    : hasAny(text, {"wgmma", "hmma"}) || isHalf ? TensorCores::Yes
                                                                : TensorCores::Unknown;
    return k;
}

// ---- PyTorch's own

/// The functor that makes a general kernel do one thing: `CUDAFunctor_add<float>` → add.
std::string functorName(View text)
{
    static constexpr std::array<std::pair<View, View>, 22> known{{{"direct_copy_kernel_cuda", "copy"},
                                                                  {"bfloat16_copy_kernel_cuda", "copy"},
                                                                  {"float16_copy_kernel_cuda", "copy"},
                                                                  {"float8_copy_kernel_cuda", "copy"},
                                                                  {"CUDAFunctorOnSelf_add", "add"},
                                                                  {"CUDAFunctorOnOther_add", "add"},
                                                                  {"CUDAFunctor_add", "add"},
                                                                  {"MulFunctor", "mul"},
                                                                  {"DivFunctor", "div"},
                                                                  {"AddFunctor", "add"},
                                                                  {"FillFunctor", "fill"},
                                                                  {"launch_clamp_scalar", "clamp"},
                                                                  {"GeluBackwardCUDAKernelImpl", "gelu_backward"},
                                                                  {"GeluCUDAKernelImpl", "gelu"},
                                                                  {"threshold_kernel_impl", "threshold"},
                                                                  {"CompareEqFunctor", "eq"},
                                                                  {"CompareFunctor", "compare"},
                                                                  {"BitwiseAndFunctor", "bitwise_and"},
                                                                  {"MeanOps", "mean"},
                                                                  {"sum_functor", "sum"},
                                                                  {"NormTwoOps", "norm"},
                                                                  {"ArgMaxOps", "argmax"}}};
    for (const auto &[part, op] : known)
        if (has(text, part))
            return std::string(op);
    // Else the first name of at::native behind the kernel's own, without its endings.
    for (std::size_t at = text.find('<'); at != View::npos;) {
        at = text.find("at::native::", at);
        if (at == View::npos)
            return {};
        at += 12;
        View rest = text.substr(at);
        if (rest.starts_with("(anonymous namespace)::"))
            rest.remove_prefix(23);
        std::size_t n = 0;
        while (n < rest.size() && isWord(rest[n]))
            ++n;
        View word = rest.substr(0, n);
        if (word.empty() || startsWithAny(word, {"gpu_kernel_impl", "ReduceOp", "func_wrapper", "memory", "templates",
                                                 "binary_internal", "AUnaryFunctor", "BUnaryFunctor", "BinaryFunctor",
                                                 "detail", "TensorListMetadata", "TensorListScalar"}))
            continue;
        for (View ending : {View("_kernel_cuda"), View("_kernel_impl"), View("_cuda_out"), View("_kernel"),
                            View("KernelImpl"), View("Functor"), View("_cuda"), View("Ops")})
            if (word.size() > ending.size() && word.ends_with(ending)) {
                word.remove_suffix(ending.size());
                break;
            }
        return std::string(word);
    }
    return {};
}

/// The name of the function template itself: `void at::native::(anonymous namespace)::foo<...>(...)` → foo.
View functionName(View text)
{
    if (text.starts_with("void "))
        text.remove_prefix(5);
    std::size_t from = 0, i = 0;
    while (i < text.size()) {
        if (text.substr(i).starts_with("(anonymous namespace)")) {
            i += 21;
        } else if (text[i] == ':') {
            from = ++i;
        } else if (text[i] == '<' || text[i] == '(') {
            break;
        } else {
            ++i;
        }
    }
    return text.substr(from, i - from);
}

struct FamilyWords {
    View part;
    KernelFamily family;
};

/// By a part of the function's own name, first match counts.
constexpr std::array<FamilyWords, 73> byFunction{{
    {"multi_tensor_apply", KernelFamily::MultiTensor},
    {"splitKreduce", KernelFamily::SplitKReduce},
    {"gemv", KernelFamily::Gemv},
    {"dot_kernel", KernelFamily::Gemv},
    {"reduce_1Block", KernelFamily::Gemv},
    {"gemmSN", KernelFamily::Gemm},
    {"gemmk1", KernelFamily::Gemm},
    {"igemm_fwd", KernelFamily::Convolution},
    {"igemm_bwd", KernelFamily::Convolution},
    {"igemm_wrw", KernelFamily::Convolution},
    {"gemm", KernelFamily::Gemm},
    {"Marlin", KernelFamily::Gemm},
    {"distribution_", KernelFamily::Random},
    {"dropout", KernelFamily::Random},
    {"philox", KernelFamily::Random},
    {"curand", KernelFamily::Random},
    {"unpack_cudnn", KernelFamily::Random},
    {"softmax", KernelFamily::Softmax},
    {"SoftMax", KernelFamily::Softmax},
    {"Softmax", KernelFamily::Softmax},
    {"layer_norm", KernelFamily::Normalization},
    {"LayerNorm", KernelFamily::Normalization},
    {"GammaBeta", KernelFamily::Normalization},
    {"RowwiseMoments", KernelFamily::Normalization},
    {"rms_norm", KernelFamily::Normalization},
    {"batch_norm", KernelFamily::Normalization},
    {"bn_fw", KernelFamily::Normalization},
    {"bn_bw", KernelFamily::Normalization},
    {"group_norm", KernelFamily::Normalization},
    {"GroupNorm", KernelFamily::Normalization},
    {"ComputeInternalGradients", KernelFamily::Normalization},
    {"ComputeFusedParams", KernelFamily::Normalization},
    {"nll_loss", KernelFamily::Loss},
    {"loss", KernelFamily::Loss},
    {"CatArray", KernelFamily::Concatenation},
    {"vectorized_gather", KernelFamily::Indexing},
    {"gather", KernelFamily::Indexing},
    {"scatter", KernelFamily::Indexing},
    {"embedding", KernelFamily::Indexing},
    {"compute_grad_weight", KernelFamily::Indexing},
    {"partial_segment", KernelFamily::Indexing},
    {"partials_per_segment", KernelFamily::Indexing},
    {"indexSelect", KernelFamily::Indexing},
    {"index_elementwise", KernelFamily::Indexing},
    {"index", KernelFamily::Indexing},
    {"nchwToNhwc", KernelFamily::LayoutChange},
    {"nhwcToNchw", KernelFamily::LayoutChange},
    {"nchwToFolded", KernelFamily::LayoutChange},
    {"transpose", KernelFamily::LayoutChange},
    {"reduce_kernel", KernelFamily::Reduction},
    {"reduce", KernelFamily::Reduction},
    {"RadixSort", KernelFamily::SortScan},
    {"radixSort", KernelFamily::SortScan},
    {"DeviceScan", KernelFamily::SortScan},
    {"DeviceReduce", KernelFamily::Reduction},
    {"DeviceCompact", KernelFamily::SortScan},
    {"DeviceSelect", KernelFamily::SortScan},
    {"UniqueByKey", KernelFamily::SortScan},
    {"bitonicSort", KernelFamily::SortScan},
    {"sbtopk", KernelFamily::SortScan},
    {"mbtopk", KernelFamily::SortScan},
    {"sort", KernelFamily::SortScan},
    {"scan", KernelFamily::SortScan},
    {"max_pool", KernelFamily::Pooling},
    {"avg_pool", KernelFamily::Pooling},
    {"average_pool", KernelFamily::Pooling},
    {"upsample", KernelFamily::Pooling},
    {"conv", KernelFamily::Convolution},
    {"Conv", KernelFamily::Convolution},
    {"winograd", KernelFamily::Convolution},
    {"elementwise", KernelFamily::Elementwise},
    {"act_and_mul", KernelFamily::Elementwise},
    {"rotary", KernelFamily::Elementwise},
}};

KernelName ofFunction(View name)
{
    KernelName k;
    const View function = functionName(name);
    k.library = hasAny(name, {"cub::", "cub_"})                   ? "CUB"
                : has(name, "thrust::")                           ? "Thrust"
                : has(name, "rocprim::")                          ? "rocPRIM"
                : has(name, "cudnn::")                            ? "cuDNN"
                : hasAny(name, {"cublas", "gemmSN", "gemmk1"})    ? "cuBLAS"
                : startsWithAny(function, {"gemv", "dot_kernel"}) ? "cuBLAS"
                : hasAny(name, {"at::", "c10::"})                 ? "PyTorch"
                : has(name, "vllm::")                             ? "vLLM"
                : has(name, "ck::")                               ? "Composable Kernel"
                : has(name, "MIOpen") || has(name, "miopen")      ? "MIOpen"
                                                                  : "";
    if (name.find("elementwise_kernel_with_index") != View::npos)
        k.family = KernelFamily::Elementwise;
    for (const auto &[part, family] : byFunction)
        if (k.family == KernelFamily::Unknown && has(function, part))
            k.family = family;
    if (k.family == KernelFamily::Unknown && (k.library == "CUB" || k.library == "Thrust" || k.library == "rocPRIM"))
        k.family = KernelFamily::SortScan;
    switch (k.family) {
    case KernelFamily::Elementwise:
    case KernelFamily::Reduction:
    case KernelFamily::MultiTensor: k.operation = functorName(name); break;
    default: break;
    }
    if (k.operation.empty())
        k.operation = std::string(function);
    if (k.family != KernelFamily::Unknown && k.operation.ends_with("_kernel"))
        k.operation.resize(k.operation.size() - 7);
    // Types stand in the template's arguments; a copy that converts names only the type that it reads or writes.
    const std::size_t open = name.find('<');
    const std::size_t close = name.find(">(") == View::npos ? name.size() : name.find(">(");
    if (open != View::npos && open < close) {
        View arguments = name.substr(open + 1, close - open - 1);
        addCppTypes(k, arguments);
        if (has(arguments, "bfloat16_copy"))
            k.types.insert(k.types.begin(), "bf16");
        // counters and offsets, where there are values too
        const bool hasValues =
            std::ranges::any_of(k.types, [](const std::string &t) { return t.find("fp") == 0 || t == "bf16"; });
        if (hasValues)
            std::erase_if(k.types, [](const std::string &t) { return t.starts_with("int") || t == "bool"; });
    }
    if (k.isMatrixProduct()) {
        const std::string text = lower(name);
        k.tensorCores =
            hasAny(text, {"gemmsn", "gemmk1", "sgemm", "simt", "ffma", "winograd", "naive"}) ? TensorCores::No
            : hasAny(text, {"wmma", "gmma", "tensorop", "hmma", "marlin", "xdl", "mfma"})    ? TensorCores::Yes
                                                                                             : TensorCores::Unknown;
        const std::string words = lower(function);
        for (View w : split(words, '_'))
            if (isLayout(w))
                k.layout = std::string(w);
        if (k.types.empty() && hasAny(text, {"sgemm", "dgemm"}))
            addType(k, has(text, "sgemm") ? "fp32" : "fp64");
    } else if (k.family == KernelFamily::Unknown) {
        k.tensorCores = TensorCores::Unknown;
    }
    return k;
}

} // namespace

const char *kernelFamilyName(KernelFamily family)
{
    switch (family) {
    case KernelFamily::Gemm: return "GEMM";
    case KernelFamily::Gemv: return "matrix-vector product";
    case KernelFamily::SplitKReduce: return "split-K sum";
    case KernelFamily::Convolution: return "convolution";
    case KernelFamily::Attention: return "attention";
    case KernelFamily::Elementwise: return "elementwise";
    case KernelFamily::Reduction: return "reduction";
    case KernelFamily::Softmax: return "softmax";
    case KernelFamily::Normalization: return "normalization";
    case KernelFamily::Pooling: return "pooling";
    case KernelFamily::Random: return "random numbers";
    case KernelFamily::Loss: return "loss";
    case KernelFamily::Indexing: return "indexing";
    case KernelFamily::Concatenation: return "concatenation";
    case KernelFamily::LayoutChange: return "layout change";
    case KernelFamily::SortScan: return "sort or scan";
    case KernelFamily::MultiTensor: return "list of tensors";
    case KernelFamily::Communication: return "communication";
    case KernelFamily::Copy: return "copy";
    case KernelFamily::Set: return "set";
    case KernelFamily::Unknown: break;
    }
    return "unknown";
}

bool KernelName::hasType(std::string_view type) const
{
    return std::ranges::find(types, type) != types.end();
}

KernelName decodeKernelName(std::string_view name)
{
    if (name.starts_with("_Z")) {
        int status = 0;
        const std::unique_ptr<char, void (*)(void *)> plain(
            abi::__cxa_demangle(std::string(name).c_str(), nullptr, nullptr, &status), std::free);
        if (status == 0 && plain && !View(plain.get()).starts_with("_Z"))
            return decodeKernelName(plain.get());
    }
    if (startsWithAny(name, {"Memcpy", "Memset", "memcpy", "memset"}))
        return copyOrSet(name);
    if (startsWithAny(name, {"__amd_rocclr_fillBuffer", "__amd_rocclr_copyBuffer"})) {
        KernelName k;
        k.family = has(name, "fill") ? KernelFamily::Set : KernelFamily::Copy;
        k.library = "ROCm";
        k.operation = std::string(functionName(name));
        return k;
    }
    const std::string start = lower(name.substr(0, 8));
    if (startsWithAny(start, {"nccl", "rccl"}))
        return communication(name);
    if (name.starts_with("triton_"))
        return triton(name.substr(0, name.find('(')));
    if (name.starts_with("nvjet_"))
        return nvjet(name);
    if (name.starts_with("Cijk_"))
        return tensile(name);
    if (hasAny(name, {"flash_fwd", "flash_bwd", "flash_fprop", "flash_bprop", "fmha", "native_sdpa",
                      "convert_dq_to_16bits", "compute_dot_do_o", "FlashAttn", "flash::", "paged_attention",
                      "AttentionKernel", "AttentionBackwardKernel", "dot_do_o"}))
        return attention(name);
    for (View mark :
         {View("_xmma_"), View("cutlass_80_"), View("cutlass_75_"), View("cutlass_70_"), View("cutlass_90_"),
          View("cutlass_100_"), View("cutlass_12"), View("cutlass_tensorop"), View("cutlass3x_"), View("cutlass_5x_")})
        if (const View word = wordWith(name, mark); !word.empty())
            return gemmOfWords(word);
    if (startsWithAny(name, {"ampere_", "volta_", "turing_", "maxwell_", "pascal_", "hopper_", "ada_", "blackwell_"}))
        return gemmOfWords(name.substr(0, name.find('(')));
    return ofFunction(name);
}

std::string kernelSummary(const KernelName &k)
{
    std::string out = kernelFamilyName(k.family);
    const auto add = [&](View part) {
        if (!part.empty())
            out += " · " + std::string(part);
    };
    if (k.operation != "gemm")
        add(k.operation);
    add(k.library);
    std::string types;
    for (const std::string &t : k.types)
        types += (types.empty() ? "" : ", ") + t;
    add(types);
    if (k.tileM > 0)
        add(fmt::format("tile {}x{}{}", k.tileM, k.tileN, k.tileK > 0 ? fmt::format("x{}", k.tileK) : ""));
    if (k.stages > 0)
        add(countOf(static_cast<std::uint64_t>(k.stages), "stage", "stages"));
    if (k.clusterX * k.clusterY > 1)
        add(fmt::format("cluster {}x{}", k.clusterX, k.clusterY));
    add(k.splitK ? "split-K" : "");
    add(k.epilogue);
    add(k.layout);
    if (k.isMatrixProduct() || k.family == KernelFamily::Attention)
        add(k.tensorCores == TensorCores::Yes  ? "tensor cores"
            : k.tensorCores == TensorCores::No ? "no tensor cores"
                                               : "tensor cores unknown");
    return out;
}

} // namespace lanescope
