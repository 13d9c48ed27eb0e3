import Foundation
import UIKit

@objc public class SyncCenter: NSObject {
    @objc public static let `default` = SyncCenter()
    @objc public static var isRunning: Bool { SyncCenter.default.runs > 0 }
    nonisolated(unsafe) private var runs = 0
    private let lock = NSLock()

    @objc public func run() {
        lock.lock(); defer { lock.unlock() }
        runs += 1
        NotificationCenter.default.post(name: .syncDidEnd, object: self, userInfo: ["runs": runs as NSNumber])
    }

    @objc(runAfterDelay:) public nonisolated func run(after delay: TimeInterval) -> Bool {
        delay >= 0
    }
}

extension SyncCenter: @unchecked Sendable {}
