public import Foundation
import Testing

extension Snapshotting {
    /// The strategy after a delay, for values that are not ready at once.
    ///
    /// On the main thread, the run loop runs during the delay. Work in the main queue only runs in XCTest: a Swift
    /// Testing test on the main actor blocks that queue itself, and must `await` before the assertion.
    ///
    /// - Parameters:
    ///   - duration: the delay in seconds.
    ///   - strategy: the strategy to use after the delay.
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
            { value, recorded in
                pause()
                return try capture(value, recorded)
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

/// Helpers that wait without blocking the awaited work.
enum Pause {
    /// The longest uninterrupted run of the run loop, in seconds.
    private static let step = 0.005

    /// A key that is set while the main queue runs a block, on any thread.
    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// A hint for the message if waiting had no result.
    static var hint: String {
        guard DispatchQueue.getSpecific(key: mainQueue) != nil, Test.current != nil else { return "" }
        return """


            Work on the main queue cannot run during the assertion, because a Swift Testing test on the main actor \
            occupies that queue. Await the work before the assertion, or write this test with XCTest.
            """
    }

    /// Waits until the end time, or shortly after `isDone` returns true. On the main thread, the run loop runs
    /// meanwhile; elsewhere the thread just waits.
    static func until(_ end: Date, isDone: () -> Bool) {
        while !isDone(), Date() < end {
            let next = min(end, Date(timeIntervalSinceNow: step))
            // A run loop without sources returns at once.
            if !Thread.isMainThread || !RunLoop.current.run(mode: .default, before: next) { Thread.sleep(until: next) }
        }
    }
}
