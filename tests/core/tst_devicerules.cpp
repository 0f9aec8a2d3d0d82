#include <QtTest>

#include "core/verdict/help.h"
#include "core/verdict/report.h"
#include "core/write/reportjson.h"
#include "tracefile.h"

#include <functional>
#include <optional>

// The rules about hardware, copies, torch.compile and operators, each on a made-up trace that fires it and on one that just does not.

using namespace lanescope;
using test::complete;
using Json = nlohmann::json;

namespace {

/// A made-up recording: steps of 1 ms, in each what `body` puts there. Times in us from the start of the step.
class Recording {
public:
    static constexpr int steps = 5; ///< of which three are steady
    static constexpr qint64 stepLength = 1000;

    using Body = std::function<void(Recording &)>;
    explicit Recording(const Body &body)
    {
        for (m_step = 0; m_step < steps; ++m_step) {
            cpu("ProfilerStep#" + QByteArray::number(m_step), 0, stepLength - 1, "user_annotation");
            body(*this);
        }
    }

    int step() const { return m_step; }
    void cpu(const QByteArray &name, double start, double duration, const QByteArray &cat = "cpu_op",
             const QByteArray &args = {}, const QByteArray &thread = "1")
    {
        m_events.append(complete(name, at(start), ns(duration), "1", thread, cat, args));
    }
    /// A launch call of 1 us and what it brings.
    void launch(const QByteArray &name, double callStart, double start, double duration, const QByteArray &args = {},
                const QByteArray &cat = "kernel", const QByteArray &call = "cudaLaunchKernel",
                const QByteArray &device = "0")
    {
        ++m_correlation;
        cpu(call, callStart, 1, "cuda_runtime", correlation());
        work(name, start, duration, args, cat, device);
    }
    /// Work of the last launch call.
    void work(const QByteArray &name, double start, double duration, const QByteArray &args = {},
              const QByteArray &cat = "kernel", const QByteArray &device = "0")
    {
        m_events.append(complete(name, at(start), ns(duration), device, "7", cat,
                                 correlation() + ",\"device\":" + device + ",\"stream\":7" +
                                     (args.isEmpty() ? QByteArray() : ',' + args)));
    }
    /// An op that launches one kernel.
    void op(const QByteArray &name, const QByteArray &kernel, double callStart, double start, double duration,
            const QByteArray &args = {}, const QByteArray &opArgs = {})
    {
        cpu(name, callStart - 1, 4, "cpu_op", opArgs);
        launch(kernel, callStart, start, duration, args);
    }
    void memory(double time, qint64 allocated, qint64 reserved)
    {
        m_events.append(test::mark(
            "i", "[memory]", at(time), "1", "1",
            R"("s":"t","cat":"cpu_instant_event","args":{"Device Type":1,"Device Id":0,"Bytes":1,"Total Allocated":)" +
                QByteArray::number(allocated) + R"(,"Total Reserved":)" + QByteArray::number(reserved) + "}"));
    }
    void mark(const QByteArray &name, double time)
    {
        m_events.append(test::mark("i", name, at(time), "1", "1", R"("s":"t","cat":"cpu_instant_event")"));
    }
    const QByteArrayList &events() const { return m_events; }

private:
    static qint64 ns(double us) { return static_cast<qint64>(us * 1000); }
    qint64 at(double us) const { return (m_step + 1) * stepLength * 1000 + ns(us); }
    QByteArray correlation() const { return "\"correlation\":" + QByteArray::number(m_correlation); }

    QByteArrayList m_events;
    int m_step = 0, m_correlation = 0;
};
using Body = Recording::Body;

QByteArray device(int number, const QByteArray &capability, const QByteArray &name = "NVIDIA H200")
{
    return R"({"id":)" + QByteArray::number(number) + R"(,"name":")" + name +
           R"(","totalGlobalMem":100000000000,"computeMajor":)" + capability.left(1) + R"(,"computeMinor":)" +
           capability.mid(2) +
           R"(,"maxThreadsPerBlock":1024,"maxThreadsPerMultiprocessor":2048,"regsPerBlock":65536,"warpSize":32,"sharedMemPerBlock":49152,"numSms":132,"regsPerMultiprocessor":65536,"sharedMemPerBlockOptin":232448,"sharedMemPerMultiprocessor":233472})";
}
QByteArray devices(const QByteArray &list)
{
    return "\"deviceProperties\":[" + list + ']';
}
const QByteArray h200 = devices(device(0, "9.0"));
const QByteArray volta = devices(device(0, "7.0", "Tesla V100-SXM2-16GB"));

