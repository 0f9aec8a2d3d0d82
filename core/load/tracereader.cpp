#include "core/load/tracereader.h"

#include "core/base/parallel.h"
#include "core/load/documentscan.h"
#include "core/load/inputfile.h"
#include "core/load/tracebuilder.h"
#include "core/load/unwrap.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <fmt/format.h>
#include <map>
#include <mutex>
#include <new>
#include <stdexcept>

namespace lanescope {

namespace {

using Clock = std::chrono::steady_clock;

/// A piece of the text, cut where an event seems to end, and what it becomes.
struct Job {
    std::uint64_t index = 0;
    std::uint64_t offset = 0; ///< of the piece, in the text
    HugeArray<char> text;     ///< with its padding
    std::size_t size = 0;
    bool last = false;
    Batch batch;
    DocumentState state; ///< after the piece
    std::size_t consumed = 0;
};

/// Reads one file. Several threads take pieces of its text in turn and scan them side by side; the results are put together in file
/// order.
///
/// A piece is cut where an event seems to end, and scanned as if it began inside the event list. Both are guesses, and each is
/// proved before its result counts: the pieces before must have ended exactly where this one begins, in the event list. Where a
/// guess fails, the text is scanned again, in order and in one thread, from the last place that is sure. So the outcome is that of
/// one scan from front to back, whatever the pieces.
class TraceReader {
public:
    /// `bytesOnDisk`: of the file as it was given, before it was unwrapped.
    TraceReader(Unwrapped source, std::uint64_t bytesOnDisk, const ReadOptions &options, Progress *progress)
        : m_file(std::move(source.file))
        , m_wrapping(std::move(source.wrapping))
        , m_wrappingFaults(source.faults)
        , m_bytesOnDisk(bytesOnDisk)
        , m_progress(progress)
        , m_stream(m_file, true)
    {
        m_threads = options.threads ? options.threads : std::clamp(std::thread::hardware_concurrency(), 1u, 8u);
        m_window = options.windowBytes ? options.windowBytes : windowFor(m_file->size());
        if (!m_stream.isGzip() && m_file->size() < 4 * m_window)
            m_threads = std::min(m_threads, 1u + static_cast<unsigned>(m_file->size() / m_window));
        m_builder.setMostSlices(options.mostSlices);
        m_builder.keepProcesses(options.processes);
        if (m_progress)
            m_progress->bytesTotal = m_file->size();
    }

    Result<std::shared_ptr<const Trace>> run()
    {
        if (m_progress)
            m_progress->stage = LoadStage::Reading;
        // One piece for each thread to scan, one to wait for its turn, one in reserve.
        m_jobs.resize(2 * m_threads + 1);
        for (Job &job : m_jobs)
            m_free.push_back(&job);
        {
            std::vector<EventDecoder> decoders(m_threads); // their names are worth nothing to the build
            onThreads(m_threads, [&](unsigned number) { work(decoders[number]); });
        }
        if (cancelled())
            return tl::unexpected<Error>(Error{"Loading was cancelled.", true});

        if (const auto error = whyNotATrace())
            return fail(*error);
        noteFaults();
        sketch(true);
        FileFacts facts;
        facts.path = m_file->path();
        facts.bytes = m_bytesOnDisk;
        facts.textBytes = m_stream.position();
        facts.compression = m_stream.isGzip() ? "gzip" : "none";
        if (!m_wrapping.empty())
            facts.compression = m_stream.isGzip() ? "gzip in " + m_wrapping : m_wrapping;
        m_jobs.clear(); // their memory is worth more to the build
        m_carry = {};
        auto trace = m_builder.build(std::move(facts), std::make_unique<TextSource>(m_stream), m_threads, m_progress);
        if (!trace)
            return tl::unexpected<Error>(Error{"Loading was cancelled.", true});
        return trace;
    }

private:
    static std::size_t windowFor(std::uint64_t fileBytes)
    {
        return static_cast<std::size_t>(
            std::clamp<std::uint64_t>(fileBytes / 16, std::uint64_t{64} << 10, std::uint64_t{256} << 10));
    }
    bool cancelled() const { return m_progress && m_progress->cancel.load(std::memory_order_relaxed); }

