#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace lanescope {

/// A sentence across the window that stays until it is closed: what could not be opened and why, or what one should know of it.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);
    void showMessage(const QString &text);
    /// The same for what is no failure.
    void showNotice(const QString &text);
    QString message() const;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void say(const QString &text, bool isNotice);
    void dress();
    QLabel *m_icon;
    QLabel *m_text;
    QPushButton *m_close = nullptr;
    bool m_isNotice = false;
};

} // namespace lanescope
