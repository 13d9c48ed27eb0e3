import UIKit

@objc private protocol SecretListening: AnyObject {
    @objc optional func secret(_ text: String)
    @objc optional func secretCount() -> Int
}

final class SecretHolder: NSObject {
    fileprivate weak var listener: SecretListening?
    private let friend = SecretFriend()

    func tell() -> Int {
        listener = friend
        listener?.secret?("x")
        return (listener?.secretCount?() ?? 0) + friend.heard.count
    }
}

private final class SecretFriend: NSObject, SecretListening {
    var heard = ""
    func secret(_ text: String) { heard += text }
}
