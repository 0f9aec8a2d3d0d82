#pragma once

#include <QWidget>

#include "ui/look/theme.h"

#include <span>
#include <string_view>

namespace lanescope {

/// One picture that explains a verdict: lanes with slices, drawn from a list. Times run from 0 to 100.
struct Scene {
    struct Box {
        int lane;
        int from, to;
        Hue hue;
        const char *label = "";
    };
    /// Something to point at: a stretch of a lane, framed, with a word to it.
    struct Mark {
        int lane;
        int from, to;
        const char *label;
        bool isBad = true;
    };
    /// A launch: from the end of a box to the start of another.
    struct Arrow {
        int fromLane, from, toLane, to;
    };
    const char *title = nullptr; ///< above it; null ends the list
    const char *lanes[4] = {};   ///< their names, top down
    std::span<const Box> boxes;
    std::span<const Mark> marks;
    std::span<const Arrow> arrows;
};
struct SceneEntry {
    std::string_view id; ///< of a verdict or a bound
    std::span<const Scene> scenes;
};
/// Those of the rules about hardware, memory, torch.compile and operators.
std::span<const SceneEntry> deviceScenes();
/// Those of what a comparison of two traces finds.
std::span<const SceneEntry> comparisonScenes();
/// The same for a finding of a comparison; what it has none for, scenesOf() has.
std::span<const Scene> comparisonScenesOf(std::string_view id);
/// The same for a finding across ranks.
std::span<const Scene> rankScenesOf(std::string_view id);
/// The pictures for a verdict or a bound, by its id: how it looks and, where there is one, how it should. Empty for an id without.
std::span<const Scene> scenesOf(std::string_view id);

/// Paints such pictures, one below the other, in the colours of the theme.
class Schematic : public QWidget {
    Q_OBJECT

public:
    explicit Schematic(std::span<const Scene> scenes, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override;

private:
    QFont small() const;
    double row() const;
    double heightOf(const Scene &scene) const;
    void paintScene(QPainter &painter, const Scene &scene, double top) const;

    std::span<const Scene> m_scenes;
};

} // namespace lanescope
