import Basics
import KitValues
import LayoutDocument
public import LayoutLoading
import LayoutRules

/// The explanation of a view's frame, for people.
public struct ViewExplanationText: Sendable {
    private let report: ViewReport
    private let file: String

    /// - Parameter file: the name of the layout in the text.
    public init(of report: ViewReport, file: String) {
        self.report = report
        self.file = file
    }

    public var text: String {
        var sections = ["\(view) in \(ShownText.name(file)) on \(report.device)"]
        if let change = report.change {
            let sentences = change.sentences
            sections.append(
                sentences.isEmpty
                    ? "the rotation does not change the frame of \(view)" : sentences.joined(separator: "\n"))
        }
        sections.append(numbers(report.before))
        if let after = report.after {
            sections.append(numbers(after))
        } else if let turn = report.turn {
            sections.append(ExplanationText(of: turn, file: file, showsEvents: false).text.trimmingNewline)
        }
        if !report.warnings.isEmpty {
            sections.append("worth knowing:\n" + report.warnings.map { "  \($0)" }.joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    private var view: String { ShownText.name(report.view) }

    private func numbers(_ side: ViewReport.Side) -> String {
        "\(side.orientation.name):\n" + side.explanation.text(indentedBy: "  ").trimmingNewline
    }
}

extension String {
    fileprivate var trimmingNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
