public import Comparison
import Foundation
package import JSON
import LayoutDocument
import LayoutLoading
public import Snapshots

/// The result for one layout file.
public struct LayoutReport: Sendable, Hashable {
    /// The file's path as the user named it. The path of a file in a folder that the user named starts with the
    /// folder's path.
    public var file: String
    /// Whether the layout was run in this part of the suite.
    public var isRun = false
    /// The duration of laying out the layout in all its states, in seconds.
    public var seconds = 0.0
    /// The reasons why the layout could not be shown, one line each; nil if it could.
    public var message: String?
    public var pictures: [PictureReport] = []
    public var logs: [LogReport] = []
    /// The reasons as values, for programs.
    public var errors: [OutputWarning] = []
    public var warnings: [OutputWarning] = []
}

extension LayoutReport {
    public init(file: String) {
        self.init(file: file, isRun: false)
    }

    /// The layout's name, which is also that of the folder of its goldens; for Swift tests, the name of their file.
    var name: String {
        GoldenName.fileName(URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent)
    }

    /// Whether the layout needs a review: it could not be shown, or one of its pictures or logs does not match its
    /// golden.
    public var needsLook: Bool {
        message != nil || pictures.contains { $0.status.needsLook } || logs.contains { $0.status.needsLook }
    }

    /// Whether required constraints conflict, leave a view's place ambiguous, or cannot be solved.
    public var hasConstraintWarnings: Bool {
        let codes: [Diagnostic.Code] = [.constraintConflict, .ambiguousLayout, .unsolvedConstraints]
        return warnings.contains { warning in codes.contains { $0.rawValue == warning.code } }
    }
}

extension LayoutReport: JSONRecord {
    package static let record = JSONRecordTable<LayoutReport>(
        name: "layout", LayoutReport.init(file:isRun:seconds:message:pictures:logs:errors:warnings:),
        .required("file", \.file, "the path as given, or relative to the given folder"),
        .required("run", \.isRun, "false for layouts of other shards"),
        .required("seconds", \.seconds, "time that laying out took"),
        .optional("message", \.message, "why it could not be shown"),
        .required("pictures", \.pictures, "in the order in which they were taken"),
        .required("logs", \.logs, "the events of layouts with steps, and texts of Swift tests"),
        .required("errors", \.errors, "why it could not be shown, one entry per reason"),
        .required("warnings", \.warnings, "warnings about this layout"))
}
