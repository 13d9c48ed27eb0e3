import Basics

/// The progress of a long run: one changing line on a terminal. Elsewhere, such as in the log of a build server, one
/// line every ten seconds.
final class ProgressLine: Sendable {
    private struct State {
        var isShown = false
        /// The time at which the last line was written to a log, or at which the run started.
        var told: ContinuousClock.Instant
    }

    private static let pause = Duration.seconds(10)

    private let stream: TextStream
    private let now: @Sendable () -> ContinuousClock.Instant
    private let state: Guarded<State>

    init(stream: TextStream, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        self.stream = stream
        self.now = now
        state = Guarded(State(told: now()))
    }

    func show(_ done: Int, of total: Int) {
        let text = "\(done) of \(total) layouts"
        guard !stream.isTerminal else {
            state.withLock { $0.isShown = true }
            stream.control("\r\(text)\u{1B}[K")
            return
        }
        let time = now()
        let isDue = state.withLock { state in
            guard time - state.told >= ProgressLine.pause else { return false }
            state.told = time
            return true
        }
        if isDue { stream.writeLine(text) }
    }

    /// Removes the line.
    func clear() {
        if state.withLock({ $0.isShown }) { stream.control("\r\u{1B}[K") }
    }
}
