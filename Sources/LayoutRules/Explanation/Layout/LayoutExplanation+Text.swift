import Basics
import Foundation

extension LayoutExplanation.Number {
    /// The number, `width = 361`, and its causes.
    func text(of name: LayoutNumber) -> String {
        let notes = [
            unrounded.map { "\($0.sixDigitText), rounded to whole pixels" }, isAmbiguous ? "ambiguous" : nil,
        ].compactMap(\.self)
        var lines = [
            "\(name.rawValue) = \(value.sixDigitText)" + (notes.isEmpty ? "" : "   (\(notes.joined(separator: "; ")))")
        ]
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
