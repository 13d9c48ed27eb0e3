import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Event logs of push, pop and tab change (behaviour.md §8)")
struct ChangeLogTests {
    private func witness(_ name: String, _ testimony: Testimony) -> WitnessController {
        let controller = WitnessController(name, testimony)
        // UIKit does not specify when a container loads a view.
        controller.loadViewIfNeeded()
        return controller
    }

    /// The events while A is shown in a navigation controller and B is pushed and popped.
    private func push(_ device: String, _ semantics: RotationSemantics, tells push: String, andPopped pop: String) {
        inWorld(device, semantics: semantics) { world in
            let testimony = Testimony(in: world)
            testimony.hearsQuestions = false
            let (a, b) = (witness("A", testimony), witness("B", testimony))
            let navigation = UINavigationController(rootViewController: a)
            let window = world.show(navigation)
            testimony.expect(push, "push, \(semantics)") { navigation.pushViewController(b, animated: true) }
            window.layoutIfNeeded()
            testimony.expect(pop, "pop, \(semantics)") { navigation.popViewController(animated: true) }
        }
    }

    @Test("Push and pop up to iOS 7", arguments: [RotationSemantics.iOS5, .iOS6])
    func pushBefore8(semantics: RotationSemantics) {
        push(
            "iPhone 5", semantics,
            tells: """
                A viewWillDisappear        320×504  portrait  portrait
                B viewWillAppear           320×548  portrait  portrait
                B viewWillLayoutSubviews   320×504  portrait  portrait
                B viewDidLayoutSubviews    320×504  portrait  portrait
                A viewDidDisappear         320×504  portrait  portrait
                B viewDidAppear            320×504  portrait  portrait
                """,
            andPopped: """
                B viewWillDisappear        320×504  portrait  portrait
                A viewWillAppear           320×504  portrait  portrait
                A viewWillLayoutSubviews   320×504  portrait  portrait
                A viewDidLayoutSubviews    320×504  portrait  portrait
                B viewDidDisappear         320×504  portrait  portrait
                A viewDidAppear            320×504  portrait  portrait
                """)
    }

    @Test("Push and pop of iOS 8 to 12: traits are told to the one that is new in the window")
    func pushOf8() {
        push(
            "iPhone 8", .iOS8,
            tells: """
                A viewWillDisappear               375×667  portrait  portrait  CR
                B viewWillAppear                  375×667  portrait  portrait
                B traitCollectionDidChange(nil)   375×667  portrait  portrait  CR
                B viewWillLayoutSubviews          375×667  portrait  portrait  CR
                B viewDidLayoutSubviews           375×667  portrait  portrait  CR
                A viewDidDisappear                375×667  portrait  portrait
                B viewDidAppear                   375×667  portrait  portrait  CR
                """,
            andPopped: """
                B viewWillDisappear               375×667  portrait  portrait  CR
                A viewWillAppear                  375×667  portrait  portrait
                A viewWillLayoutSubviews          375×667  portrait  portrait  CR
                A viewDidLayoutSubviews           375×667  portrait  portrait  CR
                B viewDidDisappear                375×667  portrait  portrait
                A viewDidAppear                   375×667  portrait  portrait  CR
                """)
    }

    @Test("Push and pop from iOS 13", arguments: [RotationSemantics.iOS15, .iOS16])
    func pushFrom13(semantics: RotationSemantics) {
        push(
            "iPhone 8", semantics,
            tells: """
                A viewWillDisappear        375×667  portrait  portrait  CR
                B viewWillAppear           375×667  portrait  portrait
                B viewIsAppearing          375×667  portrait  portrait  CR
                B viewWillLayoutSubviews   375×667  portrait  portrait  CR
                B viewDidLayoutSubviews    375×667  portrait  portrait  CR
                A viewDidDisappear         375×667  portrait  portrait
                B viewDidAppear            375×667  portrait  portrait  CR
                """,
            andPopped: """
                B viewWillDisappear        375×667  portrait  portrait  CR
                A viewWillAppear           375×667  portrait  portrait
                A viewIsAppearing          375×667  portrait  portrait  CR
                A viewWillLayoutSubviews   375×667  portrait  portrait  CR
                A viewDidLayoutSubviews    375×667  portrait  portrait  CR
                B viewDidDisappear         375×667  portrait  portrait
                A viewDidAppear            375×667  portrait  portrait  CR
                """)
    }

