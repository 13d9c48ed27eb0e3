import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("Safe area and layout margins in the view tree (behaviour.md §3.6, §3.7)")
struct SafeAreaTests {
    private final class Watching: UIView {
        var changes = 0
        override func safeAreaInsetsDidChange() { changes += 1 }
    }

    @Test("§3.6: a view gets what overlaps the unsafe strips; off screen there is none")
    func overlap() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            let header = Watching(frame: CGRect(x: 0, y: 20, width: 393, height: 100))
            let middle = Watching(frame: CGRect(x: 0, y: 200, width: 393, height: 100))
            controller.view.addSubview(header)
            controller.view.addSubview(middle)
            #expect(header.safeAreaInsets == .zero)
            _ = world.show(controller)
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            #expect(header.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
            #expect(header.changes == 1)
            #expect(middle.safeAreaInsets == .zero)
            #expect(middle.changes == 0)

            world.turn(to: .landscapeLeft)
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
            #expect(header.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 0))
            #expect(header.changes == 2)
        }
    }

    @Test("§3.6: below a bar that ends between points, a subview has what is left of its superview's, or nothing")
    func unrounded() {
        for device in ["iPhone 8", "iPhone 15", "iPhone 16 Pro"] {
            inWorld(device) { world in
                let controller = UIViewController()
                let navigation = UINavigationController(rootViewController: controller)
                let (over, below) = (UIView(frame: CGRect(x: 0, y: 10, width: 90, height: 400)), UIView())
                let pinned = UIView()
                for view in [over, below, pinned] { controller.view.addSubview(view) }
                pinned.translatesAutoresizingMaskIntoConstraints = false
                let safe = controller.view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    pinned.topAnchor.constraint(equalTo: safe.topAnchor),
                    pinned.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                    pinned.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                    pinned.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                ])
                world.show(navigation)
                let insets = controller.view.safeAreaInsets
                #expect(insets.top == navigation.navigationBar.frame.maxY)
                #expect(over.safeAreaInsets == UIEdgeInsets(top: insets.top - 10, left: 0, bottom: 0, right: 0))
                #expect(pinned.safeAreaInsets == .zero, "\(device)")
                // Code that sets frames often rounds in this way, to the nearest pixel.
                let scale = world.simulation.screen.scale
                let top = (insets.top * scale).rounded() / scale
                below.frame = CGRect(x: 0, y: top, width: 90, height: 90)
                #expect(below.safeAreaInsets == .zero, "\(device)")
            }
        }
    }

    @Test("§3.6: at any depth the strips that overlap are the same", arguments: [1, 100, 101, 102, 5000])
    func deep(levels: Int) {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            _ = world.show(controller)
            var innermost: UIView = controller.view
            for level in 0..<levels {
                let view = UIView(frame: CGRect(x: level == 0 ? 10 : 0, y: 0, width: 300, height: 800))
                innermost.addSubview(view)
                innermost = view
            }
            #expect(innermost.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
        }
    }

    @Test("§3.6: a view that moves over the strip hears of it in the next pass")
    func moving() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            let view = Watching(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
            controller.view.addSubview(view)
            let window = world.show(controller)
            view.frame.origin.y = 0
            #expect(view.safeAreaInsets.top == 59)
            #expect(view.changes == 0)
            window.layoutIfNeeded()
            #expect(view.changes == 1)
        }
    }

    @Test("§3.6: the controller's additional insets count, and the controller hears before its view is laid out")
    func additionalInsets() {
        final class Controller: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
            override func viewSafeAreaInsetsDidChange() { log.append("safeArea \(view.safeAreaInsets.top)") }
            override func viewWillLayoutSubviews() { log.append("willLayout \(view.safeAreaInsets.top)") }
            override func viewDidLoad() { log.append("didLoad \(view.safeAreaInsets.top)") }
        }
        inWorld("iPhone 15") { world in
            let controller = Controller()
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
            let window = world.show(controller)
            #expect(controller.log == ["didLoad 0.0", "willAppear", "safeArea 103.0", "willLayout 103.0"])
            controller.additionalSafeAreaInsets.top = 0
            window.layoutIfNeeded()
            #expect(controller.log.suffix(2) == ["safeArea 59.0", "willLayout 59.0"])
        }
    }

    @Test("§3.6: below the root nobody has more than the superview, and only a controller's view adds to it")
    func bounded() {
        inWorld("iPhone 15") { world in
            let (controller, child) = (UIViewController(), UIViewController())
            child.additionalSafeAreaInsets.top = 10
            let sticking = UIView(frame: CGRect(x: -20, y: -30, width: 500, height: 1000))
            controller.view.addSubview(sticking)
            child.view.frame = CGRect(x: 0, y: 0, width: 393, height: 500)
            controller.addChild(child)
            controller.view.addSubview(child.view)
            child.didMove(toParent: controller)
            _ = world.show(controller)
            #expect(sticking.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 0, right: 0))
        }
    }

    @Test("§3.6: nothing is propagated into a view with scale or rotation; one that is only shifted has its part")
    func transformed() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
            for view in views { controller.view.addSubview(view) }
            views[0].transform = CGAffineTransform(scaleX: 1, y: -1)
            views[1].transform = CGAffineTransform(rotationAngle: 1)
            views[2].transform = CGAffineTransform(translationX: 0, y: 9)
            _ = world.show(controller)
            #expect(views.map(\.safeAreaInsets.top) == [0, 0, 50])
        }
    }

    @Test("§3.6, §8: a safe area is told from the outermost view inwards, view before controller, before any layout")
    func order() {
        @MainActor final class Log { var lines: [String] = [] }
        final class View: UIView {
            let (name, log): (String, Log)
            init(_ name: String, _ log: Log) {
                (self.name, self.log) = (name, log)
                super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
                autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
            required init?(coder: NSCoder) { nil }
            override func safeAreaInsetsDidChange() { log.lines.append("\(name) view") }
            override func layoutMarginsDidChange() { log.lines.append("\(name) view margins") }
        }
        final class Controller: UIViewController {
            let (name, log): (String, Log)
            init(_ name: String, _ log: Log) {
                (self.name, self.log) = (name, log)
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func loadView() { view = View(name, log) }
            override func viewSafeAreaInsetsDidChange() { log.lines.append("\(name) controller") }
            override func viewLayoutMarginsDidChange() { log.lines.append("\(name) controller margins") }
            override func viewWillLayoutSubviews() { log.lines.append("\(name) layout") }
        }
        inWorld("iPhone 15") { world in
            let log = Log()
            let (parent, child) = (Controller("parent", log), Controller("child", log))
            let between = View("between", log)
            parent.addChild(child)
            parent.view.addSubview(between)
            between.addSubview(child.view)
            child.didMove(toParent: parent)
            let window = world.show(parent)
            let parentHears = ["parent view", "parent controller", "parent view margins", "parent controller margins"]
            let betweenHears = ["between view", "between view margins"]
            let childHears = parentHears.map { $0.replacingOccurrences(of: "parent", with: "child") }
            // At its first display a child is told of it after viewIsAppearing, in its own turn.
            #expect(
                Array(log.lines.prefix(12))
                    == parentHears + betweenHears + ["parent layout"] + childHears + ["child layout"])
            log.lines = []
            parent.additionalSafeAreaInsets.top = 7
            window.layoutIfNeeded()
            #expect(log.lines == parentHears + betweenHears + childHears + ["parent layout", "child layout"])
            log.lines = []
            child.view.layoutMargins.left = 90
            #expect(log.lines == ["child view margins", "child controller margins"])
            parent.view.insetsLayoutMarginsFromSafeArea = false
            log.lines = []
            parent.additionalSafeAreaInsets.top = 9
            window.layoutIfNeeded()
            #expect(
                log.lines.filter { $0.hasPrefix("parent") } == ["parent view", "parent controller", "parent layout"])
        }
    }

    @Test("§3.6: off screen the controller's additional insets do not count either")
    func additionalOffScreen() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        let container = UIView(frame: controller.view.frame)
        container.addSubview(controller.view)
        #expect(controller.view.safeAreaInsets == .zero)
    }

    @Test("§3.6: hiding the status bar frees its strip on phones with a home button only")
    func statusBar() {
        final class Hiding: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let cases: [(String, CGFloat)] = [("iPhone 8", 0), ("iPhone 15", 59)]
        for (device, top) in cases {
            inWorld(device) { world in
                let window = world.show(Hiding())
                #expect(window.safeAreaInsets.top == top)
            }
        }
    }

    @Test("§3.7: margins of a plain full-screen view on iPhone 11, portrait and landscape")
    func plainMargins() {
        inWorld("iPhone 11") { world in
            let controller = UIViewController()
            let plain = UIView(frame: controller.view.bounds)
            plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(plain)
            _ = world.show(controller)
            #expect(plain.layoutMargins == UIEdgeInsets(top: 56, left: 8, bottom: 42, right: 8))
            world.turn(to: .landscapeRight)
            #expect(plain.layoutMargins == UIEdgeInsets(top: 8, left: 56, bottom: 29, right: 56))
            plain.insetsLayoutMarginsFromSafeArea = false
            #expect(plain.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        }
    }

    @Test("§3.7: a controller's root view has the system's margins, which smaller ones do not undercut")
    func rootMargins() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            _ = world.show(controller)
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
            controller.view.layoutMargins = .zero
            #expect(controller.view.layoutMargins.left == 16)
            controller.viewRespectsSystemMinimumLayoutMargins = false
            #expect(controller.view.layoutMargins.left == 0)
        }
    }

    @Test("§3.7: preservesSuperviewLayoutMargins takes the superview's margin less the distance")
    func preserving() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            let child = UIView(frame: CGRect(x: 6, y: 200, width: 381, height: 100))
            child.layoutMargins = .zero
            controller.view.addSubview(child)
            _ = world.show(controller)
            #expect(child.layoutMargins == .zero)
            child.preservesSuperviewLayoutMargins = true
            #expect(child.layoutMargins == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
        }
    }

    @Test("§3.7: directional margins are the same ones by reading direction, read and set")
    func directionalMargins() {
        let margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let sides: [(UITraitEnvironmentLayoutDirection, UIEdgeInsets)] = [
            (.leftToRight, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            (.rightToLeft, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2)),
        ]
        for (direction, expected) in sides {
            var settings = Simulation.Settings()
            settings.layoutDirection = direction
            inWorld(settings: settings) { _ in
                let view = UIView()
                view.directionalLayoutMargins = margins
                #expect(view.layoutMargins == expected)
                view.layoutMargins = expected
                #expect(view.directionalLayoutMargins == margins)
            }
        }
    }

    @Test("§3.7: the readable column is 664 points wide in regular width, the margins' width elsewhere")
    func readableContent() {
        inWorld("iPad (10th)") { world in
            let controller = UIViewController()
            _ = world.show(controller)
            let frame = controller.view.readableContentGuide.layoutFrame
            #expect(frame.minX == 78)
            #expect(frame.width == 664)
        }
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            _ = world.show(controller)
            #expect(controller.view.readableContentGuide.layoutFrame == CGRect(x: 16, y: 59, width: 361, height: 759))
            #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
        }
    }

    // The widths are 664 × 21 / 17 and 664 × 14 / 17; an iPad (10th) is 1180 points wide in landscape, with margins of
    // 20.
    @Test(
        "The readable column is as much wider as body text is larger, up to the margins (autolayout.md §11.3)",
        arguments: [
            (UIContentSizeCategory.extraExtraLarge, 820.235), (.extraSmall, 546.824),
            (.accessibilityExtraLarge, 1140),
        ] as [(UIContentSizeCategory, Double)])
    func readableContentOfTextSizes(category: UIContentSizeCategory, width: Double) throws {
        var settings = Simulation.Settings()
        settings.preferredContentSizeCategory = category
        let simulation = Simulation(
            device: try DeviceCatalogue.standard.require(named: "iPad (10th)"), settings: settings)
        simulation.perform {
            let window = UIWindow()
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            simulation.turn(to: .landscapeLeft)
            #expect(abs(controller.view.readableContentGuide.layoutFrame.width - CGFloat(width)) < 0.001)
        }
    }
}
