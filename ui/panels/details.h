#pragma once

#include <QWidget>

#include "core/model/trace.h"

#include <memory>

class QGridLayout;
class QLabel;
class QStackedWidget;
class QTreeWidget;

namespace lanescope {

class ChainList;
class ElidedLabel;
struct Chain;
struct Gap;
struct GapPart;

/// Length of a slice without its direct children on the same lane. O(children · log n).
Nanoseconds selfTime(const Trace &trace, SliceId slice);

/// The selected slice: its times, where it lies, what launched it, and every argument of the event, read from the file when asked.
class DetailsPanel : public QWidget {
    Q_OBJECT

public:
    explicit DetailsPanel(QWidget *parent = nullptr);

    void setTrace(std::shared_ptr<const Trace> trace);
    void setSlice(SliceId slice);
    /// The chain that the slice is a member of.
    void setChain(const Chain &chain);
    /// Idle time of a GPU instead of a slice.
    void setGap(const Gap &gap, const GapPart &part);
    const ChainList &chainList() const { return *m_chain; }

signals:
    /// A slice that is named here was clicked.
    void sliceActivated(lanescope::SliceId slice);

private:
    void addFact(const QString &what, const QString &value, const QString &help = {}, SliceId leadsTo = {});
    void clearFacts();
    void showArguments(SliceId slice);
    void copyRows() const;

    std::shared_ptr<const Trace> m_trace;
    SliceId m_slice;
    QStackedWidget *m_stack;
    ElidedLabel *m_name;
    QWidget *m_factsArea;
    QGridLayout *m_facts;
    ChainList *m_chain;
    QTreeWidget *m_arguments;
    QLabel *m_problem;
};

} // namespace lanescope
