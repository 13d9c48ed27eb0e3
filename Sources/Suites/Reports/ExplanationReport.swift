import Comparison
package import JSON
import KitValues
public import LayoutLoading
package import LayoutRules

/// The result of a rotation for programs, as `reflow explain --format json` prints it.
public struct ExplanationReport: Sendable {
    private let report: TurnReport
    private let showsEvents: Bool

    /// - Parameter showsEvents: whether every event is listed.
    public init(of report: TurnReport, showsEvents: Bool) {
        self.report = report
        self.showsEvents = showsEvents
    }

    public var json: String { jsonText }

    private var message: String {
        report.explanation?.message ?? "No window follows the device, so nothing is decided."
    }

    private var basis: RotationExplanation.Basis { report.explanation?.basis ?? .documented }

    private var warnings: [OutputWarning] {
        report.warnings.map { OutputWarning($0) }
            + report.findings.map { OutputWarning(code: $0.id, message: "\($0.message) \($0.advice)") }
    }
}

extension ExplanationReport: JSONWritten {
    package static let table = JSONTable<ExplanationReport>(
        .required("device", \.report.device, "the model"),
        .required("semantics", \.report.semantics.rawValue, "the iOS version whose rotation rules apply"),
        .required(
            "deviceOrientation", \.report.deviceOrientation.name,
            "the final device orientation; its names for the two landscapes are swapped"),
        .required("from", \.report.from.name, "the interface orientation before"),
        .required(
            "requested", \.report.requested, "the requested interface orientation, or faceUp, faceDown, unknown"),
        .required("decision", \.report.decision, "the result"),
        .required("to", \.report.to.name, "the interface orientation after"),
        .nullable("reason", { $0.report.explanation?.reason }, "a stable code; null if the interface rotates"),
        .required("message", \.message, "the reason for people"),
        .required("asked", \.report.asked, "the questions in order, each with the object that was asked"),
        .required("notAsked", { $0.report.record?.notAsked ?? [] }, "objects that have an answer but were not asked"),
        .required("basis", \.basis, "where the rule comes from"),
        .optional("advice", { $0.report.explanation?.advice }, "how to change the decision"),
        .optional(
            "events", { $0.showsEvents ? Lines($0.report.events) : nil }, "with --trace: all events since launch"),
        .warnings(\.warnings))
}

/// Texts that are each written on a separate line.
private struct Lines: JSONEncodable {
    static let schema = [String].schema
    private let lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
    }

    func write(_ key: String?, to writer: inout JSONWriter) {
        writer.beginArray(key)
        for line in lines { writer.string(nil, line) }
        writer.end()
    }
}

extension TurnReport.Asked: JSONWritten {
    package static let table = JSONTable<TurnReport.Asked>(
        name: "asked",
        .required("who", \.record.who, "the id in the layout file, or else the class"),
        .required("class", \.record.className, "UIKit's, or the user's subclass"),
        .required("question", \.record.question.name, "the method or property"),
        .required("answer", \.record.answer, "as UIKit spells it"),
        .required("source", \.record.source, "where the answer comes from"),
        .optional("file", \.place?.file, "the file that sets the answer"),
        .optional("line", \.place?.line, "of that file").from(1))
}

extension RotationRecord.Unasked: JSONWritten {
    package static let table = JSONTable<RotationRecord.Unasked>(
        name: "unasked",
        .required("class", \.className, "UIKit's, or the user's subclass"),
        .required("why", \.why, "the reason"))
}

extension AnswerSource: JSONEncodable {
    package static let schema = JSONSchema(anyOf: AnswerSource.names)

    package func write(_ key: String?, to writer: inout JSONWriter) { writer.string(key, name) }
}

extension TurnReport.Decision: JSONName {}

extension RotationExplanation.Basis: JSONName {}
