#pragma once

#include <QWidget>

#include "core/base/time.h"

#include <functional>
#include <vector>

class QPainter;

namespace lanescope {

struct Chart;
struct Facts;
struct Theme;

/// Where a time goes: a bar cut into parts, and below it a line for each of them.
class PartsView : public QWidget {
    Q_OBJECT

public:
    struct Part {
        QString name;
        QString amount; ///< its time, as it is read
        double share;   ///< 0..1, as it is printed
        double width;   ///< of the bar, in any unit
        std::function<void(QPainter &, const QRectF &, const Theme &)> paint;
    };
    PartsView(const QString &title, std::vector<Part> parts, QWidget *parent = nullptr);

    /// The shares of a run, by cause. Null where there are none.
    static PartsView *ofShares(const Facts &facts);
    /// Of Chart::Parts.
    static PartsView *ofChart(const Chart &chart);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {100, sizeHint().height()}; }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *) override;

private:
    QFont small() const;
    double pitch() const;
    double barHeight() const;

    QString m_title;
    QString m_help;
    std::vector<Part> m_parts;
};

} // namespace lanescope
