import Foundation
import Testing
import UIKit

/// The calls of delegates and the notifications, in order.
@MainActor
private final class Diary {
    var lines: [String] = []
    private var observers: [any NSObjectProtocol] = []

    init() {
        let names = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIScene.willConnectNotification,
            UIScene.didActivateNotification, UIScene.willDeactivateNotification,
            UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
        ]
        let application = ObjectIdentifier(UIApplication.shared)
        let scene = UIApplication.shared.connectedScenes.first.map { ObjectIdentifier($0) }
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                // Other tests run at the same time, each in its own simulation.
                guard let sender = (note.object as AnyObject?).map({ ObjectIdentifier($0) }),
                    sender == application || sender == scene
                else { return }
                let name = note.name.rawValue
                MainActor.assumeIsolated { self?.lines.append(name) }
            }
        }
    }

    func close() -> [String] {
        observers.forEach(NotificationCenter.default.removeObserver)
        return lines
    }

    /// The lines since the last call.
    func turnPage() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// The scene delegate of Xcode's template, with a diary.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var diary: Diary?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        diary?.lines.append("connect, \(scene.activationState)")
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        self.window = window
        window.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { diary?.lines.append("active, \(scene.activationState)") }
    func sceneWillResignActive(_ scene: UIScene) { diary?.lines.append("resign, \(scene.activationState)") }
    func sceneWillEnterForeground(_ scene: UIScene) {
        let isLandscape = (scene as? UIWindowScene)?.interfaceOrientation.isLandscape ?? false
        diary?.lines.append("foreground, \(scene.activationState)\(isLandscape ? ", landscape" : "")")
    }
    func sceneDidEnterBackground(_ scene: UIScene) { diary?.lines.append("background, \(scene.activationState)") }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    var diary: Diary?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        diary?.lines.append("launched, \(application.applicationState)")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        diary?.lines.append("configuration")
        let configuration = UISceneConfiguration(
            name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { diary?.lines.append("not with scenes") }
    func applicationWillResignActive(_ application: UIApplication) { diary?.lines.append("not with scenes") }
}

/// The delegate of an application without scenes.
private final class OldAppDelegate: NSObject, UIApplicationDelegate {
    var diary: Diary?

    func applicationDidBecomeActive(_ application: UIApplication) { diary?.lines.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { diary?.lines.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { diary?.lines.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { diary?.lines.append("foreground") }
}

@Suite("The life cycle of applications and scenes (input.md)")
@MainActor
struct LifeCycleTests {
    @Test("§1.1, §1.3: an application with scenes: each delegate method in order, each before its notification")
    func scenes() {
        let simulation = Simulation()
        simulation.perform {
            let diary = Diary()
            let delegate = SceneAppDelegate()
            delegate.diary = diary
            let sceneDelegate = SceneDelegate()
            sceneDelegate.diary = diary
            simulation.launch(delegate, sceneDelegate: sceneDelegate)
            #expect(
                diary.turnPage() == [
                    "launched, inactive", "UIApplicationDidFinishLaunchingNotification",
                    "configuration", "connect, foregroundInactive", "UISceneWillConnectNotification",
                    "foreground, foregroundInactive", "UISceneWillEnterForegroundNotification",
                    "UIApplicationWillEnterForegroundNotification",
                    "active, foregroundActive", "UISceneDidActivateNotification",
                    "UIApplicationDidBecomeActiveNotification",
                ])
            #expect(sceneDelegate.window?.isKeyWindow == true)
            simulation.enterBackground()
            #expect(
                diary.turnPage() == [
                    "resign, foregroundActive", "UISceneWillDeactivateNotification",
                    "UIApplicationWillResignActiveNotification",
                    "background, background", "UISceneDidEnterBackgroundNotification",
                    "UIApplicationDidEnterBackgroundNotification",
                ])
            #expect(UIApplication.shared.applicationState == .background)
            simulation.enterForeground()
            #expect(
                diary.close() == [
                    "foreground, foregroundInactive", "UISceneWillEnterForegroundNotification",
                    "UIApplicationWillEnterForegroundNotification",
                    "active, foregroundActive", "UISceneDidActivateNotification",
                    "UIApplicationDidBecomeActiveNotification",
                ])
            #expect(UIApplication.shared.applicationState == .active)
        }
    }

    @Test("§1.2, §1.3: an application without scenes is told the same through its own delegate")
    func applicationAlone() {
        let simulation = Simulation()
        simulation.perform {
            let diary = Diary()
            let delegate = OldAppDelegate()
            delegate.diary = diary
            simulation.launch(delegate)
            _ = diary.turnPage()
            simulation.resignActive()
            #expect(UIApplication.shared.applicationState == .inactive)
            simulation.becomeActive()
            simulation.becomeActive()
            simulation.enterBackground()
            simulation.enterForeground()
            #expect(
                diary.close() == [
                    "resign", "UIApplicationWillResignActiveNotification",
                    "active", "UIApplicationDidBecomeActiveNotification",
                    "resign", "UIApplicationWillResignActiveNotification",
                    "background", "UIApplicationDidEnterBackgroundNotification",
                    "foreground", "UIApplicationWillEnterForegroundNotification",
                    "active", "UIApplicationDidBecomeActiveNotification",
                ])
        }
    }

    @Test("The scene delegate is made of the class in the application delegate's configuration")
    func madeDelegate() {
        let simulation = Simulation()
        simulation.launch(SceneAppDelegate())
        let delegate = simulation.application.connectedScenes.first?.delegate as? SceneDelegate
        #expect(delegate?.window != nil)
        #expect(simulation.application.keyWindow === delegate?.window)
        #expect(simulation.application.openSessions.first?.configuration.name == "Default Configuration")
    }

    @Test("§1.3: a turn in the background is made when the application returns, before it becomes active")
    func turnInBackground() {
        let simulation = Simulation()
        simulation.perform {
            let diary = Diary()
            let sceneDelegate = SceneDelegate()
            simulation.launch(SceneAppDelegate(), sceneDelegate: sceneDelegate)
            simulation.enterBackground()
            sceneDelegate.diary = diary
            #expect(simulation.turn(to: .landscapeLeft) == nil)
            #expect(sceneDelegate.window?.bounds.width == 393)
            _ = diary.turnPage()
            simulation.enterForeground()
            #expect(diary.close().first == "foreground, foregroundInactive")
            #expect(sceneDelegate.window?.bounds.width == 852)
        }
    }

    @Test("§1.4: a delegate marked @main is made, launched, and its window's view tree printed")
    func main() {
        Simulation().perform {
            SceneAppDelegate.main()
            #expect(UIApplication.shared.delegate is SceneAppDelegate)
            #expect(UIApplication.shared.keyWindow != nil)
        }
    }

    @Test("§1.4: without a launch an application is active and has its scene, as code under test expects")
    func withoutLaunch() {
        Simulation().perform {
            #expect(UIApplication.shared.applicationState == .active)
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            #expect(scene?.activationState == .foregroundActive)
            #expect(scene === UIWindow().windowScene)
        }
    }
}
