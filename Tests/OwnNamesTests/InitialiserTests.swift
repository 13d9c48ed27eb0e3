import Foundation
import Testing
import UIKit

/// Subclasses with the initialisers that Apple's headers allow.
@Suite("Initialisers that subclasses override or inherit")
@MainActor
struct InitialiserTests {
    private final class Logo: UIImage, @unchecked Sendable {}

    private final class Photo: UIImage, @unchecked Sendable {
        var caption = ""

        override init() {
            caption = "none"
            super.init()
        }

        override init?(data: Data, scale: CGFloat) {
            super.init(data: data, scale: scale)
        }
    }

    @Test("A subclass of UIImage inherits every initialiser, or overrides one")
    func images() throws {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
        }
        let data = try #require(drawn.pngData())
        let logo = try #require(Logo(data: data, scale: 1))
        #expect(logo.size == CGSize(width: 2 * drawn.scale, height: 3 * drawn.scale))
        #expect(Logo(data: Data()) == nil)
        #expect(Photo().caption == "none")
        #expect(Photo(data: data, scale: 2)?.scale == 2)
    }

    private final class Ring: CAShapeLayer {
        var progress: CGFloat = 0

        override init() {
            super.init()
            lineWidth = 4
        }

        override init(layer: Any) {
            super.init(layer: layer)
            if let other = layer as? Ring { progress = other.progress }
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    @Test("A layer is made after another one, which gives it its looks")
    func layers() {
        let ring = Ring()
        ring.progress = 0.5
        ring.cornerRadius = 3
        ring.bounds = CGRect(x: 0, y: 0, width: 7, height: 8)
        let copy = Ring(layer: ring)
        #expect(copy.progress == 0.5)
        #expect(copy.lineWidth == 4)
        #expect(copy.cornerRadius == 3)
        #expect(copy.bounds == ring.bounds)
        let gradient = CAGradientLayer()
        gradient.endPoint = CGPoint(x: 1, y: 0)
        #expect(CAGradientLayer(layer: gradient).endPoint == CGPoint(x: 1, y: 0))
    }

    /// A layer without `init()`, which subclasses need not repeat.
    private final class Dot: CALayer {
        let color: UIColor

        init(color: UIColor) {
            self.color = color
            super.init()
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class RingView: UIView {
        override class var layerClass: AnyClass { Ring.self }
    }

    private final class ArcLayer: CAShapeLayer {}

    private final class ArcView: UIView {
        override class var layerClass: AnyClass { ArcLayer.self }
    }

    @Test("A layer overrides init() without `required`, and a view makes its layer by it")
    func layerClass() {
        Simulation().perform {
            #expect((RingView().layer as? Ring)?.lineWidth == 4)
            #expect(ArcView().layer is ArcLayer)
            #expect(Dot(color: .red).color == .red)
            #expect(type(of: UIView().layer) == CALayer.self)
        }
    }

    private final class Bar: UINavigationBar {
        private(set) var shade = 0.0

        override init(frame: CGRect) {
            super.init(frame: frame)
            shade = 0.5
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Tools: UIToolbar {}

    private final class BarFlow: UINavigationController {
        let step: Int

        init(step: Int) {
            self.step = step
            super.init(navigationBarClass: Bar.self, toolbarClass: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A navigation controller makes its bars of the classes it is given")
    func barClasses() {
        Simulation().perform {
            let both = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
            #expect((both.navigationBar as? Bar)?.shade == 0.5)
            #expect(both.toolbar is Tools)
            let root = UIViewController()
            root.title = "Root"
            both.viewControllers = [root]
            let window = UIWindow()
            window.rootViewController = both
            window.makeKeyAndVisible()
            #expect(both.navigationBar.superview === both.view)
            #expect(both.navigationBar.topItem?.title == "Root")
            #expect(both.navigationBar.frame.width == window.bounds.width)
            let flow = BarFlow(step: 2)
            #expect(flow.step == 2)
            #expect(flow.navigationBar is Bar)
            #expect(
                type(of: UINavigationController(navigationBarClass: nil, toolbarClass: nil).navigationBar)
                    == UINavigationBar.self)
            #expect(
                type(of: UINavigationController(navigationBarClass: UIView.self, toolbarClass: nil).navigationBar)
                    == UINavigationBar.self)
        }
    }

    private final class Flow: UINavigationController {
        let isFlow: Bool

        override init(rootViewController: UIViewController) {
            isFlow = true
            super.init(rootViewController: rootViewController)
        }

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            isFlow = false
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A navigation controller overrides init(rootViewController:)")
    func navigation() {
        Simulation().perform {
            let root = UIViewController()
            let flow = Flow(rootViewController: root)
            #expect(flow.isFlow)
            #expect(flow.viewControllers == [root])
        }
    }

    private final class PlainButton: UIButton {}

    private final class FramedButton: UIButton {
        override init(frame: CGRect) {
            super.init(frame: frame)
            setTitle("Go", for: .normal)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class ModelButton: UIButton {
        let model: String

        init(model: String) {
            self.model = model
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("Subclasses of UIButton are made in every way")
    func buttons() {
        Simulation().perform {
            #expect(PlainButton().buttonType == .custom)
            #expect(PlainButton(type: .system).buttonType == .system)
            #expect(FramedButton().title(for: .normal) == "Go")
            #expect(FramedButton(type: .system).title(for: .normal) == "Go")
            #expect(ModelButton(model: "a").model == "a")
        }
    }

    /// The application delegate of Xcode's template.
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UINavigationController(rootViewController: UIViewController())
            window.makeKeyAndVisible()
            self.window = window
            return launchOptions?[.url] == nil
        }
    }

    @Test("§4.7: an application delegate of Xcode's template is launched into a window, and kept")
    func delegate() {
        let simulation = Simulation()
        #expect(simulation.launch(AppDelegate()))
        let delegate = simulation.application.delegate
        #expect(delegate is AppDelegate)
        #expect(delegate?.window != nil)
        #expect(simulation.application.keyWindow === delegate?.window)
        #expect(!simulation.launch(AppDelegate(), options: [.url: "reflow:"]))
    }

    /// A delegate that records the calls of the methods that it implements.
    private final class ListeningDelegate: UIResponder, UIApplicationDelegate {
        var heard: [String] = []
        private var observers: [any NSObjectProtocol] = []

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            heard.append("will \(launchOptions?.count ?? 0), \(application.keyWindow == nil)")
            for name in [UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification] {
                let observer = NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
                    [weak self] notification in
                    let name = notification.name.rawValue
                    MainActor.assumeIsolated { self?.heard.append(name) }
                }
                observers.append(observer)
            }
            return true
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            heard.append("did \(launchOptions?.count ?? 0)")
            return true
        }

        func applicationDidFinishLaunching(_ application: UIApplication) {
            heard.append("not called beside the method with options")
        }

        func applicationDidBecomeActive(_ application: UIApplication) {
            heard.append("active")
            observers.forEach(NotificationCenter.default.removeObserver)
        }
    }

    private final class OldDelegate: NSObject, UIApplicationDelegate {
        var hasLaunched = false

        func applicationDidFinishLaunching(_ application: UIApplication) { hasLaunched = true }
    }

    @Test("§4.7: the launch methods are called in UIKit's order, with the options, in the simulation")
    func launchOrder() {
        let delegate = ListeningDelegate()
        Simulation().launch(delegate, options: [.annotation: 1])
        #expect(
            delegate.heard == [
                "will 1, true", "did 1", "UIApplicationDidFinishLaunchingNotification", "active",
            ])
        let old = OldDelegate()
        Simulation().launch(old)
        #expect(old.hasLaunched)
    }
}
