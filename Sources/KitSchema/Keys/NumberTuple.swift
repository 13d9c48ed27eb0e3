import Foundation
import KitValues

/// Values that are written as a list of numbers. All are in points, except a transform's first four.
package enum NumberTuple: String, CaseIterable, Sendable {
    case rect
    /// A size that is not negative.
    case size
    /// A `CGSize` that is an offset, with either sign.
    case offset
    case point
    case insets
    /// Insets by the reading direction; left means leading.
    case directionalInsets
    /// A horizontal and a vertical priority.
    case priorities
    /// Lengths, each of which may be null.
    case intrinsicSize
    case transform

    package struct Component: Sendable {
        package let name: String
        package let range: ClosedRange<Double>
        /// Whether the component may be `null`.
        package var isOptional = false

        package init(name: String, range: ClosedRange<Double>, isOptional: Bool = false) {
            self.name = name
            self.range = range
            self.isOptional = isOptional
        }
    }

    package var components: [Component] {
        switch self {
        case .rect: Self.positions("x", "y") + Self.lengths("width", "height")
        case .size: Self.lengths("width", "height")
        case .offset: Self.positions("width", "height")
        case .point: Self.positions("x", "y")
        case .insets: Self.positions("top", "left", "bottom", "right")
        case .directionalInsets: Self.positions("top", "leading", "bottom", "trailing")
        case .priorities:
            ["horizontal", "vertical"].map { Component(name: $0, range: ValueType.contentPriorities) }
        case .intrinsicSize:
            ["width", "height"].map { Component(name: $0, range: ValueType.lengths, isOptional: true) }
        case .transform: Self.positions("a", "b", "c", "d", "tx", "ty")
        }
    }

    /// The form in messages: `[x, y, width, height]`
    package var notation: String {
        "[" + components.map(\.name).joined(separator: ", ") + "]"
    }

    /// The value of a list with one number for each component.
    package func value(_ numbers: [Double]) -> PropertyValue {
        switch self {
        case .rect: .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case .size, .offset, .priorities, .intrinsicSize: .size(CGSize(width: numbers[0], height: numbers[1]))
        case .point: .point(CGPoint(x: numbers[0], y: numbers[1]))
        case .insets, .directionalInsets:
            .insets(UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
        case .transform:
            .transform(
                CGAffineTransform(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]))
        }
    }

    /// The value of a component that is `null`: `UIView.noIntrinsicMetric`.
    package static let open = -1.0

    private static func positions(_ names: String...) -> [Component] {
        names.map { Component(name: $0, range: ValueType.coordinates) }
    }

    private static func lengths(_ names: String...) -> [Component] {
        names.map { Component(name: $0, range: ValueType.lengths) }
    }
}