    void work(EventDecoder &decoder)
    {
        try {
            while (Job *job = nextPiece()) {
                DocumentState state;
                if (job->index > 0) {
                    state.phase = DocumentState::SomeEvents;
                    state.afterElement = true;
                }
                decoder.beginBatch(job->batch);
                job->consumed = scanDocument({job->text.data(), job->size}, job->offset, false, state, decoder);
                decoder.finishBatch();
                job->state = state;
                deliver(job);
            }
        } catch (...) {
            const std::lock_guard lock(m_guard);
            m_stopped = true;
            m_changed.notify_all();
            throw;
        }
    }

    /// Waits for a free job and fills it with the next piece of text; null at the end of the text.
    Job *nextPiece()
    {
        Job *job = nullptr;
        {
            std::unique_lock lock(m_guard);
            m_changed.wait(lock, [&] { return !m_free.empty() || m_stopped; });
            if (m_stopped || cancelled())
                return nullptr;
            job = m_free.back();
            m_free.pop_back();
        }
        const std::lock_guard lock(m_inputGuard);
        if (m_inputEnded) {
            giveBack(job);
            return nullptr;
        }
        job->index = m_nextIndex++;
        job->offset = m_textPosition;
        fill(*job);
        m_textPosition += job->size;
        m_inputEnded = job->last;
        if (m_progress)
            m_progress->bytesDone = m_stream.bytesTaken();
        return job;
    }

    void giveBack(Job *job)
    {
        const std::lock_guard lock(m_guard);
        m_free.push_back(job);
        m_changed.notify_all();
    }

    /// Takes what the last piece left over and reads on, until there is a place to cut or the text ends.
    void fill(Job &job)
    {
        std::size_t have = m_rest.size();
        job.text.resize(have + m_window + scanPadding);
        std::copy(m_rest.begin(), m_rest.end(), job.text.begin());
        std::size_t want = m_window;
        std::size_t searchedTo = 0;
        for (;;) {
            job.text.resize(have + want + scanPadding);
            const std::size_t got = m_stream.read(job.text.data() + have, want);
            have += got;
            job.last = got < want;
            if (job.last) {
                job.size = have;
                break;
            }
            job.size = cutPlace({job.text.data(), have}, searchedTo);
            if (job.size > 0)
                break;
            searchedTo = have;
            want =
                have; // an event larger than the window: twice as much each time, so that the work stays in proportion
        }
        m_rest.assign(job.text.data() + job.size, job.text.data() + have);
        std::memset(job.text.data() + job.size, 0, scanPadding);
    }

    /// Behind the last `}` that a comma and a `{` follow; 0 where there is none. What lies before `from` was searched before.
    static std::size_t cutPlace(std::string_view text, std::size_t from)
    {
        const auto space = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
        for (std::size_t i = text.rfind('{'); i != std::string_view::npos && i > 0 && i + 64 >= from;
             i = text.rfind('{', i - 1)) {
            std::size_t p = i;
            while (p > 0 && space(text[p - 1]))
                --p;
            if (p == 0 || text[p - 1] != ',')
                continue;
            --p;
            while (p > 0 && space(text[p - 1]))
                --p;
            if (p > 0 && text[p - 1] == '}')
                return p;
        }
        return 0;
    }

    void deliver(Job *job)
    {
        std::unique_lock lock(m_guard);
        m_done.emplace(job->index, job);
        if (m_taking)
            return; // whoever takes results now takes this one too
        m_taking = true;
        while (!m_stopped) {
            const auto it = m_done.find(m_nextToTake);
            if (it == m_done.end())
                break;
            Job *next = it->second;
            m_done.erase(it);
            ++m_nextToTake;
            lock.unlock();
            take(*next);
            lock.lock();
            m_free.push_back(next);
            m_changed.notify_all();
        }
        m_taking = false;
    }

