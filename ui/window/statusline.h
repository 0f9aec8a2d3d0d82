#pragma once

#include <QWidget>

namespace lanescope {

class ElidedLabel;

/// The line at the bottom: what was opened to the left, what is selected to the right.
class StatusLine : public QWidget {
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);
    void setFacts(const QString &text, const QString &toolTip);
    void setSelection(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ElidedLabel *m_facts;
    ElidedLabel *m_selection;
};

} // namespace lanescope
