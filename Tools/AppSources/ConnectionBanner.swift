import UIKit

extension Notification.Name {
    static let connectionDidChange = Notification.Name("connectionDidChange")
}

/// Observers that are removed where an object ends, which is no place of the main actor.
class ConnectionBanner: UIView {
    private(set) var isOnline = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(connectionChanged(_:)), name: .connectionDidChange, object: nil)
        center.addObserver(
            self, selector: #selector(setNeedsLayout), name: UIResponder.keyboardDidHideNotification, object: nil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc func connectionChanged(_ notification: NSNotification) {
        isOnline = notification.userInfo?["online"] as? Bool ?? false
        isHidden = isOnline
    }
}
