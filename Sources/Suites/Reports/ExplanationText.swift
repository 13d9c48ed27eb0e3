import Basics
import KitValues
import LayoutDocument
public import LayoutLoading
import LayoutRules

/// The result of a rotation, as text for people.
public struct ExplanationText: Sendable {
    private let report: TurnReport
    private let file: String
    private let showsEvents: Bool

    /// - Parameters:
    ///   - file: the name of the layout in the text.
    ///   - showsEvents: whether every event is listed.
    public init(of report: TurnReport, file: String, showsEvents: Bool) {
        self.report = report
        self.file = file
        self.showsEvents = showsEvents
    }

    public var text: String {
        var sections = [head, outcome]
        sections.append(list("asked, in this order:", asked, none: "No object was asked."))
        if !notAsked.isEmpty { sections.append(list("not asked:", notAsked, none: "")) }
        if !worthKnowing.isEmpty { sections.append(list("worth knowing:", worthKnowing, none: "")) }
        if showsEvents { sections.append(report.log.trimmingSuffix) }
        return sections.joined(separator: "\n\n") + "\n"
    }

    private var head: String {
        let stays = report.from == report.to ? " (stays)" : ""
        // The landscape names of the device are those of the opposite interface orientations.
        let wish =
            UIInterfaceOrientation(device: report.deviceOrientation).flatMap { wanted in
                wanted.name == report.deviceOrientation.name
                    ? nil : ", which asks for the interface orientation \(wanted.name)"
            } ?? ""
        return """
            \(ShownText.name(file)) on \(report.device), by the rules of \(report.semantics.rawValue)
            device:    \(report.deviceOrientationBefore.name) → \(report.deviceOrientation.name)\(wish)
            interface: \(report.from.name) → \(report.to.name)\(stays)
            """
    }

    private var outcome: String {
        guard let explanation = report.explanation else {
            return "No window follows the device, so nothing is decided."
        }
        let reason = explanation.reason.map { "\(report.decision.rawValue): \($0)" } ?? report.decision.rawValue
        var lines = [reason, "  \(explanation.message)"]
        if let advice = explanation.advice { lines.append("  \(advice)") }
        lines.append("  \(source(of: explanation.basis))")
        return lines.joined(separator: "\n")
    }

    private func source(of basis: RotationExplanation.Basis) -> String {
        switch basis {
        case .documented: "This rule is from Apple's documentation."
        case .evidence: "This rule was observed on devices."
        case .ourDecision: "This rule is Reflow's choice; what UIKit does is not known."
        }
    }

    private var asked: [String] {
        report.asked.map { asked in
            let record = asked.record
            let source = asked.place.map { place in
                asked.record.source.isInFile
                    ? "\(place.file):\(place.line)" : "\(record.source.name), \(place.file):\(place.line)"
            }
            return "\(record.name): \(record.question.name) → \(record.answer) [\(source ?? record.source.name)]"
        }
    }

    private var notAsked: [String] {
        report.record?.notAsked.map { "\($0.name): \($0.why)" } ?? []
    }

    private var worthKnowing: [String] {
        report.warnings.map(\.description) + report.findings.map { "\($0.message) \($0.advice)" }
    }

    private func list(_ title: String, _ lines: [String], none: String) -> String {
        lines.isEmpty ? none : ([title] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
}

extension AnswerSource {
    fileprivate var isInFile: Bool { if case .layout = self { true } else { false } }
}

extension String {
    fileprivate var trimmingSuffix: String { hasSuffix("\n") ? String(dropLast()) : self }
}
