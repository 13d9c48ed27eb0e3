import Foundation
package import ReflowKit
import Testing
import XCTest

/// Reports exceptions that UIKit would raise as issues of the current test. ReflowKit finds this class by its name, so
/// it works before any assertion was called.
@MainActor
package final class ExceptionIssues: ExceptionRecording {
    /// The maximum number of exceptions of a test that are listed.
    nonisolated static let limit = 100

    package static func record(_ exception: SimulationDiagnostic) -> Bool {
        do throws(UnknownExceptionMode) {
            guard try TestEnvironment.current.exceptionMode() == .issue else { return false }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return false
        }
        return CallSite.isInSwiftTesting ? recordInSwiftTesting(exception) : recordInXCTest(exception)
    }

    private static func recordInSwiftTesting(_ exception: SimulationDiagnostic) -> Bool {
        guard let text = text(of: exception, number: ExceptionCount.next()) else { return true }
        // The line of the test that caused the exception is unknown, so the issue is reported at the test.
        let place =
            Test.current?.sourceLocation
            ?? SourceLocation(fileID: "UIKit/UIKit", filePath: "UIKit", line: 1, column: 1)
        Issue.record(Comment(rawValue: text), sourceLocation: place)
        return true
    }

    /// Reports a failure to XCTest. XCTest does not tell whether one of its tests is running.
    /// - Returns: whether a test was running, so that the failure was counted.
    private static func recordInXCTest(_ exception: SimulationDiagnostic) -> Bool {
        ExceptionCount.watchTestCases()
        let failures = ExceptionCount.failures
        guard let text = text(of: exception, number: ExceptionCount.next()) else { return true }
        XCTFail(text, file: "UIKit", line: 0)
        return ExceptionCount.failures > failures
    }

    /// - Returns: `nil` for an exception beyond the limit.
    private static func text(of exception: SimulationDiagnostic, number: Int) -> String? {
        switch number {
        case 1:
            """
            UIKit would raise an exception here:

            \(exception)

            On iOS, the test would end here. On Linux, the call returned and changed nothing, and the test goes on. \
            Issues marked "after an exception" may follow from it.
            """
        case ...limit: "\(ExceptionCount.mark)UIKit would raise another one:\n\n\(exception)"
        case limit + 1: "\(ExceptionCount.mark)UIKit would raise more than \(limit) exceptions; no more are listed."
        default: nil
        }
    }
}
