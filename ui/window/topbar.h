#pragma once

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;

namespace lanescope {

class ElidedLabel;
class SearchField;

/// The bar at the top of the window: what is open, steps, zoom, and the way to other files.
class TopBar : public QWidget {
    Q_OBJECT

public:
    explicit TopBar(QWidget *parent = nullptr);

    /// Empty: nothing is open, and the buttons that need a trace go.
    void setFile(const QString &title, const QString &path);
    /// `text` stands between the two step buttons; the buttons go where a trace has no steps.
    void setStep(bool hasSteps, const QString &text, bool hasPrevious, bool hasNext);
    QMenu *openMenu() { return m_openMenu; }
    QMenu *notesMenu() { return m_notesMenu; }
    QMenu *exportMenu() { return m_exportMenu; }
    /// Hidden where there is no room or no trace.
    SearchField &searchField() const { return *m_search; }

signals:
    void previousStep();
    void nextStep();
    void fitSelection();
    void showWhole();
    void toggleTheme();
    void showKeys();
    /// The search field came or went.
    void searchRoomChanged();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void dress();
    /// What of the words is shown, by the width and by whether a file's name needs the room.
    void shareRoom();

    QLabel *m_product;
    ElidedLabel *m_file;
    QWidget *m_stepGroup;
    QPushButton *m_previous;
    QPushButton *m_next;
    QLabel *m_step;
    QPushButton *m_fit;
    QPushButton *m_whole;
    SearchField *m_search;
    QPushButton *m_open;
    QMenu *m_openMenu;
    QPushButton *m_keys;
    QPushButton *m_export;
    QMenu *m_exportMenu;
    QPushButton *m_annotate;
    QMenu *m_notesMenu;
    QPushButton *m_theme = nullptr;
};

} // namespace lanescope
