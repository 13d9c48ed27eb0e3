import Foundation
import KitSchema
import KitValues
import LayoutRules
import ReflowKit

/// Apple's pattern of two controllers, one for portrait and one for landscape: listing 8-4 of "Supporting Multiple
/// Interface Orientations".
///
/// The root observes the device, presents the other controller full screen when the device is rotated to landscape, and
/// dismisses it when the device is back in portrait. If the device lies flat, nothing changes.
@MainActor
final class LandscapeAlternative {
    private let device: UIDevice
    private weak var root: UIViewController?
    private let make: @MainActor () -> UIViewController?
    private var isShown = false
    private var observer: (any NSObjectProtocol)?

    init(
        of root: UIViewController?, on device: UIDevice, make: @escaping @MainActor () -> UIViewController?
    ) {
        self.root = root
        self.device = device
        self.make = make
        device.beginGeneratingDeviceOrientationNotifications()
        observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.deviceTurned() }
        }
    }

    @MainActor deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        device.endGeneratingDeviceOrientationNotifications()
    }

    private func deviceTurned() {
        let orientation = device.orientation
        if orientation.isLandscape, !isShown, let root, root.presentedViewController == nil, let controller = make() {
            controller.modalPresentationStyle = .fullScreen
            isShown = true
            root.present(controller, animated: true)
        } else if orientation.isPortrait, isShown {
            isShown = false
            root?.dismiss(animated: true)
        }
    }
}
