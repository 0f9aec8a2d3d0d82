#pragma once

#include <QScrollBar>

namespace lanescope {

class TimeAxis;

/// A horizontal scroll bar for time. It has a scale of its own, a million parts of the whole trace, because nanoseconds and even pixels
/// of a deep zoom leave the int of a QScrollBar.
class TimeScrollBar : public QScrollBar {
    Q_OBJECT

public:
    TimeScrollBar(TimeAxis &axis, QWidget *parent = nullptr);

private:
    void fromAxis();
    void toAxis(int value);

    TimeAxis &m_axis;
    bool m_isUpdating = false; ///< what the axis says must not come back to it, rounded
};

} // namespace lanescope
