public import Foundation
public import Geometry

/// What a transition is like, as its participants may ask.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    /// The turn from the old orientation to the new one; nobody keeps it (behaviour.md §6.5).
    var targetTransform: CGAffineTransform { get }
    var containerView: UIView { get }
    var isCancelled: Bool { get }
}

/// Lets a controller do its part together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` inside the transition's animation, where the new bounds are in place, and `completion` when it
    /// is over.
    /// - Returns: whether the blocks will run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
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
}
