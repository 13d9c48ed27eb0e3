import Basics
import Comparison
import LayoutDocument
import LayoutRules
import Screens

/// The cause of a view's place in a few words: the part of the layout that has to be changed to move the view.
struct PlacingCause: Sendable {
    /// The maximum number of constraints that are named.
    private static let constraintLimit = 3

    let text: String

    /// - Parameters:
    ///   - view: the view in the tree.
    ///   - line: the line of the file that describes it.
    ///   - explanation: the explanation of its frame; nil if it was not requested.
    init(of view: FrameNode?, line: Int?, _ explanation: LayoutExplanation?) {
        var parts = line.map { ["line \($0)"] } ?? []
        let reasons = LayoutNumber.allCases.flatMap { explanation?.numbers[$0]?.reasons ?? [] }
        let constraints = reasons.compactMap { reason in
            reason.constraint.map { equation in
                equation + (reason.source.map { " (\($0.lines))" } ?? "")
            }
        }.grouped { $0 }.compactMap(\.first)
        if !constraints.isEmpty {
            parts += constraints.prefix(PlacingCause.constraintLimit)
            let rest = constraints.count - PlacingCause.constraintLimit
            if rest > 0 { parts.append("\(rest) more constraint\(rest == 1 ? "" : "s")") }
        } else if let variation = reasons.first(where: { $0.kind == .variation || $0.kind == .fill }) {
            parts.append(variation.statement)
        } else if let view, explanation != nil {
            parts.append(view.maskText.map { "mask \($0)" } ?? "no mask")
        }
        text = parts.joined(separator: ", ")
    }
}
