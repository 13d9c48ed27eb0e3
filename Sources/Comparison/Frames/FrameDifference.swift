import Basics
public import Foundation
public import Screens

/// A property that is different in two trees. Both values are written as in the text of a tree; lengths are in points.
public struct FrameDifference: Sendable, Hashable {
    public enum Property: Sendable, Hashable {
        // Properties of the tree.
        case device, orientation, semantics, size, scale
        // Properties of a view, in its superview's coordinates.
        case x, y, width, height
        case boundsX, boundsY, boundsWidth, boundsHeight
        /// The superview.
        case superview
        /// The index in the superview's subviews, from 0 at the back.
        case position
        case `class`, id, text, hidden, alpha, autoresizingMask, safeAreaInsets
        case look(Look)
    }

    public let property: Property
    private let values: Values

    private enum Values: Hashable {
        /// Two lengths in points, with the precision of a tree's text.
        case lengths(old: CGFloat, new: CGFloat)
        case texts(old: String, new: String)
    }

    /// - Parameters:
    ///   - property: a property that is a length.
    ///   - old: the old value in points, of which six digits are used, as in a tree.
    ///   - new: the new value in points, likewise.
    public init(_ property: Property, from old: CGFloat, to new: CGFloat) {
        self.property = property
        values = .lengths(old: old.withSixDigits, new: new.withSixDigits)
    }

    public init(_ property: Property, old: String, new: String) {
        self.property = property
        values = .texts(old: old, new: new)
    }

    public var old: String {
        switch values {
        case .lengths(let old, _): old.sixDigitText
        case .texts(let old, _): old
        }
    }

    public var new: String {
        switch values {
        case .lengths(_, let new): new.sixDigitText
        case .texts(_, let new): new
        }
    }

    /// The difference of a length in points; nil if the property is not a length.
    public var shift: CGFloat? {
        guard case .lengths(let old, let new) = values else { return nil }
        return new - old
    }

    /// Fails if both values print the same, byte for byte.
    init?(_ property: Property, _ old: String?, _ new: String?) {
        let old = old ?? "none"
        let new = new ?? "none"
        // Swift's `==` treats differently composed characters as equal, but a golden's bytes differ.
        if old == new, old.utf8.elementsEqual(new.utf8) { return nil }
        self.init(property, old: old, new: new)
    }
}

extension FrameDifference.Property: CaseIterable {
    /// All but the looks that only a single class has.
    public static var allCases: [FrameDifference.Property] { plain + Look.ordered.map(look) }
}

extension FrameDifference.Property: RawRepresentable {
    /// The name in reports.
    public var rawValue: String {
        switch self {
        case .device: "device"
        case .orientation: "orientation"
        case .semantics: "semantics"
        case .size: "size"
        case .scale: "scale"
        case .x: "x"
        case .y: "y"
        case .width: "width"
        case .height: "height"
        case .boundsX: "bounds.x"
        case .boundsY: "bounds.y"
        case .boundsWidth: "bounds.width"
        case .boundsHeight: "bounds.height"
        case .superview: "superview"
        case .position: "position"
        case .class: "class"
        case .id: "id"
        case .text: "text"
        case .hidden: "hidden"
        case .alpha: "alpha"
        case .autoresizingMask: "mask"
        case .safeAreaInsets: "safeAreaInsets"
        case .look(let look): look.rawValue
        }
    }

    private static let plain: [FrameDifference.Property] = [
        .device, .orientation, .semantics, .size, .scale, .x, .y, .width, .height, .boundsX, .boundsY, .boundsWidth,
        .boundsHeight, .superview, .position, .class, .id, .text, .hidden, .alpha, .autoresizingMask, .safeAreaInsets,
    ]

    public init?(rawValue: String) {
        let look = Look(rawValue: rawValue).map(Self.look)
        guard let property = look ?? Self.plain.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = property
    }
}

extension FrameDifference.Property {
    /// Whether the property's values are lengths in points.
    package var isLength: Bool {
        switch self {
        case .x, .y, .width, .height, .boundsX, .boundsY, .boundsWidth, .boundsHeight: true
        case .device, .orientation, .semantics, .size, .scale, .superview, .position, .class, .id, .text, .hidden,
            .alpha, .autoresizingMask, .safeAreaInsets, .look:
            false
        }
    }
}

extension FrameDifference: CustomStringConvertible {
    /// `x 16 → 28`
    public var description: String { "\(property.rawValue) \(old) → \(new)" }
}
