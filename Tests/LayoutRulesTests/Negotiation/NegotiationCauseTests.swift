import KitValues
import LayoutRules
import Testing

@Suite("Negotiation by cause and generation")
struct NegotiationCauseTests {
    private let phone = RotationFacts.turnedPhone
    private func step(_ facts: RotationFacts, _ semantics: RotationSemantics = .standard) -> RotationStep {
        RotationNegotiation(semantics: semantics).nextStep(facts)
    }

    /// The facts for a controller presented full screen over a portrait interface, before any question.
    private func presenting(_ style: UIModalPresentationStyle = .fullScreen) -> RotationFacts {
        RotationFacts(
            cause: .presented(style), current: .portrait, device: .portrait, supportsPortraitUpsideDown: false,
            controllerClass: "Viewer", isControllerPresented: true)
    }

    // MARK: iOS 5 (§5.5)

    @Test("§5.5: a device that turned asks about its own orientation and no other")
    func wantedOnly() {
        var facts = RotationFacts(
            current: .portrait, device: .landscapeRight, supportsPortraitUpsideDown: true, controllerClass: "Root")
        #expect(step(facts, .iOS5) == .ask(.shouldAutorotateToInterfaceOrientation(.landscapeLeft)))
        facts.orientationAnswers[.landscapeLeft] = [OrientationAnswer(controllerClass: "Root", accepts: false)]
        #expect(step(facts, .iOS5) == .decided(.stay(.controllerDeclinesOrientation)))
        // Neither masks nor shouldAutorotate exist in iOS 5.
        facts.orientationAnswers[.landscapeLeft] = [OrientationAnswer(controllerClass: "Root", accepts: true)]
        facts.applicationMask = .portrait
        facts.controllerMask = .portrait
        facts.shouldAutorotate = false
        #expect(step(facts, .iOS5) == .decided(.rotate(to: .landscapeLeft)))
    }

    @Test("§5.5: a presented controller is asked until it accepts, and the last question is what is shown")
    func presentedInOS5() {
        var facts = presenting()
        var asked: [UIInterfaceOrientation] = []
        while case .ask(.shouldAutorotateToInterfaceOrientation(let orientation)) = step(facts, .iOS5) {
            asked.append(orientation)
            facts.orientationAnswers[orientation] = [
                OrientationAnswer(controllerClass: "Viewer", accepts: orientation.isLandscape)
            ]
        }
        #expect(asked == [.portrait, .landscapeRight])
        #expect(step(facts, .iOS5) == .decided(.rotate(to: .landscapeRight)))
    }

    @Test("Luptak, iOS 5: the photo viewer turns, and dismissing it in landscape leads the list back to portrait")
    func photoViewerInOS5() {
        var facts = RotationFacts(
            cause: .dismissed(.fullScreen), current: .landscapeRight, device: .landscapeLeft,
            supportsPortraitUpsideDown: true, controllerClass: "List")
        for orientation in UIInterfaceOrientation.shown {
            facts.orientationAnswers[orientation] = [
                OrientationAnswer(controllerClass: "List", accepts: orientation == .portrait)
            ]
        }
        #expect(step(facts, .iOS5) == .decided(.rotate(to: .portrait)))
    }

    // MARK: iOS 6's synthesised mask (§5.5)

    @Test(
        "§5.5: a mask made from iOS 5's method is not restricted by the application",
        arguments: [RotationSemantics.iOS6, .iOS8, .iOS15, .iOS16])
    func synthesised(semantics: RotationSemantics) {
        let facts = phone.with {
            $0.applicationMask = .portrait
            $0.controllerMask = .all
        }
        #expect(step(facts, semantics) == .decided(.stay(.notInApplicationMask)))
        let legacy = facts.with { $0.isControllerMaskSynthesised = true }
        #expect(step(legacy, semantics) == .decided(.rotate(to: .landscapeRight)))
        let contradicting = legacy.with { $0.controllerMask = .landscape }
        #expect(step(contradicting, semantics) == .decided(.rotate(to: .landscapeRight)))
        #expect(step(legacy.with { $0.controllerMask = [] }, semantics) == .decided(.stay(.controllerMaskEmpty)))
    }

    // MARK: Presenting and dismissing (§5.4, §5.9)

