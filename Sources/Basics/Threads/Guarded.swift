import Foundation

/// A value that one thread at a time may use.
///
/// It is `@unchecked Sendable` because the value is reached through the lock only. The lock is Foundation's and not
/// `Synchronization.Mutex`: the thread sanitizer does not understand that one on Linux, and would report races to
/// everyone who tests with it.
package final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: sending Value) {
        self.value = value
    }

    package func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
