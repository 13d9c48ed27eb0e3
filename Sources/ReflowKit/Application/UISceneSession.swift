public import Foundation

/// What the system remembers of a scene between launches.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    public internal(set) weak var scene: UIScene?
    public let role = Role.windowApplication
    public internal(set) var configuration: UISceneConfiguration

    /// UIKit makes an identifier up. Here it is always the same, so that output does not change between runs.
    public let persistentIdentifier = "00000000-0000-0000-0000-000000000001"

    public var userInfo: [String: Any]?

    override init() {
        configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    }

    /// What a scene is for, with UIKit's raw values.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// Which delegate a scene gets: what an Info.plist lists below `UISceneConfigurations`, or an application delegate
/// answers.
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
