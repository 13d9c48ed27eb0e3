public import Foundation

/// An object that contains content and determines its size.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// The preferred size of the content, in points.
    var preferredContentSize: CGSize { get }

    /// Called on a container when the preferred size of a child has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size of a child for a container of size `parentSize`, in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize

    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
