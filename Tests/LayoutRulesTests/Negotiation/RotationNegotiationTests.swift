import KitValues
import LayoutRules
import Testing

@Suite("Negotiation, case by case")
struct RotationNegotiationTests {
    /// A phone without a Home button, in portrait, whose root controller supports the default orientations of phones.
    private var phone = RotationFacts(
        current: .portrait, device: .landscapeLeft, supportsPortraitUpsideDown: false,
        controllerClass: "ListController", shouldAutorotate: true, applicationMask: .allButUpsideDown,
        controllerMask: .allButUpsideDown)

    private func step(_ facts: RotationFacts, _ semantics: RotationSemantics = .standard) throws -> RotationStep {
        RotationNegotiation(semantics: semantics).nextStep(facts)
    }

    @Test("§4.1: the device's landscapeLeft turns the interface to landscapeRight")
    func turns() throws {
        #expect(try step(phone) == .decided(.rotate(to: .landscapeRight)))
    }

    @Test("§4.3: flat and unknown devices turn nothing and nobody is asked")
    func flat() throws {
        var facts = RotationFacts(
            current: .portrait, device: .faceUp, supportsPortraitUpsideDown: true, controllerClass: "Root")
        #expect(try step(facts) == .decided(.stay(.deviceFlat)))
        facts.device = .faceDown
        #expect(try step(facts) == .decided(.stay(.deviceFlat)))
        facts.device = .unknown
        #expect(try step(facts) == .decided(.stay(.deviceUnknown)))
    }

    @Test("§5.2: shouldAutorotate is asked first, and the masks only if it was true")
    func order() throws {
        var facts = RotationFacts(
            current: .portrait, device: .landscapeLeft, supportsPortraitUpsideDown: false, controllerClass: "Root")
        #expect(try step(facts) == .ask(.shouldAutorotate))
        facts.shouldAutorotate = false
        #expect(try step(facts) == .decided(.stay(.shouldAutorotateFalse)))
        facts.shouldAutorotate = true
        #expect(try step(facts) == .ask(.applicationMask))
        facts.applicationMask = .all
        #expect(try step(facts) == .ask(.controllerMask))
        facts.controllerMask = .landscape
        #expect(try step(facts) == .decided(.rotate(to: .landscapeRight)))
    }

    @Test("§5.9: iOS 16 and later never ask shouldAutorotate")
    func ignoredFrom16() throws {
        var facts = phone
        facts.shouldAutorotate = false
        #expect(try step(facts, .iOS15) == .decided(.stay(.shouldAutorotateFalse)))
        #expect(try step(facts, .iOS16) == .decided(.rotate(to: .landscapeRight)))
        facts.shouldAutorotate = nil
        #expect(try step(facts, .iOS16) == .decided(.rotate(to: .landscapeRight)))
    }

    @Test("§5.2: shouldAutorotate false freezes an interface in an orientation that is no longer allowed")
    func frozen() throws {
        var facts = phone
        facts.current = .landscapeLeft
        facts.controllerMask = .portrait
        facts.shouldAutorotate = false
        #expect(try step(facts) == .decided(.stay(.shouldAutorotateFalse)))
        facts.shouldAutorotate = true
        #expect(try step(facts) == .decided(.rotate(to: .portrait)))
    }

    @Test("§5.3: no exception for an empty intersection while shouldAutorotate is false")
    func noRaiseWhenFrozen() throws {
        var facts = phone
        facts.controllerMask = .portraitUpsideDown
        facts.shouldAutorotate = false
        #expect(try step(facts) == .decided(.stay(.shouldAutorotateFalse)))
    }

    @Test("§5.1: without a root controller only the application decides")
    func noRoot() throws {
        var facts = RotationFacts(
            current: .portrait, device: .landscapeRight, supportsPortraitUpsideDown: false, controllerClass: nil)
        #expect(try step(facts) == .ask(.applicationMask))
        facts.applicationMask = .landscape
        #expect(try step(facts) == .decided(.rotate(to: .landscapeLeft)))
        facts.applicationMask = .portrait
        #expect(try step(facts) == .decided(.stay(.notInApplicationMask)))
    }

