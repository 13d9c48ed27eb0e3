import Foundation
import KitValues
import LayoutRules

/// A change of the keyboard's frame, as its notifications tell it: input.md §3.3.
struct KeyboardMove {
    /// In the screen's coordinates.
    var begin: CGRect
    var end: CGRect
    /// Seconds.
    var duration: TimeInterval

    /// How long a keyboard takes to come or go.
    static let duration: TimeInterval = 0.25
    /// The keyboard's own animation curve.
    private static let curve = 7

    /// - Parameter tellsLocality: whether the keyboard may be that of another application, from iOS 9 on.
    func userInfo(tellsLocality: Bool) -> [AnyHashable: Any] {
        // Numbers as objects: code reads them as Int, UInt, Double or NSNumber.
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
