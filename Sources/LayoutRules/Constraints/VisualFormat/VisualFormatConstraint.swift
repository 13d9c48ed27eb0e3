package import KitValues

/// A constraint that a visual format stands for, over the names in the format (autolayout.md §15).
package struct VisualFormatConstraint: Sendable, Equatable {
    package enum Item: Sendable, Hashable {
        case view(String)
        /// What `|` stands for: the superview of the view next to it.
        case superview(of: String)
    }

    /// The room between two items.
    package enum Distance: Sendable, Equatable {
        case points(Double)
        /// What `-` alone stands for. Between siblings it is 8 points; towards a superview whoever makes the constraint
        /// knows.
        case standard
    }

    package var first: Item
    package var firstAttribute: NSLayoutAttribute
    package var relation = NSLayoutRelation.equal
    package var second: Item?
    package var secondAttribute = NSLayoutAttribute.notAnAttribute
    package var distance = Distance.points(0)
    /// Whether the distance counts backwards, as it does from right to left.
    package var isReversed = false
    package var priority = 1000.0

    /// The constant, given how many points the standard distance is.
    package func constant(standard: Double) -> Double {
        let points =
            switch distance {
            case .points(let points): points
            case .standard: standard
            }
        return isReversed ? 0 - points : points
    }
}

/// How a visual format lines views up and in which direction it reads, with UIKit's raw values.
package struct VisualFormatOptions: OptionSet, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
    package static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

    /// An option that lines views up.
    package static func alignAll(_ attribute: NSLayoutAttribute) -> VisualFormatOptions {
        VisualFormatOptions(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// Those with a name of their own, in the order of their raw values. `directionLeadingToTrailing` is 0.
    package static let named: [(name: String, option: VisualFormatOptions)] =
        alignments.map { ("alignAll" + $0.name.prefix(1).uppercased() + $0.name.dropFirst(), .alignAll($0)) } + [
            ("directionLeadingToTrailing", []), ("directionLeftToRight", .directionLeftToRight),
            ("directionRightToLeft", .directionRightToLeft),
        ]

    private static let alignments: [NSLayoutAttribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
    ]

    /// What all views of the format share.
    var aligned: [NSLayoutAttribute] { VisualFormatOptions.alignments.filter { contains(.alignAll($0)) } }
}

/// A visual format that cannot be read, in UIKit's words.
package struct VisualFormatError: Error, Sendable, Equatable {
    package var reason: String
    /// The format without its blanks.
    package var format: String
    /// How many characters of ``format`` stand before the place.
    package var offset: Int

    /// The reason of the exception that UIKit raises, four lines: the last one points to the place.
    package var message: String {
        let pointer = String(repeating: " ", count: offset) + "^"
        return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(pointer)"
    }
}
