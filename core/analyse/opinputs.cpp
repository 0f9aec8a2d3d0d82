#include "core/analyse/opinputs.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace lanescope {

namespace {

std::vector<Token> elementsOf(const Token &array)
{
    std::vector<Token> elements;
    forEachElement(array, [&](const Token &element) {
        elements.push_back(element);
        return true;
    });
    return elements;
}

/// The numbers of `[512, 8000]`; null where there is something else in it.
std::optional<std::vector<std::int64_t>> numbersOf(const Token &array)
{
    if (array.kind != Token::Array)
        return {};
    std::vector<std::int64_t> numbers;
    for (const Token &element : elementsOf(array)) {
        const auto number = integerOf(element);
        if (!number)
            return {};
        numbers.push_back(*number);
    }
    return numbers;
}

std::string listText(const std::vector<std::int64_t> &numbers)
{
    std::string text = "[";
    for (const std::int64_t n : numbers)
        text += (text.size() > 1 ? ", " : "") + std::to_string(n);
    return text + ']';
}

/// Row-major without holes. The stride of a dimension of one element says nothing, and an empty tensor lies in any order.
bool isDense(const std::vector<std::int64_t> &dims, const std::vector<std::int64_t> &strides)
{
    if (dims.size() != strides.size() || std::ranges::count(dims, 0) > 0)
        return true;
    std::int64_t expected = 1;
    for (std::size_t i = dims.size(); i-- > 0;) {
        if (dims[i] != 1 && strides[i] != expected)
            return false;
        if (__builtin_mul_overflow(expected, dims[i], &expected) && i > 0)
            return false;
    }
    return true;
}

/// A list of tensors: their shapes, equal neighbours counted.
std::string tensorListText(const std::vector<Token> &shapes)
{
    std::vector<std::pair<std::string, std::size_t>> runs;
    for (const Token &shape : shapes) {
        std::string text = compactJson(shape.text);
        if (const auto numbers = numbersOf(shape))
            text = listText(*numbers);
        if (runs.empty() || runs.back().first != text)
            runs.emplace_back(std::move(text), 0);
        ++runs.back().second;
    }
    std::string all = std::to_string(shapes.size()) + (shapes.size() == 1 ? " tensor (" : " tensors (");
    for (std::size_t i = 0; i < runs.size(); ++i)
        all += (i ? ", " : "") + (runs[i].second > 1 ? std::to_string(runs[i].second) + " x " : "") + runs[i].first;
    return all + ')';
}

} // namespace

std::string_view dtypeName(std::string_view type)
{
    // c10/core/ScalarType.h: C++ type and ScalarType; torch/csrc/utils/tensor_dtypes.cpp: ScalarType and dtype.
    static constexpr std::pair<std::string_view, std::string_view> names[] = {
        {"float", "float32"},
        {"double", "float64"},
        {"c10::Half", "float16"},
        {"c10::BFloat16", "bfloat16"},
        {"long", "int64"},
        {"long int", "int64"},
        {"long long", "int64"},
        {"int", "int32"},
        {"short", "int16"},
        {"short int", "int16"},
        {"signed char", "int8"},
        {"unsigned char", "uint8"},
        {"unsigned short", "uint16"},
        {"unsigned int", "uint32"},
        {"unsigned long", "uint64"},
        {"c10::complex<c10::Half>", "complex32"},
        {"c10::complex<float>", "complex64"},
        {"c10::complex<double>", "complex128"},
        {"c10::Float8_e5m2", "float8_e5m2"},
        {"c10::Float8_e4m3fn", "float8_e4m3fn"},
        {"c10::Float8_e5m2fnuz", "float8_e5m2fnuz"},
        {"c10::Float8_e4m3fnuz", "float8_e4m3fnuz"},
        {"c10::Float8_e8m0fnu", "float8_e8m0fnu"},
        {"c10::qint8", "qint8"},
        {"c10::quint8", "quint8"},
        {"c10::qint32", "qint32"},
    };
    const auto at = std::ranges::find(names, type, [](const auto &n) { return n.first; });
    return at == std::end(names) ? type : at->second;
}

std::vector<OpInput> opInputs(const EventArguments &arguments)
{
    const auto dims = elementsOf(arguments.value("Input Dims"));
    const auto types = elementsOf(arguments.value("Input type"));
    const auto strides = elementsOf(arguments.value("Input Strides"));
    const auto values = elementsOf(arguments.value("Concrete Inputs"));
    const auto at = [](const std::vector<Token> &list, std::size_t i) { return i < list.size() ? list[i] : Token(); };

    std::vector<OpInput> inputs;
    for (std::size_t i = 0; i < std::max({dims.size(), types.size(), values.size()}); ++i) {
        OpInput input;
        const std::string type = stringOf(at(types, i)), value = argumentText(at(values, i));
        const auto shape = numbersOf(at(dims, i));
        const bool isValue = type == "Scalar" || type == "ScalarList";
        if (!value.empty() && (isValue || type.empty())) {
            input.text = value;
        } else if (isValue) {
            input.text = type == "Scalar" ? "a number" : "numbers"; // older torch does not record which
        } else if (type == "TensorList" || (!shape && at(dims, i).kind == Token::Array)) {
            input.text = tensorListText(elementsOf(at(dims, i)));
        } else if (type.empty() && (!shape || shape->empty())) {
            input.text = "–"; // None, or a kind of value that is not recorded
        } else {
            input.text = listText(shape.value_or(std::vector<std::int64_t>()));
            if (!type.empty())
                input.text += ' ' + std::string(dtypeName(type));
            if (const auto steps = numbersOf(at(strides, i)); shape && steps && !isDense(*shape, *steps))
                input.strides = listText(*steps);
        }
        inputs.push_back(std::move(input));
    }
    return inputs;
}

} // namespace lanescope
