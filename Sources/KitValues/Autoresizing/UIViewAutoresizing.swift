/// The set of a view's four margins and two sizes that are flexible when its superview changes size.
///
/// UIKit's `UIView.AutoresizingMask` with its raw values (behaviour.md §1.1). It has its Objective-C name, because this
/// module does not know `UIView`.
public struct UIViewAutoresizing: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    @inlinable public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = UIViewAutoresizing(rawValue: 1)
    public static let flexibleWidth = UIViewAutoresizing(rawValue: 2)
    public static let flexibleRightMargin = UIViewAutoresizing(rawValue: 4)
    public static let flexibleTopMargin = UIViewAutoresizing(rawValue: 8)
    public static let flexibleHeight = UIViewAutoresizing(rawValue: 16)
    public static let flexibleBottomMargin = UIViewAutoresizing(rawValue: 32)

    /// The names of the bits that are set, in bit order.
    package var names: [String] {
        UIViewAutoresizing.named.filter { contains($0.mask) }.map(\.name)
    }

    /// Every bit with UIKit's name for it, in bit order.
    package static let named: [(name: String, mask: UIViewAutoresizing)] = [
        ("flexibleLeftMargin", .flexibleLeftMargin),
        ("flexibleWidth", .flexibleWidth),
        ("flexibleRightMargin", .flexibleRightMargin),
        ("flexibleTopMargin", .flexibleTopMargin),
        ("flexibleHeight", .flexibleHeight),
        ("flexibleBottomMargin", .flexibleBottomMargin),
    ]

    /// `LM+W+RM+TM+H+BM`, as UIKit prints masks in a view's description (behaviour.md §10.1).
    package var shortText: String {
        UIViewAutoresizing.abbreviated.filter { contains($0.mask) }.map(\.name).joined(separator: "+")
    }

    /// The abbreviations of the bits.
    package static let abbreviated: [(name: String, mask: UIViewAutoresizing)] =
        zip(["LM", "W", "RM", "TM", "H", "BM"], named.map(\.mask)).map { ($0, $1) }
}
