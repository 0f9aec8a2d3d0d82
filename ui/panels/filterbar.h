#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace lanescope {

/// The row above a table: a field that filters its rows, how many of them are shown, and a menu, with room for what else a table needs.
class FilterBar : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget *parent = nullptr);

    QLineEdit &field() const { return *m_field; }
    /// Empty until whoever owns the table fills it.
    QMenu &menu() const;
    QToolButton &menuButton() const { return *m_more; }
    // Takes the widget over.
    void addBeforeField(QWidget *widget);
    void addBehindField(QWidget *widget);
    void addBeforeMenu(QWidget *widget);
    /// In words: `12 of 345 rows`. Of an empty table nothing is said.
    void showCount(int shown, int all);
    /// Whether the field makes do with what room is left.
    void setNarrow(bool isNarrow);
    /// What field, numbers and `buttons` buttons need, in pixels.
    int neededWidth(int buttons) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();

    QHBoxLayout *m_row;
    QLineEdit *m_field;
    QLabel *m_count;
    QToolButton *m_more = nullptr;
    bool m_isNarrow = false;
};

} // namespace lanescope
