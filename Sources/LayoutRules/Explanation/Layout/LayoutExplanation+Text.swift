import Basics
import Foundation

extension LayoutExplanation.Number {
    /// `width = 361`, and what it follows from.
    func text(of name: LayoutNumber) -> String {
        var lines = ["\(name.rawValue) = \(value.sixDigitText)" + (isAmbiguous ? "   (ambiguous)" : "")]
        lines += reasons.map { "  because  \($0.textWithSource)" }
        lines += lost.map { "  against  \($0.textWithSource)" }
        return lines.joined(separator: "\n")
    }
}

extension LayoutCause {
    fileprivate var textWithSource: String {
        identifiedText + (source.map { "   \($0)" } ?? "")
    }
}
