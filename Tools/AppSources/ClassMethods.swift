import UIKit

@objc final class ClassMethods: NSObject {
    nonisolated(unsafe) private(set) static var calls = 0
    @objc class func ping() { calls += 1 }
    @objc static func pong(_ value: Any?) { calls += 10 }

    @MainActor static func wire(_ control: UIControl) {
        control.addTarget(self, action: #selector(ping), for: .touchUpInside)
        control.addTarget(ClassMethods.self, action: #selector(ClassMethods.pong(_:)), for: .touchUpInside)
    }
}
