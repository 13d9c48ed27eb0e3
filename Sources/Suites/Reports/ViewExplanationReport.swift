import Basics
import Comparison
import Foundation
package import JSON
import KitValues
public import LayoutLoading
package import LayoutRules

/// The explanation of a view's frame, for programs: what `reflow explain --view ID --format json` prints.
public struct ViewExplanationReport: Sendable {
    fileprivate let report: ViewReport

    public init(of report: ViewReport) {
        self.report = report
    }

    /// The JSON text. With a rotation, it has the explanations before and after; otherwise, it has the explained
    /// numbers directly.
    public var json: String { report.turn == nil ? jsonText : Rotated(report: report).jsonText }

    /// The schemas of both forms.
    package static var schemas: JSONSchema {
        JSONSchema(either: [
            JSONSchema("frame", table.schema, "without --to"),
            JSONSchema("rotation", Rotated.table.schema, "with --to"),
        ])
    }

    /// The changes by a rotation.
    package struct Rotated: Sendable {
        fileprivate let report: ViewReport
    }

    /// The warnings of the explanation, including those of its rotation.
    fileprivate static func warnings(of report: ViewReport) -> [OutputWarning] {
        report.warnings.map { OutputWarning($0) }
    }
}

extension ViewExplanationReport: JSONWritten {
    package static let table = JSONTable<ViewExplanationReport>(
        .required("view", \.report.view, "the id"),
        .required("device", \.report.device, "the model"),
        .required("semantics", \.report.semantics.rawValue, "the iOS version whose rotation rules apply"),
        .required("orientation", \.report.before.orientation.name, "of the interface"),
        .required("numbers", { ExplainedNumbers($0.report.before.explanation) }, "of the frame, in points"),
        .warnings { ViewExplanationReport.warnings(of: $0.report) })
}

extension ViewExplanationReport.Rotated: JSONWritten {
    package static let table = JSONTable<ViewExplanationReport.Rotated>(
        .required("view", \.report.view, "the id"),
        .required("device", \.report.device, "the model"),
        .required("semantics", \.report.semantics.rawValue, "the iOS version whose rotation rules apply"),
        .required("before", \.report.before, "before the rotation"),
        .nullable("after", \.report.after, "after it; null if the interface stays"),
        .required("changed", { $0.report.change?.changed ?? [] }, "the names of the numbers that changed"),
        .optional(
            "decision",
            { $0.report.after == nil ? $0.report.turn.map { ExplanationReport(of: $0, showsEvents: false) } : nil },
            "why the interface stays"),
        .warnings { ViewExplanationReport.warnings(of: $0.report) })
}

extension ViewReport.Side: JSONWritten {
    package static let table = JSONTable<ViewReport.Side>(
        name: "side",
        .required("orientation", \.orientation.name, "of the interface"),
        .required("numbers", { ExplainedNumbers($0.explanation) }, "of the frame, in points"))
}

/// The explanations of the requested numbers.
private struct ExplainedNumbers: JSONWritten {
    private let numbers: [LayoutNumber: LayoutExplanation.Number]

    init(_ explanation: LayoutExplanation) {
        numbers = explanation.numbers
    }

    static let table = JSONTable<ExplainedNumbers>(
        name: "numbers",
        fields: LayoutNumber.allCases.map { name in
            .optional(name.rawValue, { $0.numbers[name] }, "in the superview's coordinates")
        })
}

extension LayoutExplanation.Number: JSONWritten {
    package static let table = JSONTable<LayoutExplanation.Number>(
        name: "number",
        .required("value", \.value, "in points"),
        .optional("unrounded", \.unrounded, "what the causes add up to, if it was rounded to pixels"),
        .required("because", \.because, "the causes, then what is not satisfied, the most important first"),
        .required("ambiguous", \.isAmbiguous, "whether constraints do not determine the number"))
}

extension LayoutCause: JSONWritten {
    package static let table = JSONTable<LayoutCause>(
        name: "cause",
        .required("kind", \.kind, "stable"),
        .required("text", \.text, "the cause as text"),
        .optional("constraint", \.constraint, "the equation, written as in layout files"),
        .optional("identifier", \.identifier, "of the constraint"),
        .optional("file", { $0.source?.file }, "the file of the constraint"),
        .optional("line", { $0.source?.position.line }, "of that file").from(1),
        .optional(
            "variationLine", { $0.source?.variation?.line }, "of the variation that sets its constant or priority"
        ).from(1),
        .optional("priority", \.priority, "1000 means required"),
        .optional("satisfied", { $0.priority == nil ? nil : $0.isSatisfied }, "whether it is satisfied"),
        .optional("error", { $0.isSatisfied ? nil : $0.error }, "the distance by which it fails, in points"))
}

extension LayoutCause.Kind: JSONName {}

extension LayoutNumber: JSONName {}
