public import Foundation
public import KitValues
public import LayoutRules

/// The simulated application, with its allowed orientations and the present one.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
    public static var shared: UIApplication { Simulation.current.application }

    weak var simulation: Simulation?

    /// The orientations in the Info.plist.
    public let orientations: ApplicationOrientations

    /// The state. It is active, except while ``Simulation/launch(_:sceneDelegate:mainStoryboard:options:)`` runs and
    /// after ``Simulation/resignActive()`` or ``Simulation/enterBackground()``.
    public internal(set) var applicationState = State.active

    /// The state of an application: whether it is in the foreground and receives touches.
    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }

    /// The delegate. Once the application has launched, UIKit asks it for the supported orientations, which replace
    /// those of the Info.plist.
    public weak var delegate: (any UIApplicationDelegate)?

    /// Whether the screen stays on. A simulation's screen always does.
    public var isIdleTimerDisabled = false
    /// The number on the application's icon, which is not drawn.
    public var applicationIconBadgeNumber = 0

    public internal(set) var windows: [UIWindow] = []
    public internal(set) weak var keyWindow: UIWindow?

    /// The scenes, in which code finds its window. A simulation has one scene.
    public var connectedScenes: Set<UIScene> { Set((simulation?.windowScene).map { [$0 as UIScene] } ?? []) }
    public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// Whether a root controller has been shown. Before that, the interface changes orientation without notifications.
    var hasLaunched = false
    /// Whether the first orientation is being chosen.
    private var isLaunching = false

    /// The orientation of the interface.
    public private(set) var statusBarOrientation: UIInterfaceOrientation = .portrait {
        didSet { simulation?.publish() }
    }

    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The user info key for the raw value of an orientation: of the new one before a change, of the old one after it.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    /// The source of the application's answer, if it is a line of a layout file.
    package var answerSource: ((RotationQuestion) -> AnswerSource?)?

    init(orientations: ApplicationOrientations) {
        self.orientations = orientations
    }

    /// The orientations that the application supports in this window: the delegate's, the Info.plist's, or the default
    /// of the idiom.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        orientationAnswer(for: window).mask
    }

    /// The application's answer and its source.
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

    /// Makes every window negotiate, and returns the decision of the key window.
    func updateInterfaceOrientation() -> RotationDecision? {
        var result: RotationDecision?
        for window in windows {
            let decision = window.updateInterfaceOrientation(.deviceTurned)
            if window === keyWindow { result = decision }
        }
        return result
    }

    /// Sets the orientation before anything is shown, without notifications or layout. The first one is the orientation
    /// at launch; another may follow after the root controller and the delegate were asked.
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

    /// Changes the status bar's orientation in a rotation. Observers of the first notification still read the old one.
    func turnStatusBar(to orientation: UIInterfaceOrientation) {
        let old = statusBarOrientation
        guard orientation != old else { return }
        let key = UIApplication.statusBarOrientationUserInfoKey
        post(UIApplication.willChangeStatusBarOrientationNotification, userInfo: [key: orientation.rawValue])
        statusBarOrientation = orientation
        simulation?.events.record(.statusBarOrientation(from: old, to: orientation))
        post(UIApplication.didChangeStatusBarOrientationNotification, userInfo: [key: old.rawValue])
    }

    /// Sends an action to a target.
    /// - Parameters:
    ///   - target: the object whose method is called; nil for the first object of the chain that has it, from the first
    ///     responder, or else the sender, up to the application's delegate (input.md §2.7).
    ///   - sender: the method's first value, if it takes one.
    ///   - event: the method's second value.
    /// - Returns: whether any object has the method.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target.map(ClassObject.target) ?? receiver(of: action, from: sender) else { return false }
        action.sendAction(to: receiver, sender: sender, event: event)
        return true
    }

    /// The object that gets an action without a target.
    private func receiver(of action: Selector, from sender: Any?) -> AnyObject? {
        let start = keyWindow?.firstResponderOfWindow ?? sender as? UIResponder ?? keyWindow
        let ends = [keyWindow?.windowScene, self, delegate as? UIResponder].compactMap { $0 as UIResponder? }
        return start?.firstResponder(for: action, sender: sender)
            ?? ends.lazy.compactMap { $0.firstResponder(for: action, sender: sender) }.first
    }

    func post(_ name: Notification.Name, object: AnyObject? = nil, userInfo: [AnyHashable: Any] = [:]) {
        simulation?.events.record(.notification(name.rawValue))
        NotificationCenter.default.post(name: name, object: object ?? self, userInfo: userInfo)
    }
}
