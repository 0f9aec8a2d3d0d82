#pragma once

#include <QScrollArea>

#include <memory>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace lanescope {

class VerdictCard;
struct Evidence;
struct Verdict;
struct TraceReport;

/// What limits the run and what to do about it, beside the timeline. It is out of sight as long as nothing is open.
class VerdictPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Takes everything out and hides.
    void clear();
    /// A trace is open, its report is on the way.
    void setWaiting();
    void setReport(std::shared_ptr<const TraceReport> report);
    /// The bound's first, then as they are shown.
    const std::vector<VerdictCard *> &cards() const { return m_cards; }

signals:
    /// The report keeps it alive.
    void evidenceAsked(const lanescope::Evidence &evidence);
    /// A verdict should become a note on the timeline, at this proof; null where it has none.
    void pinAsked(const lanescope::Verdict &verdict, const lanescope::Evidence *evidence);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void empty();
    void addHeading(const QString &text);
    void addCard(VerdictCard *card);
    void settle(VerdictCard *card, int wanted, int rounds);
    void addText(const QString &text);
    void addGrey(QLabel *label);

    std::shared_ptr<const TraceReport> m_report;
    QWidget *m_content;
    QVBoxLayout *m_lines; ///< top down; a stretch keeps everything at the top
    std::vector<VerdictCard *> m_cards;
    int m_anchor = 0; ///< where the card that is about to show its proof stands, in the viewport
};

} // namespace lanescope
