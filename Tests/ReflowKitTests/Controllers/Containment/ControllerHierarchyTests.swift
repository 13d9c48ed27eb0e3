import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// A controller that records `_printHierarchy` while its appearance changes.
private final class Narrator: UIViewController {
    var states: [String] = []

    private func note() { states.append(hierarchyDescription().split(separator: " ")[2].description) }
    override func viewWillAppear(_ animated: Bool) { note() }
    override func viewDidAppear(_ animated: Bool) { note() }
    override func viewWillDisappear(_ animated: Bool) { note() }
    override func viewDidDisappear(_ animated: Bool) { note() }
}

private final class CardPresentation: UIPresentationController {}

@MainActor
@Suite("Controllers as text, as UIKit's _printHierarchy prints them (behaviour.md §10.3)")
struct ControllerHierarchyTests {
    /// The name of the presentation controller on the presented controller's line.
    private func presentation(_ style: UIModalPresentationStyle, on device: String = "iPhone 15") -> String? {
        inWorld(device) { world in
            let root = UIViewController()
            _ = world.show(root)
            let presented = UIViewController()
            presented.modalPresentationStyle = style
            root.present(presented, animated: false)
            return root.hierarchyDescription().split(separator: "\n").last?.components(separatedBy: "presented with: ")
                .last
        }
    }

    @Test("§10.3: tabs before they are shown: what is loaded, what is not, and what is outside of the window")
    func unshown() {
        inWorld { _ in
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let tabs = UITabBarController()
            tabs.viewControllers = [
                UINavigationController(rootViewController: pages),
                UINavigationController(rootViewController: UIViewController()),
            ]
            tabs.loadViewIfNeeded()
            #expect(
                tabs.hierarchyDescription() == """
                    <UITabBarController>, state: disappeared, view: <UILayoutContainerView> not in the window
                       | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
                       |    | <UIPageViewController>, state: disappeared, view: (view not loaded)
                       | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
                       |    | <UIViewController>, state: disappeared, view: (view not loaded)
                    """)
        }
    }

    @Test("§10.3: on screen; children first, then what is presented, which goes on in the same way")
    func presenting() {
        inWorld { world in
            let list = ListController()
            let navigation = UINavigationController(rootViewController: list)
            _ = world.show(navigation)
            #expect(
                navigation.hierarchyDescription() == """
                    <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                       | <ReflowKitTests.ListController>, state: appeared, view: <ReflowKitTests.Rows>
                    """)

            let viewer = UINavigationController(rootViewController: UIViewController())
            viewer.modalPresentationStyle = .fullScreen
            navigation.present(viewer, animated: false)
            let stamps = UINavigationController(rootViewController: UIViewController())
            stamps.modalPresentationStyle = .popover
            viewer.present(stamps, animated: false)
            #expect(
                navigation.hierarchyDescription() == """
                    <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
                       | <ReflowKitTests.ListController>, state: disappeared, view: <ReflowKitTests.Rows> not in the window
                       + <UINavigationController>, state: appeared, view: <UILayoutContainerView>, presented with: <_UIFullscreenPresentationController>
                       |    | <UIViewController>, state: appeared, view: <UIView>
                       |    + <UINavigationController>, state: appeared, view: <UILayoutContainerView>, presented with: <UIPopoverPresentationController>
                       |    |    | <UIViewController>, state: appeared, view: <UIView>
                    """)
        }
    }

    @Test("§10.3: the four states, each at its moment")
    func states() {
        inWorld { world in
            let narrator = Narrator()
            let window = world.show(narrator)
            window.rootViewController = UIViewController()
            #expect(narrator.states == ["appearing,", "appeared,", "disappearing,", "disappeared,"])
        }
    }

    @Test("§10.3: who presents, by style: UIKit's own classes are private but for the popover's")
    func presentationControllers() {
        let names: [(UIModalPresentationStyle, String)] = [
            (.fullScreen, "Fullscreen"), (.overFullScreen, "OverFullscreen"), (.currentContext, "CurrentContext"),
            (.overCurrentContext, "OverCurrentContext"), (.pageSheet, "PageSheet"), (.automatic, "PageSheet"),
            (.formSheet, "FormSheet"),
        ]
        for (style, name) in names {
            for device in ["iPhone 15", "iPad (10th)"] {
                #expect(presentation(style, on: device) == "<_UI\(name)PresentationController>")
            }
        }
        #expect(presentation(.popover, on: "iPad (10th)") == "<UIPopoverPresentationController>")
    }

    @Test("A presentation controller of an application's own prints by its name")
    func custom() {
        final class Presenter: UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                CardPresentation(presentedViewController: presented, presenting: presenting)
            }
        }
        inWorld { world in
            let root = UIViewController()
            _ = world.show(root)
            let (presented, delegate) = (UIViewController(), Presenter())
            presented.modalPresentationStyle = .custom
            presented.transitioningDelegate = delegate
            root.present(presented, animated: false)
            #expect(
                root.hierarchyDescription().hasSuffix(
                    "view: <UIView>, presented with: <ReflowKitTests.CardPresentation>"))
        }
    }
}

private final class Rows: UIView {}

private final class ListController: UIViewController {
    override func loadView() { view = Rows() }
}
