public import Foundation

extension Snapshotting {
    /// The strategy, used only after a while: for values that are not at once what they become.
    ///
    /// On the main thread its run loop goes on meanwhile.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - strategy: taken then.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        func pause() { Pause.until(Date(timeIntervalSinceNow: duration)) { false } }
        var result = strategy
        result.snapshot = { value in
            Async { callback in
                pause()
                strategy.snapshot(value).run(callback)
            }
        }
        result.capture = strategy.capture.map { capture in
            { value in
                pause()
                return try capture(value)
            }
        }
        result.write = strategy.write.map { write in
            { value in
                pause()
                return try write(value)
            }
        }
        return result
    }
}

/// Waiting that does not stop what is waited for.
enum Pause {
    /// How long the run loop may keep to itself, in seconds.
    private static let step = 0.005

    /// Returns when the time has come, or soon after `isDone` says so: on the main thread its run loop goes on
    /// meanwhile; elsewhere the thread just waits.
    static func until(_ end: Date, isDone: () -> Bool) {
        while !isDone(), Date() < end {
            let next = min(end, Date(timeIntervalSinceNow: step))
            // A run loop that has nothing to wait for returns at once.
            if !Thread.isMainThread || !RunLoop.current.run(mode: .default, before: next) { Thread.sleep(until: next) }
        }
    }
}
