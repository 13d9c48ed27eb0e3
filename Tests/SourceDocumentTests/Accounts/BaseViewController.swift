import Foundation
import KitValues
import LayoutRules
import ReflowKit

/// The base class in the account. The device's orientation is passed on as an interface orientation by its raw value,
/// as the C enumerations convert.
class BaseViewController: UIViewController {
    func handleInterfaceRotation(for orientation: UIInterfaceOrientation) {}

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let orientation = UIDevice.current.orientation
        if orientation.isValidInterfaceOrientation,
            let interface = UIInterfaceOrientation(rawValue: orientation.rawValue)
        {
            handleInterfaceRotation(for: interface)
        }
    }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        handleInterfaceRotation(for: interfaceOrientation)
        return true
    }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        handleInterfaceRotation(for: orientation)
    }
}

/// A subclass as in an application: two panes, one above the other in portrait and side by side in landscape.
final class Panes: BaseViewController {
    let (first, second) = (UIView(), UIView())
    private(set) var handled: [UIInterfaceOrientation] = []

    override func viewDidLoad() {
        for pane in [first, second] {
            pane.autoresizingMask = []
            view.addSubview(pane)
        }
    }

    override func handleInterfaceRotation(for orientation: UIInterfaceOrientation) {
        handled.append(orientation)
        loadViewIfNeeded()
        if orientation.isLandscape {
            first.frame = CGRect(x: 0, y: 0, width: 512, height: 700)
            second.frame = CGRect(x: 512, y: 0, width: 512, height: 700)
        } else {
            first.frame = CGRect(x: 0, y: 0, width: 768, height: 500)
            second.frame = CGRect(x: 0, y: 500, width: 768, height: 500)
        }
    }

    var isForLandscape: Bool { first.frame.width == 512 && second.frame.minX == 512 }

    /// The orientations handled while `body` runs.
    func handled(during body: () -> Void) -> [UIInterfaceOrientation] {
        handled = []
        body()
        return handled
    }
}
