package import Foundation

/// A frame-based view as equations: what its mask and its frame say on one axis (autolayout.md §6, form B).
///
/// `min = minFactor × S + minConstant` and `length = lengthFactor × S + lengthConstant`, where S is the superview's
/// length. They say the same as the rule for autoresizing does (behaviour.md §1.2).
package struct MaskEquations: Sendable, Hashable {
    package var minFactor: Double
    package var minConstant: Double
    package var lengthFactor: Double
    package var lengthConstant: Double

    /// - Parameters:
    ///   - exact: the view's place when its mask is translated.
    ///   - flexibility: which parts give way; none where the superview does not resize its subviews.
    ///   - superviewLength: the superview's length at that moment.
    package init(_ exact: Autoresizing.Exact, _ flexibility: AxisFlexibility, superviewLength: CGFloat) {
        // The rule is linear in the change, so one step of a point tells the factors.
        let moved = Autoresizing.share(exact, flexibility, from: superviewLength, to: superviewLength + 1)
        minFactor = moved.min - exact.min
        lengthFactor = moved.length - exact.length
        // What does not flex keeps its number to the bit.
        if !flexibility.contains(.before) { minFactor = 0 }
        if !flexibility.contains(.length) { lengthFactor = 0 }
        minConstant = exact.min - minFactor * superviewLength
        lengthConstant = exact.length - lengthFactor * superviewLength
    }
}
