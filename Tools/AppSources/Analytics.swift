import Foundation

@objc(WPAnalytics)
final class Analytics: NSObject {
    @objc nonisolated(unsafe) static let shared = Analytics()

    @objc private(set) var screens: [String] = []
    @objc var turns = 0
    @objc dynamic var isEnabled = true

    private override init() {
        super.init()
    }

    @objc(trackScreen:)
    func track(screen: String) {
        guard isEnabled else { return }
        screens.append(screen)
    }

    @objc(trackEventNamed:withParameters:)
    func track(event: String, parameters: [String: Any]? = nil) {
        let text = (event as NSString).lowercased
        screens.append("event:" + text)
        if let parameters = parameters {
            screens.append("\((parameters as NSDictionary).count) parameters")
        }
    }
}
