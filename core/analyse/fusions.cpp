#include "core/analyse/fusions.h"

#include "core/analyse/kernelname.h"
#include "core/analyse/plainname.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace lanescope {

namespace {

/// Kernels that an op launched, by name.
struct LaunchedKernel {
    std::int64_t calls = 0;
    Nanoseconds time = 0;
    KernelName kernel;
    std::string shape;
};
using LaunchedKernels = std::map<std::string, LaunchedKernel>;

/// What one of the traces has, by name.
struct Ops {
    double steps = 1;
    std::map<std::string, const RowSide *, std::less<>> calls;   ///< operators
    std::map<std::string, LaunchedKernels, std::less<>> kernels; ///< by op

    double perStep(std::string_view op) const
    {
        const auto it = calls.find(op);
        return it != calls.end() ? static_cast<double>(it->second->calls) / steps : 0;
    }
    const LaunchedKernels &kernelsOf(std::string_view op) const
    {
        static const LaunchedKernels nothing;
        const auto it = kernels.find(op);
        return it != kernels.end() ? it->second : nothing;
    }
    SliceId exampleOf(std::string_view op) const
    {
        const auto it = calls.find(op);
        return it != calls.end() && !it->second->slices.empty() ? SliceId(it->second->slices.front()) : SliceId();
    }
};

class FusionFinder {
public:
    FusionFinder(const ComparedSteps &steps, const std::vector<ComparedRow> &rows,
                 const std::vector<ComparedRow> &launched, bool oneIsB)
        : m_manySide(oneIsB ? steps.a : steps.b)
        , m_oneSide(oneIsB ? steps.b : steps.a)
        , m_rows(rows)
        , m_oneIsB(oneIsB)
    {
        m_many.steps = static_cast<double>(m_manySide.steps());
        m_one.steps = static_cast<double>(m_oneSide.steps());
        for (const ComparedRow &row : rows) {
            if (row.kind != RowKind::Operator)
                continue;
            m_many.calls[many(row).name] = &many(row);
            m_one.calls[one(row).name] = &one(row);
        }
        for (const ComparedRow &row : launched) {
            add(m_many, many(row));
            add(m_one, one(row));
        }
    }

    std::vector<Fusion> find()
    {
        findAddProducts();
        findMultiTensor();
        findTriton();
        findGraphs();
        return std::move(m_found);
    }

private:
    const RowSide &many(const ComparedRow &row) const { return m_oneIsB ? row.a : row.b; }
    const RowSide &one(const ComparedRow &row) const { return m_oneIsB ? row.b : row.a; }

    static void add(Ops &ops, const RowSide &side)
    {
        if (!side.exists())
            return;
        LaunchedKernel &k = ops.kernels[side.op][side.name];
        k.kernel = decodeKernelName(side.name);
        k.shape = kernelShape(side.name);
        k.calls += side.calls;
        k.time = saturatingAdd(k.time, side.selfDevice);
    }
    /// How many calls a step went away, and how many came.
    double lost(std::string_view op) const { return m_many.perStep(op) - m_one.perStep(op); }
    double gained(std::string_view op) const { return -lost(op); }
    /// The one of `op` and its in-place form that lost more.
    std::string lostForm(const std::string &op) const
    {
        const std::string inPlace = op + '_';
        return lost(inPlace) > lost(op) ? inPlace : op;
    }

    void findAddProducts()
    {
        struct Pattern {
            const char *product, *sum;
        };
        for (const auto &[product, sum] : {Pattern{"aten::mm", "aten::addmm"}, Pattern{"aten::bmm", "aten::baddbmm"},
                                           Pattern{"aten::mv", "aten::addmv"}}) {
            const std::string add = lostForm("aten::add");
            const double n = std::min({lost(product), lost(add), gained(sum)});
            if (n <= 0)
                continue;
            Fusion f;
            f.kind = FusionKind::AddProduct;
            f.from = {product, add};
            f.to = sum;
            f.calls = std::llround(n * m_one.steps);
            f.example = m_one.exampleOf(sum);
            std::set<std::string> before;
            const auto longest = [](const LaunchedKernels &kernels) {
                const std::pair<const std::string, LaunchedKernel> *best = nullptr;
                for (const auto &entry : kernels)
                    if (entry.second.kernel.isMatrixProduct() && (!best || entry.second.time > best->second.time))
                        best = &entry;
                return best;
            };
            for (const std::string_view op : {std::string_view(product), std::string_view(sum)})
                for (const auto &[name, k] : m_many.kernelsOf(op))
                    before.insert(k.shape.empty() ? name : k.shape);
            for (const auto &[name, k] : m_one.kernelsOf(sum)) {
                if (k.kernel.family == KernelFamily::Copy) {
                    f.copies += k.calls;
                    f.copyTime = saturatingAdd(f.copyTime, k.time);
                } else if (k.kernel.isMatrixProduct() && !before.contains(k.shape.empty() ? name : k.shape)) {
                    f.kernelsChanged = true;
                }
            }
            if (const auto *k = longest(m_many.kernelsOf(product)))
                f.kernelBefore = k->first;
            if (const auto *k = longest(m_one.kernelsOf(sum))) {
                f.kernelAfter = k->first;
                f.epilogueAfter = k->second.kernel.epilogue;
            }
            Nanoseconds addTime = 0;
            for (const auto &[name, k] : m_many.kernelsOf(add))
                addTime = saturatingAdd(addTime, k.time);
            f.addTime = std::llround(static_cast<double>(addTime) * n / m_many.perStep(add));
            m_found.push_back(std::move(f));
        }
    }

