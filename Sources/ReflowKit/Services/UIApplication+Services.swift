public import Foundation

extension UIApplication {
    /// How a URL is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// The schemes that applications of the system open.
    private static let schemes: Set = ["http", "https", "mailto", "tel", "sms", "facetime", "maps", "app-settings"]

    /// Whether an application of the system opens such URLs. No other application is installed.
    public func canOpenURL(_ url: URL) -> Bool {
        url.scheme.map { UIApplication.schemes.contains($0.lowercased()) } ?? false
    }

    /// Opens a URL in another application. A simulation has no other applications: the call is an event of its log.
    /// - Parameter completion: is called in the next turn of the run loop, with ``canOpenURL(_:)``.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        simulation?.events.record(.inert("UIApplication.open(\(url.absoluteString))"))
        let opens = canOpenURL(url)
        if let completion { simulation?.clock.schedule { completion(opens) } }
    }

    /// Opens a URL, as ``open(_:options:completionHandler:)`` does.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        open(url, options: options, completionHandler: nil)
        return canOpenURL(url)
    }

    /// Asks for notifications of a server. None come.
    public func registerForRemoteNotifications() {
        simulation?.events.record(.inert("UIApplication.registerForRemoteNotifications()"))
    }

    /// Asks for time in the background. A simulation ends no application, so the handler is never called.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        guard let simulation else { return .invalid }
        simulation.services.backgroundTasks += 1
        let name = taskName ?? "\(simulation.services.backgroundTasks)"
        simulation.events.record(.inert("UIApplication.beginBackgroundTask: \(name)"))
        return UIBackgroundTaskIdentifier(rawValue: simulation.services.backgroundTasks)
    }

    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        simulation?.events.record(.inert("UIApplication.endBackgroundTask: \(identifier.rawValue)"))
    }
}

/// A task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