    /// Adds a piece's result where its guesses hold, else scans its text in order. In file order, one thread at a time.
    void take(Job &job)
    {
        m_builder.learnNames(job.batch);
        const std::string_view text(job.text.data(), job.size);
        if (m_carry.empty() && (job.index == 0 || m_state.phase == DocumentState::Events)) {
            m_builder.append(job.batch);
            if (job.index == 0)
                m_state = job.state;
            else
                m_state.afterElement = job.state.afterElement;
            m_carryOffset = job.offset + job.consumed;
            if (job.consumed < text.size() || job.last)
                scanInOrder(text.substr(job.consumed), job.last);
        } else {
            scanInOrder(text, job.last);
        }
        if (m_progress)
            m_progress->events = m_builder.events();
        sketch(false);
    }

    /// Shows what has been read so far to whoever asked for it: the first slices at once, then a few times a second, and never for more
    /// than a fiftieth of the time; all of it in the end.
    void sketch(bool isLast)
    try {
        const SketchPaint paint = m_progress ? m_progress->sketchPaint.load() : nullptr;
        if (!paint)
            return;
        const auto now = Clock::now();
        if (now < m_nextSketch && !isLast)
            return;
        auto sketch = m_builder.sketch(paint);
        if (!sketch)
            return;
        m_progress->setSketch(std::move(sketch));
        m_nextSketch = now + std::max<Clock::duration>(std::chrono::milliseconds(150), 50 * (Clock::now() - now));
    } catch (const std::bad_alloc &) {
        m_progress->sketchPaint = nullptr; // the trace comes first
    }

    void scanInOrder(std::string_view more, bool last)
    {
        m_carry.append(more);
        if (m_carry.size() < m_retryAt && !last)
            return;
        const std::size_t size = m_carry.size();
        m_carry.append(scanPadding, '\0');
        m_orderDecoder.beginBatch(m_orderBatch);
        const std::size_t consumed = scanDocument({m_carry.data(), size}, m_carryOffset, last, m_state, m_orderDecoder);
        m_orderDecoder.finishBatch();
        m_builder.learnNames(m_orderBatch);
        m_builder.append(m_orderBatch);
        m_carry.resize(size);
        m_carry.erase(0, consumed);
        m_carryOffset += consumed;
        // What could not be read yet needs more; twice as much, so that a long wait costs no more than the text's own length.
        m_retryAt = consumed == 0 ? 2 * size : 0;
    }

    std::optional<std::string> whyNotATrace()
    {
        const std::string &path = m_file->path();
        char raw[64] = {};
        const std::int64_t got = m_file->readAt(0, raw, sizeof raw);
        const std::string_view head(raw, got > 0 ? static_cast<std::size_t>(got) : 0);
        if (m_file->size() == 0)
            return fmt::format(
                "{} is empty (0 bytes). The program that wrote it may have been stopped; record it again.", path);
        if (m_stream.faults().readError)
            return fmt::format("{} could not be read to its end. Check the drive it is on.", path);
        if (!m_state.sawRoot) {
            if (m_state.phase == DocumentState::Start)
                return m_stream.isGzip() && m_stream.faults().truncated
                           ? fmt::format("{} is a damaged gzip file: nothing in it can be inflated. Copy it again from "
                                         "where it was written.",
                                         path)
                           : fmt::format("{} is empty: it holds nothing but white space. Record the trace again.",
                                         path);
            std::string start;
            for (char c : toValidUtf8(m_stream.isGzip() ? std::string_view("(inside gzip)") : head.substr(0, 40)))
                start += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
            return fmt::format(
                "{} is not JSON: it begins with `{}`. Give the .pt.trace.json that torch.profiler wrote.", path, start);
        }
        const bool isForeignList =
            m_state.arrayRoot && m_builder.events() == 0 && m_builder.issues().count(IssueKind::BadEvent) > 0;
        if (m_state.sawEvents && m_builder.events() == 0 && !isForeignList) {
            for (const Issue &issue : m_builder.issues().all())
                if (issue.kind == IssueKind::BadEvent)
                    return fmt::format("{} holds a list of events, but none of its {} entries could be read as one; "
                                       "the first is at byte {}: `{}`. "
                                       "Record the trace again.",
                                       path, issue.count, issue.offset.value_or(0), issue.example);
        }
        if (!m_state.sawEvents || isForeignList)
            return fmt::format(
                "{} is JSON, but no trace: it has no list of events named traceEvents. Give the .pt.trace.json that "
                "export_chrome_trace() or tensorboard_trace_handler() wrote.",
                path);
        return std::nullopt;
    }

