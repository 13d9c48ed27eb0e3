import Foundation
package import JSON
public import LayoutRules

/// The constraints and other causes that place the views of a picture. The report page draws them on request.
public struct ConstraintsReport: Sendable, Hashable {
    /// The views from back to front.
    public var views: [ViewConstraints]

    public init(views: [ViewConstraints]) {
        self.views = views
    }
}

extension ConstraintsReport: JSONRecord {
    package static let record = JSONRecordTable<ConstraintsReport>(
        version: 1, ConstraintsReport.init(views:),
        .required("views", \.views, "the visible views, from back to front"))
}

extension ViewConstraints: JSONRecord {
    package static let record = JSONRecordTable<ViewConstraints>(
        name: "view", ViewConstraints.init(view:rect:lines:notes:),
        .required("view", \.view, "its id, or its class and text"),
        .required("rect", \.rect, "in the picture"),
        .unless([], "lines", \.lines, "first the satisfied ones, then the others"),
        .unless([], "notes", \.notes, "causes that are not drawn as lines"))
}

extension ConstraintLine: JSONRecord {
    package static let record = JSONRecordTable<ConstraintLine>(
        name: "line", ConstraintLine.init(shape:start:end:target:name:statement:source:error:),
        .required("shape", \.shape, "stable"),
        .required("start", \.start, "in the picture"),
        .required("end", \.end, "in the picture"),
        .optional("target", \.target, "the point that the line refers to, if it does not end there"),
        .required("name", \.name, "the identifier, or the statement"),
        .required("statement", \.statement, "the constraint as text"),
        .optional("source", \.source, "file and line"),
        .unless(0, "error", \.error, "the distance by which it is missed, in points"))
}

extension ConstraintLine.Shape: JSONName {}
