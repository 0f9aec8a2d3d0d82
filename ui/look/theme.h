#pragma once

#include "core/model/category.h"

#include <QColor>
#include <QPalette>
#include <QString>

#include <cstdint>
#include <string_view>

namespace lanescope {

class Trace;

/// What the colour of a slice says. Each has one hue; see LOOK: category gives the hue, the name varies the lightness.
enum class Hue : std::uint8_t {
    Annotation, ///< user annotations and steps, on both sides
    Op,
    Compiled, ///< what torch.compile runs: lookup, region, prologue, graph call
    Runtime,
    Kernel,
    Communication,
    Copy,
    Memset,
    Python,
    Sync,
    Profiler,  ///< the profiler's own doing: always hatched, never a plain colour
    Recording, ///< the span in which the profiler recorded: an outline, for it cost nobody anything
    Other,
};
constexpr int hueCount = static_cast<int>(Hue::Other) + 1;

/// By category, and by name where the category does not tell (compiled regions, collectives, the program's own overhead).
Hue hueOf(Category category, std::string_view name);
constexpr bool isHatched(Hue hue)
{
    return hue == Hue::Profiler;
}
/// Lines of ink() on the ground, in place of a plain colour.
constexpr bool isPatterned(Hue hue)
{
    return isHatched(hue) || hue == Hue::Recording;
}
/// Lower case, for the legend.
QString hueName(Hue hue);

/// Every colour of the window and of the lanes. There are two: light() and dark().
struct Theme {
    bool isDark = false;

    QColor background, panel, line;
    QColor text, secondary, faint;
    QColor accent, onAccent;
    QColor profilerInk, profilerGround, idleInk;
    QColor critical, warning, info, good;
    QColor hues[hueCount];

    static const Theme &light();
    static const Theme &dark();
    /// The one that the window wears. Widgets are told of a change by QEvent::PaletteChange.
    static const Theme &current();
    /// Sets palette and style sheet of the application.
    static void wear(const Theme &theme);

    /// Ground colour of a slice. `nameHash` picks one of five shades near the hue, the same for a name in every trace.
    QRgb slice(Hue hue, std::uint64_t nameHash) const { return m_shades[static_cast<int>(hue)][nameHash % shadeCount]; }
    /// Lines on the ground of a patterned hue.
    const QColor &ink(Hue hue) const { return isHatched(hue) ? profilerInk : faint; }
    /// Text on a slice; at least 4.5 : 1 on every shade (tst_theme).
    QColor label() const { return text; }
    /// The window's ground with a share of a colour, opaque.
    QColor tint(const QColor &colour, double amount) const;

    QPalette palette() const;
    QString styleSheet() const;

    static constexpr int shadeCount = 5;

private:
    void mixShades();
    QRgb m_shades[hueCount][shadeCount] = {};
};

/// Contrast of two opaque colours by WCAG 2: 1 to 21.
double contrast(const QColor &a, const QColor &b);

} // namespace lanescope
