import Synchronization
import XCTest

/// Numbers the unnamed assertions of each test: 1, 2, 3.
final class SnapshotCounter: Sendable {
    /// The counter of the test that runs, where a `.snapshots` trait gave it one.
    @TaskLocal static var scoped: SnapshotCounter?

    /// Counts for all others. Tests of XCTest run one after the other, and each starts anew.
    private static let shared: SnapshotCounter = {
        let counter = SnapshotCounter()
        XCTestObservationCenter.shared.addTestObserver(CounterReset(counter))
        return counter
    }()

    static var current: SnapshotCounter { scoped ?? shared }

    private let counts = Mutex<[String: Int]>([:])

    /// The next number for assertions of one test, from 1.
    func next(for key: String) -> Int {
        counts.withLock { counts in
            counts[key, default: 0] += 1
            return counts[key, default: 1]
        }
    }

    func reset() {
        counts.withLock { $0.removeAll() }
    }
}

/// Lets every test case of XCTest count from 1, also the second time that it runs.
private final class CounterReset: XCTestObservation {
    private let counter: SnapshotCounter

    init(_ counter: SnapshotCounter) {
        self.counter = counter
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        counter.reset()
    }
}
