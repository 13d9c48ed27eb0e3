import Basics
import XCTest

/// Numbers the unnamed assertions of each test: 1, 2, 3; and remembers the names of the others.
final class SnapshotCounter: Sendable {
    /// The counter of the current test, if a `.snapshots` trait has set one.
    @TaskLocal static var scoped: SnapshotCounter?

    /// The counter for all other tests. XCTest runs tests one after the other, and each starts again at 1.
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

    /// Registers a file for a name.
    ///
    /// - Returns: another name that already has the file; `nil` if there is none.
    func take(_ path: String, for name: String) -> String? {
        names.withLock { names in
            let owner = names[path, default: name]
            names[path] = owner
            return owner == name ? nil : owner
        }
    }

    /// The goldens that all tests of this process have used.
    private static let files = Guarded(FileNames<FilePath>())

    /// Registers a file for a golden of any test.
    ///
    /// - Returns: another registered file with a similar path: file systems that ignore case, or the encoding of
    ///   accents, would treat both as one file; `nil` if there is none.
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

/// Resets the counter at the end of every XCTest test case, so that the next one, or a second run of the same one,
/// starts at 1.
private final class CounterReset: XCTestObservation {
    private let counter: SnapshotCounter

    init(_ counter: SnapshotCounter) {
        self.counter = counter
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        counter.reset()
    }
}
