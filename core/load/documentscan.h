#pragma once

#include "core/load/eventdecoder.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lanescope {

class EventVisitor;

/// Where in a document the scanner stands. Between two calls it is always between two entries.
struct DocumentState {
    enum Phase : std::uint8_t {
        Start,      ///< before the document
        Root,       ///< in the root object, before a key
        Events,     ///< in the event list, between entries
        SomeEvents, ///< the same, but entered by a guess: what encloses the list is not known, so its end is not passed
        Ended,      ///< behind a document; another may follow
        Foreign,    ///< what follows is no document: passed over up to a line that begins one
    };
    Phase phase = Start;
    bool arrayRoot = false;    ///< the document is a bare list of events
    bool afterElement = false; ///< in Events: an entry was read since the last comma
    bool sawEvents = false;    ///< an event list was found in any document
    bool sawRoot = false;      ///< a document was found: something that begins with an object or a list
    bool damagedRoot = false;  ///< a root value of this document was no JSON: a bracket may close a part of it
    std::uint32_t documents = 0;
};

/// Reads as many whole entries as `text` holds and hands them to `decoder`; returns how much of it they took. What is cut off at
/// the end of `text` is left for the next call, unless `final` says that nothing follows.
/// `offset` is the place of `text` in the whole. `text` must be padded (scanPadding).
///
/// The result depends on the whole text only, never on how it is cut into calls: where a decision needs what comes later, the
/// entry is left until it is there.
std::size_t scanDocument(std::string_view text, std::uint64_t offset, bool final, DocumentState &state,
                         EventDecoder &decoder);
/// The same for whoever wants the events of a file that was read before.
std::size_t scanDocument(std::string_view text, std::uint64_t offset, bool final, DocumentState &state,
                         EventVisitor &visitor);

} // namespace lanescope
