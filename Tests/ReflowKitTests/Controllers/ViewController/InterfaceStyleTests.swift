import DisplayList
import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
private func style(_ environment: any UITraitEnvironment) -> String {
    environment.traitCollection.userInterfaceStyle.name
}

@MainActor
@Suite("overrideUserInterfaceStyle (Apple: Choosing a specific interface style for your iOS app)")
struct InterfaceStyleTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    private final class Teller: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { view = Listener(name, log) }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            log.lines.append("\(name) was \(previous?.userInterfaceStyle.name ?? "nil"), is \(style(self))")
        }
    }

    private final class Listener: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        required init?(coder: NSCoder) { nil }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            log.lines.append("\(name).view was \(previous?.userInterfaceStyle.name ?? "nil"), is \(style(self))")
        }
    }

    @Test("Nothing is overridden at first, and everything is as the screen is")
    func initial() {
        var settings = Simulation.Settings()
        settings.userInterfaceStyle = .dark
        inWorld(settings: settings) { world in
            let controller = UIViewController()
            let window = world.show(controller)
            #expect(controller.overrideUserInterfaceStyle == .unspecified)
            #expect(controller.view.overrideUserInterfaceStyle == .unspecified)
            #expect(window.overrideUserInterfaceStyle == .unspecified)
            #expect([style(window), style(controller), style(controller.view)] == ["dark", "dark", "dark"])
        }
    }

    @Test("A controller's style holds for its view, what is in it and its children, before they are shown and after")
    func controllers() {
        inWorld { world in
            let (pushed, inner) = (UIViewController(), UIView())
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.overrideUserInterfaceStyle = .dark
            #expect(style(navigation) == "dark")
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, UIViewController()]
            let window = world.show(tabs)
            navigation.pushViewController(pushed, animated: false)
            window.layoutIfNeeded()
            pushed.view.addSubview(inner)
            #expect(
                [style(navigation.navigationBar), style(pushed), style(pushed.view), style(inner)].allSatisfy {
                    $0 == "dark"
                })
            #expect([style(window), style(tabs), style(tabs.tabBar)] == ["light", "light", "light"])
            navigation.overrideUserInterfaceStyle = .unspecified
            #expect([style(pushed), style(inner)] == ["light", "light"])
        }
    }

    @Test("A child that is in no tree yet expects what its parent has")
    func expected() {
        final class Asking: UIViewController {
            var styles: [UIUserInterfaceStyle] = []
            override func viewDidLoad() { styles.append(traitCollection.userInterfaceStyle) }
        }
        inWorld { world in
            let child = Asking()
            let navigation = UINavigationController(rootViewController: child)
            navigation.overrideUserInterfaceStyle = .dark
            _ = world.show(navigation)
            #expect(child.styles == [.dark])
        }
    }

    @Test(
        "Who has another style hears of it once, the controller before its view, from above to below; in no window nobody"
    )
    func news() {
        inWorld { world in
            let log = Log()
            let (parent, child) = (Teller("parent", log), Teller("child", log))
            parent.overrideUserInterfaceStyle = .dark
            parent.overrideUserInterfaceStyle = .unspecified
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            _ = world.show(parent)
            #expect(log.lines.isEmpty)
            parent.overrideUserInterfaceStyle = .dark
            let news = [
                "parent was light, is dark", "parent.view was light, is dark",
                "child was light, is dark", "child.view was light, is dark",
            ]
            #expect(log.lines == news)
            parent.overrideUserInterfaceStyle = .dark
            child.overrideUserInterfaceStyle = .dark
            #expect(log.lines == news)
            log.lines = []
            parent.overrideUserInterfaceStyle = .light
            #expect(log.lines == ["parent was dark, is light", "parent.view was dark, is light"])
        }
    }

    @Test("A view's own style is not its controller's, who hears of what it inherits all the same")
    func viewsOwn() {
        inWorld { world in
            let log = Log()
            let controller = Teller("a", log)
            let window = world.show(controller)
            controller.view.overrideUserInterfaceStyle = .light
            #expect(log.lines.isEmpty)
            window.overrideUserInterfaceStyle = .dark
            #expect(log.lines == ["a was light, is dark"])
            #expect([style(controller), style(controller.view)] == ["dark", "light"])
            log.lines = []
            controller.view.overrideUserInterfaceStyle = .unspecified
            #expect(log.lines == ["a.view was light, is dark"])
        }
    }

    @Test("A controller's own style goes before the one its parent imposes, other imposed traits stay")
    func imposed() {
        inWorld { world in
            let (parent, child) = (UIViewController(), UIViewController())
            parent.addChild(child)
            parent.view.addSubview(child.view)
            _ = world.show(parent)
            child.overrideUserInterfaceStyle = .dark
            parent.setOverrideTraitCollection(
                UITraitCollection(traitsFrom: [
                    UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .light),
                ]), forChild: child)
            #expect(style(child.view) == "dark")
            #expect(child.view.traitCollection.horizontalSizeClass == .regular)
            child.overrideUserInterfaceStyle = .unspecified
            #expect(style(child.view) == "light")
            #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        }
    }

    @Test(
        "What a controller presents has not its style but the window's",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .overCurrentContext])
    func presented(_ modalStyle: UIModalPresentationStyle) {
        inWorld("iPad Pro 11 (1st-4th)") { world in
            let (presenter, shown) = (UIViewController(), UIViewController())
            presenter.definesPresentationContext = true
            presenter.overrideUserInterfaceStyle = .dark
            let window = world.show(presenter)
            shown.modalPresentationStyle = modalStyle
            presenter.present(shown, animated: false)
            #expect([style(presenter), style(shown), style(shown.view)] == ["dark", "light", "light"])
            window.overrideUserInterfaceStyle = .dark
            #expect([style(shown), style(shown.view)] == ["dark", "dark"])
            shown.overrideUserInterfaceStyle = .light
            #expect([style(shown), style(shown.view)] == ["light", "light"])
        }
    }

    @Test("A view that its controller gives up has the controller's style no more, and the next one has it")
    func exchangedView() {
        inWorld { _ in
            let controller = UIViewController()
            controller.overrideUserInterfaceStyle = .dark
            let first: UIView = controller.view
            #expect(style(first) == "dark")
            controller.view = UIView()
            #expect([style(first), style(controller.view)] == ["light", "dark"])
        }
    }

    @Test("A window's style does not take away what its host decides")
    func host() {
        inWorld { world in
            let window = world.show(UIViewController())
            window.hostTraits = UITraitCollection(horizontalSizeClass: .regular)
            window.overrideUserInterfaceStyle = .dark
            #expect(window.traitCollection.horizontalSizeClass == .regular)
            window.overrideUserInterfaceStyle = .unspecified
            #expect(window.traitCollection.horizontalSizeClass == .regular)
            #expect(style(window) == "light")
        }
    }

    @Test("Dynamic colours are those of the style when the view is drawn next; a subclass may answer for itself")
    func colors() {
        final class Dark: UIViewController {
            override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
                get { .dark }
                set {}
            }
        }
        func background(_ controller: UIViewController, _ change: (UIViewController) -> Void = { _ in }) -> Drawing {
            inWorld { world in
                controller.loadViewIfNeeded()
                controller.view.backgroundColor = .systemBackground
                let window = world.show(controller)
                _ = window.drawing()
                change(controller)
                return window.drawing()
            }
        }
        func plain(_ color: UIColor) -> DisplayList {
            background(UIViewController()) { $0.view.backgroundColor = color }.list
        }
        #expect(background(UIViewController()).list == plain(.white))
        #expect(background(UIViewController()) { $0.overrideUserInterfaceStyle = .dark }.list == plain(.black))
        #expect(background(Dark()).list == plain(.black))
    }
}
