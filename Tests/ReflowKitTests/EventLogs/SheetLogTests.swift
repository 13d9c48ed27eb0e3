import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Event logs of a turn: a controller presented as a sheet, and its presenter (behaviour.md §6.2, §7.3)")
struct SheetLogTests {
    /// The root controller P presents S, and is in charge all the time where S is a sheet.
    private func turn(
        _ device: String, _ semantics: RotationSemantics, from first: UIDeviceOrientation = .portrait,
        to second: UIDeviceOrientation, as style: UIModalPresentationStyle = .formSheet, hears table: String
    ) {
        inWorld(device, semantics: semantics) { world in
            let testimony = Testimony(in: world)
            let (presenter, presented) = (WitnessController("P", testimony), WitnessController("S", testimony))
            presented.modalPresentationStyle = style
            let window = world.show(presenter)
            presenter.present(presented, animated: true)
            world.turn(to: first)
            testimony.expect(table, "\(semantics)") { world.turn(to: second) }
            withExtendedLifetime(window) {}
        }
    }

    private func asked(
        _ semantics: RotationSemantics, _ orientation: UIInterfaceOrientation, _ inCharge: String = "P"
    ) -> String {
        questions(semantics, to: inCharge, agreeing: [inCharge], on: orientation)
    }

    @Test(
        "A quarter turn of an iPad up to iOS 7: both hear, the presenter is asked, the sheet keeps its size",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func quarterBefore8(semantics: RotationSemantics) {
        turn(
            "iPad 2", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                              portrait
                \(asked(semantics, .landscapeRight))
                P willRotate(landscapeRight,0.4)            768×1004  portrait        portrait
                S willRotate(landscapeRight,0.4)            540×620   portrait        portrait
                UIApplicationWillChangeStatusBarOrientationNotification 3             portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1              landscapeRight
                P viewWillLayoutSubviews                    1024×748  landscapeRight  landscapeRight
                P viewDidLayoutSubviews                     1024×748  landscapeRight  landscapeRight
                P willAnimateRotation(landscapeRight,0.4)   1024×748  landscapeRight  landscapeRight
                S willAnimateRotation(landscapeRight,0.4)   540×620   landscapeRight  landscapeRight
                P didRotate(portrait)                       1024×748  landscapeRight  landscapeRight
                S didRotate(portrait)                       540×620   landscapeRight  landscapeRight
                """)
    }

    @Test(
        "A quarter turn of an iPad from iOS 8: the sheet, whose size and size classes stay, hears nothing",
        arguments: [RotationSemantics.iOS8, .iOS15, .iOS16])
    func quarterFrom8(semantics: RotationSemantics) {
        turn(
            "iPad Pro 9.7", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                              portrait
                \(asked(semantics, .landscapeRight))
                P viewWillTransition(1024×768)              768×1024  portrait        portrait        RR
                P willRotate(landscapeRight,0.4)            768×1024  portrait        portrait        RR
                UIApplicationWillChangeStatusBarOrientationNotification 3             portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1              landscapeRight
                P viewWillLayoutSubviews                    1024×768  landscapeRight  landscapeRight  RR
                P viewDidLayoutSubviews                     1024×768  landscapeRight  landscapeRight  RR
                P willAnimateRotation(landscapeRight,0.4)   1024×768  landscapeRight  landscapeRight  RR
                P alongside                                 1024×768  landscapeRight  landscapeRight  RR
                P didRotate(portrait)                       1024×768  landscapeRight  landscapeRight  RR
                P completion                                1024×768  landscapeRight  landscapeRight  RR
                """)
    }

    @Test(
        "A quarter turn of a phone from iOS 13: the card below the status bar becomes as large as the low screen",
        arguments: [RotationSemantics.iOS15, .iOS16])
    func quarterOfPhoneFrom13(semantics: RotationSemantics) {
        turn(
            "iPhone 8", semantics, to: .landscapeLeft, as: .pageSheet,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(semantics, .landscapeRight))
                P willTransition(CC)                        375×667  portrait        portrait        CR
                S willTransition(CC)                        375×637  portrait        portrait        CR
                P viewWillTransition(667×375)               375×667  portrait        portrait        CR
                P willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                S viewWillTransition(667×375)               375×637  portrait        portrait        CR
                S willRotate(landscapeRight,0.3)            375×637  portrait        portrait        CR
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                P traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                P viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                P viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                S traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                S viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                S viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                P willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                P alongside                                 667×375  landscapeRight  landscapeRight  CC
                S willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                S alongside                                 667×375  landscapeRight  landscapeRight  CC
                P didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                P completion                                667×375  landscapeRight  landscapeRight  CC
                S didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                S completion                                667×375  landscapeRight  landscapeRight  CC
                """)
    }

    @Test(
        "A quarter turn of a phone before iOS 13, where the sheet fills the screen and is in charge: up to iOS 7",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func quarterOfPhoneBefore8(semantics: RotationSemantics) {
        turn(
            "iPhone 5", semantics, to: .landscapeLeft, as: .pageSheet,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(semantics, .landscapeRight, "S"))
                S willRotate(landscapeRight,0.3)            320×548  portrait        portrait
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                S viewWillLayoutSubviews                    568×300  landscapeRight  landscapeRight
                S viewDidLayoutSubviews                     568×300  landscapeRight  landscapeRight
                S willAnimateRotation(landscapeRight,0.3)   568×300  landscapeRight  landscapeRight
                S didRotate(portrait)                       568×300  landscapeRight  landscapeRight
                """)
    }

