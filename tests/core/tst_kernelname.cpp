#include "core/analyse/kernelname.h"
#include "recordings.h"

#include <QtTest>

using namespace lanescope;

namespace {

struct Case {
    const char *name;
    const char *summary; ///< as a person reads it: everything that was told from the name
    const char *fused = "";
};

// Names as they stand in recordings of PyTorch, or in the documentation and issues of the library that they are from.
const std::vector<Case> &cases()
{
    static const std::vector<Case> table{
        // cuBLAS
        {"nvjet_sm90_tst_320x128_64x3_1x2_h_bz_coopB_TNT",
         "GEMM · cuBLAS · bf16 · tile 320x128x64 · 3 stages · cluster 1x2 · tn · tensor cores"},
        {"nvjet_sm90_tst_128x64_64x8_1x2_h_bz_splitK_NNT",
         "GEMM · cuBLAS · bf16 · tile 128x64x64 · 8 stages · cluster 1x2 · split-K · nn · tensor cores"},
        {"nvjet_sm90_tst_192x128_64x5_1x2_h_bz_coopB_bias_NNT",
         "GEMM · cuBLAS · bf16 · tile 192x128x64 · 5 stages · cluster 1x2 · bias · nn · tensor cores"},
        {"nvjet_sm90_tst_64x8_64x16_1x4_h_badd_NNT",
         "GEMM · cuBLAS · bf16 · tile 64x8x64 · 16 stages · cluster 1x4 · beta · nn · tensor cores"},
        {"nvjet_hsh_256x128_64x4_2x1_v_bz_coopA_TNN",
         "GEMM · cuBLAS · fp16 · tile 256x128x64 · 4 stages · cluster 2x1 · tn · tensor cores"},
        {"nvjet_sm90_xyz_64x64_64x4_1x1_h_bz_TNN",
         "GEMM · cuBLAS · tile 64x64x64 · 4 stages · tn · tensor cores unknown"},
        {"sm80_xmma_gemm_f32f32_f32f32_f32_nn_n_tilesize256x128x8_stage3_warpsize4x2x1_ffma_aligna4_alignc4_execute_"
         "kernel__5x_cublas",
         "GEMM · cuBLAS · fp32 · tile 256x128x8 · 3 stages · nn · no tensor cores"},
        {"sm90_xmma_gemm_bf16bf16_bf16f32_f32_tn_n_tilesize128x128x64_warpgroupsize1x1x1_execute_segment_k_off_kernel__"
         "5x_cublas",
         "GEMM · cuBLAS · bf16, fp32 · tile 128x128x64 · tn · tensor cores"},
        {"sm80_xmma_gemm_bf16bf16_bf16f32_f32_tn_n_tilesize160x128x32_stage4_warpsize2x2x1_tensor16x8x16_execute_"
         "kernel__5x_cublas",
         "GEMM · cuBLAS · bf16, fp32 · tile 160x128x32 · 4 stages · tn · tensor cores"},
        {"ampere_bf16_s16816gemm_bf16_128x256_ldg8_f2f_stages_64x3_nn",
         "GEMM · cuBLAS · bf16 · tile 128x256x64 · 3 stages · nn · tensor cores"},
        {"ampere_fp16_s16816gemm_fp16_256x128_ldg8_relu_f2f_stages_64x3_tn",
         "GEMM · cuBLAS · fp16 · tile 256x128x64 · 3 stages · relu · tn · tensor cores"},
        {"ampere_sgemm_128x64_nn", "GEMM · cuBLAS · fp32 · tile 128x64 · nn · no tensor cores"},
        {"ampere_sgemm_32x32_sliced1x4_tn", "GEMM · cuBLAS · fp32 · tile 32x32 · tn · no tensor cores"},
        {"volta_sgemm_128x64_tn", "GEMM · cuBLAS · fp32 · tile 128x64 · tn · no tensor cores"},
        {"volta_fp16_s884gemm_fp16_128x128_ldg8_f2f_nn", "GEMM · cuBLAS · fp16 · tile 128x128 · nn · tensor cores"},
        {"turing_fp16_s1688gemm_fp16_256x128_ldg8_f2f_tn", "GEMM · cuBLAS · fp16 · tile 256x128 · tn · tensor cores"},
        {"void gemmSN_NN_kernel<float, 128, 2, 4, 8, 4, 4, false, cublasGemvTensorStridedBatched<float const>, "
         "cublasGemvTensorStridedBatched<float const>, cublasGemvTensorStridedBatched<float> "
         ">(cublasGemmSmallNParams<cublasGemvTensorStridedBatched<float const>, cublasGemvTensorStridedBatched<float "
         "const>, cublasGemvTensorStridedBatched<float>, float>)",
         "GEMM · gemmSN_NN · cuBLAS · fp32 · nn · no tensor cores"},
        {"void gemv2T_kernel_val<int, int, float, float, float, float, 128, 16, 4, 4, false, false, "
         "cublasGemvParamsEx<int, cublasGemvTensorStridedBatched<float const>, cublasGemvTensorStridedBatched<float "
         "const>, cublasGemvTensorStridedBatched<float>, float> >(cublasGemvParamsEx<int>, float, float)",
         "matrix-vector product · gemv2T_kernel_val · cuBLAS · fp32"},
        {"void cublasLt::splitKreduce_kernel<32, 16, int, float, __nv_bfloat16, float, __nv_bfloat16, false, float, "
         "__nv_bfloat16, __nv_bfloat16, true, false, false, false>(cublasLt::cublasSplitKParams<float>, float const*)",
         "split-K sum · splitKreduce · cuBLAS · fp32, bf16"},
        // CUTLASS
        {"void cutlass::Kernel2<cutlass_80_simt_sgemm_256x128_8x4_nn_align1>(cutlass_80_simt_sgemm_256x128_8x4_nn_"
         "align1::Params)",
         "GEMM · CUTLASS · fp32 · tile 256x128x8 · 4 stages · nn · no tensor cores"},
        {"void cutlass::Kernel2<cutlass_80_tensorop_bf16_s16816gemm_relu_bf16_256x128_32x3_tn_align8>(cutlass_80_"
         "tensorop_bf16_s16816gemm_relu_bf16_256x128_32x3_tn_align8::Params)",
         "GEMM · CUTLASS · bf16 · tile 256x128x32 · 3 stages · relu · tn · tensor cores"},
        {"void cutlass::Kernel<cutlass_80_tensorop_s1688gemm_128x128_16x5_nn_align4>(cutlass_80_tensorop_s1688gemm_"
         "128x128_16x5_nn_align4::Params)",
         "GEMM · CUTLASS · tf32 · tile 128x128x16 · 5 stages · nn · tensor cores"},
        // cuDNN
        {"sm80_xmma_fprop_implicit_gemm_f32f32_f32f32_f32_nchwkcrs_nchw_tilesize32x32x8_stage3_warpsize1x2x1_g1_ffma_"
         "aligna4_alignc4_execute_kernel__5x_cudnn",
         "convolution · fprop · cuDNN · fp32 · tile 32x32x8 · 3 stages · no tensor cores"},
        {"sm80_xmma_wgrad_implicit_gemm_indexed_wo_smem_tf32f32_tf32f32_f32_nhwckrsc_nhwc_tilesize32x16x64_stage1_"
         "warpsize2x1x1_g1_tensor16x8x8_aligna4_alignc4_execute_kernel__5x_cudnn",
         "convolution · wgrad · cuDNN · tf32, fp32 · tile 32x16x64 · 1 stage · tensor cores"},
        {"void cudnn::engines_precompiled::nchwToNhwcKernel<float, float, float, false, true, "
         "(cudnnKernelDataType_t)2>(cudnn::engines_precompiled::nchw2nhwc_params_t<float>, float const*, float*)",
         "layout change · nchwToNhwcKernel · cuDNN · fp32"},
        {"cudnn_generated_fort_native_sdpa_sm90_flash_fprop_wgmma_f16_knob_7_64x128x64_4x1x1_cga1x1x1_kernel0_0",
         "attention · forward · cuDNN · fp16 · tensor cores"},
        {"void cudnn::fusion::convert_dq_to_16bits<true>(void const*, void*, unsigned int, float const*)",
         "attention · helper · cuDNN · no tensor cores"},
        // attention
        {"void pytorch_flash::flash_fwd_kernel<Flash_fwd_kernel_traits<64, 128, 128, 4, false, false, "
         "cutlass::bfloat16_t, Flash_kernel_traits<64, 128, 128, 4, cutlass::bfloat16_t> >, true, true, false, false, "
         "true, false>(pytorch_flash::Flash_fwd_params)",
         "attention · forward · FlashAttention · bf16 · tensor cores"},
        {"fmha_cutlassF_f32_aligned_64x64_rf_sm80(PyTorchMemEffAttention::AttentionKernel<float, "
         "cutlass::arch::Sm80, true, 64, 64, 64, true, true>::Params)",
         "attention · forward · CUTLASS · fp32 · tensor cores unknown"},
        // PyTorch
        {"void at::native::vectorized_elementwise_kernel<4, at::native::CUDAFunctor_add<float>, std::array<char*, 3ul> "
         ">(int, at::native::CUDAFunctor_add<float>, std::array<char*, 3ul>)",
         "elementwise · add · PyTorch · fp32"},
        {"void at::native::vectorized_elementwise_kernel<8, "
         "at::native::bfloat16_copy_kernel_cuda(at::TensorIteratorBase&)::{lambda(float)#1}, std::array<char*, 2ul> "
         ">(int, at::native::bfloat16_copy_kernel_cuda(at::TensorIteratorBase&)::{lambda(float)#1}, std::array<char*, "
         "2ul>)",
         "elementwise · copy · PyTorch · bf16, fp32"},
        {"void at::native::(anonymous namespace)::multi_tensor_apply_kernel<at::native::(anonymous "
         "namespace)::TensorListMetadata<2>, at::native::(anonymous namespace)::BinaryOpListAlphaFunctor<float, 2, 2, "
         "0>, std::plus<float>, float>(at::native::(anonymous namespace)::TensorListMetadata<2>, "
         "at::native::(anonymous namespace)::BinaryOpListAlphaFunctor<float, 2, 2, 0>, std::plus<float>, float)",
         "list of tensors · BinaryOpListAlpha · PyTorch · fp32"},
        {"void at::native::reduce_kernel<512, 1, at::native::ReduceOp<float, at::native::MeanOps<float, float, float, "
         "float>, unsigned int, float, 4, 4> >(at::native::ReduceOp<float, at::native::MeanOps<float, float, float, "
         "float>, unsigned int, float, 4, 4>)",
         "reduction · mean · PyTorch · fp32"},
        {"void (anonymous namespace)::softmax_warp_forward<float, float, float, 10, false, false>(float*, float "
         "const*, int, int, int, bool const*, int, bool)",
         "softmax · softmax_warp_forward · fp32"},
        {"void at::native::(anonymous namespace)::vectorized_layer_norm_kernel<float, float, false>(int, float, float "
         "const*, float const*, float const*, float*, float*, float*)",
         "normalization · vectorized_layer_norm · PyTorch · fp32"},
        {"void at_cuda_detail::cub::detail::radix_sort::DeviceRadixSortHistogramKernel<at_cuda_detail::cub::Policy, "
         "long>(unsigned long long*, long const*)",
         "sort or scan · DeviceRadixSortHistogramKernel · CUB · int64"},
        {"_ZN2at6native29vectorized_elementwise_kernelILi4ENS0_15CUDAFunctor_addIfEESt5arrayIPcLm3EEEEviT0_T1_",
         "elementwise · add · PyTorch · fp32"},
        // Triton
        {"triton_poi_fused__to_copy_add_mul_pow_tanh_view_13", "elementwise · pointwise · Triton",
         "_to_copy add mul pow tanh view"},
        {"triton_per_fused__to_copy_add_embedding_native_dropout_native_layer_norm_view_2",
         "reduction · persistent reduction · Triton", "_to_copy add embedding native_dropout native_layer_norm view"},
        {"triton_red_fused__log_softmax__log_softmax_backward_data__to_copy_nll_loss_backward_0",
         "reduction · reduction · Triton", "_log_softmax _log_softmax_backward_data _to_copy nll_loss_backward"},
        {"triton_poi_fused_0", "elementwise · pointwise · Triton"},
        {"triton_tem_fused_addmm_relu_3", "GEMM · template · Triton · tensor cores unknown", "addmm relu"},
        {"triton_tem_fused_flex_attention_1", "attention · template · Triton · tensor cores unknown", "flex_attention"},
        {"triton_my_own", "unknown · my_own · Triton"},
        // communication
        {"ncclDevKernel_AllReduce_Sum_f32_RING_LL(ncclDevKernelArgsStorage<4096ul>)",
         "communication · AllReduce · NCCL · fp32"},
        {"ncclKernel_AllReduce_RING_LL_Sum_float(ncclDevComm*, unsigned long, ncclWork*)",
         "communication · AllReduce · NCCL · fp32"},
        {"ncclDevKernel_SendRecv(ncclDevKernelArgsStorage<4096ul>)", "communication · SendRecv · NCCL"},
        // copies
        {"Memcpy HtoD (Pageable -> Device)", "copy · HtoD (Pageable -> Device) · copy engine"},
        {"Memset (Device)", "set · (Device) · copy engine"},
        // AMD
        {"Cijk_Alik_Bljk_BBS_BH_Bias_AS_SAV_UserArgs_MT128x128x32_MI16x16x16x1_SN_K1",
         "GEMM · Tensile · bf16 · tile 128x128x32 · bias · tn · tensor cores"},
        {"Cijk_Ailk_Bljk_SB_MT64x64x16_SE_1LDSB0", "GEMM · Tensile · fp32 · tile 64x64x16 · nn · tensor cores unknown"},
        {"miopenSp3AsmConv_v21_1_3_gfx9_fp32_stride1_group",
         "convolution · miopenSp3AsmConv_v21_1_3_gfx9_fp32_stride1_group · MIOpen · tensor cores unknown"},
        // nothing to tell
        {"my_kernel(float*)", "unknown · my_kernel"},
        {"", "unknown"},
    };
    return table;
}

} // namespace