QByteArray geometry(int grid, int block = 256, int registers = 16, int shared = 0)
{
    return "\"grid\":[" + QByteArray::number(grid) + ",1,1],\"block\":[" + QByteArray::number(block) +
           ",1,1],\"registers per thread\":" + QByteArray::number(registers) +
           ",\"shared memory\":" + QByteArray::number(shared);
}
const QByteArray full = geometry(1056); ///< one whole wave

const QByteArray sgemm = "ampere_sgemm_128x64_nn", tensorGemm = "nvjet_sm90_tst_128x128_64x6_2x1_v_bz_TNT";
const QByteArray biasGemm = "nvjet_sm90_tst_128x128_64x6_2x1_v_bz_bias_TNT";
const QByteArray add = "void at::native::vectorized_elementwise_kernel<4, at::native::CUDAFunctor_add<float>, "
                       "std::array<char*, 3ul> >(int, at::native::CUDAFunctor_add<float>, std::array<char*, 3ul>)";
const QByteArray mul =
    "void at::native::vectorized_elementwise_kernel<4, at::native::BinaryFunctor<float, float, float, "
    "at::native::binary_internal::MulFunctor<float> >, std::array<char*, 3ul> >(int)";
const QByteArray copyKernel = "void at::native::elementwise_kernel<128, 2, "
                              "at::native::gpu_kernel_impl_nocast<at::native::direct_copy_kernel_cuda("
                              "at::TensorIteratorBase&)::{lambda()#3}::operator()() const::{lambda()#7}::operator()() "
                              "const::{lambda(float)#1}> >(int)";

/// The whole step full of one kernel, so that the run is compute-bound.
Body filled(const QByteArray &kernel, double part = 900, const QByteArray &rest = add, const QByteArray &args = full)
{
    return [=](Recording &r) {
        r.op("aten::mm", kernel, 10, 20, part, args);
        if (part < 900)
            r.op("aten::add", rest, 30, 20 + part, 900 - part, full);
    };
}
/// The step full of fp32 products of `duration` us each.
Body manyShort(int duration)
{
    return [=](Recording &r) {
        for (int i = 0; i < 900 / duration; ++i)
            r.op("aten::mm", sgemm, 10 + i, 30 + i * duration, duration, full);
    };
}
/// Region K/M of torch.compile with a lookup before it and an op that launches a kernel in it.
Body compiled(const QByteArray &ids, double lookup, double region, double kernel)
{
    return [=](Recording &r) {
        r.cpu("TorchDynamo Cache Lookup", 10, lookup);
        r.cpu("Torch-Compiled Region: " + ids, 100, region);
        r.cpu("AOTDispatcher Runtime Wrapper Prologue", 102, 5);
        r.cpu("## Call CompiledFxGraph fabc ##", 110, region - 20);
        r.op("triton_poi_fused_add_0", "triton_poi_fused_add_0", 115, 120, kernel, full);
    };
}

struct Case {
    const char *name;
    const char *id;
    const char *severity; ///< empty: the verdict must not be there; "?": it is not decidable
    Body body;
    QByteArray header = h200;
    bool gains = false;
};

QByteArray shapes(const QByteArray &dims)
{
    return "\"Input Dims\":" + dims;
}
const QByteArray withShapes = h200 + ",\"record_shapes\":1";

