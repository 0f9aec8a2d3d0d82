#include "ui/window/samples.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

namespace lanescope {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Sample", text);
}

const QTemporaryDir &sampleFolder()
{
    static const QTemporaryDir folder; // removed when the program ends
    return folder;
}

} // namespace

std::vector<Sample> samples()
{
    const Sample all[] = {
        {QStringLiteral("first-step.pt.trace.json.gz"), tr(QT_TRANSLATE_NOOP("Sample", "A first trace")),
         tr(QT_TRANSLATE_NOOP("Sample", "Three steps of a matmul and an add. The first one is cold."))},
        {QStringLiteral("many-small-kernels.pt.trace.json.gz"), tr(QT_TRANSLATE_NOOP("Sample", "Many small kernels")),
         tr(QT_TRANSLATE_NOOP("Sample", "12 600 launches in three steps, and what the profiler adds to them."))},
        {QStringLiteral("torch-compile.pt.trace.json.gz"), tr(QT_TRANSLATE_NOOP("Sample", "torch.compile")),
         tr(QT_TRANSLATE_NOOP("Sample", "The same matmul and add as one compiled region."))},
    };
    std::vector<Sample> there;
    for (const Sample &sample : all)
        if (QFile::exists(QStringLiteral(":/samples/") + sample.file))
            there.push_back(sample);
    return there;
}

Sample sampleOf(const QString &file)
{
    // The walk alone leads to these.
    std::vector<Sample> all = samples();
    all.push_back(
        {QStringLiteral("large-matmul.pt.trace.json.gz"), tr(QT_TRANSLATE_NOOP("Sample", "Large matrices")), {}});
    all.push_back(
        {QStringLiteral("batched-matmul.pt.trace.json.gz"), tr(QT_TRANSLATE_NOOP("Sample", "A batched matmul")), {}});
    const auto at = std::ranges::find(all, file, &Sample::file);
    return at != all.end() ? *at : Sample{file, file, {}};
}

QString extractSample(const Sample &sample)
{
    const QTemporaryDir &folder = sampleFolder();
    if (!folder.isValid())
        return {};
    const QString path = folder.filePath(sample.file);
    if (!QFile::exists(path) && !QFile::copy(QStringLiteral(":/samples/") + sample.file, path))
        return {};
    return path;
}

bool isSample(const QString &path)
{
    return sampleFolder().isValid() && QFileInfo(path).path() == sampleFolder().path();
}

} // namespace lanescope
