#pragma once

#include "core/load/batch.h"
#include "core/load/eventlayout.h"
#include "core/load/jsonscan.h"
#include "core/model/category.h"

#include <string>
#include <string_view>
#include <vector>

namespace lanescope {

/// Turns events, as the scanner found them, into records of a batch, by RULES 2-9. One for each reading thread.
class EventDecoder {
public:
    /// What this thread has learned of the file's events.
    EventLayouts &layouts() { return m_layouts; }

    /// The batch that takes what follows; it is emptied first.
    void beginBatch(Batch &batch);
    /// Notes in the batch which texts are new. Every batch must be finished, in order.
    void finishBatch();
    /// `offset`: where the event begins in the text.
    void addEvent(const RawEvent &event, std::uint64_t offset);
    /// A value at the root of the document, other than the event list.
    void addRootValue(std::string_view key, const Token &value, std::uint64_t offset);
    void addIssue(IssueKind kind, std::uint64_t offset, std::uint64_t count = 1, std::string example = {});

private:
    struct LastText;
    std::uint32_t text(const Token &token);
    std::uint32_t text(const Token &token, LastText &last);
    std::uint32_t laneOf(const RawEvent &event);
    RawId idOf(const Token &token);
    bool timeOf(const RawEvent &event, std::uint64_t offset, Nanoseconds &time);
    void addSlice(const RawEvent &event, std::uint64_t offset, bool isBegin);
    void addArguments(const RawEvent &event, std::uint32_t slice, std::uint32_t category);
    void addNewFlows(const RawEvent &event, Nanoseconds time, std::uint32_t lane);
    void addFlow(const RawEvent &event, std::uint64_t offset, char phase);
    void addCounter(const RawEvent &event, std::uint64_t offset);
    void addInstant(const RawEvent &event, std::uint64_t offset);
    void addAsync(const RawEvent &event, std::uint64_t offset, bool begin);
    void addMetadata(const RawEvent &event, std::uint64_t offset);
    std::string example(const RawEvent &event) const;

    EventLayouts m_layouts;
    LocalNames m_names;
    Batch *m_batch = nullptr;
    std::uint32_t m_stringsTold = 0, m_lanesTold = 0;
    std::vector<Category> m_categories; ///< by local text number, filled as they come
    // The last lane and category, since most events share them with the one before.
    struct LastId {
        int kind = -1;
        std::string text;
    };
    LastId m_lastPid, m_lastTid;
    std::uint32_t m_lastLane = 0;
    std::string m_laneKey;
    std::string m_lastCategoryText;
    std::uint32_t m_lastCategory = NameId::noneValue;
    /// Flow ends come in great numbers and all have the same few texts.
    struct LastText {
        std::string text;
        std::uint32_t number = NameId::noneValue;
    };
    LastText m_lastFlowCategory, m_lastFlowName;
    bool m_timeWasExact = false; ///< the last time read was a whole count of nanoseconds
    std::string m_scratch;
};

} // namespace lanescope
