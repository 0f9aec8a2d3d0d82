#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace lanescope {

/// The words of a walk, above the timeline: a title, a few sentences, and the buttons to go on, which stay where they are.
class WalkCard : public QWidget {
    Q_OBJECT

public:
    explicit WalkCard(QWidget *parent = nullptr);

    /// `at` counts from 0.
    void showStep(int at, int count, const QString &title, const QString &text);
    QString title() const;
    QString text() const;

signals:
    void backAsked();
    void nextAsked();
    void closeAsked();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void dress();
    /// A low window must not cut the text: the timeline gives way.
    void takeHeight();

    QLabel *m_position;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_close = nullptr;
};

} // namespace lanescope
