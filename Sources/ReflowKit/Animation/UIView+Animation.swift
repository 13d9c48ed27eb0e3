public import Foundation

// UIKit's animation blocks. Changes take effect at once and are recorded as old → new; completions run when the
// transition that is running is over, or at once.
extension UIView {
    public final class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock(duration: duration).perform(animations)
        guard let completion else { return }
        Simulation.current.transitions.afterCurrent { completion(true) }
    }

    public final class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Runs the animations at once, like the method without a spring. The motion of the spring is not drawn.
    public final class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    public final class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
    }

    /// Replaces a view by another one in its place, or hides and shows them with `showHideTransitionViews`.
    public final class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
        } else if let superview = fromView.superview {
            superview.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        guard let completion else { return }
        Simulation.current.transitions.afterCurrent { completion(true) }
    }

    /// The keyframes run in the order in which they are added; the last value of each property remains.
    public final class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
    }

    /// - Parameters:
    ///   - frameStartTime: when it begins, as a part of the whole animation from 0 to 1.
    ///   - frameDuration: how long it takes, as a part of the whole animation.
    public final class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    // MARK: Without animation

    /// Runs `actionsWithoutAnimation` with animations disabled, transitions of controllers included.
    public final class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let simulation = Simulation.current
        let outer = simulation.areAnimationsEnabled
        simulation.areAnimationsEnabled = false
        defer { simulation.areAnimationsEnabled = outer }
        AnimationBlock.suspended(actionsWithoutAnimation)
    }

    public final class func setAnimationsEnabled(_ enabled: Bool) {
        Simulation.current.areAnimationsEnabled = enabled
    }

    public final class var areAnimationsEnabled: Bool { Simulation.current.areAnimationsEnabled }

    /// The duration of the current animation block, in seconds; 0 outside of a block.
    public final class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }

    /// How a keyframe animation runs.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// How the speed of an animation changes.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }
}
