#pragma once

#include <QHash>
#include <QWidget>

class QMenu;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace lanescope {

/// The panels below the timeline, a tab each. Folded, only the row of tabs is left; the height is remembered for the next unfolding.
///
/// It is the lower part of a vertical QSplitter. A panel knows by its show and hide events whether it can be seen.
class PanelArea : public QWidget {
    Q_OBJECT

public:
    explicit PanelArea(QWidget *parent = nullptr);

    /// At the end, or before the panel that is now at `index`. The area owns it.
    void addPanel(const QString &name, QWidget *panel, int index = -1);
    /// Takes its tab away; the area still owns it.
    void removePanel(QWidget *panel);
    bool hasPanel(QWidget *panel) const;
    int count() const;
    /// What its tab reads: `Trace health 3`.
    void setName(QWidget *panel, const QString &name);

    /// Which of two traces it is of: a badge beside its name, and a sentence as tool tip. Empty: it need not be said.
    void setLetter(QWidget *panel, const QString &letter, bool isSecond, const QString &help);
    QString letterOf(QWidget *panel) const { return m_letters.value(panel).letter; }

    /// From left to right.
    QWidget *panelAt(int index) const;
    QWidget *currentPanel() const;
    /// Brings it to the front; folded stays folded.
    void setCurrentPanel(QWidget *panel);
    /// As a person asks for it: to the front, unfolded, and the keys go to it. `index` beyond the last does nothing.
    void openPanel(int index);
    void openPanel(QWidget *panel);
    /// A person picked the tab that is in front, or works in its panel. Selections in the timeline then leave it there.
    bool isChosen() const { return m_isChosen; }
    void setChosen() { m_isChosen = true; }

    bool isFolded() const { return m_isFolded; }
    void setFolded(bool folded);
    /// In pixels, with the tabs; of a folded one, what it had before. 0: a share of the window, when it is first shown.
    int openHeight() const;
    void setOpenHeight(int height);

signals:
    void foldedChanged(bool folded);
    /// The keys should go back to the timeline.
    void leaveAsked();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void dress();
    void fillMenu();
    void clickTab(int index);
    int tabsHeight() const;
    void takeRoom();

    QTabBar *m_tabs;
    QToolButton *m_list; ///< all panels as a menu, where the row is too narrow for their tabs
    QMenu *m_menu;
    QToolButton *m_fold;
    QStackedWidget *m_stack;
    struct Letter {
        QString letter;
        bool isSecond = false;
        QString help;
    };
    QHash<QWidget *, Letter> m_letters;
    int m_openHeight = 0; ///< asked for, or as it was when it was folded
    bool m_isFolded = false;
    bool m_isChosen = false;
    bool m_isLaidOut = false; ///< was shown once
};

} // namespace lanescope
