public import KitValues

/// The flexible parts of one axis: the margin before the view, its length, the margin after it.
public struct AxisFlexibility: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    @inlinable public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    // These are computed, so that other modules get constants. Stored properties would cost a call each, for every view
    // of a relayout.
    @inlinable public static var before: AxisFlexibility { AxisFlexibility(rawValue: 1) }
    @inlinable public static var length: AxisFlexibility { AxisFlexibility(rawValue: 2) }
    @inlinable public static var after: AxisFlexibility { AxisFlexibility(rawValue: 4) }
}

extension UIViewAutoresizing {
    /// The three bits of the horizontal axis.
    @inlinable public var horizontal: AxisFlexibility { AxisFlexibility(rawValue: UInt8(rawValue & 7)) }
    @inlinable public var vertical: AxisFlexibility { AxisFlexibility(rawValue: UInt8((rawValue >> 3) & 7)) }
}
