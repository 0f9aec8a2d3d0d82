#pragma once

#include <QWidget>

#include <vector>

class QComboBox;
class QToolButton;

namespace lanescope {

/// Chooses one of several pages: a row of buttons, or a list where there is no room for them.
class PageSwitch : public QWidget {
    Q_OBJECT

public:
    /// `name` is what a screen reader says of it.
    explicit PageSwitch(const QString &name, QWidget *parent = nullptr);

    /// The tip is plain text.
    void addPage(const QString &title, const QString &tip);
    /// Does not send chosen().
    void setPage(int page);
    /// All but the first page, which is always there.
    void setOthersEnabled(bool enabled);
    /// How much room there is, in pixels.
    void setRoom(int width);

signals:
    void chosen(int page);

private:
    QWidget *m_row;
    std::vector<QToolButton *> m_buttons;
    QComboBox *m_list;
};

} // namespace lanescope
