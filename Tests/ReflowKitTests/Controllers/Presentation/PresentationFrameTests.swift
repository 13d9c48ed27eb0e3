import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("Where presented views lie, and what they know of their surroundings (behaviour.md §7.3)")
struct PresentationFrameTests {
    private func inWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil as UIView?) }

    @Test("A card on a phone: the home indicator stays in its safe area, the notch does not; wide it fills the window")
    func card() {
        inWorld("iPhone 15") { world in
            let (a, b) = (UIViewController(), UIViewController())
            _ = world.show(a)
            a.present(b, animated: false)
            #expect(inWindow(b.view) == CGRect(x: 0, y: 69, width: 393, height: 783))
            #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            #expect(a.view.window != nil)
            world.turn(to: .landscapeLeft)
            #expect(inWindow(b.view) == CGRect(x: 0, y: 0, width: 852, height: 393))
            #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
            world.turn(to: .portrait)
            #expect(inWindow(b.view) == CGRect(x: 0, y: 69, width: 393, height: 783))
        }
    }

    @Test("A form sheet on an iPad: 540 × 620 in the middle, in both orientations, narrow for what is in it")
    func formSheet() {
        for semantics in [RotationSemantics.iOS6, .iOS8, .iOS15] {
            inWorld("iPad 2", semantics: semantics) { world in
                let log = Noting.Log()
                let (a, b) = (UIViewController(), Noting("B", log, style: .formSheet))
                _ = world.show(a)
                a.present(b, animated: false)
                #expect(inWindow(b.view) == CGRect(x: 114, y: 202, width: 540, height: 620))
                #expect(b.traitCollection.horizontalSizeClass == .compact)
                #expect(b.view.safeAreaInsets == .zero)
                _ = log.take()
                world.turn(to: .landscapeLeft)
                #expect(b.view.bounds.size == CGSize(width: 540, height: 620))
                #expect(!log.take().contains { $0.contains("size") }, "its size stays")
                b.preferredContentSize = CGSize(width: 400, height: 300)
                #expect(b.view.bounds.size == CGSize(width: 400, height: 300))
                a.dismiss(animated: false)
                #expect(b.traitCollection.horizontalSizeClass == .regular)
            }
        }
    }

    @Test("A form sheet of iOS 6 lies turned in the window that stays")
    func turnedSheet() {
        inWorld("iPad 2", semantics: .iOS6) { world in
            let (a, b) = (UIViewController(), UIViewController())
            b.modalPresentationStyle = .formSheet
            _ = world.show(a)
            a.present(b, animated: false)
            world.turn(to: .landscapeLeft)
            // The user sees 1024 × 768, with the view at x 242, y 74; its top is at the window's right edge.
            #expect(inWindow(b.view) == CGRect(x: 768 - 74 - 620, y: 242, width: 620, height: 540))
        }
    }

    @Test("Up to iOS 6 what fills the window leaves out the status bar, turned as the root view is")
    func legacyFullScreen() {
        inWorld("iPad 2", semantics: .iOS6) { world in
            let (a, b) = (UIViewController(), UIViewController())
            let window = world.show(a)
            a.present(b, animated: false)
            #expect(b.view.superview === window)
            #expect(b.view.frame == CGRect(x: 0, y: 20, width: 768, height: 1004))
            world.turn(to: .landscapeRight)
            #expect(b.view.frame == CGRect(x: 20, y: 0, width: 748, height: 1024))
            a.dismiss(animated: false)
            #expect(a.view.frame == CGRect(x: 20, y: 0, width: 748, height: 1024))
        }
    }

    @Test("A popover hangs below what it belongs to, and becomes a sheet where the width is compact")
    func popover() {
        for (device, isPopover) in [("iPad Pro 11 (1st-4th)", true), ("iPhone 15", false)] {
            inWorld(device) { world in
                let (a, b) = (UIViewController(), UIViewController())
                let window = world.show(a)
                let button = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 40))
                a.view.addSubview(button)
                b.modalPresentationStyle = .popover
                b.preferredContentSize = CGSize(width: 200, height: 150)
                b.popoverPresentationController?.sourceView = button
                a.present(b, animated: false)
                #expect(a.view.window === window)
                if isPopover {
                    #expect(inWindow(b.view) == CGRect(x: 150, y: 153, width: 200, height: 150))
                    #expect(b.popoverPresentationController?.arrowDirection == .up)
                } else {
                    #expect(inWindow(b.view).width == 393)
                    #expect(b.popoverPresentationController?.arrowDirection == .unknown)
                }
            }
        }
    }

    @Test("An adaptive delegate keeps a popover a popover, or makes it fill the screen")
    func delegate() {
        final class Delegate: UIAdaptivePresentationControllerDelegate {
            let style: UIModalPresentationStyle
            init(_ style: UIModalPresentationStyle) { self.style = style }
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                style
            }
        }
        for (style, width, staysVisible) in [
            (UIModalPresentationStyle.none, 320, true), (.overFullScreen, 393, true), (.fullScreen, 393, false),
        ] {
            inWorld("iPhone 15") { world in
                let (a, b) = (UIViewController(), UIViewController())
                _ = world.show(a)
                let delegate = Delegate(style)
                b.modalPresentationStyle = .popover
                b.presentationController?.delegate = delegate
                a.present(b, animated: false)
                #expect(b.view.bounds.width == CGFloat(width))
                #expect((a.view.window != nil) == staysVisible)
                #expect(b.presentationController?.delegate === delegate)
            }
        }
    }

    @Test("A custom presentation places its view itself, and is asked about orientations only if it fills the window")
    func custom() {
        final class Half: UIPresentationController {
            var log: [String] = []
            override var frameOfPresentedViewInContainerView: CGRect {
                guard let bounds = containerView?.bounds else { return .zero }
                return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
            }
            override func presentationTransitionWillBegin() { log.append("will begin") }
            override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did end \(completed)") }
            override func dismissalTransitionWillBegin() { log.append("will go") }
            override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("is gone \(completed)") }
            override func containerViewWillLayoutSubviews() {
                presentedView?.frame = frameOfPresentedViewInContainerView
            }
        }
        final class Maker: UIViewControllerTransitioningDelegate {
            var made: Half?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                made = Half(presentedViewController: presented, presenting: presenting)
                return made
            }
        }
        inWorld("iPhone 15") { world in
            let (a, b) = (UIViewController(), Noting("B", Noting.Log(), mask: .landscape, style: .custom))
            _ = world.show(a)
            let maker = Maker()
            b.transitioningDelegate = maker
            a.present(b, animated: false)
            #expect(inWindow(b.view) == CGRect(x: 0, y: 426, width: 393, height: 426))
            #expect(UIApplication.shared.statusBarOrientation == .portrait)
            world.turn(to: .landscapeLeft)
            #expect(inWindow(b.view) == CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
            a.dismiss(animated: false)
            #expect(maker.made?.log == ["will begin", "did end true", "will go", "is gone true"])
        }
    }
}
