import Foundation
import Testing
import XCTest

/// The place of an assertion in the source. It reports failures to the library that runs the test: Swift Testing or
/// XCTest.
struct CallSite: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Whether a test of Swift Testing is running. In a detached task there is no current test, but the process was
    /// still started for Swift Testing.
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

    /// Attaches a file to the results of the test; `swift test --attachments-path` sets the folder. XCTest for Linux
    /// has no attachments.
    func attach(_ data: Data, named name: String) {
        guard Test.current != nil else { return }
        Attachment.record([UInt8](data), named: name, sourceLocation: sourceLocation)
    }

    private var sourceLocation: SourceLocation {
        SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: max(1, Int(column)))
    }
}
