#pragma once

#include "core/base/result.h"
#include "core/load/eventlayout.h"
#include "core/model/issue.h"
#include "core/model/trace.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace lanescope {

/// Takes the events of a file that is scanned again, as the reader met them.
class EventVisitor {
public:
    /// `text`: the event as strict JSON, mended where the file has it damaged at `offset`; good until the call ends.
    using Visit = std::function<void(const RawEvent &event, std::uint64_t offset, std::string_view text)>;

    explicit EventVisitor(Visit visit)
        : m_visit(std::move(visit))
    {}

    EventLayouts &layouts() { return m_layouts; }
    void addEvent(const RawEvent &event, std::uint64_t offset, std::string_view text) { m_visit(event, offset, text); }
    // What the trace knows already
    void addRootValue(std::string_view, const Token &, std::uint64_t) {}
    void addIssue(IssueKind, std::uint64_t, std::uint64_t = 1, std::string = {}) {}

private:
    Visit m_visit;
    EventLayouts m_layouts;
};

/// Reads the trace's file again from front to back and calls `visit` for every event of it, in file order. `goOn` is told the bytes
/// of text that are done and ends the walk with Error::cancelled where it returns false; it may be null.
/// Fails with a sentence where the file has changed or is gone.
Result<void> forEachEvent(const Trace &trace, EventVisitor::Visit visit,
                          const std::function<bool(std::uint64_t)> &goOn = {});

} // namespace lanescope
