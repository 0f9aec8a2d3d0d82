#pragma once

#include <QWidget>

#include "core/analyse/search.h"

#include <array>
#include <memory>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QTreeView;

namespace lanescope {

class Highlights;
class SearchField;
class SearchModel;
class SearchSide;
class TimeAxis;

/// Finds slices while one types: how many, how long they take, where they are. Steps from one to the next in the timeline.
///
/// Beside a second trace it looks in both: their hits stand side by side, and steps go through those of the first, then of the second.
class SearchPanel : public QWidget {
    Q_OBJECT

public:
    /// The axes that the two traces are shown on.
    SearchPanel(const TimeAxis &axis, const TimeAxis &secondAxis, QWidget *parent = nullptr);

    void setTrace(std::shared_ptr<const Trace> trace);
    /// Null: there is none.
    void setSecondTrace(std::shared_ptr<const Trace> trace);
    QString text() const;
    SearchField &field() const { return *m_field; }
    /// Hidden while the window has another one in sight.
    void showField(bool shown);
    /// Of the trace, and of the second one.
    SearchSide &side(bool isSecond = false) const { return *m_sides[isSecond]; }
    SearchModel &model() const;
    QTreeView &list() const;
    /// What it says of the hits.
    QString summary() const;
    /// Nothing is being looked for any more, and the marks are made.
    bool isReady() const;

public slots:
    void setText(const QString &text);
    void clear();
    /// To the next hit (+1) or the one before (-1), from the selected slice on, else from where the view begins; at the end on from
    /// the other one.
    void step(int direction);
    void setSlice(lanescope::SliceId slice);
    void setSecondSlice(lanescope::SliceId slice);
    void focusList();

signals:
    void textChanged(const QString &text);
    /// `12 of 345`
    void noteChanged(const QString &note);
    /// Null: nothing.
    void hitsMarked(std::shared_ptr<const lanescope::Highlights> hits);
    void secondHitsMarked(std::shared_ptr<const lanescope::Highlights> hits);
    void sliceActivated(lanescope::SliceId slice);
    void secondSliceActivated(lanescope::SliceId slice);

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *addSwitch(QHBoxLayout *row, const QString &text, const QString &help);
    void addScopes();
    void search();
    void showState();
    void dress();

    std::array<SearchSide *, 2> m_sides; ///< the second is hidden where there is no second trace
    bool m_hasTrace = false, m_hasSecond = false;
    bool m_isOnSecond = false; ///< the slice that was selected last is the second trace's
    SearchScope m_scope;

    QHBoxLayout *m_bar;
    SearchField *m_field;
    QToolButton *m_case;
    QToolButton *m_regex;
    QToolButton *m_arguments;
    QToolButton *m_where;
    QToolButton *m_previous;
    QToolButton *m_next = nullptr;
    QLabel *m_summary; ///< of the only side; of two, each has its own
};

} // namespace lanescope
