import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Scroll views (behaviour.md §3.8)")
struct UIScrollViewTests {
    private func scrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.contentSize = CGSize(width: 100, height: 1000)
        return view
    }

    @Test("§3.8: the offset is the origin of the bounds; setting it is not clamped")
    func offset() {
        let view = scrollView()
        view.contentOffset = CGPoint(x: 3, y: 40)
        #expect(view.bounds == CGRect(x: 3, y: 40, width: 100, height: 200))
        view.bounds.origin = CGPoint(x: 0, y: 7)
        #expect(view.contentOffset == CGPoint(x: 0, y: 7))
        view.setContentOffset(CGPoint(x: -50, y: 99_999), animated: true)
        #expect(view.contentOffset == CGPoint(x: -50, y: 99_999))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test("Subviews move with the offset, and what leaves the view is cut and cannot be touched")
    func scrolling() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = scrollView()
        let child = UIView(frame: CGRect(x: 10, y: 50, width: 20, height: 20))
        parent.addSubview(view)
        view.addSubview(child)
        view.contentOffset.y = 45
        #expect(child.convert(child.bounds, to: parent) == CGRect(x: 10, y: 5, width: 20, height: 20))
        #expect(child.frame == CGRect(x: 10, y: 50, width: 20, height: 20))
        #expect(view.clipsToBounds)
        view.contentOffset.y = 100
        #expect(parent.hitTest(CGPoint(x: 15, y: 5), with: nil) === view)
    }

    @Test(
        "§3.8: what the safe area adds to the insets, by behaviour",
        arguments: [
            (.automatic, true, [59, 34]), (.automatic, false, [0, 0]), (.scrollableAxes, true, [59, 34]),
            (.scrollableAxes, false, [0, 0]), (.always, false, [59, 34]), (.never, true, [0, 0]),
        ] as [(UIScrollView.ContentInsetAdjustmentBehavior, Bool, [CGFloat])])
    func adjustedInsets(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior, scrolls: Bool, added: [CGFloat]
    ) {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            let window = world.show(controller)
            let view = UIScrollView(frame: window.bounds)
            view.contentInsetAdjustmentBehavior = behavior
            view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            view.contentSize = CGSize(width: 10, height: scrolls ? 5000 : 10)
            controller.view.addSubview(view)
            window.layoutIfNeeded()
            #expect(
                view.adjustedContentInset
                    == UIEdgeInsets(top: 1 + added[0], left: 2, bottom: 3 + added[1], right: 4))
        }
    }

    @Test("§3.8: content at the top stays at the top when the safe area arrives; scrolled content stays where it is")
    func followingTheSafeArea() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            let window = world.show(controller)
            let (top, scrolled) = (UIScrollView(frame: window.bounds), UIScrollView(frame: window.bounds))
            for view in [top, scrolled] {
                view.contentSize = CGSize(width: 393, height: 5000)
                controller.view.addSubview(view)
            }
            scrolled.contentOffset.y = 500
            window.layoutIfNeeded()
            #expect(top.contentOffset.y == -59)
            #expect(scrolled.contentOffset.y == 500)
        }
    }

    @Test("§3.8: content at the top follows the safe area through a turn also where layout sets the content inset")
    func contentInsetSetByLayout() {
        final class Page: UIViewController {
            let scrollView = UIScrollView()

            override func viewDidLoad() {
                scrollView.alwaysBounceVertical = true
                view.addSubview(scrollView)
            }

            override func viewDidLayoutSubviews() {
                scrollView.frame = view.bounds
                scrollView.contentInset.bottom = view.bounds.height / 10
            }
        }
        inWorld("iPhone 15") { world in
            let page = Page()
            let window = world.show(page)
            // The safe area's inset at the top is 59 points in portrait and 0 in landscape (§9).
            #expect(page.scrollView.contentOffset.y == -59)
            world.simulation.turn(to: .landscapeLeft)
            #expect(page.scrollView.contentOffset.y == 0)
            world.simulation.turn(to: .portrait)
            #expect(page.scrollView.contentOffset.y == -59)
            withExtendedLifetime(window) {}
        }
    }

    @Test("§3.8: .automatic insets short content too in a navigation or tab bar controller: it starts at -59")
    func shortContentBelowBars() {
        inWorld("iPhone 15") { world in
            let (inTabs, inside, outside) = (UIViewController(), UIViewController(), UIViewController())
            let scrolls = [inTabs, inside, outside].map { controller in
                let scroll = UIScrollView(frame: controller.view.bounds)
                scroll.contentSize = CGSize(width: 10, height: 10)
                controller.view.addSubview(scroll)
                return scroll
            }
            let tabs = UITabBarController()
            tabs.viewControllers = [inTabs]
            _ = world.show(tabs)
            #expect(scrolls[0].contentOffset.y == -59)
            #expect(scrolls[0].adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
            // A second scroll view, which is not the controller's content scroll view, is not adjusted.
            let second = UIScrollView(frame: inTabs.view.bounds)
            inTabs.view.addSubview(second)
            tabs.view.layoutIfNeeded()
            #expect(second.contentOffset.y == 0)
            let navigation = UINavigationController(rootViewController: inside)
            _ = world.show(navigation)
            #expect(abs(scrolls[1].contentOffset.y + 97 + 2.0 / 3) < 0.01)
            _ = world.show(outside)
            #expect(scrolls[2].contentOffset.y == 0)
        }
    }

    @Test("autolayout.md §11.2: a row's margins are those below the bar before the content has moved there, too")
    func marginsBeforeFollowing() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            let view = UIScrollView(frame: UIScreen.main.bounds)
            controller.view = view
            // Margins of 8 above and below leave 58 of the row's 74 points. With the safe area of 59, there would be -1.
            let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 74))
            let content = UIView()
            view.addSubview(row)
            row.addSubview(content)
            content.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: row.layoutMarginsGuide.topAnchor),
                content.bottomAnchor.constraint(equalTo: row.layoutMarginsGuide.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                content.widthAnchor.constraint(equalToConstant: 10),
                content.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
            ])
            let window = world.show(UINavigationController(rootViewController: controller))
            window.layoutIfNeeded()
            #expect(content.frame == CGRect(x: 0, y: 8, width: 10, height: 58))
            world.turn(to: .landscapeLeft)
            world.turn(to: .portrait)
            #expect(content.frame == CGRect(x: 0, y: 8, width: 10, height: 58))
            #expect(world.diagnostics.isEmpty)
        }
    }
}