    /// `aten::_foreach_mul_` takes the place of `aten::mul_`, `aten::_fused_adamw_` that of all that an optimizer's step launched.
    void findMultiTensor()
    {
        std::set<std::string> inOptimizer;
        for (const auto &[name, side] : m_one.calls) {
            const bool isFused = name.starts_with("aten::_fused_"), isForeach = name.starts_with("aten::_foreach_");
            if ((!isFused && !isForeach) || gained(name) <= 0)
                continue;
            Fusion f;
            f.kind = FusionKind::MultiTensor;
            f.to = name;
            if (isForeach) {
                std::string op = "aten::" + name.substr(std::string_view("aten::_foreach_").size());
                if (op.ends_with('_'))
                    op.pop_back();
                f.from = {lostForm(op)};
            } else {
                if (inOptimizer.empty())
                    inOptimizer = opsOfOptimizer(m_manySide);
                f.from.assign(inOptimizer.begin(), inOptimizer.end());
            }
            std::erase_if(f.from, [&](const std::string &op) { return op == name || lost(op) <= 0; });
            if (f.from.empty())
                continue;
            f.calls = std::llround(gained(name) * m_one.steps);
            f.kernelsChanged = true;
            f.example = m_one.exampleOf(name);
            countKernels(f, m_one.kernelsOf(name));
            m_found.push_back(std::move(f));
        }
    }

    void findTriton()
    {
        std::map<std::string, std::vector<const RowSide *>> kernels; // of the fused trace alone, by plain name
        for (const ComparedRow &row : m_rows)
            if (row.kind == RowKind::Kernel && one(row).exists() && !many(row).exists() &&
                one(row).name.starts_with("triton_"))
                kernels[plainName(one(row).name)].push_back(&one(row));
        for (const auto &[name, sides] : kernels) {
            Fusion f;
            f.kind = FusionKind::Triton;
            f.to = name;
            f.kernelsChanged = true;
            for (const std::string &op : decodeKernelName(sides.front()->name).fusedOps) {
                const std::string form = lostForm("aten::" + op);
                if (lost(form) > 0 && std::ranges::find(f.from, form) == f.from.end())
                    f.from.push_back(form);
            }
            if (f.from.empty())
                continue;
            LaunchedKernels after;
            for (const RowSide *side : sides) {
                f.calls += side->calls;
                after[side->name] = {side->calls, side->selfDevice, {}, {}};
                if (!f.example && !side->slices.empty())
                    f.example = SliceId(side->slices.front());
            }
            countKernels(f, after);
            m_found.push_back(std::move(f));
        }
    }

    void findGraphs()
    {
        struct Replay {
            std::set<SliceId> calls;
            LaunchedKernels kernels;
        };
        const auto replays = [](const ComparedSide &side) {
            std::map<std::string, Replay> found; // by the call's name
            const Trace &trace = *side.facts->trace;
            for (const Launch &l : side.facts->launches) {
                if (!l.fromGraph || !side.takesPart(l))
                    continue;
                Replay &replay = found[std::string(trace.name(l.call))];
                replay.calls.insert(l.call);
                LaunchedKernel &k = replay.kernels[std::string(trace.name(l.work))];
                ++k.calls;
                k.time = saturatingAdd(k.time, trace.duration(l.work));
            }
            return found;
        };
        const auto before = replays(m_manySide);
        for (const auto &[name, replay] : replays(m_oneSide)) {
            if (before.contains(name))
                continue;
            Fusion f;
            f.kind = FusionKind::Graph;
            f.to = name;
            f.calls = static_cast<std::int64_t>(replay.calls.size());
            f.example = *replay.calls.begin();
            std::set<std::string> known;
            for (const auto &[op, kernels] : m_many.kernels) {
                const bool launchesOne =
                    std::ranges::any_of(kernels, [&](const auto &k) { return replay.kernels.contains(k.first); });
                if (launchesOne && !op.empty() && lost(op) > 0)
                    f.from.push_back(op);
                for (const auto &[kernel, k] : kernels)
                    known.insert(kernel);
            }
            if (f.from.empty())
                continue;
            f.kernelsChanged =
                std::ranges::any_of(replay.kernels, [&](const auto &k) { return !known.contains(k.first); });
            countKernels(f, replay.kernels);
            m_found.push_back(std::move(f));
        }
    }

    /// What the ops in `from` launched, as far as it went away, and what came.
    void countKernels(Fusion &f, const LaunchedKernels &after) const
    {
        for (const std::string &op : f.from)
            for (const auto &[name, k] : m_many.kernelsOf(op)) {
                f.kernelsBefore += k.calls;
                f.before = saturatingAdd(f.before, k.time);
            }
        for (const auto &[name, k] : after) {
            f.kernelsAfter += k.calls;
            f.after = saturatingAdd(f.after, k.time);
        }
    }

    static std::set<std::string> opsOfOptimizer(const ComparedSide &side)
    {
        const Trace &trace = *side.facts->trace;
        std::set<std::string> ops;
        for (const Launch &l : side.facts->launches) {
            const DeviceCall *call = l.call ? side.facts->calls.find(l.call) : nullptr;
            if (call && call->annotation && l.op && side.takesPart(l) &&
                trace.name(call->annotation).starts_with("Optimizer.step"))
                ops.insert(std::string(trace.name(l.op)));
        }
        return ops;
    }

    const ComparedSide &m_manySide, &m_oneSide;
    const std::vector<ComparedRow> &m_rows;
    const bool m_oneIsB;
    Ops m_many, m_one;
    std::vector<Fusion> m_found;
};

} // namespace

std::vector<Fusion> findFusions(const ComparedSteps &steps, const std::vector<ComparedRow> &rows,
                                const std::vector<ComparedRow> &launched, bool oneIsB)
{
    return FusionFinder(steps, rows, launched, oneIsB).find();
}

} // namespace lanescope
