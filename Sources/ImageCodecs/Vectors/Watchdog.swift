import Basics
import Dispatch
import Foundation

/// Runs what cannot be stopped on a thread of its own, and waits for it only so long.
///
/// Neither librsvg nor poppler can be stopped while it draws, and a file of a few kilobytes can keep it busy for hours.
/// A thread that is late is left alone: it ends when it is done, or with the process. There are few of them, because
/// the same work is not tried again and other work is refused while too many are late. The limit is far above what a
/// picture of an app takes, so that it does not decide about pictures that can be drawn.
struct Watchdog: Sendable {
    /// The seconds for which a picture is waited for.
    static let seconds = 10.0
    private static let maximumLateThreads = 4
    /// The depth of a file's nesting is bounded by the libraries, for stacks of the main thread's size.
    private static let stackSize = 16 << 20

    private struct Late {
        var count = 0
        var digests: Set<ContentDigest> = []
    }

    private let late = Guarded(Late())
    private let seconds: Double

    init(seconds: Double = Watchdog.seconds) {
        self.seconds = seconds
    }

    static let shared = Watchdog()

    /// The result of `body`.
    /// - Parameter digest: the name of the work.
    func run<Value: Sendable>(
        _ digest: ContentDigest, _ body: @escaping @Sendable () -> Result<Value, ImageError>
    ) throws(ImageError) -> Value {
        let isRefused = late.withLock {
            $0.digests.contains(digest) || $0.count >= Watchdog.maximumLateThreads
        }
        guard !isRefused else { throw .tooSlow }
        let result = Guarded<Result<Value, ImageError>?>(nil)
        let isDone = DispatchSemaphore(value: 0)
        let late = late
        let thread = Thread {
            let value = body()
            result.withLock { $0 = value }
            late.withLock { if $0.digests.contains(digest) { $0.count -= 1 } }
            isDone.signal()
        }
        thread.stackSize = Watchdog.stackSize
        thread.start()
        _ = isDone.wait(timeout: .now() + seconds)
        let found = late.withLock { late in
            let found = result.withLock { $0 }
            if found == nil, late.digests.insert(digest).inserted { late.count += 1 }
            return found
        }
        guard let found else { throw .tooSlow }
        return try found.get()
    }
}
