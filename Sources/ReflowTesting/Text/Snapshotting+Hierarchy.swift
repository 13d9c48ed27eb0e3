public import Foundation
public import ReflowKit

extension Snapshotting where Value == UIView, Format == String {
    /// The views as UIKit's `recursiveDescription` prints them, without addresses.
    @preconcurrency @MainActor public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// - Parameters:
    ///   - size: the size of the view in the picture, in points. The default is its own size.
    ///   - traits: override the traits of a phone in portrait.
    @preconcurrency @MainActor public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .writing("txt") { view in
            try HostedView.look(at: view, size: size, traits: traits) { stage in
                stage.simulation.perform { view.recursiveDescription() }
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controllers and their states, as UIKit's `_printHierarchy` prints them, without addresses.
    @preconcurrency @MainActor public static var hierarchy: Snapshotting {
        .writing("txt") { controller in
            try SnapshotStage.look(at: controller, on: .iPhone15) { stage in
                stage.simulation.perform { controller.hierarchyDescription() }
            }
        }
    }

    /// The views of the controller as UIKit's `recursiveDescription` prints them, without addresses.
    @preconcurrency @MainActor public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// - Parameters:
    ///   - config: the device or screen.
    ///   - size: the size in points, instead of the device's.
    ///   - traits: override the device's traits.
    ///   - rotation: with `.forced`, no object is asked.
    @preconcurrency @MainActor public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection(), rotation: SnapshotRotation = .negotiated
    ) -> Snapshotting {
        .writing("txt") { controller in
            try SnapshotStage.look(at: controller, on: config.with(size: size), traits: traits, rotation: rotation) {
                $0.simulation.perform { controller.view.recursiveDescription() }
            }
        }
    }
}
