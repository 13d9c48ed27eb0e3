import Foundation
import KitValues
import LayoutRules
import ReflowKit

/// A controller in whose callbacks the program changes something.
@MainActor
protocol Meddling: UIViewController {
    var program: ControllerProgram? { get set }
}

extension Meddling {
    func meddle() { program?.meddle() }
}

/// A controller that runs operations in every callback.
final class Meddler: UIViewController, Meddling {
    weak var program: ControllerProgram?

    override func viewDidLoad() { meddle() }
    override func viewWillAppear(_ animated: Bool) { meddle() }
    override func viewIsAppearing(_ animated: Bool) { meddle() }
    override func viewDidAppear(_ animated: Bool) { meddle() }
    override func viewWillDisappear(_ animated: Bool) { meddle() }
    override func viewDidDisappear(_ animated: Bool) { meddle() }
    override func viewWillLayoutSubviews() { meddle() }
    override func viewDidLayoutSubviews() { meddle() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { meddle() }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        meddle()
    }

    override func didMove(toParent parent: UIViewController?) {
        meddle()
        super.didMove(toParent: parent)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        meddle()
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.meddle() })
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        meddle()
        super.willTransition(to: newCollection, with: coordinator)
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        meddle()
        return super.supportedInterfaceOrientations
    }

    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        meddle()
        return super.preferredInterfaceOrientationForPresentation
    }

    override var childForStatusBarHidden: UIViewController? { program?.answer() }
}

// Containers run operations in a few callbacks each; their content does so in all.

final class MeddlingNavigation: UINavigationController, Meddling {
    weak var program: ControllerProgram?

    override func viewDidLoad() { meddle() }
    override func viewWillAppear(_ animated: Bool) { meddle() }
    override func viewDidDisappear(_ animated: Bool) { meddle() }
}

final class MeddlingTabs: UITabBarController, Meddling {
    weak var program: ControllerProgram?

    override func viewDidLoad() { meddle() }
    override func viewDidAppear(_ animated: Bool) { meddle() }
    override func viewWillDisappear(_ animated: Bool) { meddle() }
}

final class MeddlingSplit: UISplitViewController, Meddling {
    weak var program: ControllerProgram?

    override func viewWillAppear(_ animated: Bool) { meddle() }
    override func viewDidLayoutSubviews() { meddle() }
}

final class MeddlingPages: UIPageViewController, Meddling {
    weak var program: ControllerProgram?

    override func viewWillAppear(_ animated: Bool) { meddle() }
    override func viewWillLayoutSubviews() { meddle() }
}
