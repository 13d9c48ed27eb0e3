import Foundation
import KitValues

@testable import ReflowKit

/// Records a controller's callbacks in a testimony. The controllers of the event logs have different superclasses, so
/// each overrides its callbacks itself and calls this.
@MainActor
struct Witness {
    let name: String
    let testimony: Testimony

    func tell(_ event: String, _ controller: UIViewController) { testimony.tell(event, controller, called: name) }

    func answer(_ question: String) { testimony.answer(question, called: name) }

    func willRotate(_ controller: UIViewController, to orientation: UIInterfaceOrientation, _ duration: TimeInterval) {
        tell("willRotate(\(orientation.name),\(duration))", controller)
    }

    func willAnimate(_ controller: UIViewController, to orientation: UIInterfaceOrientation, _ duration: TimeInterval) {
        tell("willAnimateRotation(\(orientation.name),\(duration))", controller)
    }

    func didRotate(_ controller: UIViewController, from orientation: UIInterfaceOrientation) {
        tell("didRotate(\(orientation.name))", controller)
    }

    func willTransition(_ controller: UIViewController, to traits: UITraitCollection) {
        tell("willTransition(\(Testimony.text(traits)))", controller)
    }

    func willTransition(_ controller: UIViewController, to size: CGSize) {
        tell("viewWillTransition(\(Int(size.width))×\(Int(size.height)))", controller)
    }

    /// Registers blocks of the controller's own with a transition.
    func follow(_ coordinator: any UIViewControllerTransitionCoordinator, _ controller: UIViewController) {
        coordinator.animate { _ in
            tell("alongside", controller)
        } completion: { _ in
            tell("completion", controller)
        }
    }

    func traitsChanged(_ controller: UIViewController, from previous: UITraitCollection?) {
        tell("traitCollectionDidChange(\(previous.map(Testimony.text) ?? "nil"))", controller)
    }
}
