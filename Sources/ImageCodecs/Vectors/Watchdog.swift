import Basics
import Dispatch
import Foundation

/// Runs what cannot be stopped on a thread of its own, and waits for it only so long.
///
/// Neither librsvg nor poppler can be stopped while it draws, and a file of a few kilobytes can keep it busy for hours.
/// A thread that is late is left alone: it ends when it is done, or with the process. There are few of them, because
/// the same work is not tried again before it is done, and other work is refused while too many are late. The limit is far above what a
/// picture of an app takes, so that it does not decide about pictures that can be drawn.
struct Watchdog: Sendable {
    /// The seconds for which a picture is waited for.
    static let seconds = 10.0
    private static let maximumLateThreads = 4
    /// The depth of a file's nesting is bounded by the libraries, for stacks of the main thread's size.
    private static let stackSize = 16 << 20

    /// The work that is late, with the number of its threads.
    private struct Late: Sendable {
        var threads: [ContentDigest: Int] = [:]

        var count: Int { threads.values.reduce(0, +) }
    }

    /// One thread's work.
    private struct Work<Value: Sendable>: Sendable {
        var result: Result<Value, ImageError>?
        var isLate = false
    }

    private let late = Guarded(Late())
    private let seconds: Double

    init(seconds: Double = Watchdog.seconds) {
        self.seconds = seconds
    }

    static let shared = Watchdog()

    /// The number of threads that are late and not done.
    var lateThreads: Int { late.withLock { $0.count } }

    /// The result of `body`.
    /// - Parameter digest: the name of the work.
    func run<Value: Sendable>(
        _ digest: ContentDigest, _ body: @escaping @Sendable () -> Result<Value, ImageError>
    ) throws(ImageError) -> Value {
        let isRefused = late.withLock {
            $0.threads[digest] != nil || $0.count >= Watchdog.maximumLateThreads
        }
        guard !isRefused else { throw .tooSlow }
        let work = Guarded(Work<Value>())
        let isDone = DispatchSemaphore(value: 0)
        let late = late
        let thread = Thread {
            let value = body()
            late.withLock { late in
                let isLate = work.withLock { work in
                    work.result = value
                    return work.isLate
                }
                guard isLate, let count = late.threads[digest] else { return }
                late.threads[digest] = count > 1 ? count - 1 : nil
            }
            isDone.signal()
        }
        thread.stackSize = Watchdog.stackSize
        thread.start()
        _ = isDone.wait(timeout: .now() + seconds)
        let found = late.withLock { late in
            let found = work.withLock { work in
                work.isLate = work.result == nil
                return work.result
            }
            if found == nil { late.threads[digest, default: 0] += 1 }
            return found
        }
        guard let found else { throw .tooSlow }
        return try found.get()
    }
}
