import Basics

/// One line on a terminal that shows the progress of a long run. Elsewhere it prints nothing.
final class ProgressLine: Sendable {
    private let stream: TextStream
    private let isShown = Guarded(false)

    init(stream: TextStream) {
        self.stream = stream
    }

    func show(_ done: Int, of total: Int) {
        guard stream.isTerminal else { return }
        isShown.withLock { $0 = true }
        stream.control("\r\(done) of \(total) layouts\u{1B}[K")
    }

    /// Removes the line.
    func clear() {
        if isShown.withLock({ $0 }) { stream.control("\r\u{1B}[K") }
    }
}
