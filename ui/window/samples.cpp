#include "ui/window/samples.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

namespace lanescope {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Sample", text);
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

QString extractSample(const Sample &sample)
{
    static const QTemporaryDir folder; // removed when the program ends
    if (!folder.isValid())
        return {};
    const QString path = folder.filePath(sample.file);
    if (!QFile::exists(path) && !QFile::copy(QStringLiteral(":/samples/") + sample.file, path))
        return {};
    return path;
}

} // namespace lanescope
