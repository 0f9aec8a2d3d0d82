#pragma once

#include <QWidget>

namespace lanescope {

/// One line of plain text that is cut to the width it has; the whole of it is in the tooltip and can be copied.
class ElidedLabel : public QWidget {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr, Qt::TextElideMode mode = Qt::ElideRight);

    void setText(const QString &text);
    const QString &text() const { return m_text; }
    /// Shown as tooltip, whether the text fits or not.
    void setHelp(const QString &help) { m_help = help; }
    /// Secondary text is greyer.
    void setSecondary(bool on);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    QString m_text;
    QString m_help;
    Qt::TextElideMode m_mode;
    bool m_isSecondary = false;
};

} // namespace lanescope
