#include "ui/ranks/ranktext.h"

#include "ui/look/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace lanescope {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Ranks", text);
}

} // namespace

QString rankLabel(const JoinedRank &rank)
{
    QString places;
    static constexpr std::array axes{"TP", "DP", "PP", "EP"};
    for (std::size_t a = 0; a < axes.size(); ++a)
        if (rank.facts.identity.place[a])
            places += (places.isEmpty() ? QString() : QStringLiteral(", ")) +
                      QStringLiteral("%1 %2").arg(QLatin1String(axes[a])).arg(*rank.facts.identity.place[a]);
    const QString number = tr("Rank %1").arg(rank.number);
    return places.isEmpty() ? number : QStringLiteral("%1 (%2)").arg(number, places);
}

QString doingText(Doing doing)
{
    switch (doing) {
    case Doing::Compute: return tr("compute");
    case Doing::Copies: return tr("copies");
    case Doing::Communication: return tr("other communication");
    case Doing::Input: return tr("idle: waits for input");
    case Doing::Cpu: return tr("idle: the CPU is in ops and calls");
    case Doing::Profiler: return tr("idle: the profiler");
    case Doing::Unrecorded: break;
    }
    return tr("idle: nothing recorded");
}

QString rankToolTip(const JoinedRank &rank)
{
    QStringList lines{rankLabel(rank), QString::fromStdString(rank.facts.file)};
    if (rank.assumed)
        lines += tr("Neither the file nor its name says which rank it is of: numbered by names.");
    if (rank.clock.matched > 0 && rank.clock.isKnown)
        lines += tr("Clock: %1 taken off, by the ends of %2 collectives, which agree to %3")
                     .arg(formatTimeSigned(rank.clock.offset),
                          formatCount(static_cast<std::int64_t>(rank.clock.matched)), formatTime(rank.clock.spread));
    else if (rank.clock.isKnown)
        lines += tr("Clock: the others are set by this one");
    else
        lines += tr("Clock: as the file has it; no collective tells how it stands");
    if (rank.facts.isCutOff)
        lines += rank.cutFrom ? tr("The file is cut off: its steps from %1 on are not judged.").arg(*rank.cutFrom)
                              : tr("The file is cut off: it says less than the run did.");
    lines += tr("A click opens its timeline.");
    return lines.join('\n');
}

QString collectiveToolTip(const RanksReport &report, const JoinedCollective &c, std::optional<std::uint32_t> rank)
{
    const JoinedRank &last = report.joined.ranks[c.members[c.last].rank];
    QString head = oneLine(c.kind.name, 80);
    if (c.kind.bytes >= 0)
        head += QStringLiteral(" · ") + formatBytes(c.kind.bytes);
    if (c.step)
        head += QStringLiteral(" · ") + tr("step %1").arg(*c.step);
    QStringList lines{head};
    if (rank)
        for (const RankMember &m : c.members)
            if (m.rank == *rank)
                lines += m.rank == c.members[c.last].rank
                             ? tr("%1 comes last, %2 after the first").arg(rankLabel(last), formatTime(c.skew))
                             : tr("%1 waits %2").arg(rankLabel(report.joined.ranks[m.rank]), formatTime(m.wait));
    if (!rank || *rank != c.members[c.last].rank)
        lines += tr("Last: %1, %2 after the first").arg(rankLabel(last), formatTime(c.skew));
    lines += tr("Takes %1 once all are there").arg(formatTime(c.trueLatency));
    return lines.join('\n');
}

QString doneToolTip(const DoneTimes &did)
{
    std::vector<std::size_t> order;
    for (std::size_t d = 0; d < doingCount; ++d)
        if (did[d] > 0)
            order.push_back(d);
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t d) { return did[d]; });
    QStringList lines;
    for (const std::size_t d : order)
        lines += QStringLiteral("%1 %2").arg(formatTime(did[d]), doingText(static_cast<Doing>(d)));
    return lines.join('\n');
}

} // namespace lanescope
