#pragma once

#include <QDialog> // before core's: moc 6.4 stumbles over <concepts> else
#include <QTimer>

#include "ui/export/picture.h"
#include "ui/export/pictureoptions.h"

#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace lanescope {

/// Asks what a picture shall show and how it shall look, shows it meanwhile, and saves or copies it.
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    /// `request` is what the window shows, in its own size.
    PictureDialog(std::shared_ptr<const TraceReport> report, std::shared_ptr<const TraceFacts> facts,
                  PictureRequest request, const QString &folder, QWidget *parent = nullptr);

    /// What the picture would be now.
    PictureRequest request() const;
    /// Proposed for it, without the folder.
    QString fileName() const;
    /// Paints it into this file, with progress where it takes long; keeps the choices for the next time. False where it failed or was
    /// cancelled.
    bool saveTo(const QString &path);
    /// Where the picture lies; empty as long as none was saved.
    QString savedPath() const { return m_savedPath; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What of the trace is shown.
    struct Part {
        TimeRange visible;
        QString name; ///< in the file's name
        bool isView = false;
    };
    QWidget *makeChoices();
    void fillParts();
    PictureOptions options() const;
    void choose(const PictureOptions &options);
    void choicesChanged();
    void showPreview();
    void save();
    void copy();
    void say(const QString &text, bool isProblem);

    std::shared_ptr<const TraceReport> m_report;
    std::shared_ptr<const TraceFacts> m_facts;
    PictureRequest m_request;
    QString m_folder;
    QString m_ending;
    QString m_savedPath;
    bool m_isLimited = false; ///< a side was wanted that no picture can have
    std::vector<Part> m_parts;
    QTimer m_previewTimer; ///< a preview is due
    QLabel *m_preview;
    QComboBox *m_part;
    QComboBox *m_lanes;
    QComboBox *m_size;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QComboBox *m_scale;
    QComboBox *m_theme;
    std::vector<std::pair<QCheckBox *, bool PictureOptions::*>> m_switches;
    QLabel *m_mark; ///< before a message that says what went wrong
    QLabel *m_message;
};

} // namespace lanescope
