package import KitValues

// The meaning of attributes: autolayout.md §1.
extension NSLayoutAttribute {
    /// The axis of the attribute; nil for `notAnAttribute`.
    package var axis: UILayoutConstraintAxis? {
        switch self {
        case .notAnAttribute: nil
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    package var isSize: Bool { self == .width || self == .height }

    var isPosition: Bool { !isSize && self != .notAnAttribute }

    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    package var isMargin: Bool { rawValue >= NSLayoutAttribute.leftMargin.rawValue }

    /// Whether the attribute is the opposite edge in languages that run from right to left.
    package var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is an edge that does not depend on the language.
    var isLeftOrRight: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The attribute with leading and trailing replaced by left and right.
    package func resolved(isRightToLeft: Bool) -> NSLayoutAttribute {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }

    /// The part of the length that is before the position: 0 at the left and at the top.
    package var share: Double {
        switch self {
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: 1
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
        default: 0
        }
    }
}
