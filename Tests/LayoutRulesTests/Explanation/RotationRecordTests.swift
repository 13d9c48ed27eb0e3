import KitValues
import LayoutRules
import Testing

@Suite("Records: what reflow explain says")
struct RotationRecordTests {
    private let phone = RotationFacts.turnedPhone

    @Test("Where the interface is shown afterwards")
    func to() throws {
        #expect(try record(phone).to == .landscapeRight)
        #expect(try record(phone.with { $0.controllerMask = .portrait }).to == .portrait)
        #expect(try record(phone.with { $0.controllerMask = .portraitUpsideDown }).to == .portrait)
    }

    @Test("§4.3: nobody is asked about a flat device, and everyone is told why")
    func flat() throws {
        let facts = RotationFacts(
            current: .portrait, device: .faceUp, supportsPortraitUpsideDown: false, controllerClass: "Root")
        let flat = try record(facts)
        #expect(flat.notAsked.map(\.className) == ["UIApplication", "Root"])
        #expect(Set(flat.notAsked.map(\.why)) == ["the interface does not rotate while the device is faceUp"])
        #expect(flat.explanation.reason == "deviceFlat")
    }

    @Test("§5.9: from iOS 16 shouldAutorotate is ignored, and the record says so")
    func ignored() throws {
        let new = try record(
            phone.with {
                $0.shouldAutorotate = nil
                $0.controllerMask = .portrait
            }, .iOS16)
        #expect(new.notAsked.map(\.why) == ["its shouldAutorotate is ignored from iOS 16 on"])
        #expect(new.notAsked.map(\.className) == ["Root"])
    }

    @Test("§5.5: iOS 5 does not ask the application")
    func ios5() throws {
        let facts = phone.with {
            $0.applicationMask = nil
            $0.controllerMask = nil
            $0.shouldAutorotate = nil
            $0.orientationAnswers[.landscapeRight] = [OrientationAnswer(controllerClass: "Root", accepts: true)]
        }
        #expect(try record(facts, .iOS5).notAsked.map(\.why) == ["iOS 5 asks the application only at launch"])
    }

    @Test("Whom the caller names comes after whom the rules did not get to, and one entry a controller suffices")
    func callersEntries() throws {
        let facts = RotationFacts(
            current: .portrait, device: .landscapeLeft, supportsPortraitUpsideDown: true, isMultitaskingCapable: true,
            controllerClass: "Root")
        let known = RotationRecord.Unasked(className: "Root", reason: .multitasking, mask: .portrait)
        let child = RotationRecord.Unasked(className: "Root", reason: .child(of: "Root"))
        let free = try record(facts, notAsked: [known, child])
        #expect(free.notAsked.map(\.className) == ["UIApplication", "Root", "Root"])
        #expect(free.notAsked.last == child)
        #expect(free.findings.map(\.id) == ["multitaskingIgnoresControllers"])
        #expect(free.findings[0].advice.contains("UIRequiresFullScreen"))
    }

