import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("The keyboard in a rotation (input.md §3.8)")
struct KeyboardTurnTests {
    private let turnNames = [
        "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide", "WillChangeFrame", "WillShow", "DidChangeFrame",
        "DidShow",
    ]

    @Test("§3.8: the numbers that an application printed on an iPhone 8 Plus, there and back")
    func printedNumbers() {
        let heard = HeardNotifications()
        inWorld("iPhone 8 Plus") { world in
            _ = world.show(UIViewController())
            world.simulation.showKeyboard()
            let before = heard.notices.count
            world.turn(to: .landscapeLeft)
            world.turn(to: .portrait)
            // The visible height is the screen's height, less the covered part.
            let visible = heard.notices.dropFirst(before).filter { $0.name.contains("Will") }
                .map { $0.screen.height - $0.end.minY }
            #expect(visible == [-322, -322, 200, 200, 322, 322, 271, 271])
            #expect(Array(heard.names.dropFirst(before)) == turnNames + turnNames)
        }
        heard.stop()
    }

    @Test("§3.8: hides with the frames of the old orientation, shows with those of the new one")
    func frames() {
        let heard = HeardNotifications()
        inWorld("iPhone 15") { world in
            _ = world.show(UIViewController())
            world.simulation.showKeyboard()
            let before = heard.notices.count
            world.turn(to: .landscapeLeft)
            let notices = heard.notices.dropFirst(before)
            for notice in notices.prefix(4) {
                #expect(notice.begin == CGRect(x: 0, y: 516, width: 393, height: 336))
                #expect(notice.end == CGRect(x: 0, y: 852, width: 393, height: 336))
                #expect(notice.duration == 0.3)
            }
            for notice in notices.suffix(4) {
                #expect(notice.begin == CGRect(x: 0, y: 393, width: 852, height: 209))
                #expect(notice.end == CGRect(x: 0, y: 184, width: 852, height: 209))
                #expect(notice.duration == 0.25)
            }
            #expect(world.simulation.keyboardFrame == CGRect(x: 0, y: 184, width: 852, height: 209))
        }
        heard.stop()
    }

    @Test("§3.8: hiding is announced after the status bar turned, and is over after the completions")
    func order() {
        inWorld("iPhone SE (2nd)") { world in
            let controller = CompletingController()
            _ = world.show(controller)
            world.simulation.showKeyboard()
            world.simulation.events.removeAll()
            world.turn(to: .landscapeLeft)
            let lines = world.simulation.events.text.split(separator: "\n").compactMap { line -> String? in
                var words = line.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
                if words[0] == "notification" { words.removeFirst() }
                let isAsked = ["UIKeyboard", "UIApplication", "completion", "window"].contains {
                    words[0].hasPrefix($0)
                }
                return isAsked ? words[0] : nil
            }
            #expect(
                lines == [
                    "UIApplicationWillChangeStatusBarOrientationNotification",
                    "UIApplicationDidChangeStatusBarOrientationNotification", "UIKeyboardWillChangeFrameNotification",
                    "UIKeyboardWillHideNotification", "window", "completion", "UIKeyboardDidChangeFrameNotification",
                    "UIKeyboardDidHideNotification", "UIKeyboardWillChangeFrameNotification",
                    "UIKeyboardWillShowNotification", "UIKeyboardDidChangeFrameNotification",
                    "UIKeyboardDidShowNotification",
                ])
        }
    }

    @Test("A rotation that is refused says nothing about the keyboard, nor does one without a keyboard")
    func refused() {
        let heard = HeardNotifications()
        inWorld { world in
            let controller = PortraitController()
            _ = world.show(controller)
            world.simulation.showKeyboard()
            world.turn(to: .landscapeLeft)
            #expect(heard.notices.count == 4)
            #expect(world.simulation.keyboardFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
        }
        inWorld { world in
            _ = world.show(UIViewController())
            world.turn(to: .landscapeLeft)
            #expect(heard.notices.count == 4)
        }
        heard.stop()
    }

    @Test("A height of one's own stays, as far as the screen reaches")
    func ownHeight() {
        inWorld { world in
            _ = world.show(UIViewController())
            world.simulation.showKeyboard(height: 500)
            world.turn(to: .landscapeLeft)
            #expect(world.simulation.keyboardFrame == CGRect(x: 0, y: 0, width: 852, height: 393))
            world.turn(to: .portrait)
            #expect(world.simulation.keyboardFrame == CGRect(x: 0, y: 352, width: 393, height: 500))
        }
    }

    @Test("What an observer asks for in the rotation comes after it: hidden, the keyboard does not come back")
    func hiddenMeanwhile() {
        let heard = HeardNotifications()
        inWorld { world in
            _ = world.show(UIViewController())
            world.simulation.showKeyboard()
            heard.onNotice = { name in
                if name == "UIKeyboardWillHideNotification" { world.simulation.hideKeyboard() }
            }
            world.turn(to: .landscapeLeft)
            #expect(world.simulation.keyboardFrame == nil)
            #expect(heard.names.suffix(4) == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
            #expect(world.diagnostics == [])
        }
        heard.stop()
    }

    @Test("Up to iOS 7 the same, on the screen that stays in portrait", arguments: [RotationSemantics.iOS5, .iOS6])
    func before8(semantics: RotationSemantics) {
        let heard = HeardNotifications()
        inWorld("iPhone 4s", semantics: semantics) { world in
            let controller = AnyOrientationController()
            _ = world.show(controller)
            world.simulation.showKeyboard()
            let before = heard.notices.count
            world.turn(to: .landscapeLeft)
            #expect(Array(heard.names.dropFirst(before)) == turnNames)
            let notices = heard.notices.dropFirst(before)
            #expect(notices.first?.begin == CGRect(x: 0, y: 264, width: 320, height: 216))
            #expect(notices.first?.end == CGRect(x: 0, y: 480, width: 320, height: 216))
            #expect(notices.last?.end == CGRect(x: 0, y: 0, width: 162, height: 480))
        }
        heard.stop()
    }
}

private final class CompletingController: UIViewController {
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { _ in }
    }
}

private final class PortraitController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class AnyOrientationController: UIViewController {
    override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool { true }
}
