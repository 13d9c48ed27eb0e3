public import XCTest

// XCTest for Linux gets its tests as a list, in a file that SwiftPM writes for every test target and that calls
// `testCase` and `asyncTest`. XCTest's own versions accept only functions without isolation, and stop the process at
// any other. The overloads below are chosen if the methods are on the main actor and the test target re-exports this
// module.
//
// Their types must be exactly those of that file. SwiftPM compiles it in Swift 5 mode, in which a function on the main
// actor is not implicitly `Sendable`: hence this target is in Swift 5 mode, too.

/// The entry of a test case class whose methods are on the main actor and do not throw.
public func testCase<T: XCTestCase>(_ allTests: [(String, (T) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
    let throwing: [(String, (T) -> @MainActor () throws -> Void)] = allTests.map { name, method in
        (name, { instance in { method(instance)() } })
    }
    return testCase(throwing)
}

/// The entry of a test case class whose methods are on the main actor and may throw.
public func testCase<T: XCTestCase>(
    _ allTests: [(String, (T) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
    // XCTest calls methods of this type on the main thread.
    let plain: [(String, (T) -> () throws -> Void)] = allTests.map { name, method in
        (name, { instance in { try MainActor.assumeIsolated { try method(instance)() } } })
    }
    return testCase(plain)
}

/// Wraps an async method on the main actor as a synchronous one, so that it can be in the same list as methods that do
/// not suspend.
public func asyncTest<T: XCTestCase>(
    _ method: @escaping (T) -> @MainActor () async throws -> Void
) -> (T) -> @MainActor () throws -> Void {
    let method: (T) -> () async throws -> Void = { instance in { try await method(instance)() } }
    let waiting: (T) -> () throws -> Void = asyncTest(method)
    return { instance in { try waiting(instance)() } }
}
