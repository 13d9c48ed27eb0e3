import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("The keyboard's notifications (input.md §3.3)")
struct KeyboardNotificationTests {
    @discardableResult
    private func heard(
        _ device: String = "iPhone SE (2nd)", semantics: RotationSemantics = .standard,
        _ body: (World, HeardNotifications) -> Void
    ) -> HeardNotifications {
        let heard = HeardNotifications()
        inWorld(device, semantics: semantics) { world in
            _ = world.show(UIViewController())
            body(world, heard)
            #expect(world.diagnostics == [])
        }
        heard.stop()
        return heard
    }

    private let showNames = ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"]
    private let hideNames = ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"]

    @Test("§3.3: four notifications when it comes and four when it goes, with the published frames")
    func showAndHide() {
        let heard = heard { world, _ in
            #expect(world.simulation.keyboardFrame == nil)
            world.simulation.showKeyboard()
            #expect(world.simulation.keyboardFrame == CGRect(x: 0, y: 407, width: 375, height: 260))
            world.simulation.hideKeyboard()
            #expect(world.simulation.keyboardFrame == nil)
        }
        #expect(heard.names == showNames + hideNames)
        let (up, below) = (
            CGRect(x: 0, y: 407, width: 375, height: 260), CGRect(x: 0, y: 667, width: 375, height: 260)
        )
        for notice in heard.notices.prefix(4) { #expect(notice.begin == below && notice.end == up) }
        for notice in heard.notices.suffix(4) { #expect(notice.begin == up && notice.end == below) }
        #expect(heard.notices.allSatisfy { $0.duration == 0.25 })
    }

    @Test("§3.3: the user info is that of an iPhone SE with iOS 13, key by key")
    func userInfo() {
        let heard = heard { world, _ in world.simulation.showKeyboard() }
        #expect(
            heard.notices[1].userInfo == [
                "UIKeyboardAnimationCurveUserInfoKey: 7", "UIKeyboardAnimationDurationUserInfoKey: 0.25",
                "UIKeyboardBoundsUserInfoKey: \(CGRect(x: 0, y: 0, width: 375, height: 260))",
                "UIKeyboardCenterBeginUserInfoKey: \(CGPoint(x: 187.5, y: 797))",
                "UIKeyboardCenterEndUserInfoKey: \(CGPoint(x: 187.5, y: 537))",
                "UIKeyboardFrameBeginUserInfoKey: \(CGRect(x: 0, y: 667, width: 375, height: 260))",
                "UIKeyboardFrameEndUserInfoKey: \(CGRect(x: 0, y: 407, width: 375, height: 260))",
                "UIKeyboardIsLocalUserInfoKey: \(NSNumber(value: true))",
            ])
    }

    @Test("§3.3: the object is the screen from iOS 16 on, and nothing before", arguments: RotationSemantics.allCases)
    func object(semantics: RotationSemantics) {
        var screen: ObjectIdentifier?
        let heard = heard(semantics: semantics) { world, _ in
            screen = ObjectIdentifier(world.simulation.screen)
            world.simulation.showKeyboard()
        }
        #expect(heard.notices.count == 4)
        #expect(heard.notices.allSatisfy { $0.object == (semantics >= .iOS16 ? screen : nil) })
    }

    @Test("§3.3: another height is announced as showing, from the present frame; the same height is not announced")
    func otherHeight() {
        let heard = heard { world, _ in
            world.simulation.showKeyboard()
            world.simulation.showKeyboard()
            world.simulation.showKeyboard(height: 310)
            world.simulation.showKeyboard(height: 310)
        }
        #expect(heard.names == showNames + showNames)
        #expect(heard.notices[5].begin == CGRect(x: 0, y: 407, width: 375, height: 260))
        #expect(heard.notices[5].end == CGRect(x: 0, y: 357, width: 375, height: 310))
    }

    @Test("Hiding what is hidden says nothing, and a height is at most the screen's")
    func edges() {
        let heard = heard { world, _ in
            world.simulation.hideKeyboard()
            world.simulation.showKeyboard(height: 9999)
            #expect(world.simulation.keyboardFrame == CGRect(x: 0, y: 0, width: 375, height: 667))
            world.simulation.showKeyboard(height: -.infinity)
            #expect(world.simulation.keyboardFrame == CGRect(x: 0, y: 667, width: 375, height: 0))
            world.simulation.hideKeyboard()
        }
        #expect(heard.names == showNames + showNames)
    }

    @Test("§3.3: nothing takes time where animations are disabled")
    func withoutAnimation() {
        let heard = heard { world, _ in
            UIView.performWithoutAnimation { world.simulation.showKeyboard() }
        }
        #expect(heard.notices.map(\.duration) == [0, 0, 0, 0])
    }

    @Test("What an observer asks for waits for the end of the change")
    func observers() {
        let heard = heard { world, heard in
            heard.onNotice = { name in
                if name == "UIKeyboardWillShowNotification" { world.simulation.hideKeyboard() }
            }
            world.simulation.showKeyboard()
            #expect(world.simulation.keyboardFrame == nil)
        }
        #expect(heard.names == showNames + hideNames)
    }

    @Test("Observers that show and hide it for ever are stopped")
    func endless() {
        let heard = HeardNotifications()
        inWorld { world in
            _ = world.show(UIViewController())
            heard.onNotice = { name in
                if name == "UIKeyboardDidShowNotification" { world.simulation.hideKeyboard() }
                if name == "UIKeyboardDidHideNotification" { world.simulation.showKeyboard() }
            }
            world.simulation.showKeyboard()
            #expect(world.diagnostics.count == 1 && world.diagnostics.first?.isException == false)
        }
        heard.stop()
        #expect(heard.notices.count < 1000)
    }

    @Test("§3.2: up to iOS 7 frames are on the screen that stays in portrait")
    func before8() {
        let heard = heard("iPhone 4s", semantics: .iOS6) { world, _ in
            world.turn(to: .landscapeLeft)
            world.simulation.showKeyboard()
        }
        // The interface in landscapeRight has its bottom at the left side of the screen; the keys are 162 points high.
        #expect(heard.notices[1].end == CGRect(x: 0, y: 0, width: 162, height: 480))
        #expect(heard.notices[1].begin == CGRect(x: -162, y: 0, width: 162, height: 480))
    }

    @Test("The event log has each notification with its frames, and what moved between them")
    func log() {
        inWorld("iPhone SE (2nd)") { world in
            let controller = UIViewController()
            let bar = UIView()
            bar.accessibilityIdentifier = "bar"
            bar.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 44),
            ])
            _ = world.show(controller)
            world.simulation.events.removeAll()
            world.simulation.showKeyboard()
            let notification = "(0 667; 375 260) → (0 407; 375 260), 0.25 s"
            #expect(
                world.simulation.events.text == """
                    notification: UIKeyboardWillChangeFrameNotification: \(notification)
                    notification: UIKeyboardWillShowNotification: \(notification)
                    UIViewController.viewWillLayoutSubviews
                    animated: UIView "bar": center (187.5 645) → (187.5 385)
                    UIViewController.viewDidLayoutSubviews
                    notification: UIKeyboardDidChangeFrameNotification: \(notification)
                    notification: UIKeyboardDidShowNotification: \(notification)

                    """)
        }
    }
}
