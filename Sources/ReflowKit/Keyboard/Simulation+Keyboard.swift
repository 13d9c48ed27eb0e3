public import Foundation
import KitValues
import LayoutRules

/// A visible keyboard.
struct ShownKeyboard: Equatable {
    /// The height in points; `nil` for the device's own, which depends on the orientation.
    var height: CGFloat?
}

// The keyboard of the simulated device: input.md §3. It is shown for a text field that is first responder, and tests may
// show and hide it themselves.
extension Simulation {
    /// Shows the keyboard, as when a text field becomes first responder, or changes its height.
    ///
    /// Posts UIKit's notifications with the frames, moves `keyboardLayoutGuide`, and lays out the windows as part of
    /// the animation. Inside a callback of a rotation, presentation or dismissal, it waits until that has ended. The
    /// keyboard stays open through rotations: UIKit posts that it hides and shows again, with the frames of both
    /// orientations.
    /// - Parameter height: the height in both orientations, in points, including the bar above the keys and the part
    ///   behind the home indicator; at most the screen's height. The default is the height of the device's own
    ///   keyboard.
    public func showKeyboard(height: CGFloat? = nil) {
        let height = height.map { $0.isFinite ? max(0, $0) : 0 }
        moveKeyboard(to: ShownKeyboard(height: height))
    }

    /// Hides the keyboard, as when the first responder resigns.
    public func hideKeyboard() { moveKeyboard(to: nil) }

    /// The frame of the keyboard, in points in the screen's coordinates; `nil` while it is hidden.
    public var keyboardFrame: CGRect? {
        keyboard.map { frame(of: $0, isUp: true, in: application.statusBarOrientation) }
    }

    private func moveKeyboard(to new: ShownKeyboard?) {
        transitions.run { [self] in perform { changeKeyboard(to: new) } }
    }

    private func changeKeyboard(to new: ShownKeyboard?) {
        let old = keyboard
        guard let moved = new ?? old else { return }
        let orientation = application.statusBarOrientation
        let move = KeyboardMove(
            begin: frame(of: old ?? moved, isUp: old != nil, in: orientation),
            end: frame(of: moved, isUp: new != nil, in: orientation),
            duration: areAnimationsEnabled ? KeyboardMove.duration : 0)
        guard move.begin != move.end else { return keyboard = new }
        post(move, UIResponder.keyboardWillChangeFrameNotification)
        post(
            move, new == nil ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
        keyboard = new
        AnimationBlock(duration: move.duration).perform { layOutAboveKeyboard() }
        post(move, UIResponder.keyboardDidChangeFrameNotification)
        post(move, new == nil ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
        for window in application.windows { window.layoutIfNeeded() }
    }

    /// Lays out the views that depend on the keyboard.
    private func layOutAboveKeyboard() {
        for window in application.windows {
            window.markKeyboardGuideOwners()
            window.layoutIfNeeded()
        }
    }

    /// - Parameter isUp: whether the keyboard is shown. A hidden one is below the screen.
    fileprivate func frame(
        of keyboard: ShownKeyboard, isUp: Bool, in orientation: UIInterfaceOrientation
    ) -> CGRect {
        let size = device.hardware.metrics(for: orientation).size
        let height = min(
            keyboard.height
                ?? KeyboardHeight.standard(on: device.hardware, in: orientation, semantics: semantics),
            size.height)
        let rect = CGRect(x: 0, y: isUp ? size.height - height : size.height, width: size.width, height: height)
        guard screen.isPortraitFixed else { return rect }
        return PortraitFixedScreen(size: screen.portraitSize).frame(of: rect, in: orientation)
    }

    fileprivate func post(_ move: KeyboardMove, _ name: Notification.Name) {
        events.record(.keyboard(name.rawValue, from: move.begin, to: move.end, duration: move.duration))
        NotificationCenter.default.post(
            name: name, object: semantics >= .iOS16 ? screen : nil,
            userInfo: move.userInfo(tellsLocality: semantics >= .iOS8))
    }
}

// MARK: - Rotations

/// The effect of a rotation on a visible keyboard: it stays, but UIKit posts that it hides, with the frames of the old
/// orientation, and that it shows, with those of the new one (input.md §3.8).
@MainActor
struct KeyboardTurn {
    private let simulation: Simulation
    private let target: UIInterfaceOrientation
    private let hiding: KeyboardMove

    /// Fails if no keyboard is visible, or if the interface does not rotate. It must be made before the status bar
    /// rotates.
    init?(of simulation: Simulation, to target: UIInterfaceOrientation, duration: TimeInterval) {
        let old = simulation.application.statusBarOrientation
        guard let keyboard = simulation.keyboard, old != target else { return nil }
        self.simulation = simulation
        self.target = target
        hiding = KeyboardMove(
            begin: simulation.frame(of: keyboard, isUp: true, in: old),
            end: simulation.frame(of: keyboard, isUp: false, in: old), duration: duration)
    }

    /// Posts the notifications that follow the rotation of the status bar.
    func begin() {
        simulation.post(hiding, UIResponder.keyboardWillChangeFrameNotification)
        simulation.post(hiding, UIResponder.keyboardWillHideNotification)
    }

    /// Posts the notifications that follow the completions of the rotation.
    func finish() {
        simulation.post(hiding, UIResponder.keyboardDidChangeFrameNotification)
        simulation.post(hiding, UIResponder.keyboardDidHideNotification)
        guard let keyboard = simulation.keyboard else { return }
        let showing = KeyboardMove(
            begin: simulation.frame(of: keyboard, isUp: false, in: target),
            end: simulation.frame(of: keyboard, isUp: true, in: target),
            duration: simulation.areAnimationsEnabled ? KeyboardMove.duration : 0)
        simulation.post(showing, UIResponder.keyboardWillChangeFrameNotification)
        simulation.post(showing, UIResponder.keyboardWillShowNotification)
        simulation.post(showing, UIResponder.keyboardDidChangeFrameNotification)
        simulation.post(showing, UIResponder.keyboardDidShowNotification)
    }
}
