#pragma once

#include <QDialog>

#include <memory>

namespace lanescope {

class Trace;

/// Every oddity that was met in the file of a trace: what, how often, and where the first one is.
class IssuesDialog : public QDialog {
    Q_OBJECT

public:
    explicit IssuesDialog(std::shared_ptr<const Trace> trace, QWidget *parent = nullptr);
    /// What Copy puts into the clipboard: a line for each.
    QString text() const { return m_text; }

private:
    QString m_text;
};

} // namespace lanescope
