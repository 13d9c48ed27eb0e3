import Foundation

/// A value that one thread at a time can use.
///
/// It is `@unchecked Sendable` because the value is only accessed through the lock. The lock is Foundation's and not
/// `Synchronization.Mutex`, which the thread sanitizer does not understand on Linux: everyone who tests with it would
/// get false reports of races.
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
