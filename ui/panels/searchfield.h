#pragma once

#include <QLineEdit>

namespace lanescope {

/// A field to search with: Enter and F3 go to the next hit, with Shift to the one before.
class SearchField : public QLineEdit {
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

    /// Stands at its end: `12 of 345`.
    void setNote(const QString &note);
    const QString &note() const { return m_note; }

signals:
    void stepAsked(int direction);
    /// Escape.
    void leaveAsked();
    /// Down: to the list of hits.
    void listAsked();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void dress();

    QAction *m_glass;
    QString m_note;
};

} // namespace lanescope
