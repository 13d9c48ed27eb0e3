public import KitValues

/// The methods that customise an application. Every method has a default implementation, because all are optional in
/// UIKit.
///
/// The methods are called by ``Simulation/launch(_:sceneDelegate:mainStoryboard:options:)`` and by the methods that
/// move the application between foreground and background. If the application has a scene delegate, only the scene
/// delegate is called for foreground and background (input.md §1.1).
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    var window: UIWindow? { get set }

    /// The first of the launch methods, before anything is shown (behaviour.md §4.7).
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The second of the launch methods, in which most applications without scenes create their window.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called if the delegate does not implement the method with options.
    func applicationDidFinishLaunching(_ application: UIApplication)

    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called before a scene connects. If the configuration names a delegate class, a delegate of that class is created
    /// for the scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// The supported orientations. They replace the Info.plist's list, and may include orientations that it lacks
    /// (behaviour.md §4.5). Without this method, the list applies.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .unanswered }

    /// Starts the application if its delegate is marked `@main`: launches it in the current simulation, and prints the
    /// view tree of its window. If the app's resources contain `Main.storyboard`, its initial controller is shown.
    /// There is no event loop, so the process ends then.
    ///
    /// Tests do not call this: a test process does not run the `main` of the code under test.
    public static func main() {
        let simulation = Simulation.current
        guard let delegate = simulation.delegate(of: self) as? any UIApplicationDelegate else {
            StandardError.print(
                "\(self) cannot be created: an application delegate must derive from UIResponder or NSObject.")
            return
        }
        simulation.launch(delegate, mainStoryboard: simulation.mainStoryboard)
        guard let window = simulation.application.keyWindow else {
            return StandardError.print("\(self) did not make a window key and visible.")
        }
        window.layoutIfNeeded()
        print(window.recursiveDescription())
    }
}

extension UIInterfaceOrientationMask {
    /// The value that marks a delegate without this method; no mask of orientations has these bits.
    package static let unanswered = UIInterfaceOrientationMask(rawValue: .max)
}
