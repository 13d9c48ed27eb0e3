import UIKit

/// A namespace of class methods, which controls, bar items, timers and notifications call without an object.
@objc class StaticRouter: NSObject {
    nonisolated(unsafe) static var log: [String] = []

    @objc class func open(_ sender: Any?) { log.append("open \(sender is UIButton)") }
    @objc static func tick(_ timer: Timer) { log.append("tick") }
    @objc static func didChange(_ notification: Notification) { log.append(notification.name.rawValue) }
    @objc private class func hidden() { log.append("hidden") }

    @MainActor class func connect(_ button: UIButton) -> UIBarButtonItem {
        button.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
        NotificationCenter.default.addObserver(
            self, selector: #selector(didChange(_:)), name: Notification.Name("StaticRouter.changed"), object: nil)
        Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: false)
        return UIBarButtonItem(
            barButtonSystemItem: .add, target: StaticRouter.self, action: #selector(StaticRouter.hidden))
    }

    class func disconnect() { NotificationCenter.default.removeObserver(self) }
}

final class SpecialRouter: StaticRouter {
    override class func open(_ sender: Any?) { log.append("special") }
}
