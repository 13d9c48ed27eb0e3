import KitValues
import LayoutRules
import Testing

@Suite("Explanations")
struct RotationExplanationTests {
    private var facts = RotationFacts(
        current: .portrait, device: .landscapeLeft, supportsPortraitUpsideDown: false,
        controllerClass: "ListController", shouldAutorotate: true, applicationMask: .allButUpsideDown,
        controllerMask: .portrait)

    private func explain(
        _ facts: RotationFacts, _ semantics: RotationSemantics = .standard
    ) throws -> RotationExplanation {
        let negotiation = RotationNegotiation(semantics: semantics)
        guard case .decided(let decision) = negotiation.nextStep(facts) else {
            throw Undecided()
        }
        return negotiation.explanation(of: decision, facts)
    }

    private struct Undecided: Error {}

    @Test("A refusal says who refused what, with both names of the device's orientation")
    func refusal() throws {
        let explanation = try explain(facts)
        #expect(explanation.reason == "notInControllerMask")
        #expect(
            explanation.message == "ListController supports portrait, but not landscapeRight "
                + "(the interface orientation for the device's landscapeLeft).")
        #expect(explanation.basis == .documented)
        // In a layout file every controller may be a UIViewController, so its id distinguishes it.
        var named = facts
        named.controllerClass = "UIViewController"
        named.controllerID = "list"
        let there = try explain(named)
        #expect(
            there.message == "list (UIViewController) supports portrait, but not landscapeRight "
                + "(the interface orientation for the device's landscapeLeft).")
        #expect(
            there.advice == "Include landscapeRight in supportedInterfaceOrientations of list (UIViewController).")
    }

    @Test("Every reason to stay has a sentence of its own that names what it is about")
    func sentences() throws {
        var sentences: Set<String> = []
        for reason in StayReason.allCases {
            var facts = self.facts
            facts.device = reason == .deviceFlat ? .faceDown : .landscapeLeft
            let explanation = RotationNegotiation().explanation(of: .stay(reason), facts)
            #expect(explanation.reason == reason.rawValue)
            #expect(explanation.message.hasSuffix("."))
            sentences.insert(explanation.message)
        }
        #expect(sentences.count == StayReason.allCases.count)
    }

    @Test("The ids of reasons are stable")
    func ids() {
        #expect(
            StayReason.allCases.map(\.rawValue) == [
                "deviceFlat", "deviceUnknown", "upsideDownUnsupported", "shouldAutorotateFalse",
                "notInApplicationMask", "notInControllerMask", "notInEitherMask", "applicationMaskEmpty",
                "controllerMaskEmpty", "alreadyThere", "controllerDeclinesOrientation", "childrenDisagree",
                "noRootViewController", "presenterInCharge", "multitasking", "orientationLocked",
                "geometryRequestRefused", "statusBarOrientationIgnored", "unavailable",
            ])
        #expect(RotationDecision.rotate(to: .portrait).name == "rotate")
        #expect(RotationDecision.stay(.deviceFlat).name == "stay")
    }

    @Test("A turn has no reason id")
    func turn() throws {
        var facts = self.facts
        facts.controllerMask = .all
        let explanation = try explain(facts)
        #expect(explanation.reason == nil)
        #expect(
            explanation.message
                == "The interface rotates to landscapeRight (device landscapeLeft), which the application"
                + " and ListController support.")
        facts.controllerClass = nil
        #expect(try explain(facts).message.hasSuffix("which the application supports."))
    }

    @Test("§5.2: a turn to a fallback says that its order is not known")
    func fallback() throws {
        var facts = self.facts
        facts.current = .landscapeLeft
        let explanation = try explain(facts)
        #expect(explanation.basis == .ourDecision)
        #expect(explanation.message.contains("rotates to portrait"))
    }

    @Test("§5.9: an explanation by shouldAutorotate says what iOS 16 changed")
    func autorotateAdvice() throws {
        var facts = self.facts
        facts.shouldAutorotate = false
        #expect(try explain(facts).advice?.contains("iOS 16") == true)
        let negotiation = RotationNegotiation(semantics: .iOS16)
        facts.shouldAutorotate = nil
        #expect(
            negotiation.whyNotAsked(.shouldAutorotate, before: .stay(.notInControllerMask), facts)
                == "iOS 16 and later ignore it")
    }

    @Test("§5.9: an exception names both masks, and an empty one is diagnosed")
    func exception() throws {
        var facts = self.facts
        facts.controllerMask = .portraitUpsideDown
        let explanation = try explain(facts)
        #expect(explanation.reason == "UIApplicationInvalidInterfaceOrientation")
        #expect(
            explanation.message.hasPrefix(
                "The application supports portrait, landscapeLeft and landscapeRight, but ListController supports"
                    + " portraitUpsideDown. UIKit raises \"Supported orientations has no common orientation"))
        #expect(explanation.advice?.hasPrefix("Give the application and ListController an orientation") == true)
        facts.applicationMask = []
        #expect(try explain(facts).advice?.contains("union") == true)
    }

    @Test("Whoever was not asked has a reason")
    func notAsked() throws {
        let negotiation = RotationNegotiation()
        var facts = RotationFacts(
            current: .portrait, device: .faceUp, supportsPortraitUpsideDown: false, controllerClass: "Root")
        #expect(
            negotiation.whyNotAsked(.controllerMask, before: .stay(.deviceFlat), facts)
                == "the interface does not rotate while the device is faceUp")
        facts.device = .landscapeLeft
        facts.shouldAutorotate = false
        let refused = RotationDecision.stay(.shouldAutorotateFalse)
        #expect(negotiation.whyNotAsked(.shouldAutorotate, before: refused, facts) == nil)
        #expect(negotiation.whyNotAsked(.controllerMask, before: refused, facts) == "shouldAutorotate was false")
    }
}
