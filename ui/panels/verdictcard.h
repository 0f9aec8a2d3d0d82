#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace lanescope {

struct Verdict;
struct Evidence;
class TextLabel;

/// One verdict: what was found, the way to its proof, and what to do about it.
///
/// The verdict must outlive the card.
class VerdictCard : public QFrame {
    Q_OBJECT

public:
    enum class Kind {
        Finding, ///< a card with a frame
        Line,    ///< the same, but only its title is seen until it is opened: what asks for nothing
        Bound,   ///< what limits the run: without a frame, its headline large
    };
    VerdictCard(const Verdict &verdict, Kind kind, const QString &title, const QString &text,
                QWidget *parent = nullptr);

    const Verdict &verdict() const { return m_verdict; }
    Kind kind() const { return m_kind; }
    /// What stands between text and buttons, if anything.
    void insertBelowText(QWidget *widget);
    /// Whether more than the title is seen. Only a Line can be closed.
    bool isOpen() const;
    void setOpen(bool open);
    bool isUnfolded() const;
    /// Takes away what leads to notes, for a panel that has none.
    void hidePin();
    /// It is the one whose proof is shown.
    bool isShowing() const { return m_at >= 0; }
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
    void explanationAsked();
    void copyAsked();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    QWidget *makeHead(const QString &title);
    QWidget *makeButtons(const QString &title);
    QWidget *makeStepper();
    QWidget *makeAdvice();
    void step(int direction);
    void showPosition();
    void dress();

    const Verdict &m_verdict;
    Kind m_kind;
    QVBoxLayout *m_lines; ///< what is always seen
    QWidget *m_body;      ///< the rest
    QVBoxLayout *m_bodyLines;
    int m_textEnd = 0; ///< where insertBelowText() puts things
    QToolButton *m_opener = nullptr;
    QPushButton *m_show = nullptr;
    QPushButton *m_what = nullptr;
    QPushButton *m_pin = nullptr;
    QPushButton *m_explain = nullptr;
    QPushButton *m_copy = nullptr;
    QWidget *m_stepper = nullptr;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QLabel *m_position = nullptr;
    TextLabel *m_note = nullptr;
    QWidget *m_advice = nullptr;
    int m_at = -1; ///< the proof that is shown
};

} // namespace lanescope
