#pragma once

#include <QScrollArea>

#include "ui/document/tracecomparison.h"

#include <deque>
#include <memory>
#include <vector>

class QGridLayout;
class QLabel;

namespace lanescope {

class VerdictCard;
class VerdictHelpPage;

/// What the comparison found: the headline, and a card for each finding, in as many columns as there is room for; or the page that
/// explains one of them.
class CompareSummary : public QScrollArea {
    Q_OBJECT

public:
    explicit CompareSummary(QWidget *parent = nullptr);

    void setComparison(std::shared_ptr<const TraceComparison> comparison);
    QString headline() const;
    const std::vector<VerdictCard *> &cards() const { return m_cards; }
    /// Null while all of them are shown.
    VerdictHelpPage *explanation() const { return m_page; }
    void leaveExplanation();

signals:
    /// A place in B, or in A.
    void evidenceAsked(const lanescope::Evidence &evidence, bool isB);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Shown;
    void arrange();
    void explain(const Shown &shown);
    void ask(const Shown &shown, const Evidence &evidence);

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
    QWidget *m_list; ///< all of that
    QWidget *m_content;
    VerdictHelpPage *m_page = nullptr;
    int m_listScroll = 0;
    int m_columnCount = 0;
};

} // namespace lanescope
