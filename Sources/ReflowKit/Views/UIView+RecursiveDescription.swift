import Basics
import Foundation
import KitValues
import LayoutRules

extension UIView {
    /// The view and all views below it, one per line, as UIKit's private method of this name prints them, without
    /// addresses (behaviour.md §10.2). There is no newline at the end.
    package final func recursiveDescription() -> String {
        var lines: [String] = []
        // Recursion could overflow the stack if views are nested deeply.
        var rest: [(view: UIView, depth: Int)] = [(self, 0)]
        while let (view, depth) = rest.popLast() {
            lines.append(UIView.indentation(depth) + view.describedLine)
            rest += view.children.reversed().filter(\.portrait.isDescribed).map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }

    /// The indentation: ` | ` for the first level, and four more spaces and a bar for each further one. The last bar is
    /// `mark`.
    static func indentation(_ depth: Int, mark: Character = "|") -> String {
        depth == 0 ? "" : "   " + String(repeating: "|    ", count: depth - 1) + "\(mark) "
    }

    /// The view as UIKit's `description` prints it, without address. Fields have UIKit's order, and fields with default
    /// values are left out (behaviour.md §10.1).
    package final var describedLine: String {
        let names = classNames
        var fields = [names.custom ?? names.kit]
        if names.custom != nil, names.kit != "UIView" { fields.append("baseClass = \(names.kit)") }
        let frame = self.frame
        fields.append(
            "frame = (\(frame.minX.sixDigitText) \(frame.minY.sixDigitText); "
                + "\(frame.width.sixDigitText) \(frame.height.sixDigitText))")
        let portrait = self.portrait
        if portrait.isDescribedByText, let text = portrait.text {
            fields.append("text = '\(ShownText.start(of: text))'")
        }
        let transform = self.transform
        if !transform.isIdentity {
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            fields.append("transform = [\(numbers.map(\.sixDigitText).joined(separator: ", "))]")
        }
        if alpha != 1 { fields.append("alpha = \(alpha.sixDigitText)") }
        if isHidden { fields.append("hidden = YES") }
        if clipsToBounds { fields.append("clipsToBounds = YES") }
        if !isOpaque { fields.append("opaque = NO") }
        let mask = autoresizingMask.shortText
        if !mask.isEmpty { fields.append("autoresize = \(mask)") }
        if !autoresizesSubviews { fields.append("autoresizesSubviews = NO") }
        if !isUserInteractionEnabled { fields.append("userInteractionEnabled = NO") }
        if tag != 0 { fields.append("tag = \(tag)") }
        if let backgroundColor { fields.append("backgroundColor = \(backgroundColor)") }
        fields.append("layer = <\(portrait.layerName ?? UIView.printedName(of: type(of: actualLayer)))>")
        return "<\(fields.joined(separator: "; "))>"
    }
}
