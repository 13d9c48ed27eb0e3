import Basics
import Foundation

/// The numbers of a conflict's constraints whose sum is more than the available space.
package struct ConflictSum: Sendable {
    package struct Addend: Sendable {
        let number: Double
        /// The name of the number: `a.height`, `the height of the window`.
        let name: String

        package init(_ number: Double, _ name: String) {
            self.number = number
            self.name = name
        }
    }

    private let needed: [Addend]
    private let there: [Addend]

    /// The addends on both sides; the larger sum is the required space.
    /// - Returns: nil for numbers that need no sum: a single one, and two of one view.
    package init?(_ one: [Addend], _ other: [Addend]) {
        let isSwapped = ConflictSum.total(one) < ConflictSum.total(other)
        needed = isSwapped ? other : one
        there = isSwapped ? one : other
        guard needed.count + there.count > 1, let first = needed.first else { return nil }
        if needed.count == 1, there.count == 1, first.name == there[0].name { return nil }
    }

    /// `200 (a.height) + 8 (b.top) + 200 (b.height) = 408, which is 15 more than 393 (the height of the window)`
    package var text: String {
        let (more, less) = (ConflictSum.total(needed), ConflictSum.total(there))
        let total = needed.count > 1 ? " = \(CGFloat(more).sixDigitText)" : ""
        let room =
            there.isEmpty
            ? "0" : ConflictSum.text(there) + (there.count > 1 ? " = \(CGFloat(less).sixDigitText)" : "")
        return "\(ConflictSum.text(needed))\(total), which is \(CGFloat(more - less).sixDigitText) more than \(room)"
    }

    private static func total(_ addends: [Addend]) -> Double { addends.reduce(0) { $0 + $1.number } }

    /// The maximum number of addends that are written.
    private static let limit = 12

    private static func text(_ addends: [Addend]) -> String {
        let rest = addends.dropFirst(limit)
        var texts = addends.prefix(limit).map { "\(CGFloat($0.number).sixDigitText) (\($0.name))" }
        if !rest.isEmpty { texts.append("\(CGFloat(total(Array(rest))).sixDigitText) (\(rest.count) more)") }
        return texts.joined(separator: " + ")
    }
}

// The names of numbers in words.
extension ConflictSum {
    package static func name(_ number: LayoutNumber, of view: String) -> String {
        "the \(number.rawValue) of \(view)"
    }

    package static func inset(_ edge: String, of guide: String) -> String { "the \(edge) inset of \(guide)" }

    package static func content(of view: String) -> String { "the content of \(view)" }
}
