public import Foundation

/// An instance of an application's interface. A simulation has one scene, its ``UIWindowScene``.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    open var session: UISceneSession { ownSession }
    final let ownSession: UISceneSession

    /// The application's object that receives the scene's events. Unlike most delegates, it is retained.
    open var delegate: (any UISceneDelegate)?

    /// Whether the scene is in the foreground. It is unattached only while the application launches.
    open internal(set) var activationState = ActivationState.foregroundActive

    /// The name of the scene. It is not drawn.
    open var title: String! = ""

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        ownSession = session
        super.init()
        if session.scene == nil { session.scene = self }
    }

    /// Whether a scene is in the foreground, with UIKit's raw values.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    /// The reason why a scene connects: in a simulation, the user opened the application.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}
}

/// The events of a scene. Every method has a default implementation, because all are optional in UIKit.
///
/// ``Simulation/launch(_:sceneDelegate:mainStoryboard:options:)`` connects the scene; the methods of ``Simulation`` that
/// move the application between foreground and background call the rest.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    /// Called when the scene connects. An application with scenes creates its window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    )
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}
