#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace lanescope {

class ElidedLabel;

/// What is being opened, how far it is, and the way out of it.
class LoadingPage : public QWidget {
    Q_OBJECT

public:
    explicit LoadingPage(QWidget *parent = nullptr);
    void begin(const QString &title);
    /// `share` is 0..1, or below 0 where it is not known.
    void setProgress(double share, const QString &what);

signals:
    void cancelAsked();

private:
    ElidedLabel *m_title;
    QProgressBar *m_bar;
    QLabel *m_what;
};

} // namespace lanescope
