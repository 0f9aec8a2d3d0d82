#pragma once

#include <QWidget>

class QPushButton;

namespace lanescope {

class ElidedLabel;

/// The line at the bottom: what was opened to the left, what is selected to the right.
class StatusLine : public QWidget {
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);
    void setFacts(const QString &text);
    QString facts() const;
    /// `text` counts what was met in the file, and leads to it; empty where it was nothing. Warnings have a mark.
    void setIssues(const QString &text, bool areWarnings);
    void setSelection(const QString &text);

signals:
    void issuesAsked();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void dress();

    ElidedLabel *m_facts;
    QPushButton *m_issues = nullptr;
    bool m_areWarnings = false;
    ElidedLabel *m_selection;
};

} // namespace lanescope
