#include "app/commandlineprogress.h"

#include "core/base/words.h"
#include "core/load/progress.h"

#include <chrono>
#include <cstdio>
#include <fmt/format.h>
#include <unistd.h>

namespace lanescope {

namespace {

std::string loadText(const Progress &progress)
{
    const char *stage = "";
    switch (progress.stage.load()) {
    case LoadStage::Opening: stage = "Opening"; break;
    case LoadStage::Reading: stage = "Reading"; break;
    case LoadStage::Lanes: stage = "Building lanes"; break;
    case LoadStage::Links: stage = "Linking launches"; break;
    case LoadStage::Done: stage = "Analysing"; break;
    }
    const std::uint64_t total = progress.bytesTotal, bytes = progress.bytesDone;
    return fmt::format("{} {} ({} events)", stage,
                       total > 0 ? percentText(double(bytes), double(total)) : byteText(bytes),
                       countText(progress.events));
}

} // namespace

ProgressLine::ProgressLine(std::function<std::string()> text)
    : m_text(std::move(text))
{
    if (isatty(STDERR_FILENO))
        m_thread = std::thread([this] { run(); });
}

ProgressLine::ProgressLine(const Progress &progress)
    : ProgressLine([&progress] { return loadText(progress); })
{}

ProgressLine::~ProgressLine()
{
    {
        const std::lock_guard lock(m_guard);
        m_stop = true;
    }
    m_changed.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

void ProgressLine::run()
{
    using namespace std::chrono_literals;
    std::unique_lock lock(m_guard);
    bool shown = false;
    for (auto wait = 500ms; !m_changed.wait_for(lock, wait, [this] { return m_stop; }); wait = 100ms) {
        shown = true;
        fmt::print(stderr, "\r\x1b[K{}", m_text());
        std::fflush(stderr);
    }
    if (shown)
        fmt::print(stderr, "\r\x1b[K");
}

} // namespace lanescope
