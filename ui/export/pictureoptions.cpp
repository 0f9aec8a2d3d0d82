#include "ui/export/pictureoptions.h"

#include "ui/look/theme.h"

#include <QSettings>

#include <algorithm>

namespace lanescope {

namespace {

struct Switch {
    const char *key;
    bool PictureOptions::*value;
};
constexpr Switch switches[] = {
    {"title", &PictureOptions::hasTitle},   {"ruler", &PictureOptions::hasRuler},
    {"labels", &PictureOptions::hasLabels}, {"chain", &PictureOptions::hasChain},
    {"gaps", &PictureOptions::hasGaps},     {"legend", &PictureOptions::hasLegend},
    {"notes", &PictureOptions::hasNotes},   {"verdicts", &PictureOptions::hasVerdicts},
};

} // namespace

PictureOptions PictureOptions::remembered()
{
    PictureOptions o;
    QSettings all;
    all.beginGroup(QStringLiteral("picture"));
    o.lanes = static_cast<PictureLanes>(
        std::clamp(all.value(QStringLiteral("lanes"), static_cast<int>(o.lanes)).toInt(), 0, 2));
    o.size = all.value(QStringLiteral("size")).toSize();
    o.scale = std::clamp(all.value(QStringLiteral("scale"), o.scale).toInt(), 1, 4);
    o.colours = static_cast<Colours>(std::clamp(all.value(QStringLiteral("colours")).toInt(), 0, 2));
    for (const Switch &s : switches)
        o.*s.value = all.value(QLatin1String(s.key), o.*s.value).toBool();
    const QString ending = all.value(QStringLiteral("ending")).toString();
    if (Picture::isPictureName(u'.' + ending))
        o.ending = ending;
    return o;
}

void PictureOptions::remember() const
{
    QSettings all;
    all.beginGroup(QStringLiteral("picture"));
    all.setValue(QStringLiteral("lanes"), static_cast<int>(lanes));
    all.setValue(QStringLiteral("size"), size);
    all.setValue(QStringLiteral("scale"), scale);
    all.setValue(QStringLiteral("colours"), static_cast<int>(colours));
    for (const Switch &s : switches)
        all.setValue(QLatin1String(s.key), this->*s.value);
    all.setValue(QStringLiteral("ending"), ending);
}

void PictureOptions::applyTo(PictureRequest &request) const
{
    request.lanes = lanes;
    if (!size.isEmpty()) {
        request.size = size;
        request.seenHeight = 0;
    }
    if (colours != AsWindow)
        request.theme = colours == Dark ? &Theme::dark() : &Theme::light();
    request.hasTitle = hasTitle;
    request.hasRuler = hasRuler;
    request.hasLabels = hasLabels;
    request.hasChain = hasChain;
    request.hasGaps = hasGaps;
    request.hasLegend = hasLegend;
    request.hasNotes = hasNotes;
    request.hasVerdicts = hasVerdicts;
}

} // namespace lanescope
