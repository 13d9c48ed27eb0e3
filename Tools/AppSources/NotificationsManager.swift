import Foundation
import UIKit

extension Notification.Name {
    static let trailDidChange = Notification.Name("TrailDidChange")
    static let syncDidEnd = Notification.Name(rawValue: "SyncDidEnd")
}

@objc final class NotificationsManager: NSObject {
    private(set) var received: [String] = []
    private static let endSelector = #selector(NotificationsManager.syncEnded)

    override init() {
        super.init()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(trailChanged(_:)), name: .trailDidChange, object: nil)
        center.addObserver(self, selector: NotificationsManager.endSelector, name: .syncDidEnd, object: nil)
        center.addObserver(
            self,
            selector: #selector(
                NotificationsManager.handleEverything(notification:)
            ),
            name: NSNotification.Name(rawValue: "Everything"),
            object: self)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func trailChanged(_ note: Notification) {
        received.append("trail \(note.userInfo?["name"] as? String ?? "?")")
    }

    @objc fileprivate func syncEnded() {
        received.append("sync")
    }

    @objc func handleEverything(notification: NSNotification) {
        received.append("everything \(notification.name.rawValue)")
        NotificationCenter.default.removeObserver(self, name: .syncDidEnd, object: nil)
    }
}
