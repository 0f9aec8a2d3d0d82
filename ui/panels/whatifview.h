#pragma once

#include <QWidget>

#include "core/analyse/whatif.h"

namespace lanescope {

/// What a step would take without a cause: a bar for each, and behind a button what was assumed.
class WhatIfView : public QWidget {
    Q_OBJECT

public:
    /// Null where no cause's gain is worth a line.
    static WhatIfView *of(const WhatIfs &whatIf, QWidget *parent = nullptr);

    bool showsAssumptions() const;
    void showAssumptions(bool on);

private:
    WhatIfView(Nanoseconds now, std::vector<WhatIf> answers, const WhatIfs &whatIf, QWidget *parent);

    QWidget *m_assumptions;
};

} // namespace lanescope
