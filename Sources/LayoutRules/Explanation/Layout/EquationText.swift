import Basics
import Foundation
package import KitValues

/// A constraint as an equation: in the syntax of layout files, or for people with mathematical signs.
package struct EquationText: Sendable, Hashable {
    /// The first side: `title.leading`, or `title.bottom − photo.top` for a distance.
    package var first: String
    package var relation: NSLayoutRelation
    package var multiplier: Double
    package var second: String?
    package var constant: Double
    package var priority: Double

    package init(
        first: String, relation: NSLayoutRelation, multiplier: Double = 1, second: String? = nil, constant: Double,
        priority: Double = 1000
    ) {
        self.first = first
        self.relation = relation
        self.multiplier = multiplier
        self.second = second
        self.constant = constant
        self.priority = priority
    }

    /// The subject without numbers: `card.width == page.width`.
    package var subject: String { "\(first) \(relation.sign)" + (second.map { " \($0)" } ?? "") }

    /// The equation for layout files: `card.width <= 0.5 * page.width - 20 @750`
    package var forFiles: String { text(relation.sign, times: "*", minus: "-") }

    /// The equation for people: `card.width ≤ 0.5 × page.width − 20 @750`
    package var forPeople: String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "≤"
            case .equal: "=="
            case .greaterThanOrEqual: "≥"
            }
        return text(sign, times: "×", minus: "−")
    }

    private func text(_ sign: String, times: String, minus: String) -> String {
        var text = "\(first) \(sign) "
        if let second {
            if multiplier != 1 { text += "\(CGFloat(multiplier).sixDigitText) \(times) " }
            text += second
            if constant != 0 { text += " \(constant < 0 ? minus : "+") \(CGFloat(constant.magnitude).sixDigitText)" }
        } else {
            text += CGFloat(constant).sixDigitText
        }
        if priority < 1000 { text += " @\(CGFloat(priority).sixDigitText)" }
        return text
    }
}
