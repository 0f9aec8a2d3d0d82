#pragma once

#include <QLabel>

namespace lanescope {

/// Plain text that is never cut: it wraps, in the middle of a word where that is longer than the line. The mouse can copy it.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    explicit TextLabel(const QString &text = {}, QWidget *parent = nullptr);

    void setPlainText(const QString &text);
    /// As it was given, without the places where long words may be broken.
    const QString &plainText() const { return m_text; }
    /// `text` with invisible places (U+200B) where a long word may be broken.
    static QString breakable(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void copySelected();
    QString m_text;
};

} // namespace lanescope
