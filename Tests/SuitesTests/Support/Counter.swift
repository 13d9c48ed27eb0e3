import Synchronization

/// What was told from any thread, in order.
final class Counter: Sendable {
    private let told = Mutex<[String]>([])

    var texts: [String] { told.withLock { $0 } }

    func add(_ text: String) {
        told.withLock { $0.append(text) }
    }
}
