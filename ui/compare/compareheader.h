#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace lanescope {

class ElidedLabel;

/// The line above one of two timelines: which trace it is, and what is to be known of it.
class CompareHeader : public QWidget {
    Q_OBJECT

public:
    /// `letter` is A or B.
    explicit CompareHeader(const QString &letter, QWidget *parent = nullptr);

    void setFile(const QString &title, const QString &path);
    void setFacts(const QString &facts);
    /// At the right end. Takes it over.
    void addControl(QWidget *widget);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void dress();

    QHBoxLayout *m_row;
    QLabel *m_letter;
    ElidedLabel *m_file;
    QLabel *m_facts = nullptr;
};

} // namespace lanescope