class TestKernelName : public QObject {
    Q_OBJECT

private slots:
    void name_data()
    {
        QTest::addColumn<int>("i");
        for (int i = 0; i < static_cast<int>(cases().size()); ++i)
            QTest::newRow(qPrintable(QString::number(i) + ' ' + QString(cases()[std::size_t(i)].name).left(60))) << i;
    }
    void name()
    {
        QFETCH(int, i);
        const Case &c = cases()[std::size_t(i)];
        const KernelName k = decodeKernelName(c.name);
        QCOMPARE(QString::fromStdString(kernelSummary(k)), QString::fromUtf8(c.summary));
        std::string fused;
        for (const std::string &op : k.fusedOps)
            fused += (fused.empty() ? "" : " ") + op;
        QCOMPARE(QString::fromStdString(fused), QString(c.fused));
    }

    /// Any text is taken: cut and mixed names neither stop the program nor lose what names an op.
    void anyText()
    {
        for (const Case &a : cases())
            for (std::size_t n = 0; n <= std::min<std::size_t>(QByteArray(a.name).size(), 80); ++n)
                QVERIFY(!kernelSummary(decodeKernelName(std::string_view(a.name).substr(0, n))).empty());
    }

    /// Every kernel of every recording belongs to a family, and every matrix product tells whether it uses tensor cores.
    void recordings_data() { test::addRecordings(); }
    void recordings()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const auto trace = test::openPath(path);
        for (const std::uint32_t w : trace->deviceWork()) {
            const std::string_view name = trace->name(SliceId(w));
            const KernelName k = decodeKernelName(name);
            QVERIFY2(k.family != KernelFamily::Unknown, std::string(name).c_str());
            QVERIFY2(!k.isMatrixProduct() || k.tensorCores != TensorCores::Unknown, std::string(name).c_str());
            QVERIFY2(!k.isMatrixProduct() || !k.types.empty(), std::string(name).c_str());
            const bool isCopy = trace->category(SliceId(w)) != Category::Kernel;
            QCOMPARE(k.family == KernelFamily::Copy || k.family == KernelFamily::Set, isCopy);
            QCOMPARE(k.family == KernelFamily::Communication, isCommunicationName(name));
        }
    }
};

QTEST_APPLESS_MAIN(TestKernelName)
#include "tst_kernelname.moc"
