#include "core/analyse/matrixwork.h"

#include "core/analyse/flops.h"
#include "core/model/arguments.h"

#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lanescope {

namespace {

/// Where an op has its two matrices, and the op that torch counts the same operations for.
struct MatrixOp {
    std::string_view name;
    std::size_t a, b;
    std::string_view counted;
};
constexpr std::array<MatrixOp, 8> matrixOps{{{"aten::mm", 0, 1, "aten::mm"},
                                             {"aten::bmm", 0, 1, "aten::bmm"},
                                             {"aten::addmm", 1, 2, "aten::addmm"},
                                             {"aten::addmm_", 1, 2, "aten::addmm"},
                                             {"aten::_addmm_activation", 1, 2, "aten::addmm"},
                                             {"aten::baddbmm", 1, 2, "aten::baddbmm"},
                                             {"aten::_scaled_mm", 0, 1, "aten::mm"},
                                             {"aten::_int_mm", 0, 1, "aten::mm"}}};

const MatrixOp *matrixOp(std::string_view name)
{
    for (const MatrixOp &op : matrixOps)
        if (op.name == name)
            return &op;
    return nullptr;
}

} // namespace

std::optional<OpShapes> readShapes(const Trace &trace, SliceId op)
{
    const auto arguments = EventArguments::read(trace, op);
    if (!arguments)
        return std::nullopt;
    const Token dims = arguments->value("Input Dims");
    if (dims.kind != Token::Array)
        return std::nullopt;
    OpShapes shapes;
    forEachElement(dims, [&](const Token &tensor) {
        Shape &shape = shapes.inputs.emplace_back();
        if (tensor.kind == Token::Array)
            forEachElement(tensor, [&](const Token &size) {
                // a list of tensors is written as a list of lists: not one shape
                shape.push_back(size.kind == Token::Number ? integerOf(size).value_or(-1) : -1);
                return true;
            });
        return true;
    });
    if (const MatrixOp *product = matrixOp(trace.name(op)))
        shapes.flops = flopsOf(product->counted, dims, {});
    return shapes;
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
