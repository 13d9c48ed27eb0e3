import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Frames of containers, their bars and children (behaviour.md §7.2)")
struct ContainerFrameTests {
    @Test(
        "Toolbars: at the bottom with the home indicator's strip, above a tab bar without it", arguments: [false, true])
    func toolbars(inTabs: Bool) {
        for (device, portrait, landscape) in Screen.table {
            inWorld(device) { world in
                let child = UIViewController()
                let navigation = UINavigationController(rootViewController: child)
                navigation.isToolbarHidden = false
                let tabs = UITabBarController()
                if inTabs { tabs.viewControllers = [navigation] }
                let window = world.show(inTabs ? tabs : navigation)
                for (turn, screen) in [(UIDeviceOrientation.portrait, portrait), (.landscapeLeft, landscape)] {
                    world.turn(to: turn)
                    let own = screen.tool - screen.safe.bottom
                    let rect =
                        inTabs
                        ? CGRect(
                            x: 0, y: screen.size.height - screen.tab - own, width: screen.size.width, height: own)
                        : CGRect(
                            x: 0, y: screen.size.height - screen.tool, width: screen.size.width, height: screen.tool)
                    #expect(navigation.toolbar.convert(navigation.toolbar.bounds, to: window).isNear(rect), "\(device)")
                    var safe = screen.safe
                    safe.top = screen.bar.y + screen.bar.height
                    safe.bottom = screen.size.height - rect.minY
                    #expect(child.view.safeAreaInsets.isNear(safe), "\(device)")
                }
            }
        }
    }

    /// A navigation controller in a tab bar controller that is not shown.
    private func unseenTabs() -> (tabs: UITabBarController, navigation: UINavigationController, page: UIViewController)
    {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        return (tabs, navigation, page)
    }

    @Test("§7.2: containers lay out their children when their own views are laid out, also where nobody sees them")
    func outsideOfWindow() {
        inWorld { world in
            let (tabs, navigation, page) = unseenTabs()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            tabs.view.frame = window.bounds
            tabs.view.layoutIfNeeded()
            #expect(navigation.view.frame == window.bounds && page.view.frame == window.bounds)
            window.rootViewController = tabs
            window.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(tabs.view.frame == window.bounds && navigation.view.frame == window.bounds)
            #expect(page.view.frame == window.bounds)
            // When they are shown afterwards, they get the usual callbacks, and the page is loaded once.
            let heard = world.events { window.isHidden = false }
            #expect(heard.filter { $0.contains("viewWillAppear") }.count == 3, "\(heard)")
            #expect(!heard.contains { $0.contains("loadView") }, "\(heard)")
            #expect(world.diagnostics == [])
        }
    }

    @Test(
        "§7.2: a hidden window lays out the container that was put into it; another tab or top comes with the next pass"
    )
    func inHiddenWindow() {
        inWorld { world in
            let (tabs, navigation, page) = unseenTabs()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            window.addSubview(tabs.view)
            tabs.view.frame = window.bounds
            window.layoutIfNeeded()
            #expect(page.view.frame == window.bounds && page.view.isDescendant(of: tabs.view))
            let next = UIViewController()
            navigation.pushViewController(next, animated: false)
            window.layoutIfNeeded()
            #expect(next.view.frame == window.bounds && page.view.superview == nil)
            let other = UIViewController()
            tabs.viewControllers = [navigation, other]
            tabs.selectedIndex = 1
            window.layoutIfNeeded()
            #expect(other.view.frame == window.bounds && navigation.view.superview == nil)
            #expect(world.diagnostics == [])
        }
    }

