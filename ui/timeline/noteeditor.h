#pragma once

#include <QFrame>

#include "ui/document/note.h"

#include <vector>

class QPlainTextEdit;
class QToolButton;

namespace lanescope {

/// Where the words of a note are written, in their own place, with the colours below them.
///
/// Enter and a click elsewhere keep what is written, Escape does not.
class NoteEditor : public QFrame {
    Q_OBJECT

public:
    explicit NoteEditor(QWidget *parent);

    /// Shows itself with these words, all of them selected, and takes the keys.
    void open(const QString &text, NoteStyle style, const QString &hint);
    QString text() const;
    NoteStyle style() const { return m_style; }
    /// As if Enter had been pressed.
    void finish();

signals:
    void finished(bool isKept);
    void styleChosen(lanescope::NoteStyle style);
    /// Its size is another: it has more lines.
    void resized();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void end(bool isKept);
    void fit();
    void setStyleOf(NoteStyle style);

    QPlainTextEdit *m_edit;
    std::vector<QToolButton *> m_colours;
    NoteStyle m_style = NoteStyle::Accent;
    bool m_isOpen = false;
};

} // namespace lanescope
