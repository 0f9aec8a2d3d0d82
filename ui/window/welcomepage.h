#pragma once

#include <QWidget>

class QVBoxLayout;

namespace lanescope {

/// The window while nothing is open: drop a file here, open one, take a recent one or a sample.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);
    /// Reads the list of recent files again.
    void refresh();
    /// A file hovers over the window.
    void setDropHighlighted(bool on);

signals:
    void openAsked();
    void fileAsked(const QString &path);
    void comparisonAsked(const QString &a, const QString &b);
    void sampleAsked(int index);
    void walkAsked();

private:
    class DropArea;
    DropArea *m_drop;
    QWidget *m_recent;
    QVBoxLayout *m_recentList;
};

} // namespace lanescope
