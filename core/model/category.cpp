#include "core/model/category.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <utility>

namespace lanescope {

namespace {

std::string lowered(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return out;
}

constexpr std::array<std::pair<std::string_view, Category>, 34> table{{
    {"cpu_op", Category::CpuOp},
    {"operator", Category::CpuOp},
    {"user_annotation", Category::UserAnnotation},
    {"python_function", Category::PythonFunction},
    {"python", Category::PythonFunction},
    {"cuda_runtime", Category::Runtime},
    {"hip_runtime", Category::Runtime},
    {"xpu_runtime", Category::Runtime},
    {"mtia_runtime", Category::Runtime},
    {"glow_runtime", Category::Runtime},
    {"privateuse1_runtime", Category::Runtime},
    {"runtime", Category::Runtime},
    {"cuda_driver", Category::Driver},
    {"hip_driver", Category::Driver},
    {"xpu_driver", Category::Driver},
    {"privateuse1_driver", Category::Driver},
    {"kernel", Category::Kernel},
    {"concurrent_kernel", Category::Kernel},
    {"gpu_memcpy", Category::Memcpy},
    {"memcpy", Category::Memcpy},
    {"gpu_memset", Category::Memset},
    {"memset", Category::Memset},
    {"gpu_user_annotation", Category::GpuUserAnnotation},
    {"cuda_sync", Category::Sync},
    {"xpu_sync", Category::Sync},
    {"cuda_event", Category::Sync},
    {"overhead", Category::Overhead},
    {"trace", Category::ProfilerSpan},
    {"cpu_instant_event", Category::Instant},
    {"memory", Category::Instant},
    {"mtia_ccp_events", Category::Other},
    {"mtia_insight", Category::Other},
    {"hpu_op", Category::Other},
    {"collective_comm", Category::Other},
}};

} // namespace

Category categoryFromText(std::string_view cat)
{
    const std::string low = lowered(cat);
    const auto it = std::find_if(table.begin(), table.end(), [&](const auto &e) { return e.first == low; });
    return it == table.end() ? Category::Other : it->second;
}

bool isCommunicationName(std::string_view name)
{
    const std::string head = lowered(name.substr(0, 4));
    return head == "nccl" || head == "rccl";
}

} // namespace lanescope
