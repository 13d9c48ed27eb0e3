import Foundation
import Testing
import XCTest

/// Where an assertion stands in the source, and whom it tells of a failure: Swift Testing or XCTest, whichever runs the
/// test.
struct CallSite: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Whether a test of Swift Testing runs. In a task that a test detached there is no current test, but the process
    /// was still started for that library.
    static var isInSwiftTesting: Bool {
        Test.current != nil || CommandLine.arguments.contains("swift-testing")
    }

    func record(_ message: String) {
        let message = ExceptionCount.hasHappened ? ExceptionCount.mark + message : message
        if CallSite.isInSwiftTesting {
            Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
        } else {
            XCTFail(message, file: filePath, line: line)
        }
    }

    /// Keeps a file with the results of the test; `swift test --attachments-path` says where. XCTest for Linux keeps
    /// none.
    func attach(_ data: Data, named name: String) {
        guard Test.current != nil else { return }
        Attachment.record([UInt8](data), named: name, sourceLocation: sourceLocation)
    }

    private var sourceLocation: SourceLocation {
        SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: max(1, Int(column)))
    }
}
