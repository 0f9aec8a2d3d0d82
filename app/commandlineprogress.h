#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace lanescope {

struct Progress;

/// Shows on stderr how far something is, on a terminal and only when it takes longer than half a second; gone when it ends.
class ProgressLine {
public:
    /// `text` is asked a few times a second, in a thread of the line's own.
    explicit ProgressLine(std::function<std::string()> text);
    /// Of a load.
    explicit ProgressLine(const Progress &progress);
    ~ProgressLine();
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

private:
    void run();
    std::function<std::string()> m_text;
    std::thread m_thread;
    std::mutex m_guard;
    std::condition_variable m_changed;
    bool m_stop = false;
};

} // namespace lanescope
