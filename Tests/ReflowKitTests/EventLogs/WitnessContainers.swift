import Foundation
import KitValues
import LayoutRules

@testable import ReflowKit

/// A navigation controller that records its callbacks like a `WitnessController`. Its answers are those of its class.
final class WitnessNavigationController: UINavigationController {
    private let witness: Witness

    init(_ name: String, _ testimony: Testimony, _ controllers: [UIViewController]) {
        witness = Witness(name: name, testimony: testimony)
        super.init(nibName: nil, bundle: nil)
        viewControllers = controllers
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutorotate: Bool {
        witness.answer("shouldAutorotate")
        return super.shouldAutorotate
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        witness.answer("supportedInterfaceOrientations")
        return super.supportedInterfaceOrientations
    }

    override func viewWillAppear(_ animated: Bool) { witness.tell("viewWillAppear", self) }
    override func viewIsAppearing(_ animated: Bool) { witness.tell("viewIsAppearing", self) }
    override func viewDidAppear(_ animated: Bool) { witness.tell("viewDidAppear", self) }
    override func viewWillDisappear(_ animated: Bool) { witness.tell("viewWillDisappear", self) }
    override func viewDidDisappear(_ animated: Bool) { witness.tell("viewDidDisappear", self) }
    override func viewWillLayoutSubviews() { witness.tell("viewWillLayoutSubviews", self) }
    override func viewDidLayoutSubviews() { witness.tell("viewDidLayoutSubviews", self) }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        witness.willRotate(self, to: orientation, duration)
    }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        witness.willAnimate(self, to: orientation, duration)
    }
    override func didRotate(from orientation: UIInterfaceOrientation) { witness.didRotate(self, from: orientation) }

    override func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        witness.willTransition(self, to: traits)
        super.willTransition(to: traits, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        witness.willTransition(self, to: size)
        super.viewWillTransition(to: size, with: coordinator)
        witness.follow(coordinator, self)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        witness.traitsChanged(self, from: previous)
        super.traitCollectionDidChange(previous)
    }
}

/// A tab bar controller that records its callbacks like a `WitnessController`. Its answers are those of its class.
final class WitnessTabBarController: UITabBarController {
    private let witness: Witness

    init(_ name: String, _ testimony: Testimony, _ controllers: [UIViewController]) {
        witness = Witness(name: name, testimony: testimony)
        super.init(nibName: nil, bundle: nil)
        viewControllers = controllers
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutorotate: Bool {
        witness.answer("shouldAutorotate")
        return super.shouldAutorotate
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        witness.answer("supportedInterfaceOrientations")
        return super.supportedInterfaceOrientations
    }

    override func viewWillAppear(_ animated: Bool) { witness.tell("viewWillAppear", self) }
    override func viewIsAppearing(_ animated: Bool) { witness.tell("viewIsAppearing", self) }
    override func viewDidAppear(_ animated: Bool) { witness.tell("viewDidAppear", self) }
    override func viewWillDisappear(_ animated: Bool) { witness.tell("viewWillDisappear", self) }
    override func viewDidDisappear(_ animated: Bool) { witness.tell("viewDidDisappear", self) }
    override func viewWillLayoutSubviews() { witness.tell("viewWillLayoutSubviews", self) }
    override func viewDidLayoutSubviews() { witness.tell("viewDidLayoutSubviews", self) }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        witness.willRotate(self, to: orientation, duration)
    }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        witness.willAnimate(self, to: orientation, duration)
    }
    override func didRotate(from orientation: UIInterfaceOrientation) { witness.didRotate(self, from: orientation) }

    override func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        witness.willTransition(self, to: traits)
        super.willTransition(to: traits, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        witness.willTransition(self, to: size)
        super.viewWillTransition(to: size, with: coordinator)
        witness.follow(coordinator, self)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        witness.traitsChanged(self, from: previous)
        super.traitCollectionDidChange(previous)
    }
}
