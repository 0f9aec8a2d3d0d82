#pragma once

#include <QWidget>

#include "core/base/time.h"

#include <vector>

namespace lanescope {

class TableView;

/// Where the time of each GPU stream went, as a bar for each row of the idle table, in the order of its rows.
class StreamBars : public QWidget {
    Q_OBJECT

public:
    explicit StreamBars(TableView &table, QWidget *parent = nullptr);

    struct Part {
        QString name;
        Nanoseconds time;
        QRectF rect; ///< of this widget
    };
    /// Of a row of the table, from left to right; those of no time are left out.
    std::vector<Part> parts(int row) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {100, sizeHint().height()}; }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void tableChanged();
    QFont small() const;
    double pitch() const;
    double labelWidth() const;
    QString label(int row) const;
    int rowAt(double y) const;
    /// The cell of a column of times; 0 where there is none.
    Nanoseconds time(int row, const char *key) const;

    TableView &m_table;
};

} // namespace lanescope