    @Test("Large titles: the bar grows where there is height, and is plain where there is not")
    func largeTitles() {
        for (device, portrait, landscape) in Screen.table {
            inWorld(device) { world in
                let child = UIViewController()
                let navigation = UINavigationController(rootViewController: child)
                navigation.navigationBar.prefersLargeTitles = true
                _ = world.show(navigation)
                for (turn, screen) in [(UIDeviceOrientation.portrait, portrait), (.landscapeLeft, landscape)] {
                    world.turn(to: turn)
                    let bar = CGRect(x: 0, y: screen.bar.y, width: screen.size.width, height: screen.largeTitle)
                    #expect(navigation.navigationBar.frame.isNear(bar), "\(device)")
                    #expect(abs(child.view.safeAreaInsets.top - screen.bar.y - screen.largeTitle) < 0.01)
                }
            }
        }
    }

    @Test("largeTitleDisplayMode: automatic takes the mode of the one before")
    func largeTitleModes() {
        inWorld { world in
            let (root, second, third) = (UIViewController(), UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            let window = world.show(navigation)
            @MainActor func height() -> CGFloat {
                window.layoutIfNeeded()
                return navigation.navigationBar.frame.height
            }
            #expect(height() == 96)
            second.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(second, animated: false)
            #expect(height() == 44)
            navigation.pushViewController(third, animated: false)
            #expect(height() == 44)
            third.navigationItem.largeTitleDisplayMode = .always
            #expect(height() == 96)
            navigation.popToRootViewController(animated: false)
            #expect(height() == 96)
        }
    }

    @Test("A prompt makes the bar 30 points higher, a hidden bar leaves the safe area to the device")
    func promptAndHiddenBar() {
        inWorld { world in
            let child = UIViewController()
            let navigation = UINavigationController(rootViewController: child)
            let window = world.show(navigation)
            child.navigationItem.prompt = "Choose one"
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame.height == 74)
            navigation.setNavigationBarHidden(true, animated: true)
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.isHidden)
            #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            #expect(child.view.frame == window.bounds)
        }
    }

    @Test("§7.2: opaque bars, missing edges and extendedLayoutIncludesOpaqueBars decide whether the child lies below")
    func extendedLayout() {
        inWorld("iPhone 8") { world in
            let child = UIViewController()
            let navigation = UINavigationController(rootViewController: child)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = world.show(tabs)
            @MainActor func frame() -> CGRect {
                window.layoutIfNeeded()
                return child.view.convert(child.view.bounds, to: window)
            }
            #expect(frame() == CGRect(x: 0, y: 0, width: 375, height: 667))
            navigation.navigationBar.isTranslucent = false
            #expect(frame() == CGRect(x: 0, y: 64, width: 375, height: 603))
            #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
            child.edgesForExtendedLayout = []
            #expect(frame() == CGRect(x: 0, y: 64, width: 375, height: 554))
            #expect(child.view.safeAreaInsets == .zero)
            child.edgesForExtendedLayout = .all
            child.extendedLayoutIncludesOpaqueBars = true
            #expect(frame() == CGRect(x: 0, y: 0, width: 375, height: 667))
            tabs.tabBar.isTranslucent = false
            #expect(frame() == CGRect(x: 0, y: 0, width: 375, height: 618))
            world.turn(to: .landscapeLeft)
            #expect(frame() == CGRect(x: 0, y: 0, width: 667, height: 343))
        }
    }

    @Test("§7.2: up to iOS 6 bars take space, portrait and landscape")
    func barsThatTakeSpace() {
        inWorld("iPhone 5", semantics: .iOS6) { world in
            let child = UIViewController()
            let navigation = UINavigationController(rootViewController: child)
            _ = world.show(navigation)
            #expect(child.view.frame == CGRect(x: 0, y: 0, width: 320, height: 504))
            #expect(child.view.superview?.frame == CGRect(x: 0, y: 44, width: 320, height: 504))
            world.turn(to: .landscapeLeft)
            #expect(child.view.frame == CGRect(x: 0, y: 0, width: 568, height: 268))
            #expect(child.view.safeAreaInsets == .zero)
        }
    }

    @Test("§11: in a sheet the bar begins at the sheet's upper edge, 56 high on phones, 50 on iPads")
    func sheets() {
        for (device, height) in [("iPhone 15", 56 as CGFloat), ("iPad (10th)", 50)] {
            inWorld(device) { world in
                let root = UIViewController()
                _ = world.show(root)
                let child = UIViewController()
                let navigation = UINavigationController(rootViewController: child)
                navigation.modalPresentationStyle = .pageSheet
                root.present(navigation, animated: true)
                #expect(navigation.navigationBar.frame.minY == 0)
                #expect(navigation.navigationBar.frame.height == height)
                #expect(child.view.safeAreaInsets.top == height)
                #expect(child.view.frame == navigation.view.bounds)
                #expect(child.appearance.state == .appeared)
                root.dismiss(animated: true)
                #expect(child.appearance.state == .disappeared)
                #expect(world.diagnostics.isEmpty)
            }
        }
    }

    @Test("§7.2: the views print by UIKit's names")
    func names() {
        inWorld { world in
            let child = UIViewController()
            let navigation = UINavigationController(rootViewController: child)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            _ = world.show(tabs)
            let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            #expect(tabs.view.classNames.kit == "UILayoutContainerView")
            #expect(navigation.view.classNames.kit == "UILayoutContainerView")
            #expect(page.view.classNames.kit == "_UIPageViewControllerContentView")
            let chain = sequence(first: child.view.superview, next: { $0?.superview }).compactMap {
                $0?.classNames.kit
            }
            #expect(
                chain == [
                    "UIViewControllerWrapperView", "UINavigationTransitionView", "UILayoutContainerView",
                    "UIViewControllerWrapperView", "UITransitionView", "UILayoutContainerView", "UIWindow",
                ])
        }
    }

    @Test("The scroll view of a controller in a navigation controller begins below the bar, whatever it holds")
    func scrollViews() {
        inWorld { world in
            let child = UIViewController()
            let scroll = UIScrollView(frame: child.view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            child.view.addSubview(scroll)
            let navigation = UINavigationController(rootViewController: child)
            let window = world.show(navigation)
            #expect(abs(scroll.adjustedContentInset.top - 97.667) < 0.01)
            #expect(abs(scroll.contentOffset.y + 97.667) < 0.01)
            world.turn(to: .landscapeLeft)
            #expect(scroll.adjustedContentInset.top == 32)
            #expect(scroll.contentOffset.y == -32)
            scroll.contentInsetAdjustmentBehavior = .never
            window.layoutIfNeeded()
            #expect(scroll.adjustedContentInset == .zero)
        }
    }

    @Test("A hidden tab is laid out when it is selected, at the size of then")
    func hiddenTabs() {
        inWorld { world in
            let (first, second) = (UIViewController(), UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            let window = world.show(tabs)
            #expect(!second.isViewLoaded)
            tabs.selectedIndex = 1
            tabs.selectedIndex = 0
            world.turn(to: .landscapeLeft)
            #expect(second.view.bounds.size == CGSize(width: 393, height: 852))
            tabs.selectedIndex = 1
            #expect(second.view.frame == window.bounds)
            #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 53, right: 59))
        }
    }

    @Test("hidesBottomBarWhenPushed takes the tab bar away until the controller is popped")
    func hidesBottomBar() {
        inWorld { world in
            let navigation = UINavigationController(rootViewController: UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = world.show(tabs)
            let viewer = UIViewController()
            viewer.hidesBottomBarWhenPushed = true
            navigation.pushViewController(viewer, animated: false)
            window.layoutIfNeeded()
            #expect(tabs.tabBar.isHidden)
            #expect(viewer.view.safeAreaInsets.bottom == 34)
            navigation.pushViewController(UIViewController(), animated: false)
            window.layoutIfNeeded()
            #expect(tabs.tabBar.isHidden)
            navigation.popToRootViewController(animated: false)
            window.layoutIfNeeded()
            #expect(!tabs.tabBar.isHidden)
            #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
        }
    }
}
