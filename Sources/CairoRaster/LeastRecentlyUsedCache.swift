import Basics

/// A cache with a limit in bytes. The least recently used values are removed first. Any thread may use it.
package final class LeastRecentlyUsedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    struct Entry {
        var value: Value
        var bytes: Int
        var lastUse: Int
    }

    struct State {
        var entries: [Key: Entry] = [:]
        var bytes = 0
        var uses = 0
    }

    private let byteLimit: Int
    let state = Guarded(State())

    package init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    /// The cached value for a key, or else the result of `make`, which is then cached.
    ///
    /// The lock is not held during `make`. Two threads may therefore both make the value, with the same result.
    package func value<Failure: Error>(
        for key: Key, bytes: (Value) -> Int, make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let value = recall(key) { return value }
        let value = try make()
        keep(value, for: key, bytes: bytes(value))
        return value
    }

    private func recall(_ key: Key) -> Value? {
        state.withLock { state in
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return state.entries[key]?.value
        }
    }

    private func keep(_ value: Value, for key: Key, bytes: Int) {
        guard bytes <= byteLimit else { return }
        state.withLock { state in
            state.uses += 1
            let old = state.entries.updateValue(Entry(value: value, bytes: bytes, lastUse: state.uses), forKey: key)
            state.bytes += bytes - (old?.bytes ?? 0)
            guard state.bytes > byteLimit else { return }
            // A quarter of the limit is freed at a time, so that sorting is rare.
            for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
                if state.bytes <= byteLimit / 4 * 3 || entry.lastUse == state.uses { break }
                state.entries[key] = nil
                state.bytes -= entry.bytes
            }
        }
    }
}
