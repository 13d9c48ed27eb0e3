import UIKit

@MainActor
protocol KeyboardObserving: AnyObject {
    func keyboardHeightDidChange(_ height: CGFloat)
}

/// Tells a screen how much of it the keyboard covers.
@MainActor
final class KeyboardObserver: NSObject {
    weak var delegate: KeyboardObserving?
    private(set) var height: CGFloat = 0

    func start() {
        let pairs: [(Selector, Notification.Name)] = [
            (#selector(keyboardWillShow), UIResponder.keyboardWillShowNotification),
            (#selector(keyboardWillHide(_:)), UIResponder.keyboardWillHideNotification),
        ]
        for (selector, name) in pairs {
            NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
        }
    }

    @objc private func keyboardWillShow(notification: NSNotification) {
        guard let info = notification.userInfo,
              let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        height = frame.height
        delegate?.keyboardHeightDidChange(height)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        height = 0
        delegate?.keyboardHeightDidChange(0)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }
}
