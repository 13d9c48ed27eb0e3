import Foundation
import KitValues
import LayoutRules

@testable import ReflowKit

/// A navigation controller that tells what it hears, as a `WitnessController` does. Its answers are its class's own.
final class WitnessNavigationController: UINavigationController {
    private let name: String
    private let testimony: Testimony

    init(_ name: String, _ testimony: Testimony, _ controllers: [UIViewController]) {
        self.name = name
        self.testimony = testimony
        super.init(nibName: nil, bundle: nil)
        viewControllers = controllers
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ event: String) { testimony.tell(event, self, called: name) }

    override var shouldAutorotate: Bool {
        testimony.answer("shouldAutorotate", called: name)
        return super.shouldAutorotate
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        testimony.answer("supportedInterfaceOrientations", called: name)
        return super.supportedInterfaceOrientations
    }

    override func viewWillAppear(_ animated: Bool) { tell("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { tell("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { tell("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { tell("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { tell("viewDidDisappear") }
    override func viewWillLayoutSubviews() { tell("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { tell("viewDidLayoutSubviews") }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        tell("willRotate(\(orientation.name),\(duration))")
    }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        tell("willAnimateRotation(\(orientation.name),\(duration))")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) { tell("didRotate(\(orientation.name))") }

    override func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        tell("willTransition(\(Testimony.text(traits)))")
        super.willTransition(to: traits, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tell("viewWillTransition(\(Int(size.width))×\(Int(size.height)))")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [self] _ in
            tell("alongside")
        } completion: { [self] _ in
            tell("completion")
        }
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        tell("traitCollectionDidChange(\(previous.map(Testimony.text) ?? "nil"))")
        super.traitCollectionDidChange(previous)
    }
}

/// A tab bar controller that tells what it hears, as a `WitnessController` does. Its answers are its class's own.
final class WitnessTabBarController: UITabBarController {
    private let name: String
    private let testimony: Testimony

    init(_ name: String, _ testimony: Testimony, _ controllers: [UIViewController]) {
        self.name = name
        self.testimony = testimony
        super.init(nibName: nil, bundle: nil)
        viewControllers = controllers
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ event: String) { testimony.tell(event, self, called: name) }

    override var shouldAutorotate: Bool {
        testimony.answer("shouldAutorotate", called: name)
        return super.shouldAutorotate
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        testimony.answer("supportedInterfaceOrientations", called: name)
        return super.supportedInterfaceOrientations
    }

    override func viewWillAppear(_ animated: Bool) { tell("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { tell("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { tell("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { tell("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { tell("viewDidDisappear") }
    override func viewWillLayoutSubviews() { tell("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { tell("viewDidLayoutSubviews") }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        tell("willRotate(\(orientation.name),\(duration))")
    }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        tell("willAnimateRotation(\(orientation.name),\(duration))")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) { tell("didRotate(\(orientation.name))") }

    override func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        tell("willTransition(\(Testimony.text(traits)))")
        super.willTransition(to: traits, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tell("viewWillTransition(\(Int(size.width))×\(Int(size.height)))")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [self] _ in
            tell("alongside")
        } completion: { [self] _ in
            tell("completion")
        }
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        tell("traitCollectionDidChange(\(previous.map(Testimony.text) ?? "nil"))")
        super.traitCollectionDidChange(previous)
    }
}
