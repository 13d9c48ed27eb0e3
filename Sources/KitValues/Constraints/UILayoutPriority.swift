/// The priority of a constraint, above 0 and at most 1000; 1000 makes the constraint required. UIKit's type with its
/// values.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    @inlinable public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    @inlinable public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }

    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }

    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }

    public static func += (left: inout UILayoutPriority, right: Float) { left.rawValue += right }
    public static func -= (left: inout UILayoutPriority, right: Float) { left.rawValue -= right }
}
