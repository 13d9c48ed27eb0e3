import Foundation
import KitValues
import LayoutRules

@testable import ReflowKit

/// A controller that records all its callbacks in a testimony, before it calls super, and registers blocks of its own
/// with every transition of its size.
class WitnessController: UIViewController {
    let witness: Witness
    var mask = UIInterfaceOrientationMask.allButUpsideDown

    init(_ name: String, _ testimony: Testimony) {
        witness = Witness(name: name, testimony: testimony)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutorotate: Bool {
        witness.answer("shouldAutorotate")
        return true
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        witness.answer("supportedInterfaceOrientations")
        return mask
    }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        witness.answer("shouldAutorotate(to:\(orientation.name))")
        return mask.contains(orientation)
    }

    override func loadView() {
        witness.tell("loadView", self)
        super.loadView()
    }
    override func viewDidLoad() { witness.tell("viewDidLoad", self) }
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
    }
}
