public import Foundation
public import KitValues
public import LayoutRules

/// The simulated application: which orientations it allows, and which one it shows.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
    public static var shared: UIApplication { Simulation.current.application }

    weak var simulation: Simulation?

    /// What the Info.plist says.
    public let orientations: ApplicationOrientations

    /// Asked for the supported orientations once the application has launched; it replaces the Info.plist.
    public weak var delegate: (any UIApplicationDelegate)?

    public internal(set) var windows: [UIWindow] = []
    public internal(set) weak var keyWindow: UIWindow?
    /// Whether a root controller was shown. Before that the interface takes orientations without notifications.
    var hasLaunched = false
    /// Whether the first orientation was chosen.
    private var isLaunching = false

    /// The orientation the interface is shown in.
    public private(set) var statusBarOrientation: UIInterfaceOrientation = .portrait {
        didSet { simulation?.publish() }
    }

    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Holds the raw value of the new orientation before the change, of the old one after it.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    /// Where its answer comes from, where that is a line of a layout file.
    package var answerSource: ((RotationQuestion) -> AnswerSource?)?

    init(orientations: ApplicationOrientations) {
        self.orientations = orientations
    }

    /// The orientations the application allows in this window, by its delegate, its Info.plist or its idiom's default.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        orientationAnswer(for: window).mask
    }

    /// The application's answer, and who gave it.
    func orientationAnswer(
        for window: UIWindow?
    ) -> (mask: UIInterfaceOrientationMask, source: ApplicationOrientations.Source) {
        orientations.mask(
            for: simulation?.device.hardware.idiom ?? .phone,
            delegate: delegate.flatMap { delegate in
                let answer = delegate.application(self, supportedInterfaceOrientationsFor: window)
                return answer == .unanswered ? nil : answer
            })
    }

    /// Lets every window negotiate, and answers what the key window decided.
    func updateInterfaceOrientation() -> RotationDecision? {
        var result: RotationDecision?
        for window in windows {
            let decision = window.updateInterfaceOrientation(.deviceTurned)
            if window === keyWindow { result = decision }
        }
        return result
    }

    /// The orientations before anything is shown: no notifications, nothing to lay out yet. The first is the one the
    /// application comes up in; another may follow when the root controller and the delegate were asked.
    func launch(in orientation: UIInterfaceOrientation) {
        let old = statusBarOrientation
        statusBarOrientation = orientation
        if !isLaunching {
            isLaunching = true
            simulation?.events.record(.launched(in: orientation))
        } else if orientation != old {
            simulation?.events.record(.statusBarOrientation(from: old, to: orientation))
        }
    }

    /// What a turn does to the status bar: the old orientation can be read until the first notification was heard.
    func turnStatusBar(to orientation: UIInterfaceOrientation) {
        let old = statusBarOrientation
        guard orientation != old else { return }
        let key = UIApplication.statusBarOrientationUserInfoKey
        post(UIApplication.willChangeStatusBarOrientationNotification, userInfo: [key: orientation.rawValue])
        statusBarOrientation = orientation
        simulation?.events.record(.statusBarOrientation(from: old, to: orientation))
        post(UIApplication.didChangeStatusBarOrientationNotification, userInfo: [key: old.rawValue])
    }

    func post(_ name: Notification.Name, object: AnyObject? = nil, userInfo: [AnyHashable: Any] = [:]) {
        simulation?.events.record(.notification(name.rawValue))
        NotificationCenter.default.post(name: name, object: object ?? self, userInfo: userInfo)
    }
}

/// What an application adds to `UIApplication`. Every method has a default, as all are optional in UIKit.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    var window: UIWindow? { get set }

    /// The first of the launch methods, before anything is shown (behaviour.md §4.7). Called by
    /// ``Simulation/launch(_:options:)``.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The second of the launch methods: where most applications make their window.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called if the delegate does not implement the method with options.
    func applicationDidFinishLaunching(_ application: UIApplication)

    func applicationDidBecomeActive(_ application: UIApplication)

    /// Replaces the Info.plist's list completely, for orientations it lacks too (behaviour.md §4.5).
    /// A delegate without this method leaves the list in charge.
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

    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .unanswered }
}

extension UIInterfaceOrientationMask {
    /// What stands for a delegate that does not implement the method; no mask of orientations has these bits.
    package static let unanswered = UIInterfaceOrientationMask(rawValue: .max)
}
