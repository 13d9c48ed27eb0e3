import Foundation

// UIKit's animation blocks. Changes take effect at once and are recorded as old → new. Completions run after the
// current transition, or at once if there is none.
extension UIView {
    final class func runAnimations(
        duration: TimeInterval, _ animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        AnimationBlock(duration: duration).perform(animations)
        runWhenSettled(completion)
    }

    /// Calls `completion` after the current transition, or at once if there is none.
    private final class func runWhenSettled(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        Simulation.current.transitions.afterCurrent { completion(true) }
    }

    final class func replace(
        _ fromView: UIView, by toView: UIView, options: AnimationOptions, completion: ((Bool) -> Void)?
    ) {
        if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
        } else if let superview = fromView.parent {
            superview.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        runWhenSettled(completion)
    }

    final class func runWithoutAnimation(_ actions: () -> Void) {
        let simulation = Simulation.current
        let outer = simulation.areAnimationsEnabled
        simulation.areAnimationsEnabled = false
        defer { simulation.areAnimationsEnabled = outer }
        AnimationBlock.suspended(actions)
    }

    /// The options of a keyframe animation.
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

    /// The timing curve of an animation.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }
}
