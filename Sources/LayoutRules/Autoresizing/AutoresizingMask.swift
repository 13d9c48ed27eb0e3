/// Which of the six parts of a view's placement give way when its superview changes size.
///
/// UIKit's `UIView.AutoresizingMask`, with its raw values (behaviour.md §1.1).
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    @inlinable public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// The three bits of one axis.
    @inlinable public var horizontal: AxisFlexibility { AxisFlexibility(rawValue: UInt8(rawValue & 7)) }
    @inlinable public var vertical: AxisFlexibility { AxisFlexibility(rawValue: UInt8((rawValue >> 3) & 7)) }

    /// The names of the bits that are set, in bit order.
    public var names: [String] {
        AutoresizingMask.named.filter { contains($0.mask) }.map(\.name)
    }

    /// Every bit with UIKit's name for it, in bit order.
    public static let named: [(name: String, mask: AutoresizingMask)] = [
        ("flexibleLeftMargin", .flexibleLeftMargin),
        ("flexibleWidth", .flexibleWidth),
        ("flexibleRightMargin", .flexibleRightMargin),
        ("flexibleTopMargin", .flexibleTopMargin),
        ("flexibleHeight", .flexibleHeight),
        ("flexibleBottomMargin", .flexibleBottomMargin),
    ]

    /// `LM+W+RM+TM+H+BM`, as UIKit prints masks in a view's description (behaviour.md §10.1).
    public var shortText: String {
        AutoresizingMask.abbreviated.filter { contains($0.mask) }.map(\.name).joined(separator: "+")
    }

    /// The abbreviations of single parts.
    package static let abbreviated: [(name: String, mask: AutoresizingMask)] =
        zip(["LM", "W", "RM", "TM", "H", "BM"], named.map(\.mask)).map { ($0, $1) }
}

/// The flexible parts of one axis: the margin before the view, its length, the margin after it.
public struct AxisFlexibility: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    @inlinable public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    // Computed, so that other modules see numbers where stored ones are a call each, for every view of a relayout.
    @inlinable public static var before: AxisFlexibility { AxisFlexibility(rawValue: 1) }
    @inlinable public static var length: AxisFlexibility { AxisFlexibility(rawValue: 2) }
    @inlinable public static var after: AxisFlexibility { AxisFlexibility(rawValue: 4) }
}
