public import Foundation
import KitValues
import LayoutRules

// Several applications on the screen of an iPad: behaviour.md §5.8.
extension Simulation {
    /// Resizes a window, as the divider of an iPad's split view does: a size transition without a rotation, with the
    /// identity as its transform. The application must be able to share the screen.
    /// - Parameters:
    ///   - window: the window to resize. The default is the key window.
    ///   - size: in points, at least 1 × 1 and at most the screen; the screen's own ends the sharing.
    /// - Returns: whether the window has the new size.
    @discardableResult
    public func resize(_ window: UIWindow? = nil, to size: CGSize) -> Bool {
        (window ?? application.keyWindow)?.takeShare(size) ?? false
    }
}

extension UIWindow {
    @available(*, deprecated, message: "call Simulation.resize(_:to:)")
    @discardableResult
    public final func share(_ size: CGSize) -> Bool { takeShare(size) }

    fileprivate final func takeShare(_ size: CGSize) -> Bool {
        let simulation = ownSimulation
        let screen = ownMetrics.size
        guard size.width >= 1, size.height >= 1, size.width <= screen.width, size.height <= screen.height, isVisible,
            simulation.application.orientations.isMultitaskingCapable(on: model.idiom, semantics: semantics)
        else { return false }
        simulation.perform {
            _ = simulation.transitions.run { [self] in resize(toShared: size == screen ? nil : size, size) }
        }
        return true
    }

    private final func resize(toShared shared: CGSize?, _ size: CGSize) {
        let simulation = ownSimulation
        let coordinator = TransitionCoordinator(
            containerView: self,
            duration: RotationDuration.seconds(
                from: .portrait, to: .landscapeRight, idiom: model.idiom),
            isAnimated: simulation.areAnimationsEnabled, log: simulation.events)
        simulation.transitions.coordinator = coordinator
        defer { simulation.transitions.coordinator = nil }
        let traits = screenTraits(in: interfaceOrientation, sharing: shared).overridden(by: overriddenTraits)
        change(
            Change(orientation: interfaceOrientation, size: size, sharedSize: shared, traits: traits), coordinator)
    }

    /// Up to this width a window that shares the screen is compact: known are 639 points as compact and 678 as regular,
    /// the figure between them is ours.
    private static let compactWidth: CGFloat = 660

    /// The traits of the screen with the interface in `orientation`, for a window of that size on it.
    final func screenTraits(in orientation: UIInterfaceOrientation, sharing size: CGSize?) -> UITraitCollection {
        let traits = ownSimulation.traitCollection(in: orientation)
        guard let size, size.width < UIWindow.compactWidth else { return traits }
        return traits.overridden(by: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// What a window that shares the screen gets of it after a turn: the same part, in whole points. That is ours.
    final func sharedSize(in orientation: UIInterfaceOrientation) -> CGSize? {
        guard let sharedSize else { return nil }
        let old = ownMetrics.size
        let new = model.metrics(for: orientation).size
        return CGSize(
            width: (sharedSize.width / old.width * new.width).rounded(),
            height: (sharedSize.height / old.height * new.height).rounded())
    }
}
