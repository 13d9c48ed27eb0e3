public import Foundation

/// An object that contains content and determines its size.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// The size the content would like to have, in points.
    var preferredContentSize: CGSize { get }

    /// Called on a container when a child would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that a child gets when the container gets `parentSize`, in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize

    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
