import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Who hears of a new safe area, and who is left in peace (behaviour.md §3.6)")
struct SafeAreaChangeTests {
    private final class Watching: UIView {
        var changes = 0
        var layouts = 0
        override func safeAreaInsetsDidChange() { changes += 1 }
        override func layoutSubviews() { layouts += 1 }
    }

    @Test("Content that scrolls out from under a strip hears of it")
    func scrolling() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            let scroll = UIScrollView(frame: controller.view.bounds)
            scroll.contentInsetAdjustmentBehavior = .never
            let content = Watching(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
            scroll.addSubview(content)
            controller.view.addSubview(scroll)
            let window = world.show(controller)
            #expect(content.safeAreaInsets.top == 59)
            #expect(content.changes == 1)
            scroll.contentOffset.y = -20
            window.layoutIfNeeded()
            #expect(content.safeAreaInsets.top == 39)
            #expect(content.changes == 2)
        }
    }

    @Test("A superview that grows takes its strip along, and the view that lay in it hears of it")
    func growing() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            let footer = Watching(frame: CGRect(x: 0, y: 800, width: 393, height: 52))
            controller.view.addSubview(footer)
            let window = world.show(controller)
            #expect(footer.safeAreaInsets.bottom == 34)
            controller.view.frame.size.height = 900
            // The root view's own inset at the bottom is larger now, and the footer is 48 points higher in it.
            window.layoutIfNeeded()
            #expect(controller.view.safeAreaInsets.bottom == 82)
            #expect(footer.changes == 1, "still 34: the strip stands where it stood")
            controller.view.frame.size.height = 852
            controller.view.bounds.origin.y = 10
            window.layoutIfNeeded()
            #expect(footer.safeAreaInsets.bottom == 24)
            #expect(footer.changes == 2)
        }
    }

    @Test("§3.7: a view that preserves its superview's margins is laid out when these change with the safe area")
    func preserving() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            let view = Watching(frame: CGRect(x: 32, y: 200, width: 100, height: 100))
            view.preservesSuperviewLayoutMargins = true
            controller.view.addSubview(view)
            let window = world.show(controller)
            #expect(view.layoutMargins.left == 8)
            view.layouts = 0
            // The inset ends before the view, and the margin of 16 after it reaches into the view.
            controller.additionalSafeAreaInsets.left = 30
            window.layoutIfNeeded()
            #expect(view.safeAreaInsets == .zero && view.layoutMargins.left == 14)
            #expect(view.layouts == 1)
        }
    }

    @Test("§2: moving a view that no strip reaches marks nobody")
    func moving() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            let view = Watching(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
            controller.view.addSubview(view)
            let window = world.show(controller)
            view.layouts = 0
            view.center.y += 10
            view.transform = CGAffineTransform(rotationAngle: 1)
            window.layoutIfNeeded()
            #expect(view.layouts == 0)
        }
    }
}
