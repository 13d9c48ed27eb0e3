public import Foundation
public import KitValues
public import LayoutRules

/// The simulated device: what model it is and how it is held.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public static var current: UIDevice { Simulation.current.device }

    weak var simulation: Simulation?

    /// The entry of the device catalogue; ``Simulation/hardware`` for users.
    package let hardware: Device

    /// The real orientation of the device, whether or not notifications are being generated.
    public private(set) final var heldOrientation: UIDeviceOrientation = .portrait

    /// How often code began generating notifications, less how often it ended.
    private var beginnings = 0
    /// The windows that began by themselves, each once. A window that goes has ended.
    private var windows: [ListeningWindow] = []

    private struct ListeningWindow {
        weak var window: UIWindow?
    }

    init(hardware: Device) {
        self.hardware = hardware
    }

    /// A device like the current one, for subclasses in tests. It does not turn.
    public override init() { hardware = Simulation.current.device.hardware }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { hardware.idiom }
    open var name: String { hardware.name }
    /// The kind of device, in Apple's words: `iPhone`, `iPad`.
    open var model: String { hardware.idiom == .pad ? "iPad" : "iPhone" }

    /// The orientation of the device; `unknown` until notifications are generated (behaviour.md §4.3). A window starts
    /// them when it gets its root controller.
    open var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? heldOrientation : .unknown
    }

    open var isGeneratingDeviceOrientationNotifications: Bool { generationCount > 0 }

    /// Calls are counted: each one needs its own call of `endGeneratingDeviceOrientationNotifications()`.
    open func beginGeneratingDeviceOrientationNotifications() {
        settle()
        beginnings += 1
    }

    open func endGeneratingDeviceOrientationNotifications() {
        beginnings -= 1
        settle()
    }

    /// Begins on behalf of a window, for as long as there is the window.
    func beginGeneratingDeviceOrientationNotifications(for window: UIWindow) {
        settle()
        if !windows.contains(where: { $0.window === window }) { windows.append(ListeningWindow(window: window)) }
    }

    private var generationCount: Int {
        windows.reduce(beginnings) { count, listening in listening.window == nil ? count : count + 1 }
    }

    /// Forgets the windows that are gone, and ends that had no beginning.
    private func settle() {
        windows.removeAll { $0.window == nil }
        beginnings = max(beginnings, -windows.count)
    }

    /// Posted with the device as its object after the device turned.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    @available(*, deprecated, message: "call Simulation.turn(to:)")
    @discardableResult
    public func turn(to orientation: UIDeviceOrientation) -> RotationDecision? {
        simulation?.turn(to: orientation)
    }

    fileprivate func turnInItsWorld(to orientation: UIDeviceOrientation) -> RotationDecision? {
        guard let simulation else { return nil }
        guard orientation != heldOrientation else { return simulation.application.keyWindow?.lastDecision }
        simulation.events.record(.deviceOrientation(from: heldOrientation, to: orientation))
        heldOrientation = orientation
        guard isGeneratingDeviceOrientationNotifications else { return nil }
        // An observer may turn the device at once, one that hears of that may turn it back, and so on.
        simulation.transitions.nest {
            simulation.application.post(UIDevice.orientationDidChangeNotification, object: self)
        }
        guard simulation.application.applicationState != .background else { return nil }
        return noticeTurn()
    }

    /// Lets the interface follow the device.
    @discardableResult
    func noticeTurn() -> RotationDecision? {
        guard let simulation else { return nil }
        return simulation.transitions.run { simulation.application.updateInterfaceOrientation() } ?? nil
    }
}

extension Simulation {
    /// Rotates the device: posts the notification and lets every window negotiate.
    ///
    /// A rotation inside a callback of another rotation, a presentation or a dismissal waits until that has ended.
    /// - Returns: the decision of the key window; `nil` without a window, if no notifications are being generated, for
    ///   a rotation that waits, and in the background.
    @discardableResult
    public func turn(to orientation: UIDeviceOrientation) -> RotationDecision? {
        perform { device.turnInItsWorld(to: orientation) }
    }
}
