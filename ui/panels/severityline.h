#pragma once

#include <QWidget>

#include "core/verdict/verdict.h"

namespace lanescope {

/// The mark of a severity and its word.
class SeverityLine : public QWidget {
    Q_OBJECT

public:
    /// `end`: what stands at the right, if anything.
    explicit SeverityLine(VerdictSeverity severity, const QString &end = {}, const QString &help = {},
                          QWidget *parent = nullptr);
};

/// The mark of a severity, as large as the letters beside it.
class SeverityMark : public QWidget {
    Q_OBJECT

public:
    explicit SeverityMark(VerdictSeverity severity, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *) override;

private:
    VerdictSeverity m_severity;
};

} // namespace lanescope
