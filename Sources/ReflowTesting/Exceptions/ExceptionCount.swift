import Basics
import Foundation
import Testing
import XCTest

/// Counts the exceptions of every test.
enum ExceptionCount {
    /// What issues begin with that come after an exception in the same test.
    static let mark = "After an exception: "

    private static let ofTests = Guarded<[Test.ID?: Int]>([:])
    /// Of the test case of XCTest that runs.
    private static let ofTestCase = Guarded(TestCaseCounts())

    struct TestCaseCounts {
        var exceptions = 0
        var failures = 0
    }

    /// Whether the test that runs has had an exception.
    static var hasHappened: Bool { current > 0 }

    /// How many failures the test case of XCTest has had since it was watched.
    static var failures: Int { ofTestCase.withLock { $0.failures } }

    private static var current: Int {
        guard CallSite.isInSwiftTesting else { return ofTestCase.withLock { $0.exceptions } }
        let test = Test.current?.id
        return ofTests.withLock { $0[test] ?? 0 }
    }

    /// Counts one more in the test that runs.
    ///
    /// - Returns: its number there, from 1.
    static func next() -> Int {
        guard CallSite.isInSwiftTesting else {
            return ofTestCase.withLock { counts in
                counts.exceptions += 1
                return counts.exceptions
            }
        }
        let test = Test.current?.id
        return ofTests.withLock { counts in
            let number = (counts[test] ?? 0) + 1
            counts[test] = number
            return number
        }
    }

    // MARK: XCTest

    /// From the first call on, failures of test cases are counted, and each test case starts from 0.
    static func watchTestCases() { _ = watching }

    private static let watching: Void = XCTestObservationCenter.shared.addTestObserver(Watcher())

    private final class Watcher: XCTestObservation, Sendable {
        func testCase(
            _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
            atLine lineNumber: Int
        ) {
            ofTestCase.withLock { $0.failures += 1 }
        }

        func testCaseDidFinish(_ testCase: XCTestCase) {
            ofTestCase.withLock { $0 = TestCaseCounts() }
        }
    }
}
