import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Event logs of presenting and dismissing (behaviour.md §8, §5.4)")
struct PresentationLogTests {
    /// The events while the root A presents B and B is dismissed; the device may rotate in between.
    private func present(
        _ device: String, _ semantics: RotationSemantics, as style: UIModalPresentationStyle = .fullScreen,
        mask: UIInterfaceOrientationMask = .allButUpsideDown, turning: UIDeviceOrientation? = nil,
        tells presentation: String?, andDismissed dismissal: String?
    ) {
        inWorld(device, semantics: semantics) { world in
            let testimony = Testimony(in: world)
            testimony.hearsQuestions = false
            let (a, b) = (WitnessController("A", testimony), WitnessController("B", testimony))
            b.modalPresentationStyle = style
            b.mask = mask
            // UIKit does not specify when a presentation loads the view.
            b.loadViewIfNeeded()
            let window = world.show(a)
            let present = { a.present(b, animated: true) { testimony.note("completion") } }
            if let presentation {
                testimony.expect(presentation, "present, \(semantics)", during: present)
            } else {
                present()
            }
            if let turning { world.turn(to: turning) }
            window.layoutIfNeeded()
            guard let dismissal else { return }
            testimony.expect(dismissal, "dismiss, \(semantics)") {
                b.dismiss(animated: true) { testimony.note("completion") }
            }
        }
    }

    @Test("Full screen up to iOS 7", arguments: [RotationSemantics.iOS5, .iOS6])
    func fullScreenBefore8(semantics: RotationSemantics) {
        present(
            "iPhone 5", semantics,
            tells: """
                A viewWillDisappear        320×548  portrait  portrait
                B viewWillAppear           320×548  portrait  portrait
                B viewWillLayoutSubviews   320×548  portrait  portrait
                B viewDidLayoutSubviews    320×548  portrait  portrait
                B viewDidAppear            320×548  portrait  portrait
                A viewDidDisappear         320×548  portrait  portrait
                completion
                """,
            andDismissed: """
                B viewWillDisappear        320×548  portrait  portrait
                A viewWillAppear           320×548  portrait  portrait
                A viewWillLayoutSubviews   320×548  portrait  portrait
                A viewDidLayoutSubviews    320×548  portrait  portrait
                A viewDidAppear            320×548  portrait  portrait
                B viewDidDisappear         320×548  portrait  portrait
                completion
                """)
    }

    @Test("Full screen of iOS 8 to 12")
    func fullScreenOf8() {
        present(
            "iPhone 8", .iOS8,
            tells: """
                A viewWillDisappear               375×667  portrait  portrait  CR
                B viewWillAppear                  375×667  portrait  portrait
                B traitCollectionDidChange(nil)   375×667  portrait  portrait  CR
                B viewWillLayoutSubviews          375×667  portrait  portrait  CR
                B viewDidLayoutSubviews           375×667  portrait  portrait  CR
                B viewDidAppear                   375×667  portrait  portrait  CR
                A viewDidDisappear                375×667  portrait  portrait
                completion
                """,
            andDismissed: """
                B viewWillDisappear               375×667  portrait  portrait  CR
                A viewWillAppear                  375×667  portrait  portrait
                A viewWillLayoutSubviews          375×667  portrait  portrait  CR
                A viewDidLayoutSubviews           375×667  portrait  portrait  CR
                A viewDidAppear                   375×667  portrait  portrait  CR
                B viewDidDisappear                375×667  portrait  portrait
                completion
                """)
    }

    @Test("Full screen from iOS 13", arguments: [RotationSemantics.iOS15, .iOS16])
    func fullScreenFrom13(semantics: RotationSemantics) {
        present(
            "iPhone 8", semantics,
            tells: """
                A viewWillDisappear        375×667  portrait  portrait  CR
                B viewWillAppear           375×667  portrait  portrait
                B viewIsAppearing          375×667  portrait  portrait  CR
                B viewWillLayoutSubviews   375×667  portrait  portrait  CR
                B viewDidLayoutSubviews    375×667  portrait  portrait  CR
                B viewDidAppear            375×667  portrait  portrait  CR
                A viewDidDisappear         375×667  portrait  portrait
                completion
                """,
            andDismissed: """
                B viewWillDisappear        375×667  portrait  portrait  CR
                A viewWillAppear           375×667  portrait  portrait
                A viewIsAppearing          375×667  portrait  portrait  CR
                A viewWillLayoutSubviews   375×667  portrait  portrait  CR
                A viewDidLayoutSubviews    375×667  portrait  portrait  CR
                A viewDidAppear            375×667  portrait  portrait  CR
                B viewDidDisappear         375×667  portrait  portrait
                completion
                """)
    }

    @Test(
        "As a sheet on an iPad: only the sheet hears, and it keeps its size",
        arguments: [RotationSemantics.iOS15, .iOS16])
    func sheetFrom13(semantics: RotationSemantics) {
        present(
            "iPad Pro 9.7", semantics, as: .formSheet,
            tells: """
                B viewWillAppear           768×1024  portrait  portrait
                B viewIsAppearing          540×620   portrait  portrait  CR
                B viewWillLayoutSubviews   540×620   portrait  portrait  CR
                B viewDidLayoutSubviews    540×620   portrait  portrait  CR
                B viewDidAppear            540×620   portrait  portrait  CR
                completion
                """,
            andDismissed: """
                B viewWillDisappear        540×620   portrait  portrait  CR
                B viewDidDisappear         540×620   portrait  portrait
                completion
                """)
    }

