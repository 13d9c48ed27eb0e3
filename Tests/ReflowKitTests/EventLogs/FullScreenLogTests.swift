import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Event logs of a turn: a controller presented full screen, and its presenter (behaviour.md §6.2, §6.6)")
struct FullScreenLogTests {
    /// The root controller A presents B.
    private func turn(
        _ device: String, _ semantics: RotationSemantics, from first: UIDeviceOrientation = .portrait,
        to second: UIDeviceOrientation, hears table: String
    ) {
        inWorld(device, semantics: semantics) { world in
            let testimony = Testimony(in: world)
            let (presenter, presented) = (WitnessController("A", testimony), WitnessController("B", testimony))
            presented.modalPresentationStyle = .fullScreen
            let window = world.show(presenter)
            presenter.present(presented, animated: true)
            world.turn(to: first)
            testimony.expect(table, "\(semantics)") { world.turn(to: second) }
            withExtendedLifetime(window) {}
        }
    }

    private func asked(_ semantics: RotationSemantics, _ orientation: UIInterfaceOrientation) -> String {
        questions(semantics, to: "B", agreeing: ["B"], on: orientation)
    }

    @Test(
        "A quarter turn up to iOS 7: the covered presenter hears nothing", arguments: [RotationSemantics.iOS5, .iOS6])
    func quarterBefore8(semantics: RotationSemantics) {
        turn(
            "iPhone 5", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(semantics, .landscapeRight))
                B willRotate(landscapeRight,0.3)            320×548  portrait        portrait
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                B viewWillLayoutSubviews                    568×300  landscapeRight  landscapeRight
                B viewDidLayoutSubviews                     568×300  landscapeRight  landscapeRight
                B willAnimateRotation(landscapeRight,0.3)   568×300  landscapeRight  landscapeRight
                B didRotate(portrait)                       568×300  landscapeRight  landscapeRight
                """)
    }

    @Test(
        "A quarter turn from iOS 8: the covered presenter hears of the new size, keeps its own, and is not laid out",
        arguments: [RotationSemantics.iOS8, .iOS15, .iOS16])
    func quarterFrom8(semantics: RotationSemantics) {
        turn(
            "iPhone 8", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(semantics, .landscapeRight))
                A willTransition(CC)                        375×667  portrait        portrait
                B willTransition(CC)                        375×667  portrait        portrait        CR
                A viewWillTransition(667×375)               375×667  portrait        portrait
                A willRotate(landscapeRight,0.3)            375×667  portrait        portrait
                B viewWillTransition(667×375)               375×667  portrait        portrait        CR
                B willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                B traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                B viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                B viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                A willAnimateRotation(landscapeRight,0.3)   375×667  landscapeRight  landscapeRight
                A alongside                                 375×667  landscapeRight  landscapeRight
                B willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                B alongside                                 667×375  landscapeRight  landscapeRight  CC
                A didRotate(portrait)                       375×667  landscapeRight  landscapeRight
                A completion                                375×667  landscapeRight  landscapeRight
                B didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                B completion                                667×375  landscapeRight  landscapeRight  CC
                """)
    }

    @Test(
        "A half turn up to iOS 7: messages that take twice as long, and no layout, for no size changes; the presenter hears nothing",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func halfBefore8(semantics: RotationSemantics) {
        turn(
            "iPhone 5", semantics, from: .landscapeLeft, to: .landscapeRight,
            hears: """
                UIDeviceOrientationDidChangeNotification                                    landscapeRight
                \(asked(semantics, .landscapeLeft))
                B willRotate(landscapeLeft,0.6)            568×300  landscapeRight  landscapeRight
                UIApplicationWillChangeStatusBarOrientationNotification 4                   landscapeRight
                UIApplicationDidChangeStatusBarOrientationNotification 3                    landscapeLeft
                B willAnimateRotation(landscapeLeft,0.6)   568×300  landscapeLeft   landscapeLeft
                B didRotate(landscapeRight)                568×300  landscapeLeft   landscapeLeft
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