    @Test("A quarter turn of a phone before iOS 13, where the sheet fills the screen and is in charge: from iOS 8")
    func quarterOfPhoneOf8() {
        turn(
            "iPhone 8", .iOS8, to: .landscapeLeft, as: .pageSheet,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(.iOS8, .landscapeRight, "S"))
                P willTransition(CC)                        375×667  portrait        portrait
                S willTransition(CC)                        375×667  portrait        portrait        CR
                P viewWillTransition(667×375)               375×667  portrait        portrait
                P willRotate(landscapeRight,0.3)            375×667  portrait        portrait
                S viewWillTransition(667×375)               375×667  portrait        portrait        CR
                S willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                S traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                S viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                S viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                P willAnimateRotation(landscapeRight,0.3)   375×667  landscapeRight  landscapeRight
                P alongside                                 375×667  landscapeRight  landscapeRight
                S willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                S alongside                                 667×375  landscapeRight  landscapeRight  CC
                P didRotate(portrait)                       375×667  landscapeRight  landscapeRight
                P completion                                375×667  landscapeRight  landscapeRight
                S didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                S completion                                667×375  landscapeRight  landscapeRight  CC
                """)
    }

    @Test(
        "A half turn up to iOS 7: messages that take twice as long, and no layout, for no size changes",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func halfBefore8(semantics: RotationSemantics) {
        turn(
            "iPad 2", semantics, from: .landscapeLeft, to: .landscapeRight,
            hears: """
                UIDeviceOrientationDidChangeNotification                                    landscapeRight
                \(asked(semantics, .landscapeLeft))
                P willRotate(landscapeLeft,0.8)            1024×748  landscapeRight  landscapeRight
                S willRotate(landscapeLeft,0.8)            540×620  landscapeRight  landscapeRight
                UIApplicationWillChangeStatusBarOrientationNotification 4                   landscapeRight
                UIApplicationDidChangeStatusBarOrientationNotification 3                    landscapeLeft
                P willAnimateRotation(landscapeLeft,0.8)   1024×748  landscapeLeft   landscapeLeft
                S willAnimateRotation(landscapeLeft,0.8)   540×620  landscapeLeft   landscapeLeft
                P didRotate(landscapeRight)                1024×748  landscapeLeft   landscapeLeft
                S didRotate(landscapeRight)                540×620  landscapeLeft   landscapeLeft
                """)
    }

    @Test(
        "A half turn from iOS 8: notifications alone, no size transition, no traits, no layout",
        arguments: [RotationSemantics.iOS8, .iOS15, .iOS16])
    func halfFrom8(semantics: RotationSemantics) {
        turn(
            "iPad Pro 9.7", semantics, from: .landscapeLeft, to: .landscapeRight,
            hears: """
                UIDeviceOrientationDidChangeNotification                    landscapeRight
                \(asked(semantics, .landscapeLeft))
                UIApplicationWillChangeStatusBarOrientationNotification 4   landscapeRight
                UIApplicationDidChangeStatusBarOrientationNotification 3    landscapeLeft
                """)
    }

    @Test(
        "A half turn of a phone from iOS 8, with a sheet as large as the low screen: notifications alone",
        arguments: [RotationSemantics.iOS8, .iOS15, .iOS16])
    func halfOfPhone(semantics: RotationSemantics) {
        turn(
            "iPhone 8", semantics, from: .landscapeLeft, to: .landscapeRight, as: .pageSheet,
            hears: """
                UIDeviceOrientationDidChangeNotification                    landscapeRight
                \(asked(semantics, .landscapeLeft, semantics < .iOS15 ? "S" : "P"))
                UIApplicationWillChangeStatusBarOrientationNotification 4   landscapeRight
                UIApplicationDidChangeStatusBarOrientationNotification 3    landscapeLeft
                """)
    }
}
