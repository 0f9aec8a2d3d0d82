#include "core/analyse/collectives.h"

#include "core/model/arguments.h"

#include <map>
#include <tuple>

namespace lanescope {

namespace {

/// Bytes of an element of torch's dtype name (`Float`, `BFloat16`, `c10::Half`, ...); 0 where it is not known.
std::int64_t elementBytes(std::string_view dtype)
{
    if (const std::size_t colons = dtype.rfind(':'); colons != std::string_view::npos)
        dtype.remove_prefix(colons + 1);
    const auto is = [&](std::initializer_list<std::string_view> names) {
        for (std::string_view n : names)
            if (n == dtype)
                return true;
        return false;
    };
    if (is({"Byte", "Char", "Bool", "Float8_e4m3fn", "Float8_e5m2", "Float8_e4m3fnuz", "Float8_e5m2fnuz"}))
        return 1;
    if (is({"Short", "Half", "BFloat16", "UInt16"}))
        return 2;
    if (is({"Int", "Float", "UInt32"}))
        return 4;
    if (is({"Long", "Double", "ComplexFloat", "UInt64"}))
        return 8;
    return is({"ComplexDouble"}) ? 16 : 0;
}

} // namespace

std::vector<Collective> findCollectives(const Trace &trace)
{
    std::vector<Collective> found;
    std::map<std::tuple<std::string, std::string, std::int64_t>, std::int64_t> seen;
    for (std::uint32_t w : trace.deviceWork()) {
        const SliceId s(w);
        if (trace.category(s) != Category::Kernel || !isCommunicationName(trace.name(s)))
            continue;
        Collective c;
        c.kernel = s;
        c.name = std::string(trace.name(s));
        std::int64_t elements = -1, outElements = -1, size = 0;
        if (const auto arguments = EventArguments::read(trace, s)) {
            const auto text = [&](const char *key, std::string &to) {
                if (const Token value = arguments->value(key); value.kind != Token::Missing)
                    to = argumentText(value);
            };
            text("Process Group Name", c.group);
            text("Process Group Ranks", c.groupRanks);
            text("Process Group Description", c.description);
            text("Collective name", c.name);
            c.groupSize = integerOf(arguments->value("Group size")).value_or(0);
            c.sequence = integerOf(arguments->value("Seq"));
            c.source = integerOf(arguments->value("Src Rank"));
            c.destination = integerOf(arguments->value("Dst Rank"));
            elements = integerOf(arguments->value("In msg nelems")).value_or(-1);
            outElements = integerOf(arguments->value("Out msg nelems")).value_or(-1);
            size = elementBytes(stringOf(arguments->value("dtype")));
        }
        std::int64_t bytes;
        if (elements >= 0 && size > 0 && !__builtin_mul_overflow(elements, size, &bytes))
            c.bytes = bytes;
        if (outElements >= 0 && size > 0 && !__builtin_mul_overflow(outElements, size, &bytes))
            c.outBytes = bytes;
        c.index = seen[{c.group, c.name, c.bytes}]++;
        found.push_back(std::move(c));
    }
    return found;
}

} // namespace lanescope
