#pragma once

#include <QFrame>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lanescope {

struct Verdict;
struct Evidence;

/// One verdict: what was found, the way to its proof, and what to do about it.
///
/// The verdict must outlive the card.
class VerdictCard : public QFrame {
    Q_OBJECT

public:
    enum class Kind {
        Finding, ///< a card with a frame
        Bound,   ///< what limits the run: without a frame, its headline large
    };
    VerdictCard(const Verdict &verdict, Kind kind, const QString &title, const QString &text,
                QWidget *parent = nullptr);

    const Verdict &verdict() const { return m_verdict; }
    /// What stands between text and buttons, if anything.
    void insertBelowText(QWidget *widget);
    bool isUnfolded() const;
    /// No longer the one whose proof is shown.
    void endShowing();

public slots:
    /// Goes to the first proof, and from then on to the next one.
    void showProof();
    void setUnfolded(bool unfolded);

signals:
    /// Its height is about to change: where it is now is where it should stay.
    void aboutToShow();
    void evidenceAsked(const lanescope::Evidence &evidence);
    /// It should stand on the timeline as a note, at its proof; null where it has none.
    void pinAsked(const lanescope::Evidence *evidence);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeAdvice();
    void step(int direction);
    void showPosition();
    void dress();

    const Verdict &m_verdict;
    Kind m_kind;
    QVBoxLayout *m_lines;
    int m_textEnd = 0; ///< where insertBelowText() puts things
    QPushButton *m_show = nullptr;
    QPushButton *m_what = nullptr;
    QPushButton *m_pin = nullptr;
    QWidget *m_stepper = nullptr;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QLabel *m_position = nullptr;
    QLabel *m_note = nullptr;
    QWidget *m_advice = nullptr;
    int m_at = -1; ///< the proof that is shown
};

} // namespace lanescope
