#pragma once

#include <QDialog> // before core's: moc 6.4 stumbles over <concepts> else

#include "ui/export/picture.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace lanescope {

/// Asks how a picture shall look, shows it, and saves or copies it.
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    /// `request` is what the window shows, in its own size.
    PictureDialog(std::shared_ptr<const TraceReport> report, std::shared_ptr<const TraceFacts> facts,
                  PictureRequest request, const QString &folder, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    PictureRequest request() const;
    double scale() const;
    void showPreview();
    void save();
    void copy();
    void say(const QString &text, bool isProblem);

    std::shared_ptr<const TraceReport> m_report;
    std::shared_ptr<const TraceFacts> m_facts;
    PictureRequest m_request;
    QString m_folder;
    QLabel *m_preview;
    QComboBox *m_size;
    QComboBox *m_scale;
    QComboBox *m_theme;
    QCheckBox *m_verdicts;
    QCheckBox *m_legend;
    QLabel *m_mark; ///< before a message that says what went wrong
    QLabel *m_message;
};

} // namespace lanescope