    @Test("§4.4: a phone without a Home button never turns upside down; one with it, and iPads, do")
    func upsideDown() throws {
        var facts = phone
        facts.device = .portraitUpsideDown
        facts.applicationMask = .all
        facts.controllerMask = .all
        #expect(try step(facts) == .decided(.stay(.upsideDownUnsupported)))
        facts.supportsPortraitUpsideDown = true
        #expect(try step(facts) == .decided(.rotate(to: .portraitUpsideDown)))
    }

    @Test("§5.2: half a turn is a turn")
    func halfTurn() throws {
        var facts = phone
        facts.current = .landscapeLeft
        #expect(try step(facts) == .decided(.rotate(to: .landscapeRight)))
    }

    @Test("§5.2: an interface that may stay neither as it is nor as the device points turns by raw order")
    func fallback() throws {
        var facts = phone
        facts.current = .portrait
        facts.device = .landscapeLeft
        facts.supportsPortraitUpsideDown = true
        facts.applicationMask = .all
        facts.controllerMask = [.portraitUpsideDown, .landscapeLeft]
        #expect(try step(facts) == .decided(.rotate(to: .portraitUpsideDown)))
        facts.supportsPortraitUpsideDown = false
        #expect(try step(facts) == .decided(.rotate(to: .landscapeLeft)))
        facts.controllerMask = .portraitUpsideDown
        #expect(try step(facts) == .decided(.stay(.upsideDownUnsupported)))
    }

    @Test("§5.8: a multitasking application's controllers are not asked")
    func multitasking() throws {
        var facts = RotationFacts(
            current: .portrait, device: .portraitUpsideDown, supportsPortraitUpsideDown: true,
            isMultitaskingCapable: true, controllerClass: "Root")
        #expect(try step(facts) == .decided(.rotate(to: .portraitUpsideDown)))
        facts.device = .portrait
        #expect(try step(facts) == .decided(.stay(.alreadyThere)))
    }

    @Test("§5.3: the exception, in the words of each generation")
    func exception() throws {
        var facts = phone
        facts.controllerMask = .portraitUpsideDown
        let older =
            "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES"
        let newer =
            "Supported orientations has no common orientation with the application, "
            + "and [ListController shouldAutorotate] is returning YES"
        let words: [(RotationSemantics, String)] = [(.iOS6, older), (.iOS8, older), (.iOS15, newer), (.iOS16, newer)]
        for (semantics, reason) in words {
            guard case .decided(.raise(let exception)) = try step(facts, semantics) else {
                Issue.record("\(semantics) does not raise")
                continue
            }
            #expect(exception.reason == reason)
            #expect(exception.applicationMask == .allButUpsideDown)
            #expect(exception.controllerMask == .portraitUpsideDown)
            #expect(exception.description == "UIApplicationInvalidInterfaceOrientation: \(reason)")
        }
    }

    @Test("§5.9: up to iOS 12 a controller that supports nothing suspends rotation and raises nothing")
    func suspended() throws {
        var facts = phone
        facts.controllerMask = []
        #expect(try step(facts, .iOS6) == .decided(.stay(.controllerMaskEmpty)))
        #expect(try step(facts, .iOS8) == .decided(.stay(.controllerMaskEmpty)))
        guard case .decided(.raise) = try step(facts) else {
            Issue.record("does not raise")
            return
        }
    }

    @Test("Bits of a mask that stand for no orientation neither allow nor prevent anything")
    func strayBits() throws {
        var facts = phone
        facts.applicationMask = UIInterfaceOrientationMask(rawValue: .max)
        #expect(try step(facts) == .decided(.rotate(to: .landscapeRight)))
        facts.applicationMask = UIInterfaceOrientationMask(rawValue: 1)
        facts.controllerMask = UIInterfaceOrientationMask(rawValue: 1)
        guard case .decided(.raise) = try step(facts) else {
            Issue.record("does not raise")
            return
        }
    }
}