    void noteFaults()
    {
        ContainerFaults f = m_stream.faults();
        f.truncated = f.truncated || m_wrappingFaults.truncated;
        f.checksums += m_wrappingFaults.checksums;
        f.trailingBytes = f.trailingBytes || m_wrappingFaults.trailingBytes;
        IssueList &issues = m_builder.issues();
        if ((f.truncated || f.readError) && issues.count(IssueKind::Truncated) == 0)
            issues.add(IssueKind::Truncated, 1, f.at);
        if (issues.count(IssueKind::Truncated) > 0)
            issues.setExample(IssueKind::Truncated, fmt::format("{} events were read.", m_builder.events()));
        issues.add(IssueKind::Checksum, f.checksums, f.at);
        if (f.trailingBytes && issues.count(IssueKind::ExtraData) == 0)
            issues.add(IssueKind::ExtraData, 1, m_stream.position(), "Bytes after the gzip data.");
    }

    std::shared_ptr<InputFile> m_file;
    std::string m_wrapping; ///< what was taken off, see unwrap()
    ContainerFaults m_wrappingFaults;
    std::uint64_t m_bytesOnDisk;
    Progress *m_progress;
    unsigned m_threads;
    std::size_t m_window;

    // The text, as it is read: under m_inputGuard
    std::mutex m_inputGuard;
    TextStream m_stream;
    std::string m_rest; ///< behind the last cut
    std::uint64_t m_textPosition = 0;
    std::uint64_t m_nextIndex = 0;
    bool m_inputEnded = false;

    // Pieces on their way: under m_guard
    std::mutex m_guard;
    std::condition_variable m_changed;
    std::vector<Job> m_jobs;
    std::vector<Job *> m_free;
    std::map<std::uint64_t, Job *> m_done;
    std::uint64_t m_nextToTake = 0;
    bool m_taking = false;
    bool m_stopped = false;

    // Putting results together: whoever set m_taking
    TraceBuilder m_builder;
    DocumentState m_state; ///< at the end of all that was taken
    std::string m_carry;   ///< text behind that, which waits for more
    std::uint64_t m_carryOffset = 0;
    std::size_t m_retryAt = 0;
    EventDecoder m_orderDecoder;
    Batch m_orderBatch;
    Clock::time_point m_nextSketch = Clock::time_point::min();
};

} // namespace

Result<std::shared_ptr<const Trace>> readTrace(const std::string &path, const ReadOptions &options, Progress *progress)
{
    try {
        auto file = InputFile::open(path);
        if (!file)
            return tl::unexpected<Error>(file.error());
        const std::uint64_t bytes = (*file)->size();
        auto source = unwrap(std::move(*file), progress);
        if (!source)
            return tl::unexpected<Error>(source.error());
        return TraceReader(std::move(*source), bytes, options, progress).run();
    } catch (const std::bad_alloc &) {
        return fail(fmt::format(
            "There is not enough memory for {}. Close other programs, or open a trace of fewer steps.", path));
    } catch (const std::length_error &e) {
        return fail(fmt::format("{} holds {}, more than can be shown. Record fewer steps.", path, e.what()));
    } catch (const std::exception &e) {
        return fail(fmt::format("{} could not be read: {}.", path, e.what()));
    }
}

} // namespace lanescope