const std::vector<Case> &cases()
{
    static const std::vector<Case> table{
        // V33
        {"fp32 on Volta", "tensor-cores-unused", "warning", filled(sgemm), volta},
        {"half on Volta", "tensor-cores-unused", "", filled("volta_fp16_s884gemm_fp16_128x128_ldg8_f2f_nn"), volta},
        {"fp32 on Pascal", "tensor-cores-unused", "", filled(sgemm), devices(device(0, "6.1", "GeForce GTX 1080"))},
        {"fp32 on Hopper, said by fp32-gemm", "tensor-cores-unused", "info", filled(sgemm)},
        {"one product that uses them", "tensor-cores-unused", "", filled(sgemm, 899, tensorGemm)},
        {"fp64 alone", "tensor-cores-unused", "", filled("ampere_dgemm_64x64_nn")},
        {"a name that does not tell", "tensor-cores-unused", "?", filled("some_gemm_kernel(float*)")},
        {"no properties of the GPU", "tensor-cores-unused", "?", filled(sgemm), {}},
        // V34
        {"all fp32", "fp32-gemm", "warning", filled(sgemm), h200, true},
        {"a tenth", "fp32-gemm", "info", filled(sgemm, 90)},
        {"products too short for TF32", "fp32-gemm", "info", manyShort(9)},
        {"products just long enough", "fp32-gemm", "warning", manyShort(10)},
        {"less than a tenth", "fp32-gemm", "", filled(sgemm, 89)},
        {"no TF32 on Volta", "fp32-gemm", "", filled(sgemm), volta},
        {"TF32", "fp32-gemm", "", filled("cutlass_80_tensorop_s1688gemm_128x128_16x5_nn_align4")},
        {"a CPU that cannot keep up", "fp32-gemm", "info",
         [](Recording &r) { r.op("aten::mm", sgemm, 10, 20, 200, full); }},
        // V35
        {"105 of 132 blocks", "too-few-blocks", "warning", filled(tensorGemm, 900, add, geometry(105))},
        {"106 of 132 blocks", "too-few-blocks", "", filled(tensorGemm, 900, add, geometry(106))},
        {"a fifth of the time", "too-few-blocks", "warning", filled(tensorGemm, 180, add, geometry(50))},
        {"less than a fifth", "too-few-blocks", "", filled(tensorGemm, 179, add, geometry(50))},
        {"a CPU that cannot keep up", "too-few-blocks", "info",
         [](Recording &r) { r.op("aten::mm", tensorGemm, 10, 20, 200, geometry(8)); }},
        {"a wait of torch.cuda._sleep", "too-few-blocks", "",
         filled("at::cuda::(anonymous namespace)::spin_kernel(long)", 900, add, geometry(1))},
        {"no registers", "too-few-blocks", "?", filled(tensorGemm, 900, add, "\"grid\":[8,1,1],\"block\":[256,1,1]")},
        {"no properties of the GPU", "wave-tail", "?", filled(tensorGemm), {}},
        // V36: eight blocks of 256 threads fit an SM, 1056 are a wave
        {"one and a quarter waves", "wave-tail", "warning", filled(add, 900, add, geometry(1320)), h200, true},
        {"1.61 waves", "wave-tail", "", filled(add, 900, add, geometry(1700))},
        {"whole waves", "wave-tail", "", filled(add, 900, add, geometry(2112))},
        {"many waves", "wave-tail", "", filled(add, 900, add, geometry(4300))},
        // V37
        {"255 registers", "low-occupancy", "info", filled(add, 900, add, geometry(4000, 32, 255))},
        {"a quarter", "low-occupancy", "", filled(add, 900, add, geometry(4000, 32, 128))},
        {"a product", "low-occupancy", "", filled(tensorGemm, 900, add, geometry(4000, 32, 255))},
        // V38
        {"5 % of the step", "layout", "warning",
         [](Recording &r) {
             r.cpu("aten::contiguous", 8, 8);
             r.cpu("aten::clone", 9, 6);
             r.op("aten::copy_", copyKernel, 11, 20, 50, full);
             r.op("aten::mm", tensorGemm, 30, 70, 850, full);
         },
         h200, true},
        {"less than 1 %", "layout", "",
         [](Recording &r) {
             r.cpu("aten::contiguous", 8, 8);
             r.op("aten::copy_", copyKernel, 11, 20, 9, full);
             r.op("aten::mm", tensorGemm, 30, 30, 850, full);
         }},
        {"a cast", "layout", "",
         [](Recording &r) {
             r.cpu("aten::_to_copy", 8, 8);
             r.op("aten::copy_", copyKernel, 11, 20, 50, full);
             r.op("aten::mm", tensorGemm, 30, 70, 850, full);
         }},
        {"another kernel between", "layout", "",
         [](Recording &r) {
             r.cpu("aten::contiguous", 8, 8);
             r.op("aten::copy_", copyKernel, 11, 20, 50, full);
             r.op("aten::add", add, 20, 70, 10, full);
             r.op("aten::mm", tensorGemm, 30, 80, 850, full);
         }},
        // V39: 137.4 GFLOP
        {"80 % of the peak", "throughput", "good",
         [](Recording &r) { r.op("aten::mm", tensorGemm, 10, 20, 173, full, shapes("[[4096,4096],[4096,4096]]")); },
         withShapes},
        {"14 % of the peak", "throughput", "warning",
         [](Recording &r) {
             r.op("aten::addmm", tensorGemm, 10, 20, 900, full, shapes("[[4096],[4096,4096],[4096,4096]]"));
         },
         withShapes, true},
        {"too short to judge", "throughput", "",
         [](Recording &r) { r.op("aten::mm", tensorGemm, 10, 20, 99, full, shapes("[[64,64],[64,64]]")); }, withShapes},
        {"no shapes", "throughput", "?", filled(tensorGemm)},
        {"an unknown GPU", "throughput", "info",
         [](Recording &r) { r.op("aten::mm", tensorGemm, 10, 20, 173, full, shapes("[[4096,4096],[4096,4096]]")); },
         devices(device(0, "9.0", "Some GPU")) + ",\"record_shapes\":1"},
        // V40
        {"1 % of the step", "pageable-copy", "warning",
         [](Recording &r) {
             r.launch("Memcpy HtoD (Pageable -> Device)", 10, 20, 10, "\"bytes\":1000", "gpu_memcpy",
                      "cudaMemcpyAsync");
         },
         h200, true},
        {"less than 1 %", "pageable-copy", "info",
         [](Recording &r) {
             r.launch("Memcpy HtoD (Pageable -> Device)", 10, 20, 9, "\"bytes\":1000", "gpu_memcpy", "cudaMemcpyAsync");
         }},
        {"eleven small ones", "pageable-copy", "warning",
         [](Recording &r) {
             for (int i = 0; i < 11; ++i)
                 r.launch("Memcpy DtoH (Device -> Pageable)", 10 + 10 * i, 11 + 10 * i, 0.5, "\"bytes\":4",
                          "gpu_memcpy", "cudaMemcpyAsync");
         }},
        {"most of the step", "pageable-copy", "critical",
         [](Recording &r) {
             r.launch("Memcpy HtoD (Pageable -> Device)", 10, 20, 300, "\"bytes\":1000", "gpu_memcpy",
                      "cudaMemcpyAsync");
         },
         h200, true},
        {"pinned", "pageable-copy", "",
         [](Recording &r) {
             r.launch("Memcpy HtoD (Pinned -> Device)", 10, 20, 300, "\"bytes\":1000", "gpu_memcpy", "cudaMemcpyAsync");
         }},
        // V41
        {"cudaMemcpy", "sync-copy", "warning",
         [](Recording &r) {
             filled(add)(r);
             r.cpu("cudaMemcpy", 100, 10, "cuda_runtime");
         }},
        {"cudaMemset, short", "sync-copy", "info",
         [](Recording &r) {
             filled(add)(r);
             r.cpu("cudaMemset", 100, 9, "cuda_runtime");
         }},
        {"cudaMemcpyAsync", "sync-copy", "",
         [](Recording &r) {
             filled(add)(r);
             r.cpu("cudaMemcpyAsync", 100, 10, "cuda_runtime");
         }},
        // V42
        {"5 % of the step", "copy-heavy", "warning",
         [](Recording &r) {
             r.launch("Memcpy HtoD (Pinned -> Device)", 10, 20, 50, "\"bytes\":1000", "gpu_memcpy", "cudaMemcpyAsync");
             r.op("aten::add", add, 30, 100, 500, full);
         }},
        {"less than 5 %", "copy-heavy", "",
         [](Recording &r) {
             r.launch("Memcpy HtoD (Pinned -> Device)", 10, 20, 49, "\"bytes\":1000", "gpu_memcpy", "cudaMemcpyAsync");
         }},
        {"eleven a step", "copy-heavy", "info",
         [](Recording &r) {
             for (int i = 0; i < 11; ++i)
                 r.launch("Memcpy DtoD (Device -> Device)", 10 + 10 * i, 11 + 10 * i, 1, "\"bytes\":4", "gpu_memcpy",
                          "cudaMemcpyAsync");
         }},
        {"ten a step", "copy-heavy", "",
         [](Recording &r) {
             for (int i = 0; i < 10; ++i)
                 r.launch("Memcpy DtoD (Device -> Device)", 10 + 10 * i, 11 + 10 * i, 1, "\"bytes\":4", "gpu_memcpy",
                          "cudaMemcpyAsync");
         }},
        // V43
        {"one a step", "allocator-churn", "warning",
         [](Recording &r) {
             r.op("aten::add", add, 10, 20, 100, full);
             r.cpu("cudaMalloc", 100, 10, "cuda_runtime");
         },
         h200, true},
        {"one in three steps", "allocator-churn", "info",
         [](Recording &r) {
             r.op("aten::add", add, 10, 20, 100, full);
             if (r.step() == 3)
                 r.cpu("cudaFree", 100, 100, "cuda_runtime");
         },
         h200, true},
        {"in the first step alone", "allocator-churn", "",
         [](Recording &r) {
             r.op("aten::add", add, 10, 20, 100, full);
             if (r.step() == 0)
                 r.cpu("cudaMalloc", 100, 100, "cuda_runtime");
         }},
        // V44
        {"91 % of the memory", "near-oom", "warning",
         [](Recording &r) {
             filled(add)(r);
             r.memory(5, 90'000'000'000, 91'000'000'000);
         }},
        {"90 % of the memory", "near-oom", "",
         [](Recording &r) {
             filled(add)(r);
             r.memory(5, 90'000'000'000, 90'000'000'000);
         }},
        {"in pieces", "near-oom", "info",
         [](Recording &r) {
             filled(add)(r);
             r.memory(5, 10'000'000'000, 16'000'000'000);
         }},
        {"an allocation failed", "near-oom", "critical",
         [](Recording &r) {
             filled(add)(r);
             r.mark("[OutOfMemory]", 5);
         }},
        {"no memory records", "near-oom", "?", filled(add)},
        // V45, V46, V47
        {"a small region", "compile-overhead", "warning", compiled("0/0", 10, 200, 50), h200, true},
        {"a kernel of half the time", "compile-overhead", "", compiled("0/0", 4, 200, 100)},
        {"a region of a millisecond", "compile-overhead", "",
         [](Recording &r) {
             if (r.step() % 2 == 0)
                 return;
             compiled("0/0", 10, 1500, 50)(r);
         }},
        {"what its layers take", "compiled-regions", "info", compiled("0/0", 10, 200, 50)},
        {"eager", "compiled-regions", "", filled(add)},
        {"many guards", "guard-cost", "info",
         [](Recording &r) {
             if (r.step() == 3)
                 compiled("0/0", 50, 800, 500)(r);
         }},
        {"few guards", "guard-cost", "",
         [](Recording &r) {
             if (r.step() == 3)
                 compiled("0/0", 49, 800, 500)(r);
         }},
        {"5 % of the step", "guard-cost", "warning",
         [](Recording &r) {
             compiled("0/0", 10, 800, 500)(r);
             for (int i = 0; i < 4; ++i)
                 r.cpu("TorchDynamo Cache Lookup", 25 + 12 * i, 10);
         },
         h200, true},
        {"compiling in a steady step", "recompilation", "critical",
         [](Recording &r) {
             compiled("0/0", 10, 200, 50)(r);
             if (r.step() == 3)
                 r.cpu("entire_frame_compile (dynamo_timed)", 400, 300);
         },
         h200, true},
        {"compiling in the first step", "recompilation", "warning",
         [](Recording &r) {
             compiled("0/0", 10, 200, 50)(r);
             if (r.step() == 0)
                 r.cpu("entire_frame_compile (dynamo_timed)", 400, 300);
         }},
        {"compiled twice", "recompilation", "info", compiled("0/1", 10, 200, 50)},
        {"compiled until torch gives up", "recompilation", "warning", compiled("3/7", 10, 200, 50)},
        {"compiled once", "recompilation", "", compiled("5/0", 10, 200, 50)},
        // V48
        {"8 % of the product", "addmm-bias-copy", "warning",
         [](Recording &r) {
             r.cpu("aten::addmm", 8, 20);
             r.launch("Memcpy DtoD (Device -> Device)", 10, 20, 80, "\"bytes\":1000", "gpu_memcpy", "cudaMemcpyAsync");
             r.launch(tensorGemm, 20, 100, 800, full);
         },
         h200, true},
        {"4 % of the product", "addmm-bias-copy", "info",
         [](Recording &r) {
             r.cpu("aten::addmm", 8, 20);
             r.launch("Memcpy DtoD (Device -> Device)", 10, 20, 40, "\"bytes\":1000", "gpu_memcpy", "cudaMemcpyAsync");
             r.launch(tensorGemm, 20, 60, 800, full);
         },
         h200, true},
        {"a copy of the program's own", "addmm-bias-copy", "",
         [](Recording &r) {
             r.cpu("aten::copy_", 8, 4);
             r.launch("Memcpy DtoD (Device -> Device)", 10, 20, 80, "\"bytes\":1000", "gpu_memcpy", "cudaMemcpyAsync");
             r.cpu("aten::addmm", 18, 10);
             r.launch(tensorGemm, 20, 100, 800, full);
         }},
        // V49
        {"a batch of products", "batched-matmul", "info",
         [](Recording &r) {
             r.cpu("aten::matmul", 5, 30, "cpu_op", shapes("[[16,256,512],[16,512,256]]"));
             r.op("aten::bmm", tensorGemm, 10, 20, 300, full, shapes("[[16,256,512],[16,512,256]]"));
         },
         withShapes},
        {"one matrix for the batch", "batched-matmul", "warning",
         [](Recording &r) {
             r.cpu("aten::matmul", 5, 30, "cpu_op", shapes("[[16,256,512],[1,512,256]]"));
             r.op("aten::bmm", tensorGemm, 10, 20, 300, full, shapes("[[16,256,512],[16,512,256]]"));
         },
         withShapes},
        {"an operand is copied", "batched-matmul", "warning",
         [](Recording &r) {
             r.cpu("aten::matmul", 5, 40);
             r.cpu("aten::clone", 8, 8);
             r.op("aten::copy_", copyKernel, 10, 20, 12, full);
             r.op("aten::bmm", tensorGemm, 30, 40, 300, full);
         }},
        {"bmm by hand", "batched-matmul", "", [](Recording &r) { r.op("aten::bmm", tensorGemm, 10, 20, 300, full); }},
        // V50
        {"15 % of the step", "metadata-ops", "warning",
         [](Recording &r) {
             r.op("aten::add", add, 10, 20, 100, full);
             r.cpu("aten::view", 200, 100);
             r.cpu("aten::t", 300, 50);
             r.cpu("aten::as_strided", 310, 20);
         },
         h200, true},
        {"less", "metadata-ops", "",
         [](Recording &r) {
             r.op("aten::add", add, 10, 20, 100, full);
             r.cpu("aten::view", 200, 149);
         }},
        {"a GPU that is full", "metadata-ops", "",
         [](Recording &r) {
             r.op("aten::add", add, 10, 20, 900, full);
             r.cpu("aten::view", 200, 300);
         }},
        // V51
        {"three in a row", "fusable-chain", "warning",
         [](Recording &r) {
             for (int i = 0; i < 3; ++i)
                 r.op(i == 1 ? "aten::add" : "aten::mul", i == 1 ? add : mul, 10 + 10 * i, 20 + 300 * i, 300, full);
         },
         h200, true},
        {"two in a row", "fusable-chain", "",
         [](Recording &r) {
             for (int i = 0; i < 3; ++i)
                 r.op("aten::mul", i == 1 ? tensorGemm : mul, 10 + 10 * i, 20 + 300 * i, 300, full);
         }},
        {"of different sizes", "fusable-chain", "",
         [](Recording &r) {
             for (int i = 0; i < 3; ++i)
                 r.op("aten::mul", mul, 10 + 10 * i, 20 + 300 * i, 300, geometry(i == 1 ? 100 : 1000));
         }},
        {"of Triton", "fusable-chain", "",
         [](Recording &r) {
             for (int i = 0; i < 3; ++i)
                 r.op("triton_poi_fused_add_0", "triton_poi_fused_add_0", 10 + 10 * i, 20 + 300 * i, 300, full);
         }},
        {"sums of gradients", "fusable-chain", "",
         [](Recording &r) {
             for (int i = 0; i < 3; ++i) {
                 r.cpu("torch::autograd::AccumulateGrad", 8 + 10 * i, 6);
                 r.op("aten::add_", add, 10 + 10 * i, 20 + 300 * i, 300, full);
             }
         }},
        {"on a CPU that cannot keep up", "fusable-chain", "info",
         [](Recording &r) {
             for (int i = 0; i < 4; ++i)
                 r.op("aten::mul", mul, 10 + 100 * i, 20 + 100 * i, 2, full);
         },
         h200, true},
        // V52
        {"a tenth in an epilogue", "already-fused", "good", filled(biasGemm, 90)},
        {"less than a tenth", "already-fused", "", filled(biasGemm, 89)},
        {"a fused kernel of Triton", "already-fused", "good", filled("triton_poi_fused_add_mul_0")},
        {"one op of Triton", "already-fused", "", filled("triton_poi_fused_add_0")},
        // V53
        {"five kernels", "graph-replay", "good",
         [](Recording &r) {
             r.launch(add, 10, 20, 10, full, "kernel", "cudaGraphLaunch");
             for (int i = 1; i < 5; ++i)
                 r.work(add, 20 + 10 * i, 10, full);
         }},
        {"four kernels", "graph-replay", "info",
         [](Recording &r) {
             r.launch(add, 10, 20, 10, full, "kernel", "cudaGraphLaunch");
             for (int i = 1; i < 4; ++i)
                 r.work(add, 20 + 10 * i, 10, full);
         }},
        {"no graph", "graph-replay", "", filled(add)},
        // V54
        {"201 kernels", "many-optimizer-kernels", "warning",
         [](Recording &r) {
             r.cpu("Optimizer.step#AdamW.step", 5, 900, "user_annotation");
             for (int i = 0; i < 201; ++i)
                 r.op("aten::add_", add, 10 + 4 * i, 11 + 4 * i, 1, full);
         },
         h200, true},
        {"200 kernels", "many-optimizer-kernels", "",
         [](Recording &r) {
             r.cpu("Optimizer.step#AdamW.step", 5, 900, "user_annotation");
             for (int i = 0; i < 200; ++i)
                 r.op("aten::add_", add, 10 + 4 * i, 11 + 4 * i, 1, full);
         }},
        {"foreach", "many-optimizer-kernels", "",
         [](Recording &r) {
             r.cpu("Optimizer.step#AdamW.step", 5, 900, "user_annotation");
             for (int i = 0; i < 201; ++i)
                 r.op("aten::_foreach_add_",
                      "void at::native::(anonymous namespace)::multi_tensor_apply_kernel<at::native::(anonymous "
                      "namespace)::TensorListMetadata<1> >(int)",
                      10 + 4 * i, 11 + 4 * i, 1, full);
         }},
        {"not in an optimizer", "many-optimizer-kernels", "",
         [](Recording &r) {
             for (int i = 0; i < 201; ++i)
                 r.op("aten::add_", add, 10 + 4 * i, 11 + 4 * i, 1, full);
         }},
        // V55, V56
        {"two devices", "data-parallel", "warning",
         [](Recording &r) {
             r.cpu("DataParallel.forward", 5, 100, "user_annotation");
             r.launch(add, 10, 20, 10, full);
             r.launch(add, 30, 40, 10, full, "kernel", "cudaLaunchKernel", "1");
         },
         devices(device(0, "9.0") + ',' + device(1, "9.0"))},
        {"one device", "data-parallel", "",
         [](Recording &r) {
             r.cpu("DataParallel.forward", 5, 100, "user_annotation");
             r.launch(add, 10, 20, 10, full);
         }},
        {"gloo", "ddp-without-nccl", "warning",
         [](Recording &r) {
             r.cpu("DistributedDataParallel.forward", 5, 100, "user_annotation");
             r.launch(add, 10, 20, 10, full);
         },
         h200 + R"(,"distributedInfo":{"backend":"gloo","rank":0,"world_size":2})"},
        {"nccl", "ddp-without-nccl", "",
         [](Recording &r) {
             r.cpu("DistributedDataParallel.forward", 5, 100, "user_annotation");
             r.launch(add, 10, 20, 10, full);
         },
         h200 + R"(,"distributedInfo":{"backend":"nccl","rank":0,"world_size":2})"},
        // V57
        {"another kernel in one step", "other-tile", "info",
         [](Recording &r) { r.op("aten::mm", r.step() == 3 ? biasGemm : tensorGemm, 10, 20, 100, full); }},
        {"the same in every step", "other-tile", "",
         [](Recording &r) { r.op("aten::mm", tensorGemm, 10, 20, 100, full); }},
        {"other ops in one step", "other-tile", "",
         [](Recording &r) {
             r.op(r.step() == 3 ? "aten::addmm" : "aten::mm", r.step() == 3 ? biasGemm : tensorGemm, 10, 20, 100, full);
         }},
    };
    return table;
}

} // namespace

