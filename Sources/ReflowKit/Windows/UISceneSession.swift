public import Foundation

/// The information about a scene that the system keeps between launches.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    public internal(set) weak var scene: UIScene?
    public let role = Role.windowApplication
    public internal(set) var configuration: UISceneConfiguration

    /// An identifier. In UIKit it is generated; here it is always the same, so that output does not change between
    /// runs.
    public let persistentIdentifier = "00000000-0000-0000-0000-000000000001"

    public var userInfo: [String: Any]?

    override init() {
        configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    }

    /// The purpose of a scene, with UIKit's raw values.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// The delegate class of a scene. It comes from `UISceneConfigurations` in an Info.plist, or from the application
/// delegate.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role

    /// A class with the initialiser `init()`, derived from `UIResponder` or `NSObject`.
    public var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
