import Basics
package import Foundation
package import KitValues
import LayoutRules

extension FrameTree {
    /// The maximum length of a view's text in the dump, in Unicode scalars.
    public static let textLimit = 200

    /// The tree as text, one line per view, indented by two spaces per level; the bytes of a golden's `.txt`.
    ///
    ///     tree device="iPhone 15" orientation=portrait semantics=iOS15 size=(393 852) scale=3
    ///     UIWindow (0 0; 393 852)
    ///       UIView (0 0; 393 852) safe=(59 0 34 0) mask=W+H
    ///         PriceLabel:UILabel #price (16 110; 361 44) mask=W+BM hidden alpha=0.5 textColor=#FF3B30 "€ 12"
    ///
    /// A view is its class (`Custom:UIKit's`), `#id`, `(x y; width height)` in points, then what is not the default:
    /// `bounds`, `safe` (top, left, bottom, right), `mask` with UIKit's abbreviations (behaviour.md §10.1), `ambiguous`
    /// with the numbers that constraints do not determine (if requested), `hidden`, `alpha`, its ``Look``s and the
    /// visible text. Numbers have six digits, as in UIKit's own descriptions. Each tree has one text, and
    /// `init(parsing:)` reads it back.
    public func dump() -> String { dump(rectsInWindow: []) }

    /// The tree as text for people: each view's frame in the root's coordinates is added, as `window=(x y; width
    /// height)` after the frame.
    public func absoluteDump() -> String { dump(rectsInWindow: rectsInWindow) }

    private func dump(rectsInWindow: [CGRect]) -> String {
        var result = "tree"
        if let device { result += " device=" + QuotedText.word(device) }
        if let orientation { result += " orientation=" + QuotedText.word(orientation) }
        result += " semantics=" + QuotedText.word(semantics)
        result += " size=" + size.dumpText
        result += " scale=" + scale.sixDigitText + "\n"
        for (index, node) in nodes.enumerated() {
            result += String(repeating: "  ", count: node.depth)
            result += node.dumpLine(inWindow: rectsInWindow.isEmpty ? nil : rectsInWindow[index])
            result += "\n"
        }
        return result
    }
}

extension FrameNode {
    fileprivate func dumpLine(inWindow rect: CGRect?) -> String {
        var line = classText
        if let id { line += " #" + QuotedText.word(id) }
        line += " " + frame.dumpText
        if let rect { line += " window=" + rect.dumpText }
        if !bounds.printsAs(CGRect(origin: .zero, size: frame.size)) { line += " bounds=" + bounds.dumpText }
        if safeAreaInsets != .zero { line += " safe=" + safeAreaInsets.dumpText }
        // The printed form decides whether a value is left out, so that reading a dump and printing it again changes
        // nothing.
        if let maskText { line += " mask=" + maskText }
        if !ambiguous.isEmpty { line += " ambiguous=" + ambiguous.map(\.rawValue).joined(separator: "+") }
        if isHidden { line += " hidden" }
        let alpha = alpha.sixDigitText
        if alpha != "1" { line += " alpha=" + alpha }
        for look in looks.keys.sorted() {
            if let text = lookText(look) { line += " \(look.rawValue)=" + text }
        }
        if let quotedText { line += " " + quotedText }
        return line
    }

    /// The mask as text; `nil` for an empty one.
    package var maskText: String? {
        let text = autoresizingMask.shortText
        return text.isEmpty ? nil : text
    }

    /// The look as text. A colour is written without quotes, like a name.
    package func lookText(_ look: Look) -> String? {
        guard let text = looks[look] else { return nil }
        let isColor = text.utf8.first == QuotedText.colorMark && text.utf8.dropFirst().allSatisfy(QuotedText.isWordByte)
        return isColor ? text : QuotedText.word(text)
    }

    /// The text in quotes, cut to the length limit of a dump.
    package var quotedText: String? {
        text.map { QuotedText.quoted(QuotedText.cut($0, to: FrameTree.textLimit)) }
    }

    /// The classes: `PriceLabel:UILabel`, in Swift's notation: a PriceLabel is a UILabel.
    package var classText: String {
        let own = QuotedText.word(className)
        return customClass.map { QuotedText.word($0) + ":" + own } ?? own
    }
}

extension CGSize {
    /// Whether both sizes print the same. They are only printed if their numbers differ.
    package func printsAs(_ other: CGSize) -> Bool { self == other || dumpText == other.dumpText }

    package var dumpText: String { "(\(width.sixDigitText) \(height.sixDigitText))" }
}

extension CGPoint {
    package func printsAs(_ other: CGPoint) -> Bool {
        self == other || x.sixDigitText == other.x.sixDigitText && y.sixDigitText == other.y.sixDigitText
    }
}

extension CGRect {
    package func printsAs(_ other: CGRect) -> Bool { self == other || dumpText == other.dumpText }

    package var dumpText: String {
        "(\(origin.x.sixDigitText) \(origin.y.sixDigitText); \(size.width.sixDigitText) \(size.height.sixDigitText))"
    }
}

extension UIEdgeInsets {
    package var dumpText: String {
        "(\(top.sixDigitText) \(left.sixDigitText) \(bottom.sixDigitText) \(right.sixDigitText))"
    }
}
