import Comparison
import JSON
import KitValues
public import LayoutLoading
import LayoutRules

/// What came of a turn, for programs.
public struct ExplanationJSON: Sendable {
    private let report: TurnReport
    private let showsEvents: Bool

    /// - Parameter showsEvents: whether every event is listed.
    public init(of report: TurnReport, showsEvents: Bool) {
        self.report = report
        self.showsEvents = showsEvents
    }

    public var text: String {
        let explanation = report.explanation
        var writer = JSONWriter()
        writer.beginObject()
        writer.string("device", report.device)
        writer.string("semantics", report.semantics.rawValue)
        writer.string("deviceOrientation", report.deviceOrientation.name)
        writer.string("from", report.from.name)
        writer.string("requested", report.requested)
        writer.string("decision", report.decision.rawValue)
        writer.string("to", report.to.name)
        writer.optionalString("reason", explanation?.reason)
        writer.string("message", explanation?.message ?? "No window listens to the device, so nothing is decided.")
        writer.beginArray("asked")
        for asked in report.asked { writer.asked(asked) }
        writer.end()
        writer.beginArray("notAsked")
        for unasked in report.record?.notAsked ?? [] {
            writer.beginObject()
            writer.string("class", unasked.className)
            writer.string("why", unasked.why)
            writer.end()
        }
        writer.end()
        writer.string("basis", (explanation?.basis ?? .documented).rawValue)
        if let advice = explanation?.advice { writer.string("advice", advice) }
        if showsEvents {
            writer.beginArray("events")
            for event in report.events { writer.string(nil, event) }
            writer.end()
        }
        writer.warnings(
            report.warnings.map { OutputWarning($0) }
                + report.findings.map { OutputWarning(code: $0.id, message: "\($0.message) \($0.advice)") })
        writer.end()
        return writer.text
    }
}

extension JSONWriter {
    fileprivate mutating func asked(_ asked: TurnReport.Asked) {
        beginObject()
        string("who", asked.record.who)
        string("class", asked.record.className)
        string("question", asked.record.question.name)
        string("answer", asked.record.answer)
        string("source", asked.record.source.name)
        if let place = asked.place {
            string("file", place.file)
            integer("line", place.line)
        }
        end()
    }
}
