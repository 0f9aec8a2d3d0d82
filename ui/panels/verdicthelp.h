#pragma once

#include <QWidget>

class QVBoxLayout;

namespace lanescope {

struct Evidence;
struct Report;
struct Verdict;

/// A verdict explained: a picture, what it means, how it was found and held against what, how to see it by hand, what to do, and why it
/// might be wrong.
///
/// Report and verdict must outlive it.
class VerdictHelpPage : public QWidget {
    Q_OBJECT

public:
    VerdictHelpPage(const Report &report, const Verdict &verdict, QWidget *parent = nullptr);

    const Verdict &verdict() const { return m_verdict; }

signals:
    void backAsked();
    void evidenceAsked(const lanescope::Evidence &evidence);

private:
    void addHeading(const QString &text);
    void addParagraph(const QString &text, bool isSecondary = false);
    void addNumbers();
    void addLimits();
    void addEvidence(const Report &report);

    const Verdict &m_verdict;
    QVBoxLayout *m_lines;
};

} // namespace lanescope
