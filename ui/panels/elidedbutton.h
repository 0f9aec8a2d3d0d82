#pragma once

#include <QAbstractButton>

namespace lanescope {

/// A line that leads somewhere: cut to its width, the whole of it in its tooltip.
class ElidedButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit ElidedButton(const QString &text, QWidget *parent = nullptr);

    void setHelp(const QString &help) { m_help = help; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *) override;

private:
    QString m_help;
};

} // namespace lanescope
