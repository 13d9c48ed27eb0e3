package import KitValues

/// The rule on the attributes that a constraint may connect: autolayout.md §8.
package enum AttributePairing {
    /// The fault of a pair of attributes.
    package enum Fault: Sendable, Hashable {
        /// A position is compared with a number.
        case locationEqualToConstant
        /// A position is compared with a size.
        case invalidPairing
        /// Leading or trailing is compared with left or right.
        case directionMixedWithSides
        /// A horizontal position is compared with a vertical one. UIKit raises this exception when the constraint is
        /// activated; for the other faults, when the constraint is created.
        case incompatibleTypes
    }

    /// - Parameter second: the attribute of the second item; `notAnAttribute` if there is none.
    package static func fault(
        _ first: NSLayoutAttribute, _ second: NSLayoutAttribute, hasSecondItem: Bool, multiplier: Double
    ) -> Fault? {
        guard first != .notAnAttribute else { return .invalidPairing }
        guard hasSecondItem, second != .notAnAttribute else { return first.isSize ? nil : .locationEqualToConstant }
        if first.isSize != second.isSize { return .invalidPairing }
        if multiplier == 0, first.isPosition { return .locationEqualToConstant }
        if first.isDirectional && second.isLeftOrRight || first.isLeftOrRight && second.isDirectional {
            return .directionMixedWithSides
        }
        return first.isPosition && first.axis != second.axis ? .incompatibleTypes : nil
    }
}
