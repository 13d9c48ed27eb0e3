import Basics
import Foundation
import Testing
import XCTest

/// Counts the exceptions of every test, and of each case of a parameterised test.
enum ExceptionCount {
    /// The first words of issues that come after an exception in the same test.
    static let mark = "After an exception: "

    private static let ofCases = Guarded<[TestCase: Int]>([:])
    /// The number of exceptions outside a known test.
    private static let elsewhere = Guarded(0)
    /// The number of exceptions and failures in the current XCTest test case.
    private static let ofTestCase = Guarded(TestCaseCounts())

    /// A case of Swift Testing. Its only public identity is its printed text, which contains the arguments.
    private struct TestCase: Hashable {
        let test: Test.ID
        let text: String

        /// The current case; nil in a detached task, where no test is known.
        static var current: TestCase? {
            Test.current.map { TestCase(test: $0.id, text: "\(Test.Case.current as Any)") }
        }
    }

    struct TestCaseCounts {
        var exceptions = 0
        var failures = 0
    }

    /// Whether an exception has happened in the current test.
    static var hasHappened: Bool { current > 0 }

    /// The number of failures of the XCTest test case since it has been watched.
    static var failures: Int { ofTestCase.withLock { $0.failures } }

    private static var current: Int {
        guard CallSite.isInSwiftTesting else { return ofTestCase.withLock { $0.exceptions } }
        guard let test = TestCase.current else { return 0 }
        return ofCases.withLock { $0[test] ?? 0 }
    }

    /// Counts an exception in the current test.
    ///
    /// - Returns: its number there, from 1. If no test is known, earlier exceptions cannot be assigned: each counts as
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

    /// Starts to count the failures of test cases, from 0 in each. Later calls have no effect.
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
