import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Event logs of the first display (behaviour.md §8)")
struct DisplayLogTests {
    private func display(
        _ device: String, _ semantics: RotationSemantics, application: ApplicationOrientations = .init(),
        _ make: (Testimony) -> UIViewController, tells table: String
    ) {
        inWorld(device, application: application, semantics: semantics) { world in
            let testimony = Testimony(in: world)
            testimony.hearsQuestions = false
            let root = make(testimony)
            testimony.expect(table, "\(semantics)") { _ = world.show(root) }
        }
    }

    private func root(_ testimony: Testimony) -> UIViewController { WitnessController("R", testimony) }

    private func navigation(_ testimony: Testimony) -> UIViewController {
        WitnessNavigationController("N", testimony, [loaded("C", testimony)])
    }

    private func tabs(_ testimony: Testimony) -> UIViewController {
        WitnessTabBarController("T", testimony, [loaded("C", testimony), WitnessController("D", testimony)])
    }

    /// A controller whose view is already loaded, because UIKit does not specify when a container loads it.
    private func loaded(_ name: String, _ testimony: Testimony) -> UIViewController {
        let controller = WitnessController(name, testimony)
        controller.loadViewIfNeeded()
        return controller
    }

    // MARK: Root

    @Test("A root up to iOS 7", arguments: [RotationSemantics.iOS5, .iOS6])
    func rootBefore8(semantics: RotationSemantics) {
        display(
            "iPhone 5", semantics, root,
            tells: """
                R loadView                 not loaded
                R viewDidLoad              320×548  portrait  portrait
                R viewWillAppear           320×548  portrait  portrait
                R viewWillLayoutSubviews   320×548  portrait  portrait
                R viewDidLayoutSubviews    320×548  portrait  portrait
                R viewDidAppear            320×548  portrait  portrait
                """)
    }

    @Test("A root of iOS 8 to 12: in the window it hears of traits, of which it had none before")
    func rootOf8() {
        display(
            "iPhone 8", .iOS8, root,
            tells: """
                R loadView                        not loaded
                R viewDidLoad                     375×667  portrait  portrait
                R viewWillAppear                  375×667  portrait  portrait
                R traitCollectionDidChange(nil)   375×667  portrait  portrait  CR
                R viewWillLayoutSubviews          375×667  portrait  portrait  CR
                R viewDidLayoutSubviews           375×667  portrait  portrait  CR
                R viewDidAppear                   375×667  portrait  portrait  CR
                """)
    }

    @Test(
        "A root from iOS 13: traits that were foreseen are not told, and viewIsAppearing comes before the layout",
        arguments: [RotationSemantics.iOS15, .iOS16])
    func rootFrom13(semantics: RotationSemantics) {
        display(
            "iPhone 8", semantics, root,
            tells: """
                R loadView                 not loaded
                R viewDidLoad              375×667  portrait  portrait
                R viewWillAppear           375×667  portrait  portrait
                R viewIsAppearing          375×667  portrait  portrait  CR
                R viewWillLayoutSubviews   375×667  portrait  portrait  CR
                R viewDidLayoutSubviews    375×667  portrait  portrait  CR
                R viewDidAppear            375×667  portrait  portrait  CR
                """)
    }

    @Test("An application for landscape alone, of iOS 6 and 7: only the layout sees landscape bounds")
    func landscapeOf6() {
        display(
            "iPhone 5", .iOS6, application: .init(supported: [.landscapeRight]), root,
            tells: """
                R loadView                 not loaded
                R viewDidLoad              320×548  landscapeRight  landscapeRight
                R viewWillAppear           320×548  landscapeRight  landscapeRight
                R viewWillLayoutSubviews   568×300  landscapeRight  landscapeRight
                R viewDidLayoutSubviews    568×300  landscapeRight  landscapeRight
                R viewDidAppear            568×300  landscapeRight  landscapeRight
                """)
    }

    @Test(
        "An application for landscape alone, from iOS 13: it is there in landscape from the beginning",
        arguments: [RotationSemantics.iOS15, .iOS16])
    func landscapeFrom13(semantics: RotationSemantics) {
        display(
            "iPhone 8", semantics, application: .init(supported: [.landscapeRight]), root,
            tells: """
                R loadView                 not loaded
                R viewDidLoad              667×375  landscapeRight  landscapeRight
                R viewWillAppear           667×375  landscapeRight  landscapeRight
                R viewIsAppearing          667×375  landscapeRight  landscapeRight  CC
                R viewWillLayoutSubviews   667×375  landscapeRight  landscapeRight  CC
                R viewDidLayoutSubviews    667×375  landscapeRight  landscapeRight  CC
                R viewDidAppear            667×375  landscapeRight  landscapeRight  CC
                """)
    }

    // MARK: In containers

