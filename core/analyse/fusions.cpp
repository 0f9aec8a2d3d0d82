#include "core/analyse/fusions.h"

#include "core/analyse/kernelname.h"
#include "core/analyse/plainname.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <unordered_map>

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

/// Kernels, copies and sets, and their time; a step.
struct Work {
    double kernels = 0;
    double time = 0; ///< ns

    /// Takes as many of them away, or all that there are. Which ones is not known: each takes the mean.
    Work take(double count)
    {
        count = std::min(count, kernels);
        if (count <= 0)
            return {};
        const Work taken{count, time * count / kernels};
        kernels -= taken.kernels;
        time -= taken.time;
        return taken;
    }
    void add(const Work &other)
    {
        kernels += other.kernels;
        time += other.time;
    }
};

/// Whose work is meant: an op by name, within the optimizer's step or outside.
struct Owner {
    std::string op;
    bool inOptimizer = false;
    auto operator<=>(const Owner &) const = default;
};
using WorkByOwner = std::map<Owner, Work>;

bool isOptimizerStep(std::string_view annotation)
{
    return annotation.starts_with("Optimizer.step");
}

/// What each of `ops` launched in a step. Work below several of them is that of the innermost.
WorkByOwner workOf(const ComparedSide &side, const std::set<std::string, std::less<>> &ops)
{
    const Trace &trace = *side.facts->trace;
    const auto ownerOf = [&](SliceId innermost) {
        Owner owner;
        for (SliceId at = innermost; at; at = trace.parent(at)) {
            const Category category = trace.category(at);
            if (category == Category::UserAnnotation || category == Category::CpuOp)
                owner.inOptimizer = owner.inOptimizer || isOptimizerStep(trace.name(at));
            if (category == Category::CpuOp && owner.op.empty() && ops.contains(trace.name(at)))
                owner.op = trace.name(at);
        }
        return owner;
    };
    std::unordered_map<SliceId, WorkByOwner::iterator> known; // by innermost op
    WorkByOwner work;
    for (const Launch &l : side.facts->launches) {
        if (!l.op || !side.takesPart(l))
            continue;
        auto found = known.find(l.op);
        if (found == known.end()) {
            const Owner owner = ownerOf(l.op);
            found = known.emplace(l.op, owner.op.empty() ? work.end() : work.try_emplace(owner).first).first;
        }
        if (found->second != work.end())
            found->second->second.add({1, static_cast<double>(trace.duration(l.work))});
    }
    for (auto &[owner, sum] : work) {
        sum.kernels /= static_cast<double>(side.steps());
        sum.time /= static_cast<double>(side.steps());
    }
    return work;
}

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
        countKernels();
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
            f.callsPerStep = n;
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
            Work copies; // of all calls of the sum, over all steps
            for (const auto &[name, k] : m_one.kernelsOf(sum)) {
                if (k.kernel.family == KernelFamily::Copy) {
                    copies.add({static_cast<double>(k.calls), static_cast<double>(k.time)});
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
            const Work own = copies.take(copies.kernels * n / m_one.perStep(sum));
            f.copies = own.kernels / m_one.steps;
            f.copyTime = std::llround(own.time / m_one.steps);
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
            f.callsPerStep = gained(name);
            f.kernelsChanged = true;
            f.example = m_one.exampleOf(name);
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
            Work after;
            for (const RowSide *side : sides) {
                after.add({static_cast<double>(side->calls), static_cast<double>(side->selfDevice)});
                if (!f.example && !side->slices.empty())
                    f.example = SliceId(side->slices.front());
            }
            f.callsPerStep = after.kernels / m_one.steps;
            setAfter(f, after, m_one.steps);
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
            f.callsPerStep = static_cast<double>(replay.calls.size()) / m_one.steps;
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
            Work after;
            for (const auto &[kernel, k] : replay.kernels)
                after.add({static_cast<double>(k.calls), static_cast<double>(k.time)});
            setAfter(f, after, m_one.steps);
            for (const std::string &op : f.from)
                for (const auto &[kernel, k] : m_many.kernelsOf(op))
                    if (replay.kernels.contains(kernel))
                        m_replayed[{name, op}] += static_cast<double>(k.calls) / m_many.steps;
            m_found.push_back(std::move(f));
        }
    }

    static void setAfter(Fusion &f, const Work &sum, double steps)
    {
        f.kernelsAfter = sum.kernels / steps;
        f.after = std::llround(sum.time / steps);
    }
    static void addBefore(Fusion &f, const Work &taken)
    {
        f.kernelsBefore += taken.kernels;
        f.before = saturatingAdd(f.before, static_cast<Nanoseconds>(std::llround(taken.time)));
    }

    /// What went away of the ops in `from`, and what came: see Fusion.
    void countKernels()
    {
        std::set<std::string, std::less<>> ops;
        for (const Fusion &f : m_found) {
            ops.insert(f.from.begin(), f.from.end());
            ops.insert(f.to);
        }
        WorkByOwner gone = workOf(m_manySide, ops);
        const WorkByOwner came = workOf(m_oneSide, ops);
        std::map<std::string, double, std::less<>> perCall; // kernels of a call in the trace that has them apart
        for (const auto &[owner, work] : gone)
            perCall[owner.op] += m_many.perStep(owner.op) > 0 ? work.kernels / m_many.perStep(owner.op) : 0;
        for (auto &[owner, work] : gone)
            if (const auto left = came.find(owner); left != came.end())
                work.take(left->second.kernels);
        const auto take = [&](Fusion &f, const std::string &op, double count) {
            Work taken;
            for (const bool inOptimizer : {false, true})
                if (const auto work = gone.find({op, inOptimizer}); work != gone.end())
                    taken.add(work->second.take(count - taken.kernels));
            addBefore(f, taken);
            return taken;
        };
        const auto each = [&](FusionKind kind, auto count) {
            for (Fusion &f : m_found)
                if (f.kind == kind)
                    count(f);
        };
        each(FusionKind::AddProduct, [&](Fusion &f) {
            for (const std::string &op : f.from) {
                const Work taken = take(f, op, f.callsPerStep * perCall[op]);
                if (op != f.from.front())
                    f.addTime = std::llround(taken.time);
            }
            Work after;
            for (const auto &[owner, work] : came)
                if (owner.op == f.to)
                    after.add(work);
            setAfter(f, after.take(after.kernels * f.callsPerStep / m_one.perStep(f.to)), 1);
        });
        each(FusionKind::Graph, [&](Fusion &f) {
            for (const std::string &op : f.from)
                take(f, op, m_replayed[{f.to, op}]);
        });
        each(FusionKind::MultiTensor, [&](Fusion &f) {
            Work after;
            for (const bool inOptimizer : {false, true}) {
                const auto own = came.find({f.to, inOptimizer});
                if (own == came.end())
                    continue;
                after.add(own->second);
                for (const std::string &op : f.from)
                    if (const auto work = gone.find({op, inOptimizer}); work != gone.end())
                        addBefore(f, work->second.take(work->second.kernels));
            }
            setAfter(f, after, 1);
        });
        std::map<std::string, double, std::less<>> claims; // how often a step a kernel runs whose name has the op
        each(FusionKind::Triton, [&](Fusion &f) {
            for (const std::string &op : f.from)
                claims[op] += f.callsPerStep;
        });
        const WorkByOwner rest = gone;
        each(FusionKind::Triton, [&](Fusion &f) {
            for (const std::string &op : f.from)
                for (const bool inOptimizer : {false, true})
                    if (const auto work = rest.find({op, inOptimizer}); work != rest.end())
                        addBefore(f, Work(work->second).take(work->second.kernels * f.callsPerStep / claims[op]));
        });
        for (Fusion &f : m_found)
            f.calls = std::llround(f.callsPerStep * m_one.steps);
    }

    static std::set<std::string> opsOfOptimizer(const ComparedSide &side)
    {
        const Trace &trace = *side.facts->trace;
        std::set<std::string> ops;
        for (const Launch &l : side.facts->launches) {
            const DeviceCall *call = l.call ? side.facts->calls.find(l.call) : nullptr;
            if (call && call->annotation && l.op && side.takesPart(l) && isOptimizerStep(trace.name(call->annotation)))
                ops.insert(std::string(trace.name(l.op)));
        }
        return ops;
    }

    const ComparedSide &m_manySide, &m_oneSide;
    const std::vector<ComparedRow> &m_rows;
    const bool m_oneIsB;
    Ops m_many, m_one;
    std::vector<Fusion> m_found;
    std::map<std::pair<std::string, std::string>, double> m_replayed; ///< kernels a step, by replay and op
};

} // namespace

std::string opsText(const Fusion &fusion)
{
    std::string text;
    for (const std::string &op : fusion.from)
        text += (text.empty() ? "" : " + ") + op;
    return text;
}

std::vector<Fusion> findFusions(const ComparedSteps &steps, const std::vector<ComparedRow> &rows,
                                const std::vector<ComparedRow> &launched, bool oneIsB)
{
    return FusionFinder(steps, rows, launched, oneIsB).find();
}

} // namespace lanescope
