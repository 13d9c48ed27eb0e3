public import Foundation
public import KitValues
import LayoutRules

/// Information about a transition for its participants.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    /// The style of a presentation; `none` for rotations and changes of size.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// The rotation from the old orientation to the new one; it is not stored (behaviour.md §6.5).
    var targetTransform: CGAffineTransform { get }
    var containerView: UIView { get }
    var isCancelled: Bool { get }
    var isInteractive: Bool { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

// Transitions run to their end at once, because they are never interactive and cannot be interrupted.
extension UIViewControllerTransitionCoordinatorContext {
    public var isCancelled: Bool { false }
    public var isInteractive: Bool { false }
    public var initiallyInteractive: Bool { false }
    public var isInterruptible: Bool { false }
    public var percentComplete: CGFloat { 1 }
    public var completionVelocity: CGFloat { 1 }
}

/// A controller of a transition: the one that disappears, or the one that appears.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewControllerKey")
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewControllerKey")
}

/// A view of a transition: the one that disappears, or the one that appears.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromViewKey")
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToViewKey")
}

/// Runs a controller's animations together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` inside the transition's animation, after the new bounds are set, and `completion` at its end.
    /// - Returns: whether the blocks will run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Does the same as `animate(alongsideTransition:completion:)`, for a view outside the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Never calls back, because no transition in Reflow is interactive.
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    /// Never calls back, because no transition in Reflow is interactive.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
}
