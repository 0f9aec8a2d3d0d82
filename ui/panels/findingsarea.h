#pragma once

#include <QPointer>
#include <QScrollArea>

class QVBoxLayout;

namespace lanescope {

class VerdictHelpPage;
struct Evidence;
struct Verdict;
struct VerdictHelpParts;

/// A list of findings that scrolls, in whose place the page that explains one of them is put up and taken down.
class FindingsArea : public QScrollArea {
    Q_OBJECT

public:
    explicit FindingsArea(QWidget *parent = nullptr);

    /// What is out of sight while a page is up. Its layout is its owner's.
    QWidget &list() const { return *m_list; }
    /// The list, and what its owner adds to stay above or below it.
    QVBoxLayout &column() const { return *m_column; }
    /// Null while the list is shown.
    VerdictHelpPage *explanation() const { return m_page; }
    /// Puts up the page of this verdict, which must outlive it. Its lines become no longer than `widest` letters; 0: as wide as the area.
    void putUp(const Verdict &verdict, const VerdictHelpParts &parts, int widest = 0);

public slots:
    /// Back to the list, where that was.
    void leaveExplanation();

signals:
    /// A proof on the page.
    void placeAsked(const lanescope::Verdict &verdict, const lanescope::Evidence &evidence);
    void copyAsked(const lanescope::Verdict &verdict);
    /// The page is gone; before the list is scrolled.
    void listShown();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *m_list;
    QVBoxLayout *m_column;
    VerdictHelpPage *m_page = nullptr;
    int m_listScroll = 0;            ///< where the list was when the page was put up
    QPointer<QWidget> m_focusInList; ///< what had the keys there
};

} // namespace lanescope
