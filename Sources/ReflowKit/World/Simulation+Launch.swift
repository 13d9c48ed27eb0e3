extension Simulation {
    /// Launches an application with this delegate, in UIKit's order (behaviour.md §4.7): `willFinishLaunching`,
    /// `didFinishLaunching`, its notification, then the application becomes active.
    ///
    /// The simulation keeps the delegate, as `UIApplicationMain` does. The delegate makes its window in one of the
    /// launch methods; until that window is visible, the application takes its orientations from the Info.plist.
    /// - Parameter options: why the application is launched: what the launch methods get.
    /// - Returns: whether the application would handle a URL in `options`: neither launch method returned false.
    @discardableResult
    public func launch(
        _ delegate: any UIApplicationDelegate, options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        perform {
            keptDelegate = delegate
            application.delegate = delegate
            let willHandle = delegate.application(application, willFinishLaunchingWithOptions: options)
            let didHandle = delegate.application(application, didFinishLaunchingWithOptions: options)
            var userInfo: [AnyHashable: Any] = [:]
            for (key, value) in options ?? [:] { userInfo[key] = value }
            application.post(UIApplication.didFinishLaunchingNotification, userInfo: userInfo)
            delegate.applicationDidBecomeActive(application)
            application.post(UIApplication.didBecomeActiveNotification)
            return willHandle && didHandle
        }
    }
}
