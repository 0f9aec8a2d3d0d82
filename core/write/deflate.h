#pragma once

#include "core/write/jsontext.h"

#include <cstdint>
#include <memory>
#include <string_view>

namespace lanescope {

/// Packs what is written to it, piece by piece, and hands it on. The same bytes give the same bytes: no name and no date is in them.
class Deflater {
public:
    enum class Format : std::uint8_t {
        Gzip, ///< a .gz file
        Zlib, ///< what a PNG holds
    };
    Deflater(Format format, Output output);
    ~Deflater();
    Deflater(const Deflater &) = delete;
    Deflater &operator=(const Deflater &) = delete;

    void write(std::string_view bytes);
    /// Writes what is left. Nothing may be written after it.
    void finish();

private:
    struct Stream;
    void drain();
    Output m_output;
    std::unique_ptr<Stream> m_stream;
};

} // namespace lanescope