class TestDeviceRules : public QObject {
    Q_OBJECT

private slots:
    void rule_data()
    {
        QTest::addColumn<int>("i");
        for (int i = 0; i < static_cast<int>(cases().size()); ++i)
            QTest::newRow(qPrintable(QString("%1: %2").arg(cases()[std::size_t(i)].id, cases()[std::size_t(i)].name)))
                << i;
    }
    void rule()
    {
        QFETCH(int, i);
        const Case &c = cases()[std::size_t(i)];
        const auto trace = test::open(test::document(Recording(c.body).events(), c.header));
        const Report report = makeReport(*trace);
        const auto found = std::ranges::find(report.verdicts, c.id, &Verdict::id);
        const bool isUndecided =
            std::ranges::find(report.notDecidable, c.id, &NotDecidable::id) != report.notDecidable.end();
        QCOMPARE(QString(found != report.verdicts.end() ? severityName(found->severity)
                         : isUndecided                  ? "?"
                                                        : ""),
                 QString(c.severity));
        if (found == report.verdicts.end())
            return;
        QVERIFY(helpFor(c.id));
        QCOMPARE(found->gainPerStep.has_value(), c.gains);
        if (c.gains) {
            QVERIFY(*found->gainPerStep > 0);
            QVERIFY2(*found->gainPerStep <= Recording::stepLength * 1000, "no step gains more than it takes");
        }
        QVERIFY(!found->numbers.empty());
        QVERIFY(!found->advice.empty() && !found->whyItMightBeWrong.empty());
        for (const std::string &text : {found->title, found->summary, found->advice, found->whyItMightBeWrong}) {
            const std::string sentence = fill(text, found->numbers);
            QVERIFY2(sentence.find('{') == std::string::npos, sentence.c_str());
        }
        if (found->severity >= VerdictSeverity::Warning) {
            QVERIFY(!found->evidence.empty());
            for (const Evidence &e : found->evidence)
                QVERIFY(!e.note.empty());
        }
    }