    @Test("§5.4: masks first, then the preference; shouldAutorotate only if there is nothing in common")
    func orderOfQuestions() {
        var facts = presenting()
        #expect(step(facts) == .ask(.applicationMask))
        facts.applicationMask = .allButUpsideDown
        #expect(step(facts) == .ask(.controllerMask))
        #expect(step(facts.with { $0.controllerMask = .portraitUpsideDown }) == .ask(.shouldAutorotate))
        facts.controllerMask = .landscape
        #expect(step(facts) == .ask(.preferredInterfaceOrientationForPresentation))
        facts.preferredOrientation = PreferredOrientation(.landscapeLeft)
        #expect(step(facts) == .decided(.rotate(to: .landscapeLeft)))
    }

    @Test("§5.4: the preference turns the interface whatever the device")
    func preference() {
        for device in UIDeviceOrientation.namedCases.map(\.value) {
            let facts = presenting().with {
                $0.device = device
                $0.applicationMask = .allButUpsideDown
                $0.controllerMask = .all
                $0.preferredOrientation = PreferredOrientation(.landscapeRight)
            }
            #expect(step(facts) == .decided(.rotate(to: .landscapeRight)))
        }
    }

    @Test("§5.4: without a preference of its own the interface stays if it may, else it takes the first allowed")
    func noPreference() {
        let facts = presenting().with {
            $0.device = .landscapeLeft
            $0.applicationMask = .allButUpsideDown
            $0.controllerMask = .all
            $0.preferredOrientation = PreferredOrientation(.portrait, isOverridden: false)
        }
        #expect(step(facts) == .decided(.stay(.alreadyThere)))
        #expect(step(facts.with { $0.controllerMask = .landscape }) == .decided(.rotate(to: .landscapeRight)))
    }

    @Test("§5.4: overFullScreen is turned by its mask and not asked for a preference")
    func overFullScreen() {
        let facts = presenting(.overFullScreen).with {
            $0.applicationMask = .allButUpsideDown
            $0.controllerMask = .landscape
            $0.preferredOrientation = PreferredOrientation(.landscapeLeft)
        }
        #expect(step(facts) == .decided(.rotate(to: .landscapeRight)))
    }

