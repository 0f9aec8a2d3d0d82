#pragma once

#include "ui/panels/findingsarea.h"

#include "ui/document/tracecomparison.h"

#include <deque>
#include <memory>
#include <vector>

class QGridLayout;
class QLabel;

namespace lanescope {

class VerdictCard;

/// What the comparison found: the headline, and a card for each finding, in as many columns as there is room for; or the page that
/// explains one of them.
class CompareSummary : public FindingsArea {
    Q_OBJECT

public:
    explicit CompareSummary(QWidget *parent = nullptr);

    void setComparison(std::shared_ptr<const TraceComparison> comparison);
    QString headline() const;
    const std::vector<VerdictCard *> &cards() const { return m_cards; }

signals:
    /// A place in B, or in A.
    void evidenceAsked(const lanescope::Evidence &evidence, bool isB);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Shown;
    void arrange();
    void explain(const Shown &shown);
    void ask(const Verdict &verdict, const Evidence &evidence);

    struct Shown {
        Verdict verdict; ///< with the places in A, then those in B
        std::size_t placesInA = 0;
    };
    std::shared_ptr<const TraceComparison> m_comparison;
    std::deque<Shown> m_shown; ///< cards refer to them
    std::vector<VerdictCard *> m_cards;
    QLabel *m_headline;
    QLabel *m_medians;
    std::vector<QWidget *> m_columns;
    int m_columnCount = 0;
};

} // namespace lanescope