    /// Without a steady step nothing speaks of steps.
    void withoutSteps()
    {
        const Recording recording(filled(sgemm));
        QByteArrayList events;
        for (const QByteArray &event : recording.events())
            if (!event.contains("ProfilerStep") && events.size() < 5)
                events.append(event);
        const auto trace = test::open(test::document(events, h200));
        const Report report = makeReport(*trace);
        const auto found = std::ranges::find(report.verdicts, "fp32-gemm", &Verdict::id);
        QVERIFY(found != report.verdicts.end());
        for (const Verdict &v : report.verdicts)
            if (v.id == "fp32-gemm" || v.id == "fusable-chain")
                QVERIFY2(v.summary.find("a step") == std::string::npos, v.summary.c_str());
    }

    /// A person's own row for the table of peaks.
    void ownPeaks()
    {
        const auto trace = test::open(test::document(Recording([](Recording &r) {
                                                         r.op("aten::mm", tensorGemm, 10, 20, 173, full,
                                                              shapes("[[4096,4096],[4096,4096]]"));
                                                     }).events(),
                                                     devices(device(0, "9.0", "Some GPU")) + ",\"record_shapes\":1"));
        const auto thresholds =
            thresholdsFromJson(R"({"devices": [{"name": "some gpu", "half": 1000, "memory": 4000}]})");
        QVERIFY(thresholds);
        const Report report = makeReport(*trace, {}, *thresholds);
        const auto found = std::ranges::find(report.verdicts, "throughput", &Verdict::id);
        QVERIFY(found != report.verdicts.end());
        const auto share = std::ranges::find(found->numbers, "peak_share", &Number::name);
        QVERIFY(share != found->numbers.end());
        QCOMPARE(std::get<double>(share->value), 2 * 4096.0 * 4096 * 4096 / 173e-6 / 1e15);

        for (const char *wrong :
             {R"({"devices": 7})", R"({"devices": [7]})", R"({"devices": [{"half": 1}]})",
              R"({"devices": [{"name": "x", "half": -1}]})", R"({"devices": [{"name": "x", "speed": 1}]})"})
            QVERIFY2(!thresholdsFromJson(wrong), wrong);
    }

