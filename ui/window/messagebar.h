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
    /// The same for what was asked for and is done.
    void showDone(const QString &text);
    QString message() const;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    enum class Kind { Problem, Notice, Done };
    void say(const QString &text, Kind kind);
    const QColor &colour() const;
    void dress();
    QLabel *m_icon;
    QLabel *m_text;
    QPushButton *m_close = nullptr;
    Kind m_kind = Kind::Problem;
};

} // namespace lanescope
