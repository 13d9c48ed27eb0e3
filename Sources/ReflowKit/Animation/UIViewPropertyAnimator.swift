public import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// An animation as an object. Like every animation in Reflow, it finishes as soon as it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    /// The duration, in seconds.
    open var duration: TimeInterval { ownDuration }
    open var state: UIViewAnimatingState { ownState }
    open var isRunning: Bool { ownState == .active }
    private var ownState = UIViewAnimatingState.inactive
    private let ownDuration: TimeInterval
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        ownDuration = duration
        super.init()
        if let animations { self.animations.append(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Makes an animator that has started.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        guard ownState == .inactive else { return }
        ownState = .active
        var index = 0
        AnimationBlock(duration: ownDuration).perform {
            while index < animations.count {
                animations[index]()
                index += 1
            }
        }
        animations = []
        Simulation.current.transitions.afterCurrent { [self] in finish() }
    }

    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    private func finish() {
        ownState = .inactive
        let finished = completions
        completions = []
        for completion in finished { completion(.end) }
    }
}
