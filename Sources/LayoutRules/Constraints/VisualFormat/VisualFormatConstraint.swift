package import KitValues

/// A constraint of a visual format, whose items are the names in the format (autolayout.md §15).
package struct VisualFormatConstraint: Sendable, Equatable {
    package enum Item: Sendable, Hashable {
        case view(String)
        /// The meaning of `|`: the superview of the neighbouring view.
        case superview(of: String)
    }

    /// The distance between two items.
    package enum Distance: Sendable, Equatable {
        case points(Double)
        /// The meaning of a single `-`. Between siblings it is 8 points; the distance to a superview is determined by
        /// the code that makes the constraint.
        case standard
    }

    package var first: Item
    package var firstAttribute: NSLayoutAttribute
    package var relation = NSLayoutRelation.equal
    package var second: Item?
    package var secondAttribute = NSLayoutAttribute.notAnAttribute
    package var distance = Distance.points(0)
    /// Whether the distance is negated, as in formats from right to left.
    package var isReversed = false
    package var priority = 1000.0

    /// The constant of the constraint.
    /// - Parameter standard: the standard distance in points.
    package func constant(standard: Double) -> Double {
        let points =
            switch distance {
            case .points(let points): points
            case .standard: standard
            }
        return isReversed ? 0 - points : points
    }
}

/// The alignment and the reading direction of a visual format, with UIKit's raw values.
package struct VisualFormatOptions: OptionSet, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
    package static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

    /// The option that aligns all views by an attribute.
    package static func alignAll(_ attribute: NSLayoutAttribute) -> VisualFormatOptions {
        VisualFormatOptions(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The options that have names, in the order of their raw values. `directionLeadingToTrailing` is 0.
    package static let named: [(name: String, option: VisualFormatOptions)] =
        alignments.map { ("alignAll" + $0.name.prefix(1).uppercased() + $0.name.dropFirst(), .alignAll($0)) } + [
            ("directionLeadingToTrailing", []), ("directionLeftToRight", .directionLeftToRight),
            ("directionRightToLeft", .directionRightToLeft),
        ]

    private static let alignments: [NSLayoutAttribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
    ]

    /// The attributes by which all views of the format are aligned.
    var aligned: [NSLayoutAttribute] { VisualFormatOptions.alignments.filter { contains(.alignAll($0)) } }
}

/// The error for a visual format that cannot be parsed, in UIKit's words.
package struct VisualFormatError: Error, Sendable, Equatable {
    package var reason: String
    /// The format without its blanks.
    package var format: String
    /// The number of characters in ``format`` before the error.
    package var offset: Int

    /// The reason of the exception that UIKit raises, in four lines. The last line points to the error.
    package var message: String {
        let pointer = String(repeating: " ", count: offset) + "^"
        return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(pointer)"
    }
}