    void peakOf_data()
    {
        QTest::addColumn<QString>("device");
        QTest::addColumn<double>("half");
        QTest::newRow("H200") << "NVIDIA H200" << 989.4;
        QTest::newRow("H100 SXM") << "NVIDIA H100 80GB HBM3" << 989.4;
        QTest::newRow("H100 PCIe") << "NVIDIA H100 PCIe" << 756.0;
        QTest::newRow("A100") << "NVIDIA A100-SXM4-80GB" << 312.0;
        QTest::newRow("V100") << "Tesla V100-SXM2-16GB" << 125.0;
        QTest::newRow("L4 is not L40S") << "NVIDIA L40S" << 362.0;
        QTest::newRow("L4") << "NVIDIA L4" << 121.0;
        QTest::newRow("RTX 4090") << "NVIDIA GeForce RTX 4090" << 165.2;
        QTest::newRow("H20 is not H200") << "NVIDIA H20" << 148.0;
        QTest::newRow("a die of two") << "AMD Instinct MI250X" << 191.5;
        QTest::newRow("unknown") << "NVIDIA Z9000" << 0.0;
        QTest::newRow("empty") << "" << 0.0;
    }
    void peakOf()
    {
        QFETCH(QString, device);
        QFETCH(double, half);
        const DevicePeaks *row = peaksOf(device.toStdString());
        QCOMPARE(row ? row->half : 0.0, half);
    }

    void everyRowHasItsSource()
    {
        for (const DevicePeaks &row : builtInPeaks()) {
            QVERIFY2(!row.source.empty() && row.memory > 0 && row.fp32 > 0, row.words.c_str());
            QCOMPARE(peaksOf(row.words), &row);
        }
    }
};

QTEST_APPLESS_MAIN(TestDeviceRules)
#include "tst_devicerules.moc"
