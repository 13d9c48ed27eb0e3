import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Event logs of a turn: a root controller (behaviour.md §6.2, §6.3)")
struct RootLogTests {
    private func turn(
        _ device: String, _ semantics: RotationSemantics, from first: UIDeviceOrientation = .portrait,
        to second: UIDeviceOrientation, hears table: String
    ) {
        inWorld(device, semantics: semantics) { world in
            let testimony = Testimony(in: world)
            let window = world.show(WitnessController("R", testimony))
            world.turn(to: first)
            testimony.expect(table, "\(semantics)") { world.turn(to: second) }
            withExtendedLifetime(window) {}
        }
    }

    private func asked(_ semantics: RotationSemantics, _ orientation: UIInterfaceOrientation) -> String {
        questions(semantics, to: "R", agreeing: ["R"], on: orientation)
    }

    @Test("A quarter turn up to iOS 7", arguments: [RotationSemantics.iOS5, .iOS6])
    func quarterBefore8(semantics: RotationSemantics) {
        turn(
            "iPhone 5", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(semantics, .landscapeRight))
                R willRotate(landscapeRight,0.3)            320×548  portrait        portrait
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                R viewWillLayoutSubviews                    568×300  landscapeRight  landscapeRight
                R viewDidLayoutSubviews                     568×300  landscapeRight  landscapeRight
                R willAnimateRotation(landscapeRight,0.3)   568×300  landscapeRight  landscapeRight
                R didRotate(portrait)                       568×300  landscapeRight  landscapeRight
                """)
    }

    @Test("A quarter turn from iOS 8", arguments: [RotationSemantics.iOS8, .iOS15, .iOS16])
    func quarterFrom8(semantics: RotationSemantics) {
        turn(
            "iPhone 8", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(semantics, .landscapeRight))
                R willTransition(CC)                        375×667  portrait        portrait        CR
                R viewWillTransition(667×375)               375×667  portrait        portrait        CR
                R willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                R traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                R viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                R viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                R willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                R alongside                                 667×375  landscapeRight  landscapeRight  CC
                R didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                R completion                                667×375  landscapeRight  landscapeRight  CC
                """)
    }

    @Test("A quarter turn back from iOS 8", arguments: [RotationSemantics.iOS8, .iOS15, .iOS16])
    func quarterBackFrom8(semantics: RotationSemantics) {
        turn(
            "iPhone 8", semantics, from: .landscapeRight, to: .portrait,
            hears: """
                UIDeviceOrientationDidChangeNotification                            landscapeLeft
                \(asked(semantics, .portrait))
                R willTransition(CR)                  667×375  landscapeLeft  landscapeLeft  CC
                R viewWillTransition(375×667)         667×375  landscapeLeft  landscapeLeft  CC
                R willRotate(portrait,0.3)            667×375  landscapeLeft  landscapeLeft  CC
                UIApplicationWillChangeStatusBarOrientationNotification 1     landscapeLeft
                UIApplicationDidChangeStatusBarOrientationNotification 4      portrait
                R traitCollectionDidChange(CC)        375×667  portrait       portrait       CR
                R viewWillLayoutSubviews              375×667  portrait       portrait       CR
                R viewDidLayoutSubviews               375×667  portrait       portrait       CR
                R willAnimateRotation(portrait,0.3)   375×667  portrait       portrait       CR
                R alongside                           375×667  portrait       portrait       CR
                R didRotate(landscapeLeft)            375×667  portrait       portrait       CR
                R completion                          375×667  portrait       portrait       CR
                """)
    }

    @Test(
        "A quarter turn of an iPad from iOS 8: regular both ways, so nothing about traits",
        arguments: [RotationSemantics.iOS8, .iOS15, .iOS16])
    func quarterOfPad(semantics: RotationSemantics) {
        turn(
            "iPad Pro 9.7", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                              portrait
                \(asked(semantics, .landscapeRight))
                R viewWillTransition(1024×768)              768×1024  portrait        portrait        RR
                R willRotate(landscapeRight,0.4)            768×1024  portrait        portrait        RR
                UIApplicationWillChangeStatusBarOrientationNotification 3             portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1              landscapeRight
                R viewWillLayoutSubviews                    1024×768  landscapeRight  landscapeRight  RR
                R viewDidLayoutSubviews                     1024×768  landscapeRight  landscapeRight  RR
                R willAnimateRotation(landscapeRight,0.4)   1024×768  landscapeRight  landscapeRight  RR
                R alongside                                 1024×768  landscapeRight  landscapeRight  RR
                R didRotate(portrait)                       1024×768  landscapeRight  landscapeRight  RR
                R completion                                1024×768  landscapeRight  landscapeRight  RR
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
                R willRotate(landscapeLeft,0.6)            568×300  landscapeRight  landscapeRight
                UIApplicationWillChangeStatusBarOrientationNotification 4                   landscapeRight
                UIApplicationDidChangeStatusBarOrientationNotification 3                    landscapeLeft
                R willAnimateRotation(landscapeLeft,0.6)   568×300  landscapeLeft   landscapeLeft
                R didRotate(landscapeRight)                568×300  landscapeLeft   landscapeLeft
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