    /// The events while C is the selected tab, D is selected, the device rotates, and C is selected again.
    private func tabs(
        _ device: String, _ semantics: RotationSemantics, tells there: String, andBackInLandscape back: String
    ) {
        inWorld(device, semantics: semantics) { world in
            let testimony = Testimony(in: world)
            testimony.hearsQuestions = false
            let (c, d) = (witness("C", testimony), witness("D", testimony))
            let tabs = UITabBarController()
            tabs.viewControllers = [c, d]
            let window = world.show(tabs)
            testimony.expect(there, "\(semantics)") { tabs.selectedIndex = 1 }
            window.layoutIfNeeded()
            world.turn(to: .landscapeLeft)
            testimony.expect(back, "back, \(semantics)") { tabs.selectedIndex = 0 }
        }
    }

    @Test(
        "Tab change up to iOS 7; the tab that was hidden while the device turned is only laid out (§6.6)",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func tabsBefore8(semantics: RotationSemantics) {
        tabs(
            "iPhone 5", semantics,
            tells: """
                D viewWillAppear           320×548  portrait  portrait
                C viewWillDisappear        320×499  portrait  portrait
                D viewWillLayoutSubviews   320×499  portrait  portrait
                D viewDidLayoutSubviews    320×499  portrait  portrait
                C viewDidDisappear         320×499  portrait  portrait
                D viewDidAppear            320×499  portrait  portrait
                """,
            andBackInLandscape: """
                C viewWillAppear           320×499  landscapeRight  landscapeRight
                D viewWillDisappear        568×251  landscapeRight  landscapeRight
                C viewWillLayoutSubviews   568×251  landscapeRight  landscapeRight
                C viewDidLayoutSubviews    568×251  landscapeRight  landscapeRight
                D viewDidDisappear         568×251  landscapeRight  landscapeRight
                C viewDidAppear            568×251  landscapeRight  landscapeRight
                """)
    }

    @Test("Tab change of iOS 8 to 12; the tab that was hidden while the device turned hears of its traits (§6.6)")
    func tabsOf8() {
        tabs(
            "iPhone 8", .iOS8,
            tells: """
                D viewWillAppear                  375×667  portrait  portrait
                C viewWillDisappear               375×667  portrait  portrait  CR
                D traitCollectionDidChange(nil)   375×667  portrait  portrait  CR
                D viewWillLayoutSubviews          375×667  portrait  portrait  CR
                D viewDidLayoutSubviews           375×667  portrait  portrait  CR
                C viewDidDisappear                375×667  portrait  portrait
                D viewDidAppear                   375×667  portrait  portrait  CR
                """,
            andBackInLandscape: """
                C viewWillAppear                  375×667  landscapeRight  landscapeRight
                D viewWillDisappear               667×375  landscapeRight  landscapeRight  CC
                C traitCollectionDidChange(CR)    667×375  landscapeRight  landscapeRight  CC
                C viewWillLayoutSubviews          667×375  landscapeRight  landscapeRight  CC
                C viewDidLayoutSubviews           667×375  landscapeRight  landscapeRight  CC
                D viewDidDisappear                667×375  landscapeRight  landscapeRight
                C viewDidAppear                   667×375  landscapeRight  landscapeRight  CC
                """)
    }

    @Test(
        "Tab change from iOS 13; the tab that was hidden while the device turned is only laid out (§6.6)",
        arguments: [RotationSemantics.iOS15, .iOS16])
    func tabsFrom13(semantics: RotationSemantics) {
        tabs(
            "iPhone 8", semantics,
            tells: """
                D viewWillAppear           375×667  portrait  portrait
                C viewWillDisappear        375×667  portrait  portrait  CR
                D viewIsAppearing          375×667  portrait  portrait  CR
                D viewWillLayoutSubviews   375×667  portrait  portrait  CR
                D viewDidLayoutSubviews    375×667  portrait  portrait  CR
                C viewDidDisappear         375×667  portrait  portrait
                D viewDidAppear            375×667  portrait  portrait  CR
                """,
            andBackInLandscape: """
                C viewWillAppear                 375×667  landscapeRight  landscapeRight
                D viewWillDisappear              667×375  landscapeRight  landscapeRight  CC
                C traitCollectionDidChange(CR)   667×375  landscapeRight  landscapeRight  CC
                C viewIsAppearing                667×375  landscapeRight  landscapeRight  CC
                C viewWillLayoutSubviews         667×375  landscapeRight  landscapeRight  CC
                C viewDidLayoutSubviews          667×375  landscapeRight  landscapeRight  CC
                D viewDidDisappear               667×375  landscapeRight  landscapeRight
                C viewDidAppear                  667×375  landscapeRight  landscapeRight  CC
                """)
    }
}
