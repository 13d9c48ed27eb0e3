import Basics

/// The messages from any thread, in order.
final class Counter: Sendable {
    private let told = Guarded<[String]>([])

    var texts: [String] { told.withLock { $0 } }

    func add(_ text: String) {
        told.withLock { $0.append(text) }
    }
}
