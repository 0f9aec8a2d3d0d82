#pragma once

#include "core/model/trace.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lanescope {

/// Which part of a training run a file is of.
struct RankIdentity {
    enum Source : std::uint8_t { Unknown, DistributedInfo, FileName };
    enum Axis : std::uint8_t { Tensor, Data, Pipeline, Expert, axisCount };

    std::optional<std::int64_t> rank;
    std::optional<std::int64_t> worldSize;
    Source rankFrom = Unknown;
    std::array<std::optional<std::int64_t>, axisCount> place; ///< along each axis of parallelism, from 0

    /// `rank 3 (TP 1, DP 0)`; what is not known is left out.
    std::string label() const;
};

const char *axisName(RankIdentity::Axis axis);           ///< "tp", "dp", "pp", "ep"
const char *rankSourceName(RankIdentity::Source source); ///< "distributedInfo", "file name", else null

/// What the name of a file says: `rank3_trace.json.gz`, `1727-TP-0-DP-1-PP-0-EP-0.trace.json.gz`.
RankIdentity rankFromFileName(std::string_view path);
/// By the file's distributedInfo, and what that leaves open by its name. A place along an axis is the rank's place in the process
/// group whose description names the axis (`tp`, `mesh_dp`, `TENSOR_MODEL_PARALLEL_GROUP`).
RankIdentity rankIdentity(const Trace &trace);

} // namespace lanescope
