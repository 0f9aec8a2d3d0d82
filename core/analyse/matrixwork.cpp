#include "core/analyse/matrixwork.h"

#include "core/model/arguments.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lanescope {

namespace {

/// Where an op has its two matrices.
struct MatrixOp {
    std::string_view name;
    std::size_t a, b;
};
constexpr std::array<MatrixOp, 8> matrixOps{{{"aten::mm", 0, 1},
                                             {"aten::bmm", 0, 1},
                                             {"aten::addmm", 1, 2},
                                             {"aten::addmm_", 1, 2},
                                             {"aten::_addmm_activation", 1, 2},
                                             {"aten::baddbmm", 1, 2},
                                             {"aten::_scaled_mm", 0, 1},
                                             {"aten::_int_mm", 0, 1}}};

const MatrixOp *matrixOp(std::string_view name)
{
    for (const MatrixOp &op : matrixOps)
        if (op.name == name)
            return &op;
    return nullptr;
}

} // namespace

std::optional<std::vector<Shape>> inputShapes(const Trace &trace, SliceId op)
{
    const auto arguments = EventArguments::read(trace, op);
    if (!arguments)
        return std::nullopt;
    const Token dims = arguments->value("Input Dims");
    if (dims.kind != Token::Array)
        return std::nullopt;
    std::vector<Shape> shapes;
    forEachElement(dims, [&](const Token &tensor) {
        Shape shape;
        if (tensor.kind == Token::Array)
            forEachElement(tensor, [&](const Token &size) {
                // a list of tensors is written as a list of lists: not one shape
                shape.push_back(size.kind == Token::Number ? integerOf(size).value_or(-1) : -1);
                return true;
            });
        shapes.push_back(std::move(shape));
        return true;
    });
    return shapes;
}

std::optional<double> matrixFlops(std::string_view name, const std::vector<Shape> &shapes)
{
    const MatrixOp *op = matrixOp(name);
    if (!op || shapes.size() <= op->b)
        return std::nullopt;
    const Shape &a = shapes[op->a], &b = shapes[op->b];
    const std::size_t n = a.size();
    if (n < 2 || n > 3 || b.size() != n || a[n - 1] != b[n - 2] || (n == 3 && a[0] != b[0]))
        return std::nullopt;
    double flops = 2 * static_cast<double>(b[n - 1]);
    for (const std::int64_t size : a)
        flops *= static_cast<double>(size);
    const bool isSound = std::ranges::all_of(a, [](std::int64_t size) { return size > 0; }) && b[n - 1] > 0;
    return isSound ? std::optional(flops) : std::nullopt;
}

std::string shapesText(std::string_view name, const std::vector<Shape> &shapes)
{
    const MatrixOp *op = matrixOp(name);
    if (!op || shapes.size() <= op->b)
        return {};
    return fmt::format("{} · {}", fmt::join(shapes[op->a], "x"), fmt::join(shapes[op->b], "x"));
}

double peakFor(const KernelName &k, const DevicePeaks &p)
{
    if (k.types.empty())
        return 0;
    const std::string &type = k.types.front(); // inputs come first
    if (k.tensorCores == TensorCores::No)
        return type == "fp32" ? p.fp32 : type == "fp64" ? p.fp64 : 0;
    if (type == "bf16" || type == "fp16")
        return p.half;
    if (type == "fp8")
        return p.fp8;
    if (type == "int8")
        return p.int8;
    // sm90_xmma_gemm_f32f32_tf32f32_f32_...: stored as fp32, multiplied as TF32
    return k.tensorCores == TensorCores::Yes && k.hasType("tf32") ? p.tf32 : 0;
}

} // namespace lanescope
