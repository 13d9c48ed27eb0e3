import Foundation
package import JSON
public import LayoutRules

/// What places the views of a picture, for the report page, which draws it on request.
public struct ConstraintsReport: Sendable, Hashable {
    /// From back to front.
    public var views: [ViewConstraints]

    public init(views: [ViewConstraints]) {
        self.views = views
    }
}

extension ConstraintsReport: JSONRecord {
    package static let record = JSONRecordTable<ConstraintsReport>(
        version: 1, ConstraintsReport.init(views:),
        .required("views", \.views, "those that can be seen, from back to front"))
}

extension ViewConstraints: JSONRecord {
    package static let record = JSONRecordTable<ViewConstraints>(
        name: "view", ViewConstraints.init(view:rect:lines:notes:),
        .required("view", \.view, "its id, or its class and text"),
        .required("rect", \.rect, "in the picture"),
        .unless([], "lines", \.lines, "first those that hold, then those that lost"),
        .unless([], "notes", \.notes, "what places it and is no line"))
}

extension ConstraintLine: JSONRecord {
    package static let record = JSONRecordTable<ConstraintLine>(
        name: "line", ConstraintLine.init(shape:start:end:target:name:statement:source:error:),
        .required("shape", \.shape, "stable"),
        .required("start", \.start, "in the picture"),
        .required("end", \.end, "in the picture"),
        .optional("target", \.target, "what the line leads to, if that is not at its end"),
        .required("name", \.name, "the identifier, or the statement"),
        .required("statement", \.statement, "what it says"),
        .optional("source", \.source, "file and line"),
        .unless(0, "error", \.error, "how far it is from holding, in points"))
}

extension ConstraintLine.Shape: JSONName {}
