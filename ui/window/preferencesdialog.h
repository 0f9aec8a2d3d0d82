#pragma once

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;

namespace lanescope {

/// What a person can have differently. Every choice holds at once and is kept.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    explicit PreferencesDialog(QWidget *parent = nullptr);

signals:
    /// The verdicts are to be held against other limits.
    void limitsChanged();
    void keysAsked();

private:
    void addAppearance(QFormLayout &form);
    void addOpening(QFormLayout &form);
    void addLimits(QFormLayout &form);
    void addSource(QFormLayout &form);
    void useLimits();
    void showLimits();

    QLineEdit *m_limits = nullptr;
    QLabel *m_limitsState = nullptr;
};

} // namespace lanescope
