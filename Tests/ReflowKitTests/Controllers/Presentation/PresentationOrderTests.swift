import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("Presenting and dismissing: who hears what, in which order (behaviour.md §7.3, §8)")
struct PresentationOrderTests {
    private let log = Noting.Log()

    @Test(
        "§8: full screen, the presenter disappears; flags and completions",
        arguments: [RotationSemantics.iOS5, .iOS6, .iOS8, .iOS15, .iOS16], [true, false])
    func fullScreen(semantics: RotationSemantics, animated: Bool) {
        inWorld("iPhone 8", semantics: semantics) { world in
            let (a, b) = (Noting("A", log), Noting("B", log, style: .fullScreen))
            _ = world.show(a)
            _ = log.take()
            a.present(b, animated: animated) { log.lines.append("completion \(b.isBeingPresented)") }
            #expect(
                log.take() == [
                    "A.willDisappear", "B.willAppear presented has presenter", "B.didAppear presented has presenter",
                    "A.didDisappear", "completion false",
                ])
            #expect(a.viewIfLoaded?.window == nil, "the presenter's view is removed")
            #expect(b.view.window != nil)
            #expect(a.presentedViewController === b && b.presentingViewController === a)
            b.dismiss(animated: animated) { log.lines.append("completion \(b.isBeingDismissed)") }
            #expect(
                log.take() == [
                    "B.willDisappear dismissed has presenter", "A.willAppear", "A.didAppear",
                    "B.didDisappear dismissed", "completion false",
                ])
            #expect(a.view.window != nil && b.view.window == nil && a.presentedViewController == nil)
            #expect(world.diagnostics == [])
        }
    }

    @Test(
        "§8: where the presenter stays visible only the presented controller hears",
        arguments: [
            UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .popover, .automatic,
        ])
    func overlays(style: UIModalPresentationStyle) {
        for device in ["iPhone 15", "iPad Pro 11 (1st-4th)"] {
            inWorld(device) { world in
                let (a, b) = (Noting("A", log), Noting("B", log, style: style))
                _ = world.show(a)
                _ = log.take()
                a.present(b, animated: true)
                a.dismiss(animated: true)
                #expect(
                    log.take() == [
                        "B.willAppear presented has presenter", "B.didAppear presented has presenter",
                        "B.willDisappear dismissed has presenter", "B.didDisappear dismissed",
                    ], "\(device) \(style.name)")
            }
        }
    }

    @Test("§7.3: before iOS 13 a sheet on a phone adapts to the full screen; the default style is the full screen")
    func adaptation() {
        for style in [nil, UIModalPresentationStyle.pageSheet, .formSheet, .popover] {
            inWorld("iPhone 8", semantics: .iOS8) { world in
                let (a, b) = (Noting("A", log), Noting("B", log, style: style))
                _ = world.show(a)
                a.present(b, animated: true)
                #expect(a.viewIfLoaded?.window == nil)
                #expect(b.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
            }
        }
    }

    @Test("§8: a chain of three is dismissed from its lowest, and the hidden middle hears nothing")
    func chain() {
        inWorld { world in
            let a = Noting("A", log)
            let (b, c) = (Noting("B", log, style: .fullScreen), Noting("C", log, style: .fullScreen))
            _ = world.show(a)
            a.present(b, animated: false)
            b.present(c, animated: false)
            _ = log.take()
            a.dismiss(animated: false)
            #expect(
                log.take() == [
                    "C.willDisappear dismissed has presenter", "A.willAppear", "A.didAppear",
                    "C.didDisappear dismissed",
                ])
            #expect(b.presentedViewController == nil && c.presentingViewController == nil)
        }
    }

    @Test("A child presents through its container, and dismisses what holds it")
    func children() {
        inWorld { world in
            let parent = UIViewController()
            let child = UIViewController()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            _ = world.show(parent)
            let shown = UIViewController()
            shown.modalPresentationStyle = .fullScreen
            child.present(shown, animated: false)
            #expect(shown.presentingViewController === parent)
            #expect(child.presentedViewController === shown && parent.presentedViewController === shown)
            child.dismiss(animated: false)
            #expect(parent.presentedViewController == nil && parent.view.window != nil)
        }
    }

    @Test("§7.3: a context of its own is covered alone, and its presenter's view comes back")
    func context() {
        inWorld { world in
            let parent = UIViewController()
            let child = UIViewController()
            child.definesPresentationContext = true
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
            child.didMove(toParent: parent)
            _ = world.show(parent)
            let shown = Noting("S", log, mask: .landscape, style: .currentContext)
            child.present(shown, animated: false)
            #expect(shown.presentingViewController === child)
            #expect(
                shown.view.convert(shown.view.bounds, to: nil as UIView?)
                    == CGRect(x: 0, y: 100, width: 200, height: 300))
            #expect(child.view.window == nil && parent.view.window != nil)
            #expect(UIApplication.shared.statusBarOrientation == .portrait, "it fills no window, so nobody asks it")
            child.dismiss(animated: false)
            #expect(child.view.frame == CGRect(x: 0, y: 100, width: 200, height: 300))
        }
    }

    @Test("What cannot be is said in UIKit's words and changes nothing")
    func problems() {
        inWorld { world in
            let (a, b, c) = (Noting("A", log), Noting("B", log, style: .fullScreen), Noting("C", log))
            let name = "ReflowKitTests.Noting"
            c.present(b, animated: false)
            let window = world.show(a)
            a.present(a, animated: false)
            a.present(b, animated: false)
            a.present(c, animated: false)
            b.present(b, animated: false)
            b.present(a, animated: false)
            c.dismiss(animated: false) { Issue.record("nothing was dismissed") }
            let parent = UIViewController()
            parent.addChild(c)
            b.present(c, animated: false)
            #expect(
                world.diagnostics.map { "\($0)" } == [
                    "Attempt to present <\(name)> on <\(name)> whose view is not in the window hierarchy!",
                    "NSInvalidArgumentException: Application tried to present modal view controller on itself. "
                        + "Presenting controller is <\(name)>.",
                    "Attempt to present <\(name)> on <\(name)> which is already presenting <\(name)>",
                    "NSInvalidArgumentException: Application tried to present modal view controller on itself. "
                        + "Presenting controller is <\(name)>.",
                    "NSInvalidArgumentException: Application tried to present modally an active controller <\(name)>.",
                    "<\(name)> was asked to dismiss, but no controller is presented there",
                    "NSInvalidArgumentException: Application tried to present modally a view controller <\(name)> that "
                        + "has a parent view controller <UIViewController>.",
                ])
            #expect(a.presentedViewController === b && b.presentedViewController == nil)
            #expect(window.rootViewController === a)
        }
    }

    @Test("Presenting and dismissing inside callbacks waits for the transition that runs")
    func nested() {
        inWorld { world in
            let (a, b, c) = (
                Noting("A", log), Noting("B", log, style: .fullScreen), Noting("C", log, style: .fullScreen)
            )
            _ = world.show(a)
            _ = log.take()
            b.onEvent = { if $0.hasPrefix("didAppear") { b.present(c, animated: false) } }
            a.present(b, animated: false) { log.lines.append("B is there") }
            #expect(
                log.take().filter { !$0.hasPrefix("A") } == [
                    "B.willAppear presented has presenter", "B.didAppear presented has presenter", "B is there",
                    "B.willDisappear has presenter", "C.willAppear presented has presenter",
                    "C.didAppear presented has presenter", "B.didDisappear has presenter",
                ])
        }
    }

    @Test("Root controllers replaced in the middle of a presentation, a turn and a dismissal leave a whole world")
    func replacing() {
        for moment in ["willDisappear", "didDisappear", "willAppear", "didAppear", "size"] {
            inWorld { world in
                let (a, b) = (Noting("A", log), Noting("B", log, style: .fullScreen))
                let window = world.show(a)
                let other = UIViewController()
                var isArmed = true
                for controller in [a, b] {
                    controller.onEvent = {
                        guard isArmed, $0.hasPrefix(moment) else { return }
                        isArmed = false
                        window.rootViewController = other
                    }
                }
                a.present(b, animated: false)
                world.turn(to: .landscapeLeft)
                a.dismiss(animated: false)
                #expect(!isArmed, "\(moment)")
                #expect(window.subviews == [other.view], "\(moment)")
                #expect(other.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393), "\(moment)")
                #expect(a.presentedViewController == nil && b.presentingViewController == nil, "\(moment)")
                let next = UIViewController()
                other.present(next, animated: false)
                #expect(next.view.window === window, "\(moment)")
            }
        }
    }
}
