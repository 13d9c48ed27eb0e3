import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Event logs of a turn: the selected child of a tab bar controller (behaviour.md §6.2, §6.6, §7.1)")
struct TabLogTests {
    /// C is the selected tab of T, and D the other one, which was never shown.
    private func turn(
        _ device: String, _ semantics: RotationSemantics, from first: UIDeviceOrientation = .portrait,
        to second: UIDeviceOrientation, hears table: String
    ) {
        inWorld(device, semantics: semantics) { world in
            let testimony = Testimony(in: world)
            let (child, other) = (WitnessController("C", testimony), WitnessController("D", testimony))
            let window = world.show(WitnessTabBarController(testimony, [child, other]))
            world.device.turn(to: first)
            testimony.expect(table, "\(semantics)") { world.device.turn(to: second) }
            #expect(!other.isViewLoaded, "§6.6: nobody loads a view to tell of a turn")
            withExtendedLifetime(window) {}
        }
    }

    private func asked(_ semantics: RotationSemantics, _ orientation: UIInterfaceOrientation) -> String {
        questions(semantics, to: "T", agreeing: ["C", "D"], on: orientation)
    }

    @Test(
        "A quarter turn up to iOS 7: every tab is asked by iOS 5, and the selected one alone hears of the turn",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func quarterBefore8(semantics: RotationSemantics) {
        turn(
            "iPhone 5", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(semantics, .landscapeRight))
                T willRotate(landscapeRight,0.3)            320×548  portrait        portrait
                C willRotate(landscapeRight,0.3)            320×499  portrait        portrait
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                T viewWillLayoutSubviews                    568×300  landscapeRight  landscapeRight
                T viewDidLayoutSubviews                     568×300  landscapeRight  landscapeRight
                C viewWillLayoutSubviews                    568×251  landscapeRight  landscapeRight
                C viewDidLayoutSubviews                     568×251  landscapeRight  landscapeRight
                T willAnimateRotation(landscapeRight,0.3)   568×300  landscapeRight  landscapeRight
                C willAnimateRotation(landscapeRight,0.3)   568×251  landscapeRight  landscapeRight
                T didRotate(portrait)                       568×300  landscapeRight  landscapeRight
                C didRotate(portrait)                       568×251  landscapeRight  landscapeRight
                """)
    }

    @Test("A quarter turn of iOS 8 to 12: new traits are told to everybody before anything is laid out")
    func quarterOf8() {
        turn(
            "iPhone 8", .iOS8, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(.iOS8, .landscapeRight))
                T willTransition(CC)                        375×667  portrait        portrait        CR
                C willTransition(CC)                        375×667  portrait        portrait        CR
                T viewWillTransition(667×375)               375×667  portrait        portrait        CR
                T willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                C viewWillTransition(667×375)               375×667  portrait        portrait        CR
                C willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                T traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                C traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                T viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                T viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                C viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                C viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                T willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                C willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                C alongside                                 667×375  landscapeRight  landscapeRight  CC
                T alongside                                 667×375  landscapeRight  landscapeRight  CC
                T didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                C didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                C completion                                667×375  landscapeRight  landscapeRight  CC
                T completion                                667×375  landscapeRight  landscapeRight  CC
                """)
    }

    @Test(
        "A quarter turn from iOS 13: each hears of its traits just before its layout",
        arguments: [RotationSemantics.iOS15, .iOS16])
    func quarterFrom13(semantics: RotationSemantics) {
        turn(
            "iPhone 8", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(semantics, .landscapeRight))
                T willTransition(CC)                        375×667  portrait        portrait        CR
                C willTransition(CC)                        375×667  portrait        portrait        CR
                T viewWillTransition(667×375)               375×667  portrait        portrait        CR
                T willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                C viewWillTransition(667×375)               375×667  portrait        portrait        CR
                C willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                T traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                T viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                T viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                C traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                C viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                C viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                T willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                C willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                C alongside                                 667×375  landscapeRight  landscapeRight  CC
                T alongside                                 667×375  landscapeRight  landscapeRight  CC
                T didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                C didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                C completion                                667×375  landscapeRight  landscapeRight  CC
                T completion                                667×375  landscapeRight  landscapeRight  CC
                """)
    }

    @Test(
        "A half turn up to iOS 7: messages that take twice as long, and no layout, for no size changes",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func halfBefore8(semantics: RotationSemantics) {
        turn(
            "iPhone 5", semantics, from: .landscapeLeft, to: .landscapeRight,
            hears: """
                UIDeviceOrientationDidChangeNotification                                    landscapeRight
                \(asked(semantics, .landscapeLeft))
                T willRotate(landscapeLeft,0.6)            568×300  landscapeRight  landscapeRight
                C willRotate(landscapeLeft,0.6)            568×251  landscapeRight  landscapeRight
                UIApplicationWillChangeStatusBarOrientationNotification 4                   landscapeRight
                UIApplicationDidChangeStatusBarOrientationNotification 3                    landscapeLeft
                T willAnimateRotation(landscapeLeft,0.6)   568×300  landscapeLeft   landscapeLeft
                C willAnimateRotation(landscapeLeft,0.6)   568×251  landscapeLeft   landscapeLeft
                T didRotate(landscapeRight)                568×300  landscapeLeft   landscapeLeft
                C didRotate(landscapeRight)                568×251  landscapeLeft   landscapeLeft
                """)
    }

    @Test(
        "A half turn from iOS 8: notifications alone, no size transition, no traits, no layout",
        arguments: [RotationSemantics.iOS8, .iOS15, .iOS16])
    func halfFrom8(semantics: RotationSemantics) {
        turn(
            "iPhone 8", semantics, from: .landscapeLeft, to: .landscapeRight,
            hears: """
                UIDeviceOrientationDidChangeNotification                    landscapeRight
                \(asked(semantics, .landscapeLeft))
                UIApplicationWillChangeStatusBarOrientationNotification 4   landscapeRight
                UIApplicationDidChangeStatusBarOrientationNotification 3    landscapeLeft
                """)
    }
}
