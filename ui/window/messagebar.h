#pragma once

#include <QWidget>

#include <functional>

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
    void showDone(const QString &text, const QString &button = {}, std::function<void()> action = {});
    /// A notice with something to do about it.
    void offer(const QString &text, const QString &button, std::function<void()> action);
    QString message() const;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    enum class Kind { Problem, Notice, Done };
    const QColor &colour() const;
    void say(const QString &text, Kind kind, const QString &button = {}, std::function<void()> action = {});
    void dress();
    QLabel *m_icon;
    QLabel *m_text;
    QPushButton *m_act;
    QPushButton *m_close = nullptr;
    Kind m_kind = Kind::Problem;
    std::function<void()> m_action;
};

} // namespace lanescope
