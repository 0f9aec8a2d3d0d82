#pragma once

#include "core/base/ids.h"
#include "core/base/stringpool.h"
#include "core/base/time.h"
#include "core/load/jsonscan.h"
#include "core/model/columns.h"
#include "core/model/issue.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lanescope {

// What a window of text becomes. Texts and lanes are numbered by the thread that read them (its LocalNames); slices from 0 in the
// batch. TraceBuilder gives them their final numbers when the batches are appended in file order.

struct RawSlice {
    Nanoseconds start;
    Nanoseconds duration;
    std::uint64_t offset; ///< of the event, in the text
    std::uint32_t name;
    std::uint32_t category;
    std::uint32_t lane;
    bool isBegin; ///< a B event, whose end is not known yet
};

template <class T>
struct RawArgument {
    std::uint32_t slice;
    T value;
};

struct RawEnd {
    Nanoseconds time;
    std::uint32_t lane;
    std::uint32_t slicesBefore; ///< in the file: ties in time are resolved by file order
};

/// An id as the file has it: a whole number, or a text.
struct RawId {
    std::int64_t number = 0;
    std::uint32_t text = NameId::noneValue; ///< none: the number counts
    bool operator==(const RawId &) const = default;
};

struct RawFlow {
    RawId id;
    Nanoseconds time;
    std::uint32_t category;
    std::uint32_t name;
    std::uint32_t lane;
    std::uint32_t slicesBefore; ///< the slice just before it in the file is this - 1
    char phase;                 ///< 's', 't' or 'f'
    bool bindsEnclosing;
    bool onSlice; ///< of the newer form (`bind_id`): ends on the slice just before it
};

struct RawInstant {
    Nanoseconds time;
    std::uint32_t name;
    std::uint32_t lane;
    char scope;
};

struct RawAsync {
    RawId id;
    Nanoseconds time;
    std::uint32_t category;
    std::uint32_t name;
    std::uint32_t process; ///< text of the pid for an id that is private to it, else none
    bool begin;
};

struct RawCounter {
    Nanoseconds time;
    double value;
    std::uint32_t process;
    std::uint32_t name;
    std::uint32_t series;
};

/// A metadata record that names or orders lanes.
struct RawLaneFact {
    enum Kind : std::uint8_t { ProcessName, ThreadName, ProcessSort, ThreadSort };
    Kind kind;
    std::uint32_t lane;
    std::uint32_t text;
    double sortIndex;
};

/// The texts and lanes that one reading thread has met, numbered by it.
struct LocalNames {
    StringPool strings;
    StringPool lanes; ///< pid and tid as they stand in the file, see laneKey()

    /// Both ids in one text: kind and bytes of pid, a zero byte, kind and bytes of tid.
    static void appendLaneKey(const Token &pid, const Token &tid, std::string &key);
};

/// The ids of a process and a thread in the one form that all their spellings share (RULES 4).
struct LaneIds {
    std::string pid, tid;
    LaneIds(const Token &pid, const Token &tid);
};

/// What one window holds.
struct Batch {
    std::vector<RawSlice> slices;
    std::vector<RawArgument<std::int64_t>> correlations;
    std::vector<RawArgument<std::int64_t>> externalIds;
    std::vector<RawArgument<DeviceArgs>> deviceArgs;
    std::vector<RawEnd> ends;
    std::vector<RawFlow> flows;
    std::vector<RawInstant> instants;
    std::vector<RawAsync> asyncs;
    std::vector<RawCounter> counters;
    std::vector<RawLaneFact> laneFacts;
    std::vector<struct MemorySample> memory;
    std::vector<std::pair<std::string, std::string>> metadata; ///< root keys and their JSON text
    IssueList issues;
    std::uint64_t events = 0;
    LocalNames *names = nullptr; ///< whose numbers these are; a label only: its owner goes on using it
    /// Texts and lanes that `names` gained while this batch was made, with their hashes. They stay where they are.
    std::vector<std::pair<std::string_view, std::uint64_t>> newStrings, newLanes;

    void clear();
};

} // namespace lanescope
