import KitValues
import LayoutRules
import Testing

@Suite("The orientations that the masks allow")
struct AllowedOrientationsTests {
    private static let masks: [UIInterfaceOrientationMask] = (0..<16).map { bits in
        UIInterfaceOrientationMask(
            UIInterfaceOrientation.shown.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element))
    }

    private func facts(
        _ application: UIInterfaceOrientationMask?, _ controller: UIInterfaceOrientationMask?,
        hasController: Bool = true, isSynthesised: Bool = false, isPresented: Bool = false
    ) -> RotationFacts {
        RotationFacts(
            current: .portrait, device: .portrait, supportsPortraitUpsideDown: true,
            controllerClass: hasController ? "Root" : nil, isControllerPresented: isPresented,
            shouldAutorotate: true, applicationMask: application, controllerMask: controller,
            isControllerMaskSynthesised: isSynthesised)
    }

    @Test("behaviour.md §5.1, §5.2, §5.3, §5.5: whose mask restricts, for all pairs of masks")
    func authority() {
        let strict = RotationNegotiation(semantics: .iOS15)
        let lenient = RotationNegotiation(semantics: .iOS15, disjointRootMasks: .iOS13Lenient)
        for application in AllowedOrientationsTests.masks {
            let alone = strict.allowedOrientations(facts(application, nil, hasController: false))
            #expect(alone == AllowedOrientations(mask: application, authority: .application))
            for controller in AllowedOrientationsTests.masks {
                let both = facts(application, controller)
                let common = AllowedOrientations(
                    mask: application.intersection(controller), authority: .applicationAndController)
                #expect(strict.allowedOrientations(both) == common)
                #expect(
                    strict.allowedOrientations(facts(application, controller, isSynthesised: true))
                        == AllowedOrientations(mask: controller, authority: .controller))
                let isDisjoint = common.mask.isEmpty && !controller.isEmpty
                #expect(
                    lenient.allowedOrientations(both)
                        == (isDisjoint
                            ? AllowedOrientations(mask: controller, authority: .controllerByLeniency) : common))
                #expect(lenient.allowedOrientations(facts(application, controller, isPresented: true)) == common)
                let older = RotationNegotiation(semantics: .iOS8, disjointRootMasks: .iOS13Lenient)
                #expect(older.allowedOrientations(both) == common)
            }
        }
    }

    @Test("Nothing is known before everyone was asked, nor up to iOS 5, which has no masks")
    func unknown() {
        let negotiation = RotationNegotiation(semantics: .iOS15)
        #expect(negotiation.allowedOrientations(facts(nil, .all)) == nil)
        #expect(negotiation.allowedOrientations(facts(.all, nil)) == nil)
        #expect(RotationNegotiation(semantics: .iOS5).allowedOrientations(facts(.all, .all)) == nil)
    }

    @Test("§5.2: whatever rotates, rotates to an allowed orientation")
    func decisions() {
        for semantics in RotationSemantics.allCases where semantics >= .iOS6 {
            let negotiation = RotationNegotiation(semantics: semantics, disjointRootMasks: .iOS13Lenient)
            for application in AllowedOrientationsTests.masks {
                for controller in AllowedOrientationsTests.masks {
                    var known = facts(application, controller)
                    for device in [UIDeviceOrientation.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown] {
                        known.device = device
                        guard case .decided(.rotate(let target)) = negotiation.nextStep(known) else { continue }
                        #expect(negotiation.allowedOrientations(known)?.mask.contains(target) == true)
                    }
                }
            }
        }
    }
}
