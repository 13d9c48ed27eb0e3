import Foundation
import KitValues
import LayoutRules

@testable import ReflowKit

/// A controller that tells a testimony all it hears, before its class does anything about it, and registers blocks of
/// its own with every transition of its size.
class WitnessController: UIViewController {
    let name: String
    let testimony: Testimony
    var mask = UIInterfaceOrientationMask.allButUpsideDown

    init(_ name: String, _ testimony: Testimony) {
        self.name = name
        self.testimony = testimony
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ event: String) { testimony.tell(event, self, called: name) }

    override var shouldAutorotate: Bool {
        testimony.answer("shouldAutorotate", called: name)
        return true
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        testimony.answer("supportedInterfaceOrientations", called: name)
        return mask
    }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        testimony.answer("shouldAutorotate(to:\(orientation.name))", called: name)
        return mask.contains(orientation)
    }

    override func loadView() {
        tell("loadView")
        super.loadView()
    }
    override func viewDidLoad() { tell("viewDidLoad") }
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
    }
}
