import Foundation
import KitValues
import LayoutRules

/// A change of the keyboard's frame, as its notifications describe it: input.md §3.3.
struct KeyboardMove {
    /// The old frame in the screen's coordinates.
    var begin: CGRect
    var end: CGRect
    /// The duration in seconds.
    var duration: TimeInterval

    /// The time that a keyboard takes to appear or disappear.
    static let duration: TimeInterval = 0.25
    /// The keyboard's own animation curve.
    private static let curve = 7

    /// - Parameter tellsLocality: whether the key about the keyboard's application is included, as from iOS 9 on.
    func userInfo(tellsLocality: Bool) -> [AnyHashable: Any] {
        // The numbers are objects, because code reads them as Int, UInt, Double or NSNumber.
        var info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMove.curve),
            "UIKeyboardBoundsUserInfoKey": CGRect(origin: .zero, size: end.size),
            "UIKeyboardCenterBeginUserInfoKey": CGPoint(x: begin.midX, y: begin.midY),
            "UIKeyboardCenterEndUserInfoKey": CGPoint(x: end.midX, y: end.midY),
        ]
        if tellsLocality { info[UIResponder.keyboardIsLocalUserInfoKey] = NSNumber(value: true) }
        return info
    }
}
