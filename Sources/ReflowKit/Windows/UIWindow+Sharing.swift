public import Foundation
import KitValues
import LayoutRules

// Several applications on an iPad's screen: behaviour.md §5.8.
extension Simulation {
    /// Resizes a window, as the divider of an iPad's split view does: a size transition without a rotation, with the
    /// identity as its transform. The application must be able to share the screen.
    /// - Parameters:
    ///   - window: the window to resize. The default is the key window.
    ///   - size: in points, at least 1 × 1 and at most the screen's size, which ends the sharing.
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

    /// The greatest width, in points, at which a window that shares the screen is compact. A width of 639 is known to
    /// be compact and 678 to be regular; the value in between is our choice.
    private static let compactWidth: CGFloat = 660

    /// The screen's traits with the interface in `orientation`, for a window of the size `size`.
    final func screenTraits(in orientation: UIInterfaceOrientation, sharing size: CGSize?) -> UITraitCollection {
        let traits = ownSimulation.traitCollection(in: orientation)
        guard let size, size.width < UIWindow.compactWidth else { return traits }
        return traits.overridden(by: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// The size after a rotation of a window that shares the screen: the same fraction of the screen, in whole points,
    /// which is our choice.
    final func sharedSize(in orientation: UIInterfaceOrientation) -> CGSize? {
        guard let sharedSize else { return nil }
        let old = ownMetrics.size
        let new = model.metrics(for: orientation).size
        return CGSize(
            width: (sharedSize.width / old.width * new.width).rounded(),
            height: (sharedSize.height / old.height * new.height).rounded())
    }
}