    @Test("A child in navigation up to iOS 7", arguments: [RotationSemantics.iOS5, .iOS6])
    func navigationBefore8(semantics: RotationSemantics) {
        display(
            "iPhone 5", semantics, navigation,
            tells: """
                N viewWillAppear           320×548  portrait  portrait
                C viewWillAppear           320×548  portrait  portrait
                N viewWillLayoutSubviews   320×548  portrait  portrait
                N viewDidLayoutSubviews    320×548  portrait  portrait
                C viewWillLayoutSubviews   320×504  portrait  portrait
                C viewDidLayoutSubviews    320×504  portrait  portrait
                C viewDidAppear            320×504  portrait  portrait
                N viewDidAppear            320×548  portrait  portrait
                """)
    }

    @Test("A child in navigation of iOS 8 to 12: each hears of its traits when it comes into the window")
    func navigationOf8() {
        display(
            "iPhone 8", .iOS8, navigation,
            tells: """
                N viewWillAppear                  375×667  portrait  portrait
                C viewWillAppear                  375×667  portrait  portrait
                N traitCollectionDidChange(nil)   375×667  portrait  portrait  CR
                N viewWillLayoutSubviews          375×667  portrait  portrait  CR
                C traitCollectionDidChange(nil)   375×667  portrait  portrait  CR
                N viewDidLayoutSubviews           375×667  portrait  portrait  CR
                C viewWillLayoutSubviews          375×667  portrait  portrait  CR
                C viewDidLayoutSubviews           375×667  portrait  portrait  CR
                C viewDidAppear                   375×667  portrait  portrait  CR
                N viewDidAppear                   375×667  portrait  portrait  CR
                """)
    }

    @Test("A child in navigation from iOS 13", arguments: [RotationSemantics.iOS15, .iOS16])
    func navigationFrom13(semantics: RotationSemantics) {
        display(
            "iPhone 8", semantics, navigation,
            tells: """
                N viewWillAppear           375×667  portrait  portrait
                C viewWillAppear           375×667  portrait  portrait
                N viewIsAppearing          375×667  portrait  portrait  CR
                N viewWillLayoutSubviews   375×667  portrait  portrait  CR
                N viewDidLayoutSubviews    375×667  portrait  portrait  CR
                C viewIsAppearing          375×667  portrait  portrait  CR
                C viewWillLayoutSubviews   375×667  portrait  portrait  CR
                C viewDidLayoutSubviews    375×667  portrait  portrait  CR
                C viewDidAppear            375×667  portrait  portrait  CR
                N viewDidAppear            375×667  portrait  portrait  CR
                """)
    }

    @Test("A child in tabs up to iOS 7; the other tab hears nothing", arguments: [RotationSemantics.iOS5, .iOS6])
    func tabsBefore8(semantics: RotationSemantics) {
        display(
            "iPhone 5", semantics, tabs,
            tells: """
                T viewWillAppear           320×548  portrait  portrait
                C viewWillAppear           320×548  portrait  portrait
                T viewWillLayoutSubviews   320×548  portrait  portrait
                T viewDidLayoutSubviews    320×548  portrait  portrait
                C viewWillLayoutSubviews   320×499  portrait  portrait
                C viewDidLayoutSubviews    320×499  portrait  portrait
                C viewDidAppear            320×499  portrait  portrait
                T viewDidAppear            320×548  portrait  portrait
                """)
    }

    @Test("A child in tabs of iOS 8 to 12; the other tab hears nothing")
    func tabsOf8() {
        display(
            "iPhone 8", .iOS8, tabs,
            tells: """
                T viewWillAppear                  375×667  portrait  portrait
                C viewWillAppear                  375×667  portrait  portrait
                T traitCollectionDidChange(nil)   375×667  portrait  portrait  CR
                T viewWillLayoutSubviews          375×667  portrait  portrait  CR
                C traitCollectionDidChange(nil)   375×667  portrait  portrait  CR
                T viewDidLayoutSubviews           375×667  portrait  portrait  CR
                C viewWillLayoutSubviews          375×667  portrait  portrait  CR
                C viewDidLayoutSubviews           375×667  portrait  portrait  CR
                C viewDidAppear                   375×667  portrait  portrait  CR
                T viewDidAppear                   375×667  portrait  portrait  CR
                """)
    }

    @Test(
        "A child in tabs from iOS 13; the other tab hears nothing", arguments: [RotationSemantics.iOS15, .iOS16])
    func tabsFrom13(semantics: RotationSemantics) {
        display(
            "iPhone 8", semantics, tabs,
            tells: """
                T viewWillAppear           375×667  portrait  portrait
                C viewWillAppear           375×667  portrait  portrait
                T viewIsAppearing          375×667  portrait  portrait  CR
                T viewWillLayoutSubviews   375×667  portrait  portrait  CR
                T viewDidLayoutSubviews    375×667  portrait  portrait  CR
                C viewIsAppearing          375×667  portrait  portrait  CR
                C viewWillLayoutSubviews   375×667  portrait  portrait  CR
                C viewDidLayoutSubviews    375×667  portrait  portrait  CR
                C viewDidAppear            375×667  portrait  portrait  CR
                T viewDidAppear            375×667  portrait  portrait  CR
                """)
    }
}
