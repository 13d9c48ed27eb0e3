import Basics
import Foundation
import Testing
import XCTest

/// Counts the exceptions of every test; of a parameterised one, those of each case.
enum ExceptionCount {
    /// What issues begin with that come after an exception in the same test.
    static let mark = "After an exception: "

    private static let ofCases = Guarded<[TestCase: Int]>([:])
    /// Where no test is known.
    private static let elsewhere = Guarded(0)
    /// Of the test case of XCTest that runs.
    private static let ofTestCase = Guarded(TestCaseCounts())

    /// A case of Swift Testing. It has no public identity but what it prints, which holds the arguments.
    private struct TestCase: Hashable {
        let test: Test.ID
        let text: String

        /// Nil where no test is known: in a detached task.
        static var current: TestCase? {
            Test.current.map { TestCase(test: $0.id, text: "\(Test.Case.current as Any)") }
        }
    }

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
        guard let test = TestCase.current else { return 0 }
        return ofCases.withLock { $0[test] ?? 0 }
    }

    /// Counts one more in the test that runs.
    ///
    /// - Returns: its number there, from 1. Where no test is known, nobody can tell whose the earlier ones were: each is
    ///   the first, until there are too many to list.
    static func next() -> Int {
        guard CallSite.isInSwiftTesting else {
            return ofTestCase.withLock { counts in
                counts.exceptions += 1
                return counts.exceptions
            }
        }
        guard let test = TestCase.current else {
            return elsewhere.withLock { count in
                count += 1
                return count > ExceptionIssues.limit ? count : 1
            }
        }
        return ofCases.withLock { counts in
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
