public import Foundation
public import KitValues
public import LayoutRules

/// The simulated device, with its model and orientation.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public static var current: UIDevice { Simulation.current.device }

    weak var simulation: Simulation?

    /// The entry of the device catalogue, public as ``Simulation/hardware``.
    package let hardware: Device

    /// The real orientation of the device, whether or not notifications are being generated.
    public private(set) final var heldOrientation: UIDeviceOrientation = .portrait

    /// The number of calls that begin generating notifications, less those that end it.
    private var beginnings = 0
    /// The windows that began generating notifications, each once. A deallocated window no longer counts.
    private var windows: [ListeningWindow] = []

    private struct ListeningWindow {
        weak var window: UIWindow?
    }

    init(hardware: Device) {
        self.hardware = hardware
    }

    /// A device like the current one, for subclasses in tests. It cannot rotate.
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

    /// Begins generating notifications for a window, until the window is deallocated.
    func beginGeneratingDeviceOrientationNotifications(for window: UIWindow) {
        settle()
        if !windows.contains(where: { $0.window === window }) { windows.append(ListeningWindow(window: window)) }
    }

    private var generationCount: Int {
        windows.reduce(beginnings) { count, listening in listening.window == nil ? count : count + 1 }
    }

    /// Removes deallocated windows, and ignores calls that end more often than others began.
    private func settle() {
        windows.removeAll { $0.window == nil }
        beginnings = max(beginnings, -windows.count)
    }

    /// The notification that is posted after the device rotated, with the device as its object.
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
        // An observer may rotate the device at once, and an observer of that may rotate it back, and so on.
        simulation.transitions.nest {
            simulation.application.post(UIDevice.orientationDidChangeNotification, object: self)
        }
        guard simulation.application.applicationState != .background else { return nil }
        return noticeTurn()
    }

    /// Negotiates after the device was rotated, so that the interface may follow it.
    @discardableResult
    func noticeTurn() -> RotationDecision? {
        guard let simulation else { return nil }
        return simulation.transitions.run { simulation.application.updateInterfaceOrientation() } ?? nil
    }
}

extension Simulation {
    /// Rotates the device: posts the notification and makes every window negotiate.
    ///
    /// A rotation inside a callback of another rotation, a presentation or a dismissal waits until that has ended.
    /// - Returns: the decision of the key window; nil without a window, if no notifications are being generated, for a
    ///   rotation that waits, and in the background.
    @discardableResult
    public func turn(to orientation: UIDeviceOrientation) -> RotationDecision? {
        perform { device.turnInItsWorld(to: orientation) }
    }
}
