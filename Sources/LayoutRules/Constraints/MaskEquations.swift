package import Foundation

/// A frame-based view as equations: the meaning of its mask and its frame on one axis (autolayout.md §6, form B).
///
/// `min = minFactor × S + minConstant` and `length = lengthFactor × S + lengthConstant`, where S is the superview's
/// length. They are equivalent to the rule for autoresizing (behaviour.md §1.2).
package struct MaskEquations: Sendable, Hashable {
    package var minFactor: Double
    package var minConstant: Double
    package var lengthFactor: Double
    package var lengthConstant: Double

    /// - Parameters:
    ///   - exact: the view's place when its mask is translated.
    ///   - flexibility: the flexible parts; none if the superview does not resize its subviews.
    ///   - superviewLength: the superview's length at that moment.
    package init(_ exact: Autoresizing.Exact, _ flexibility: AxisFlexibility, superviewLength: CGFloat) {
        // The rule is linear in the change, so a change of one point gives the factors.
        let moved = Autoresizing.share(exact, flexibility, from: superviewLength, to: superviewLength + 1)
        minFactor = moved.min - exact.min
        lengthFactor = moved.length - exact.length
        // Parts that are not flexible keep their exact number.
        if !flexibility.contains(.before) { minFactor = 0 }
        if !flexibility.contains(.length) { lengthFactor = 0 }
        minConstant = exact.min - minFactor * superviewLength
        lengthConstant = exact.length - lengthFactor * superviewLength
    }
}