    @Test("Ids of mistakes are stable")
    func mistakes() {
        #expect(
            RotationFinding.Mistake.allCases.map(\.rawValue) == [
                "emptyMask", "contradictoryMasks", "noCommonLandscape", "preferredNotSupported", "childNotAsked",
                "presenterNotAsked", "presentationNotAsked", "multitaskingIgnoresControllers", "viewAddedToWindow",
                "noRootViewController",
                "layoutInRotationCallback",
            ])
    }

    @Test("§5.9: an empty mask was probably meant as a union")
    func emptyMask() throws {
        let application = try record(phone.with { $0.applicationMask = [] })
        #expect(application.findings.map(\.message) == ["The application supports no orientation."])
        // If the delegate is the cause, it is named.
        let delegate = try record(
            phone.with {
                $0.applicationMask = []
                $0.isApplicationMaskOfDelegate = true
            })
        #expect(delegate.findings.map(\.message) == ["The application delegate's answer supports no orientation."])
        #expect(
            delegate.explanation.message.contains(
                "The application delegate returns an empty mask from application(_:supportedInterfaceOrientationsFor:)")
        )
        #expect(application.findings[0].advice.contains("union"))
        let controller = phone.with { $0.controllerMask = [] }
        #expect(try record(controller).findings.map(\.message) == ["Root supports no orientation."])
        #expect(try record(controller, .iOS6).findings.isEmpty)
    }

    @Test("§5.3: masks without anything in common are a mistake, raised or not")
    func contradiction() throws {
        let facts = phone.with { $0.controllerMask = .portraitUpsideDown }
        #expect(try record(facts).findings.map(\.id) == ["contradictoryMasks"])
        #expect(
            try record(facts).findings.map(\.message) == [
                "The application supports portrait, landscapeLeft and landscapeRight; Root supports only"
                    + " portraitUpsideDown. They have no orientation in common."
            ])
        let quiet = try record(facts.with { $0.shouldAutorotate = false })
        #expect(quiet.decision == .stay(.shouldAutorotateFalse))
        #expect(quiet.findings.map(\.id) == ["contradictoryMasks"])
        #expect(try record(facts.with { $0.isControllerMaskSynthesised = true }).findings.isEmpty)
    }

    @Test("§5.3: two masks with one landscape each, and not the same one, are a mistake")
    func noCommonLandscape() throws {
        let facts = phone.with {
            $0.applicationMask = [.portrait, .landscapeLeft]
            $0.controllerMask = [.portrait, .landscapeRight]
        }
        #expect(try record(facts).findings.map(\.id) == ["noCommonLandscape"])
        #expect(
            try record(facts).findings.map(\.message) == [
                "The application supports landscapeLeft, Root supports landscapeRight: they have no landscape in common."
            ])
        #expect(try record(facts.with { $0.controllerMask = .landscape }).findings.isEmpty)
        #expect(try record(facts.with { $0.controllerMask = .portrait }).findings.isEmpty)
        #expect(try record(facts.with { $0.isControllerMaskSynthesised = true }).findings.isEmpty)
    }

    @Test("§5.4: a preference outside the mask")
    func preference() throws {
        let facts = phone.with {
            $0.cause = .presented(.fullScreen)
            $0.isControllerPresented = true
            $0.controllerMask = .landscape
            $0.preferredOrientation = PreferredOrientation(.portrait)
        }
        let raised = try record(facts)
        #expect(raised.decision.name == "raise")
        #expect(raised.findings.map(\.id) == ["preferredNotSupported"])
        #expect(
            raised.explanation.advice == "Prefer an orientation that Root and the application both support:"
                + " landscapeLeft, landscapeRight.")
    }

    @Test("§5.1, §7.3: covered presenters, sheets and popovers have no say, which is said where it matters")
    func notAskedWhereItMatters() throws {
        let covered = RotationRecord.Unasked(className: "List", reason: .covered(by: "Viewer"), mask: .portrait)
        let sheet = RotationRecord.Unasked(className: "Sheet", reason: .presentedAs(.pageSheet), mask: .portrait)
        let popover = RotationRecord.Unasked(className: "Menu", reason: .presentedAs(.popover), mask: .all)
        let turning = try record(phone, notAsked: [covered, sheet, popover])
        #expect(turning.findings.map(\.id) == ["presenterNotAsked", "presentationNotAsked"])
        #expect(
            turning.findings[1].message
                == "Sheet supports portrait but is not asked: it is presented as pageSheet, so its presenter is asked.")
    }

    @Test("Every cause has words of its own for a turn, and says whose word it is")
    func turns() throws {
        let presented = phone.with {
            $0.controllerClass = "Viewer"
            $0.isControllerPresented = true
            $0.cause = .presented(.fullScreen)
            $0.device = .portrait
            $0.controllerMask = .landscape
            $0.preferredOrientation = PreferredOrientation(.portrait, isOverridden: false)
        }
        let cases: [(RotationFacts, RotationSemantics, String, RotationExplanation.Basis)] = [
            (
                presented.with {
                    $0.cause = .presented(.fullScreen)
                    $0.preferredOrientation = PreferredOrientation(.landscapeLeft)
                }, .iOS15,
                "Viewer is presented full screen and prefers landscapeLeft, so the interface rotates to it, however the"
                    + " device is held.", .documented
            ),
            (
                presented.with { $0.cause = .presented(.overFullScreen) }, .iOS15,
                "Viewer is presented and does not support portrait, so the interface rotates to landscapeRight, the first"
                    + " orientation allowed (order: portrait, portraitUpsideDown, landscapeRight, landscapeLeft).",
                .ourDecision
            ),
            (
                presented.with { $0.controllerMask = .landscapeLeft }, .iOS15,
                "Viewer is presented and does not support portrait, so the interface rotates to landscapeLeft, the only"
                    + " orientation allowed.", .documented
            ),
            (
                phone.with {
                    $0.cause = .dismissed(.fullScreen)
                    $0.current = .landscapeRight
                    $0.device = .landscapeLeft
                    $0.controllerMask = .portrait
                    $0.preferredOrientation = PreferredOrientation(.portrait)
                }, .iOS15, "Root is asked again and prefers portrait, so the interface rotates to it.", .evidence
            ),
            (
                phone.with {
                    $0.cause = .dismissed(.fullScreen)
                    $0.current = .landscapeLeft
                    $0.device = .portrait
                    $0.preferredOrientation = PreferredOrientation(.landscapeLeft, isOverridden: false)
                }, .iOS15,
                "Root is asked again, and the interface rotates to portrait, which the application and Root support.",
                .ourDecision
            ),
            (
                phone.with { $0.cause = .masksUpdated }, .iOS16,
                "The masks were read again, and the interface rotates to landscapeRight (device landscapeLeft), which"
                    + " the application and Root support.", .ourDecision
            ),
            (
                phone.with { $0.cause = .geometryRequested(.landscapeLeft) }, .iOS16,
                "The geometry request for landscapeLeft rotates the interface to landscapeLeft, which the application"
                    + " and Root support.", .documented
            ),
            (
                phone.with {
                    $0.cause = .statusBarOrientationSet(.landscapeLeft)
                    $0.controllerMask = []
                }, .iOS6,
                "The status bar moves to landscapeLeft, because Root supports no orientation. The window does not rotate"
                    + " with it.", .documented
            ),
            (
                phone.with {
                    $0.cause = .rootAssigned
                    $0.device = .faceUp
                    $0.controllerMask = .landscape
                }, .iOS15,
                "The interface rotates to landscapeRight, the first orientation allowed (order: portrait,"
                    + " portraitUpsideDown, landscapeRight, landscapeLeft); portrait is not allowed.",
                .ourDecision
            ),
        ]
        for (facts, semantics, message, basis) in cases {
            let explanation = try record(facts, semantics).explanation
            #expect(explanation.message == message)
            #expect(explanation.basis == basis, "\(message)")
            #expect(explanation.reason == nil)
        }
    }

    @Test("§5.3: what only iOS13Lenient allows is said to be ours")
    func lenient() {
        let negotiation = RotationNegotiation(disjointRootMasks: .iOS13Lenient)
        let facts = phone.with {
            $0.applicationMask = .portrait
            $0.controllerMask = .landscape
        }
        let explanation = negotiation.explanation(of: .rotate(to: .landscapeRight), facts)
        #expect(explanation.basis == .ourDecision)
        #expect(explanation.message.hasSuffix("which Root supports."))
        #expect(explanation.advice?.contains("iOS13Lenient") == true)
    }

    @Test("§5.6: a refused geometry request is told in UIKit's words")
    func geometry() throws {
        let refused = try record(
            phone.with {
                $0.cause = .geometryRequested(.portrait)
                $0.controllerMask = .landscapeRight
                $0.current = .landscapeRight
            }, .iOS16)
        #expect(refused.explanation.reason == "geometryRequestRefused")
        #expect(
            refused.explanation.message == "The geometry request fails with \"None of the requested orientations are"
                + " supported by the view controller. Requested: portrait; Supported: landscapeRight\".")
    }

    @Test("What does not exist in a generation says what to call instead")
    func unavailable() throws {
        for (cause, semantics) in [
            (RotationCause.attempted, RotationSemantics.iOS16), (.masksUpdated, .iOS15),
            (.geometryRequested(.all), .iOS8), (.statusBarOrientationSet(.portrait), .iOS15),
        ] {
            let explanation = try record(phone.with { $0.cause = cause }, semantics).explanation
            #expect(explanation.reason == "unavailable")
            #expect(explanation.advice != nil)
            #expect(explanation.message.contains("iOS 1"))
        }
    }

    @Test("Sources print as the JSON names them, a layout's as file and line")
    func sources() {
        let all: [AnswerSource] = [.plist, .delegate, .default, .override, .layout(file: "a.json", line: 3)]
        #expect(all.map(\.name) == ["plist", "delegate", "default", "override", "layout"])
        #expect(all.map(\.description) == ["plist", "delegate", "default", "override", "a.json:3"])
    }
}
