import Basics
import Foundation
package import KitValues

/// A constraint in the form in which UIKit prints it: autolayout.md §19.
package struct ConstraintText: Sendable, Hashable {
    package struct Item: Sendable, Hashable {
        /// The name: `UILabel:0x2'Title'`, or a name that the user gave.
        package var name: String
        /// The name for the list beside the text, if the name alone does not identify the item: `title:0x2`.
        package var listedName: String?
        package var attribute: String

        package init(name: String, listedName: String? = nil, attribute: String) {
            self.name = name
            self.listedName = listedName
            self.attribute = attribute
        }
    }

    /// The relation of the items in the view tree.
    package enum Kinship: Sendable, Hashable {
        case none
        /// The second item is the superview of the first.
        case firstInside
        case secondInside
    }

    /// The class and address: `NSLayoutConstraint:0x1`.
    package var head: String
    package var identifier: String?
    /// The text before the equation of a mask: `h=--& v=--&`.
    package var prefix: String?
    package var first: Item
    package var firstAttribute: NSLayoutAttribute
    package var relation: NSLayoutRelation
    package var second: Item?
    package var secondAttribute: NSLayoutAttribute
    package var multiplier: Double
    package var constant: Double
    /// The text that replaces the constant of a gap: `NSLayoutAnchorConstraintSpace(8)`.
    package var spacing: String?
    package var priority: Float
    package var kinship = Kinship.none
    package var isActive: Bool
    /// The superview of a mask's view, if the equation does not name it.
    package var superview: String?

    package init(
        head: String, first: Item, firstAttribute: NSLayoutAttribute, relation: NSLayoutRelation = .equal,
        second: Item? = nil, secondAttribute: NSLayoutAttribute = .notAnAttribute, multiplier: Double = 1,
        constant: Double, priority: Float = 1000, isActive: Bool = true
    ) {
        self.head = head
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.isActive = isActive
    }

    package static func number(_ value: Double) -> String { CGFloat(value).sixDigitText }

    package var text: String {
        let (body, names) = gap ?? equation
        let parts = [head, identifier.map { "'\(ShownText.name($0))'" }, prefix, body].compactMap(\.self)
        let state = isActive ? "active" : "inactive"
        let listed = names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
        return "<\(parts.joined(separator: " "))   (\(state)\(listed))>"
    }

    // MARK: As an equation

    private var equation: (body: String, names: [String]) {
        var body = "\(first.name).\(first.attribute) \(relation.sign) "
        if let second {
            if multiplier != 1 { body += "\(ConstraintText.number(multiplier))*" }
            body += "\(second.name).\(second.attribute)"
            if constant != 0 {
                body += " \(constant < 0 ? "-" : "+") \(spacing ?? ConstraintText.number(constant.magnitude))"
            }
        } else {
            body += ConstraintText.number(constant)
        }
        if priority != 1000 { body += " priority:\(ConstraintText.number(Double(priority)))" }
        return (body, [first.listedName, second?.listedName, superview.map { "'|':\($0)" }].compactMap(\.self))
    }

    // MARK: As a gap

    /// A gap between edges, as visual formats write it; nil for any other constraint.
    private var gap: (body: String, names: [String])? {
        guard let second, multiplier == 1, let axis = firstAttribute.axis, secondAttribute.axis == axis else {
            return nil
        }
        let letter = axis == .horizontal ? "H" : "V"
        let turns = firstAttribute.isLeftOrRight && secondAttribute.isLeftOrRight ? "(LTR)" : ""
        var number = spacing ?? ConstraintText.number(constant)
        if relation != .equal { number = relation.sign + number }
        if priority != 1000 { number += "@\(ConstraintText.number(Double(priority)))" }
        switch (edge(firstAttribute), edge(secondAttribute), kinship) {
        case (.near, .near, .firstInside):
            return (
                "\(letter):|-(\(number))-[\(first.name)]\(turns)",
                [first.listedName, "'|':\(second.listedName ?? second.name)"].compactMap(\.self)
            )
        case (.far, .far, .secondInside):
            return (
                "\(letter):[\(second.name)]-(\(number))-|\(turns)",
                [second.listedName, "'|':\(first.listedName ?? first.name)"].compactMap(\.self)
            )
        case (.near, .far, .none):
            return (
                "\(letter):[\(second.name)]-(\(number))-[\(first.name)]\(turns)",
                [second.listedName, first.listedName].compactMap(\.self)
            )
        default:
            return nil
        }
    }

    private enum Edge { case near, far, neither }

    private func edge(_ attribute: NSLayoutAttribute) -> Edge {
        switch attribute {
        case .left, .leading, .top: .near
        case .right, .trailing, .bottom: .far
        default: .neither
        }
    }
}

extension UIViewAutoresizing {
    /// The beginning of the description of a mask's constraint: `h=-&- v=--&` (autolayout.md §6).
    package var constraintPrefix: String {
        func letters(_ axis: AxisFlexibility) -> String {
            if axis.rawValue == 0 { return "--&" }
            return [AxisFlexibility.before, .length, .after].map { axis.contains($0) ? "&" : "-" }.joined()
        }
        return "h=\(letters(horizontal)) v=\(letters(vertical))"
    }
}

extension ConstraintText {
    /// The constraint for the content of a view along an axis.
    /// - Parameters:
    ///   - head: its class, its address and the view: `NSContentSizeLayoutConstraint:0x1 UILabel:0x2`.
    ///   - size: the size of the content, in points.
    package static func content(
        _ head: String, _ number: LayoutNumber, _ size: Double, hugging: Float, resistance: Float
    ) -> String {
        "<\(head).\(number.rawValue) == \(CGFloat(size).sixDigitText) Hug:\(CGFloat(hugging).sixDigitText) "
            + "CompressionResistance:\(CGFloat(resistance).sixDigitText)   (active)>"
    }
}
