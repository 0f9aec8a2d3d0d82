#pragma once

#include <QWidget>

#include "core/verdict/verdict.h"
#include "ui/panels/schematic.h"

#include <functional>

class QVBoxLayout;

namespace lanescope {

class Trace;
struct VerdictHelp;

/// What its page is made of, beside the verdict itself.
struct VerdictHelpParts {
    const VerdictHelp *help = nullptr;
    std::span<const Scene> scenes;
    QString back; ///< where the way back leads
    /// The trace that the verdict's evidence of this number lies in; null where that is not open.
    std::function<const Trace *(std::size_t)> traceOf;
    /// What is said of where that is; may be null.
    std::function<QString(std::size_t)> placeOf{};
};

/// A verdict explained: a picture, what it means, how it was found and held against what, how to see it by hand, what to do, and why it
/// might be wrong.
///
/// The verdict and its traces must outlive it.
class VerdictHelpPage : public QWidget {
    Q_OBJECT

public:
    VerdictHelpPage(const Verdict &verdict, const VerdictHelpParts &parts, QWidget *parent = nullptr);

    const Verdict &verdict() const { return m_verdict; }

signals:
    void backAsked();
    void evidenceAsked(const lanescope::Evidence &evidence);
    void copyAsked();

private:
    void addHeading(const QString &text);
    void addParagraph(const QString &text, bool isSecondary = false);
    void addNumbers();
    void addLimits();
    void addEvidence(const VerdictHelpParts &parts);

    const Verdict &m_verdict;
    QVBoxLayout *m_lines;
};

} // namespace lanescope