    @Test(
        "§7.3: sheets and popovers turn nothing and nobody is asked",
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
    func sheets(style: UIModalPresentationStyle) {
        #expect(step(presenting(style)) == .decided(.stay(.presenterInCharge)))
        #expect(step(presenting().with { $0.cause = .dismissed(style) }) == .decided(.stay(.presenterInCharge)))
    }

    @Test("§5.4: a portrait-only presenter comes back in portrait")
    func dismissal() {
        let facts = RotationFacts(
            cause: .dismissed(.fullScreen), current: .landscapeRight, device: .landscapeLeft,
            supportsPortraitUpsideDown: false, controllerClass: "List", applicationMask: .allButUpsideDown,
            controllerMask: .portrait, preferredOrientation: PreferredOrientation(.landscapeRight, isOverridden: false))
        #expect(step(facts) == .decided(.rotate(to: .portrait)))
    }

    @Test("§5.9: a revealed controller without a preference follows the device, else stays, else falls back")
    func dismissalFollowsDevice() {
        let facts = RotationFacts(
            cause: .dismissed(.fullScreen), current: .landscapeLeft, device: .portrait,
            supportsPortraitUpsideDown: false, controllerClass: "List", applicationMask: .allButUpsideDown,
            controllerMask: .all, preferredOrientation: PreferredOrientation(.landscapeLeft, isOverridden: false))
        #expect(step(facts) == .decided(.rotate(to: .portrait)))
        #expect(step(facts.with { $0.device = .faceUp }) == .decided(.stay(.alreadyThere)))
        #expect(step(facts.with { $0.controllerMask = .landscape }) == .decided(.stay(.notInControllerMask)))
        #expect(step(facts.with { $0.controllerMask = .landscapeRight }) == .decided(.rotate(to: .landscapeRight)))
        let preferring = facts.with { $0.preferredOrientation = PreferredOrientation(.landscapeRight) }
        #expect(step(preferring) == .decided(.rotate(to: .landscapeRight)))
    }

    // MARK: Exceptions (§5.3)

    @Test("§5.3: a preference outside the mask, in the words of each generation")
    func preferredException() {
        let older = "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
        let newer =
            "preferredInterfaceOrientationForPresentation 'landscapeRight' must match a supported interface orientation:"
            + " 'portrait'!"
        let words: [(RotationSemantics, String)] = [(.iOS6, older), (.iOS8, older), (.iOS15, newer), (.iOS16, newer)]
        for (semantics, reason) in words {
            for cause in [RotationCause.presented(.fullScreen), .dismissed(.fullScreen)] {
                let facts = presenting().with {
                    $0.cause = cause
                    $0.applicationMask = .allButUpsideDown
                    $0.controllerMask = .portrait
                    $0.preferredOrientation = PreferredOrientation(.landscapeRight)
                }
                guard case .decided(.raise(let exception)) = step(facts, semantics) else {
                    Issue.record("\(semantics) \(cause) does not raise")
                    continue
                }
                #expect(exception.reason == reason)
                #expect(exception.contradiction == .preferred(PreferredOrientation(.landscapeRight)))
            }
        }
    }

    @Test(
        "§5.3: names and lists inside the newer words",
        arguments: [
            (7, UIInterfaceOrientationMask.portrait, "'(7)' must match a supported interface orientation: 'portrait'!"),
            (
                0, .allButUpsideDown,
                "'unknown' must match a supported interface orientation: 'portrait, landscapeLeft, landscapeRight'!"
            ),
            (
                4, [.portrait, .portraitUpsideDown, .landscapeRight],
                "'landscapeLeft' must match a supported interface orientation: 'portrait, portraitUpsideDown,"
                    + " landscapeRight'!"
            ),
            (-1, .landscape, "'(-1)' must match a supported interface orientation: 'landscapeLeft, landscapeRight'!"),
        ] as [(Int, UIInterfaceOrientationMask, String)])
    func preferredWords(rawValue: Int, mask: UIInterfaceOrientationMask, words: String) {
        let facts = presenting().with {
            $0.applicationMask = .all
            $0.controllerMask = mask
            $0.preferredOrientation = PreferredOrientation(rawValue: rawValue)
        }
        guard case .decided(.raise(let exception)) = step(facts) else {
            Issue.record("does not raise")
            return
        }
        #expect(exception.reason == "preferredInterfaceOrientationForPresentation " + words)
    }

    @Test("§5.3: nothing in common raises at a turn, a root controller, a presentation and a dismissal")
    func raisedWhen() {
        for cause in [
            RotationCause.deviceTurned, .rootAssigned, .presented(.fullScreen), .presented(.overFullScreen),
            .dismissed(.fullScreen),
        ] {
            let facts = phone.with {
                $0.cause = cause
                $0.controllerMask = .portraitUpsideDown
            }
            guard case .decided(.raise(let exception)) = step(facts) else {
                Issue.record("\(cause) does not raise")
                continue
            }
            #expect(exception.contradiction == .masks)
            #expect(step(facts.with { $0.shouldAutorotate = false }) == .decided(.stay(.shouldAutorotateFalse)))
        }
    }

    @Test("§5.3: iOS13Lenient lets the root controller's mask decide, not a presented one's, and only from iOS 13")
    func lenient() {
        let facts = phone.with {
            $0.applicationMask = .portrait
            $0.controllerMask = .landscape
        }
        func step(_ facts: RotationFacts, _ semantics: RotationSemantics) -> RotationStep {
            RotationNegotiation(semantics: semantics, disjointRootMasks: .iOS13Lenient).nextStep(facts)
        }
        #expect(step(facts, .iOS15) == .decided(.rotate(to: .landscapeRight)))
        #expect(step(facts, .iOS16) == .decided(.rotate(to: .landscapeRight)))
        for (facts, semantics) in [
            (facts, RotationSemantics.iOS8), (facts.with { $0.isControllerPresented = true }, .iOS15),
            (facts.with { $0.controllerMask = [] }, .iOS15),
        ] {
            if case .decided(.rotate) = step(facts, semantics) { Issue.record("\(semantics) is lenient to \(facts)") }
        }
    }

    // MARK: Requests (§5.6)

    @Test("§5.6: attemptRotationToDeviceOrientation is a turn without a turn, and gone in iOS 16")
    func attempted() {
        let facts = phone.with { $0.cause = .attempted }
        for semantics in [RotationSemantics.iOS6, .iOS8, .iOS15] {
            #expect(step(facts, semantics) == .decided(.rotate(to: .landscapeRight)))
            #expect(step(facts.with { $0.device = .portrait }, semantics) == .decided(.stay(.alreadyThere)))
        }
        #expect(step(facts, .iOS16) == .decided(.stay(.unavailable)))
    }

    @Test("§5.6: updated masks turn what is no longer allowed, else what the device may now have")
    func masksUpdated() {
        let facts = phone.with {
            $0.cause = .masksUpdated
            $0.device = .portrait
            $0.controllerMask = .landscape
        }
        #expect(step(facts, .iOS16) == .ask(.preferredInterfaceOrientationForPresentation))
        let preferring = facts.with { $0.preferredOrientation = PreferredOrientation(.landscapeLeft) }
        #expect(step(preferring, .iOS16) == .decided(.rotate(to: .landscapeLeft)))
        let plain = facts.with { $0.preferredOrientation = PreferredOrientation(.portrait, isOverridden: false) }
        #expect(step(plain, .iOS16) == .decided(.rotate(to: .landscapeRight)))
        #expect(step(phone.with { $0.cause = .masksUpdated }, .iOS16) == .decided(.rotate(to: .landscapeRight)))
        #expect(step(facts, .iOS15) == .decided(.stay(.unavailable)))
    }

    @Test("§5.6: a geometry request picks from what is requested and supported")
    func geometry() {
        func requesting(_ mask: UIInterfaceOrientationMask) -> RotationFacts {
            phone.with {
                $0.cause = .geometryRequested(mask)
                $0.shouldAutorotate = nil
            }
        }
        #expect(step(requesting(.landscape), .iOS16) == .decided(.rotate(to: .landscapeRight)))
        #expect(step(requesting(.landscapeLeft), .iOS16) == .decided(.rotate(to: .landscapeLeft)))
        #expect(step(requesting(.portrait), .iOS16) == .decided(.stay(.alreadyThere)))
        #expect(step(requesting(.portraitUpsideDown), .iOS16) == .decided(.stay(.geometryRequestRefused)))
        #expect(step(requesting([]), .iOS16) == .decided(.stay(.geometryRequestRefused)))
    }

    @Test("§5.6: the error of a refused request: domain, code and text")
    func geometryError() throws {
        let facts = phone.with {
            $0.cause = .geometryRequested(.portrait)
            $0.current = .landscapeRight
            $0.controllerMask = .landscapeRight
        }
        let error = try #require(RotationNegotiation(semantics: .iOS16).geometryError(facts))
        #expect(GeometryRequestError.domain == "UISceneErrorDomain")
        #expect(GeometryRequestError.code == 101)
        #expect(
            error.description == "None of the requested orientations are supported by the view controller."
                + " Requested: portrait; Supported: landscapeRight")
        let granted = facts.with { $0.cause = .geometryRequested(.landscape) }
        #expect(RotationNegotiation(semantics: .iOS16).geometryError(granted) == nil)
        let shared = facts.with { $0.isMultitaskingCapable = true }
        #expect(
            RotationNegotiation(semantics: .iOS16).geometryError(shared)?.description
                == "The current windowing mode does not allow for programmatic changes to interface orientation.")
    }

    @Test("§5.6: a locked orientation follows nothing, from iOS 16 semantics on")
    func locked() {
        let facts = phone.with { $0.isLocked = true }
        #expect(step(facts, .iOS16) == .decided(.stay(.orientationLocked)))
        #expect(step(facts, .iOS15) == .decided(.rotate(to: .landscapeRight)))
    }

    // MARK: The status bar (§5.9)

    @Test("§5.9: setStatusBarOrientation works while the controller supports nothing; in iOS 5 always")
    func statusBar() {
        var facts = phone.with {
            $0.cause = .statusBarOrientationSet(.landscapeLeft)
            $0.controllerMask = nil
        }
        #expect(step(facts, .iOS5) == .decided(.rotate(to: .landscapeLeft)))
        #expect(step(facts, .iOS6) == .ask(.controllerMask))
        facts.controllerMask = .portrait
        #expect(step(facts, .iOS6) == .decided(.stay(.statusBarOrientationIgnored)))
        facts.controllerMask = []
        #expect(step(facts, .iOS6) == .decided(.rotate(to: .landscapeLeft)))
        #expect(step(facts, .iOS8) == .decided(.rotate(to: .landscapeLeft)))
        #expect(step(facts, .iOS15) == .decided(.stay(.unavailable)))
    }

    // MARK: Multitasking (§5.8)

    @Test("§5.8: where the screen may be shared, presenting and requesting turn nothing")
    func multitasking() {
        for cause in [RotationCause.presented(.fullScreen), .dismissed(.fullScreen), .masksUpdated, .rootAssigned] {
            let facts = RotationFacts(
                cause: cause, current: .portrait, device: .portrait, supportsPortraitUpsideDown: true,
                isMultitaskingCapable: true, controllerClass: "Viewer")
            #expect(step(facts, .iOS16) == .decided(.stay(.multitasking)))
        }
    }
}
