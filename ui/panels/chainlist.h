#pragma once

#include <QWidget>

#include "core/base/ids.h"

#include <memory>
#include <vector>

class QLabel;
class QTreeWidget;

namespace lanescope {

class Trace;
struct Chain;

/// The chain of the selected slice as a list: every member, and how long after the one above it begins.
class ChainList : public QWidget {
    Q_OBJECT

public:
    explicit ChainList(QWidget *parent = nullptr);

    /// Hides where the chain has no two members.
    void setChain(const Trace &trace, const Chain &chain, SliceId selected);
    void clear();
    /// As they are listed, top down.
    const std::vector<SliceId> &members() const { return m_members; }

signals:
    void sliceActivated(lanescope::SliceId slice);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill(const Trace &trace, const Chain &chain);
    void activate(int row);

    QLabel *m_note;
    QTreeWidget *m_list;
    std::vector<SliceId> m_members;
};

} // namespace lanescope
