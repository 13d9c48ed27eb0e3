import Basics
import XCTest

/// Numbers the unnamed assertions of each test: 1, 2, 3; and knows the names of the others.
final class SnapshotCounter: Sendable {
    /// The counter of the test that runs, where a `.snapshots` trait gave it one.
    @TaskLocal static var scoped: SnapshotCounter?

    /// Counts for all other tests. Tests of XCTest run one after the other, and each starts at 1 again.
    private static let shared: SnapshotCounter = {
        let counter = SnapshotCounter()
        XCTestObservationCenter.shared.addTestObserver(CounterReset(counter))
        return counter
    }()

    static var current: SnapshotCounter { scoped ?? shared }

    private let counts = Guarded<[String: Int]>([:])
    /// The name that a test gave to a snapshot, by the path of its file.
    private let names = Guarded<[String: String]>([:])

    /// The next number for assertions of one test, from 1.
    func next(for key: String) -> Int {
        counts.withLock { counts in
            counts[key, default: 0] += 1
            return counts[key, default: 1]
        }
    }

    /// Takes a file for a name.
    ///
    /// - Returns: another name that has it already; `nil` if there is none.
    func take(_ path: String, for name: String) -> String? {
        names.withLock { names in
            let owner = names[path, default: name]
            names[path] = owner
            return owner == name ? nil : owner
        }
    }

    /// The goldens of all tests of this process.
    private static let files = Guarded(FileNames<FilePath>())

    /// Takes a file for a golden, in whatever test.
    ///
    /// - Returns: another file that has been taken and that is this one where file systems tell neither case nor how an
    ///   accent is written; `nil` if there is none.
    static func take(_ path: String) -> String? {
        let path = FilePath(path)
        let other = files.withLock { $0.take(path.text, for: path) }
        return other == path ? nil : other?.text
    }

    func reset() {
        counts.withLock { $0.removeAll() }
        names.withLock { $0.removeAll() }
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
