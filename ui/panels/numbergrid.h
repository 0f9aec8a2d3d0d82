#pragma once

#include <QWidget>

#include "core/verdict/verdict.h"

namespace lanescope {

/// Numbers of a verdict, a line each: its name and its value.
class NumberGrid : public QWidget {
    Q_OBJECT

public:
    /// Null where none of them is for the eye: words only serve sentences, and of many those that are 0 say nothing.
    static NumberGrid *of(const Numbers &numbers, QWidget *parent = nullptr);

private:
    explicit NumberGrid(QWidget *parent);
};

} // namespace lanescope
