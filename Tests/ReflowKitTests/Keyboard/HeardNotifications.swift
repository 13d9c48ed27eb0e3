import Foundation
import KitValues
import ReflowKit

/// The keyboard notifications that are posted during the object's life.
@MainActor
final class HeardNotifications {
    struct Notice {
        var name: String
        var begin: CGRect
        var end: CGRect
        var duration: Double
        var object: ObjectIdentifier?
        /// The screen's size at that moment.
        var screen: CGSize
        var userInfo: [String]
    }

    private(set) var notices: [Notice] = []
    /// Called with the name of each notification.
    var onNotice: (String) -> Void = { _ in }
    private var observers: [any NSObjectProtocol] = []

    init() {
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ] {
            let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] note in
                let info = note.userInfo ?? [:]
                // The code reads them like code for iOS: one as a value object, the other as a rectangle.
                let begin = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .null
                let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
                let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1
                let object = (note.object as AnyObject?).map { ObjectIdentifier($0) }
                let lines = info.map { "\($0.key): \($0.value)" }.sorted()
                let name = note.name.rawValue
                MainActor.assumeIsolated {
                    self?.notices.append(
                        Notice(
                            name: name, begin: begin, end: end, duration: duration, object: object,
                            screen: UIScreen.main.bounds.size, userInfo: lines))
                    self?.onNotice(name)
                }
            }
            observers.append(observer)
        }
    }

    /// Stops the observation. Tests run one after the other on the main actor, so all notifications belong to the test.
    func stop() {
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = []
    }

    /// The names without `UIKeyboard` and `Notification`, which are common to all.
    var names: [String] {
        notices.map { $0.name.dropFirst("UIKeyboard".count).dropLast("Notification".count).description }
    }
}
