import Foundation

// Launching an application and moving it between foreground and background, in UIKit's order: behaviour.md §4.7. Each
// delegate method is called before its notification is posted.
extension Simulation {
    /// Launches an application with this delegate: `willFinishLaunching`, `didFinishLaunching`, its notification, then
    /// the scene connects, if the application has a scene delegate, and the application becomes active.
    ///
    /// The simulation retains the delegate, as `UIApplicationMain` does. The delegate creates its window in one of the
    /// launch methods, or the scene delegate does in `scene(_:willConnectTo:options:)`; until that window is visible,
    /// the application takes its orientations from the Info.plist.
    /// - Parameters:
    ///   - sceneDelegate: the scene's delegate, in place of the class that an Info.plist lists. Without it, the
    ///     delegate is created from the `delegateClass` of the configuration that the application delegate returns. If
    ///     there is none either, the application has no scene delegate.
    ///   - mainStoryboard: the name of the storyboard that the Info.plist names (`UIMainStoryboardFile`). Its initial
    ///     controller is the root of a window that the delegate gets before `didFinishLaunching`, or the scene's delegate
    ///     before it connects; the window is shown afterwards (input.md §§1.1–1.2).
    ///   - options: the launch options, which the launch methods receive.
    /// - Returns: whether the application would handle a URL in `options`: neither launch method returned false.
    @discardableResult
    public func launch(
        _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil,
        mainStoryboard: String? = nil, options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        perform {
            windowState.launchedDelegate = delegate
            application.delegate = delegate
            application.applicationState = .inactive
            windowScene.activationState = .unattached
            let willHandle = delegate.application(application, willFinishLaunchingWithOptions: options)
            let window = mainStoryboard.flatMap { makeWindow(fromStoryboard: $0) }
            if sceneDelegate == nil, let window { delegate.window = window }
            let didHandle = delegate.application(application, didFinishLaunchingWithOptions: options)
            var userInfo: [AnyHashable: Any] = [:]
            for (key, value) in options ?? [:] { userInfo[key] = value }
            application.post(UIApplication.didFinishLaunchingNotification, userInfo: userInfo)
            if sceneDelegate == nil { window?.makeKeyAndVisible() }
            connectScene(of: delegate, to: sceneDelegate, window)
            tellActive()
            return willHandle && didHandle
        }
    }

    private func connectScene(
        of delegate: any UIApplicationDelegate, to given: (any UISceneDelegate)?, _ window: UIWindow?
    ) {
        let scene = windowScene
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            application, configurationForConnecting: scene.session, options: options)
        scene.session.configuration = configuration
        let made = configuration.delegateClass.flatMap { self.delegate(of: $0) as? any UISceneDelegate }
        scene.activationState = .foregroundInactive
        scene.delegate = given ?? made
        guard let sceneDelegate = scene.delegate else { return }
        if given != nil, let window { (sceneDelegate as? any UIWindowSceneDelegate)?.window = window }
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
        post(UIScene.willConnectNotification)
        if given != nil { window?.makeKeyAndVisible() }
        tellForeground()
    }

    /// Makes the application inactive, as a phone call or the control centre does. It then receives no touches.
    public func resignActive() {
        guard application.applicationState == .active else { return }
        perform {
            tell(
                { $0.sceneWillResignActive($1) }, UIScene.willDeactivateNotification,
                else: { $0.applicationWillResignActive($1) }, UIApplication.willResignActiveNotification)
            application.applicationState = .inactive
            windowScene.activationState = .foregroundInactive
        }
    }

    /// Makes an application in the foreground active again.
    public func becomeActive() {
        guard application.applicationState == .inactive else { return }
        perform { tellActive() }
    }

    /// Moves the application to the background. Rotations of the device have an effect when the application returns.
    public func enterBackground() {
        resignActive()
        guard application.applicationState == .inactive else { return }
        perform {
            application.applicationState = .background
            windowScene.activationState = .background
            tell(
                { $0.sceneDidEnterBackground($1) }, UIScene.didEnterBackgroundNotification,
                else: { $0.applicationDidEnterBackground($1) }, UIApplication.didEnterBackgroundNotification)
        }
    }

    /// Moves the application to the foreground. If the device was rotated in the meantime, the interface rotates before
    /// the application becomes active.
    public func enterForeground() {
        guard application.applicationState == .background else { return }
        perform {
            application.applicationState = .inactive
            windowScene.activationState = .foregroundInactive
            tellForeground()
            device.noticeTurn()
            tellActive()
        }
    }

    private func tellForeground() {
        tell(
            { $0.sceneWillEnterForeground($1) }, UIScene.willEnterForegroundNotification,
            else: { $0.applicationWillEnterForeground($1) }, UIApplication.willEnterForegroundNotification)
    }

    private func tellActive() {
        application.applicationState = .active
        windowScene.activationState = .foregroundActive
        tell(
            { $0.sceneDidBecomeActive($1) }, UIScene.didActivateNotification,
            else: { $0.applicationDidBecomeActive($1) }, UIApplication.didBecomeActiveNotification)
    }

    /// Calls the scene's delegate and posts the scene's notification, or calls the application's delegate if the scene
    /// has none. The application's notification is posted in both cases (input.md §1.1).
    private func tell(
        _ scene: (any UISceneDelegate, UIScene) -> Void, _ sceneNotification: Notification.Name,
        else application: (any UIApplicationDelegate, UIApplication) -> Void, _ notification: Notification.Name
    ) {
        if let delegate = windowScene.delegate {
            scene(delegate, windowScene)
            post(sceneNotification)
        } else if let delegate = self.application.delegate {
            application(delegate, self.application)
        }
        self.application.post(notification)
    }

    /// Posts a notification of the scene.
    private func post(_ name: Notification.Name) {
        application.post(name, object: windowScene)
    }
}
