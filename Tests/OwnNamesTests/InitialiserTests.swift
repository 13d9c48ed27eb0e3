import Foundation
import Testing
import UIKit

/// Subclasses with the initialisers that Apple's headers let them have.
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

        required init() {
            super.init()
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
        ring.lineWidth = 4
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

    /// As Xcode's template has it.
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

    @Test("An application delegate of Xcode's template compiles, and launches into a window")
    func delegate() {
        Simulation().perform {
            let delegate = AppDelegate()
            UIApplication.shared.delegate = delegate
            #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
            #expect(UIApplication.shared.keyWindow === delegate.window)
        }
    }
}