    @Test("As a sheet on an iPad up to iOS 7", arguments: [RotationSemantics.iOS5, .iOS6])
    func sheetBefore8(semantics: RotationSemantics) {
        present(
            "iPad 2", semantics, as: .formSheet,
            tells: """
                B viewWillAppear           768×1004  portrait  portrait
                B viewWillLayoutSubviews   540×620   portrait  portrait
                B viewDidLayoutSubviews    540×620   portrait  portrait
                B viewDidAppear            540×620   portrait  portrait
                completion
                """,
            andDismissed: """
                B viewWillDisappear        540×620   portrait  portrait
                B viewDidDisappear         540×620   portrait  portrait
                completion
                """)
    }

    @Test(
        "A presentation that turns the interface: the status bar's notifications, and no message of a rotation (§6.6)",
        arguments: [RotationSemantics.iOS15, .iOS16])
    func turning(semantics: RotationSemantics) {
        present(
            "iPhone 8", semantics, mask: .landscapeRight,
            tells: """
                A viewWillDisappear        375×667  portrait        portrait        CR
                B viewWillAppear           375×667  portrait        portrait
                UIApplicationWillChangeStatusBarOrientationNotification 3   portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1    landscapeRight
                B viewIsAppearing          667×375  landscapeRight  landscapeRight  CC
                B viewWillLayoutSubviews   667×375  landscapeRight  landscapeRight  CC
                B viewDidLayoutSubviews    667×375  landscapeRight  landscapeRight  CC
                B viewDidAppear            667×375  landscapeRight  landscapeRight  CC
                A viewDidDisappear         375×667  landscapeRight  landscapeRight
                completion
                """,
            andDismissed: nil)
    }

    @Test("A presentation that turns the interface of iOS 6")
    func turningOf6() {
        present(
            "iPhone 5", .iOS6, mask: .landscapeRight,
            tells: """
                A viewWillDisappear        320×548  portrait        portrait
                B viewWillAppear           320×548  portrait        portrait
                UIApplicationWillChangeStatusBarOrientationNotification 3   portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1    landscapeRight
                B viewWillLayoutSubviews   568×300  landscapeRight  landscapeRight
                B viewDidLayoutSubviews    568×300  landscapeRight  landscapeRight
                B viewDidAppear            568×300  landscapeRight  landscapeRight
                A viewDidDisappear         320×548  landscapeRight  landscapeRight
                completion
                """,
            andDismissed: nil)
    }

    @Test(
        "A presenter that was covered while the device turned is resized and laid out when it comes back: up to iOS 7",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func revealedBefore8(semantics: RotationSemantics) {
        present(
            "iPhone 5", semantics, turning: .landscapeLeft, tells: nil,
            andDismissed: """
                B viewWillDisappear        568×300  landscapeRight  landscapeRight
                A viewWillAppear           320×548  landscapeRight  landscapeRight
                A viewWillLayoutSubviews   568×300  landscapeRight  landscapeRight
                A viewDidLayoutSubviews    568×300  landscapeRight  landscapeRight
                A viewDidAppear            568×300  landscapeRight  landscapeRight
                B viewDidDisappear         568×300  landscapeRight  landscapeRight
                completion
                """)
    }

    @Test(
        "A presenter that was covered while the device turned is resized and laid out when it comes back: iOS 8 to 12")
    func revealedOf8() {
        present(
            "iPhone 8", .iOS8, turning: .landscapeLeft, tells: nil,
            andDismissed: """
                B viewWillDisappear              667×375  landscapeRight  landscapeRight  CC
                A viewWillAppear                 375×667  landscapeRight  landscapeRight
                A traitCollectionDidChange(CR)   667×375  landscapeRight  landscapeRight  CC
                A viewWillLayoutSubviews         667×375  landscapeRight  landscapeRight  CC
                A viewDidLayoutSubviews          667×375  landscapeRight  landscapeRight  CC
                A viewDidAppear                  667×375  landscapeRight  landscapeRight  CC
                B viewDidDisappear               667×375  landscapeRight  landscapeRight
                completion
                """)
    }

    @Test(
        "A presenter that was covered while the device turned is resized and laid out when it comes back: from iOS 13",
        arguments: [RotationSemantics.iOS15, .iOS16])
    func revealedFrom13(semantics: RotationSemantics) {
        present(
            "iPhone 8", semantics, turning: .landscapeLeft, tells: nil,
            andDismissed: """
                B viewWillDisappear              667×375  landscapeRight  landscapeRight  CC
                A viewWillAppear                 375×667  landscapeRight  landscapeRight
                A traitCollectionDidChange(CR)   667×375  landscapeRight  landscapeRight  CC
                A viewIsAppearing                667×375  landscapeRight  landscapeRight  CC
                A viewWillLayoutSubviews         667×375  landscapeRight  landscapeRight  CC
                A viewDidLayoutSubviews          667×375  landscapeRight  landscapeRight  CC
                A viewDidAppear                  667×375  landscapeRight  landscapeRight  CC
                B viewDidDisappear               667×375  landscapeRight  landscapeRight
                completion
                """)
    }
}
