#include "ui/panels/numbergrid.h"

#include "ui/document/verdicttext.h"
#include "ui/panels/elidedlabel.h"

#include <QGridLayout>
#include <QLabel>

namespace lanescope {

namespace {

QFont small(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

bool isNothing(const Number &number)
{
    const auto *whole = std::get_if<std::int64_t>(&number.value);
    const auto *real = std::get_if<double>(&number.value);
    return (number.unit == Number::Time || number.unit == Number::Share) &&
           ((whole && *whole == 0) || (real && *real == 0));
}

} // namespace

NumberGrid::NumberGrid(QWidget *parent)
    : QWidget(parent)
{}

NumberGrid *NumberGrid::of(const Numbers &numbers, QWidget *parent)
{
    NumberGrid *made = nullptr;
    QGridLayout *grid = nullptr;
    int row = 0;
    for (const Number &number : numbers) {
        if (number.unit == Number::Text || (numbers.size() > 10 && isNothing(number)))
            continue;
        if (!made) {
            made = new NumberGrid(parent);
            grid = new QGridLayout(made);
            grid->setContentsMargins(0, 0, 0, 0);
            grid->setHorizontalSpacing(12);
            grid->setVerticalSpacing(1);
            grid->setColumnStretch(0, 1);
        }
        auto *name = new ElidedLabel;
        name->setFont(small(name->font()));
        name->setSecondary(true);
        name->setText(numberName(number));
        name->setHelp(limitMeaning(number));
        auto *value = new QLabel(numberText(number));
        value->setTextFormat(Qt::PlainText);
        value->setFont(small(value->font()));
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        value->setFocusPolicy(Qt::NoFocus);
        grid->addWidget(name, row, 0);
        grid->addWidget(value, row++, 1, Qt::AlignRight);
    }
    return made;
}

} // namespace lanescope
