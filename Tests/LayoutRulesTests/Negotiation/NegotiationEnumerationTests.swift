import KitValues
import LayoutRules
import TestSupport
import Testing

/// A cause with its name, for the lists of test arguments.
struct NamedCause: Sendable, CustomTestStringConvertible {
    var name: String
    var causes: [RotationCause]
    var testDescription: String { name }

    init(_ name: String, _ causes: [RotationCause]) {
        self.name = name
        self.causes = causes
    }

    static let masks = (UInt(0)..<16).map { UIInterfaceOrientationMask(rawValue: $0 << 1) }
    static let ofDevice = NamedCause("device", [.deviceTurned, .attempted, .rootAssigned])
    static let all = [
        ofDevice,
        NamedCause("presented", [.presented(.fullScreen), .presented(.overFullScreen)]),
        NamedCause("dismissed", [.dismissed(.fullScreen), .dismissed(.overFullScreen)]),
        NamedCause(
            "presenter in charge",
            UIModalPresentationStyle.namedCases.flatMap { [.presented($0.value), .dismissed($0.value)] }),
        NamedCause("masks updated", [.masksUpdated]),
        NamedCause("geometry", masks.map { .geometryRequested($0) }),
        NamedCause(
            "status bar",
            ([.unknown] + UIInterfaceOrientation.shown).map { .statusBarOrientationSet($0) }),
    ]
}

/// One negotiation, compared question by question with the oracle's result.
struct NegotiationComparison {
    private static let questions = RotationQuestion.allCases

    var negotiation: RotationNegotiation
    /// All answers that could be given.
    var facts: RotationFacts

    /// Asks until there is a decision; nil if there is none.
    func run() -> (decision: RotationDecision, asked: [RotationQuestion], known: RotationFacts)? {
        var known = facts
        known.shouldAutorotate = nil
        known.applicationMask = nil
        known.controllerMask = nil
        known.isControllerMaskSynthesised = false
        known.preferredOrientation = nil
        known.orientationAnswers = [:]
        var asked: [RotationQuestion] = []
        while asked.count <= NegotiationComparison.questions.count {
            switch negotiation.nextStep(known) {
            case .decided(let decision): return (decision, asked, known)
            case .ask(let question):
                asked.append(question)
                switch question {
                case .shouldAutorotate: known.shouldAutorotate = facts.shouldAutorotate
                case .applicationMask: known.applicationMask = facts.applicationMask
                case .controllerMask:
                    known.controllerMask = facts.controllerMask
                    known.isControllerMaskSynthesised = facts.isControllerMaskSynthesised
                case .preferredInterfaceOrientationForPresentation:
                    known.preferredOrientation = facts.preferredOrientation
                case .shouldAutorotateToInterfaceOrientation(let orientation):
                    known.orientationAnswers[orientation] = facts.orientationAnswers[orientation] ?? []
                }
            }
        }
        return nil
    }

    /// The disagreement between rule and oracle in decision or questions; nil if there is none.
    /// - Parameter checksWords: whether the explanation is checked too, which takes longer than the decision.
    func disagreement(checksWords: Bool) -> String? {
        let oracle = NegotiationOracle(
            semantics: negotiation.semantics, isLenient: negotiation.disjointRootMasks == .iOS13Lenient, facts: facts)
        guard let (decision, asked, known) = run() else { return "no end: \(facts)" }
        let outcome: NegotiationOracle.Outcome =
            switch decision {
            case .rotate(let target): .shows(target.rawValue)
            case .stay(let reason): .staysBecause(reason)
            case .raise: .raises
            }
        let verdict = oracle.verdict
        // Controllers that were not asked have no influence: the decision with all facts is the same.
        guard outcome == verdict.outcome, asked == verdict.questions,
            negotiation.nextStep(facts) == .decided(decision)
        else {
            return "\(negotiation.semantics) \(facts): \(decision), asked \(asked), expected \(verdict)"
        }
        return checksWords ? wordsDisagreement(decision, asked, known) : nil
    }

    /// The disagreement about words: each controller was asked or has a reason why not, and the decision has a
    /// sentence.
    private func wordsDisagreement(
        _ decision: RotationDecision, _ asked: [RotationQuestion], _ known: RotationFacts
    ) -> String? {
        let unexplained = NegotiationComparison.questions.filter {
            (negotiation.whyNotAsked($0, before: decision, known) == nil) != asked.contains($0)
        }
        if !unexplained.isEmpty { return "asked \(asked), but \(unexplained) explained otherwise: \(known)" }
        let explanation = negotiation.explanation(of: decision, known)
        if !explanation.message.hasSuffix(".") && !explanation.message.hasSuffix("”.") {
            return "no sentence: \(explanation.message)"
        }
        let hasError = negotiation.geometryError(known) != nil
        return hasError == (decision == .stay(.geometryRequestRefused)) ? nil : "error without refusal: \(known)"
    }
}

@Suite("Negotiation, every combination")
struct NegotiationEnumerationTests {
    private static let preferences: [PreferredOrientation] =
        [PreferredOrientation(.portrait, isOverridden: false)]
        + [0, 1, 2, 3, 4, 7].map { PreferredOrientation(rawValue: $0) }

    private func compare(
        _ all: [RotationFacts], _ semantics: RotationSemantics,
        _ disjoint: RotationNegotiation.DisjointRootMasks = .raise
    ) {
        let negotiation = RotationNegotiation(semantics: semantics, disjointRootMasks: disjoint)
        let disagreements = all.enumerated().compactMap { index, facts in
            NegotiationComparison(negotiation: negotiation, facts: facts).disagreement(checksWords: index % 23 == 0)
        }
        #expect(disagreements.isEmpty, "\(disagreements.count) of \(all.count): \(disagreements.prefix(2))")
    }

    @Test(
        "§5.2, §5.8: turns and root controllers, all facts by all semantics",
        arguments: [RotationSemantics.iOS6, .iOS8, .iOS15, .iOS16], UIDeviceOrientation.namedCases.map(\.value))
    func devices(semantics: RotationSemantics, device: UIDeviceOrientation) {
        var all: [RotationFacts] = []
        for cause in NamedCause.ofDevice.causes {
            for current in UIInterfaceOrientation.shown {
                for flags in 0..<16 {
                    // All masks are tested for a device that rotated; a fraction for other causes, and when a flat
                    // device decides alone.
                    let isWhole = cause == .deviceTurned && device.isValidInterfaceOrientation
                    for masks in 0..<256 where isWhole || masks % 7 == flags % 7 {
                        all.append(
                            RotationFacts(
                                cause: cause, current: current, device: device,
                                supportsPortraitUpsideDown: flags & 1 != 0, isMultitaskingCapable: flags & 2 != 0,
                                controllerClass: flags & 4 != 0 ? "Root" : nil, shouldAutorotate: flags & 8 != 0,
                                applicationMask: NamedCause.masks[masks % 16],
                                controllerMask: NamedCause.masks[masks / 16]))
                    }
                }
            }
        }
        compare(all, semantics)
    }

    @Test(
        "§5.4, §5.6: presenting, dismissing and requests, all masks and preferences, everything else at random",
        arguments: RotationSemantics.allCases, NamedCause.all)
    func causes(semantics: RotationSemantics, named: NamedCause) {
        var generator = SeededGenerator(seed: UInt64(named.causes.count))
        var all: [RotationFacts] = []
        let devices: [UIDeviceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .faceUp]
        for cause in named.causes {
            for current in UIInterfaceOrientation.shown {
                for masks in 0..<256 {
                    for (index, preferred) in NegotiationEnumerationTests.preferences.enumerated() {
                        // For long lists of causes, a fraction of the combinations is tested for each.
                        if named.causes.count > 4, (masks + index) % named.causes.count > 0 { continue }
                        let flags = generator.next()
                        // iOS 5 has a test of its own; its controllers here accept nothing or everything.
                        let answers = [OrientationAnswer(controllerClass: "Top", accepts: flags & 0x40000 != 0)]
                        all.append(
                            RotationFacts(
                                cause: cause, current: current, device: devices[Int(flags >> 8) & 3],
                                supportsPortraitUpsideDown: flags & 1 != 0, isMultitaskingCapable: flags & 0xE == 0,
                                isLocked: flags & 0x70 == 0, controllerClass: flags & 0x1C00 == 0 ? nil : "Top",
                                isControllerPresented: flags & 0x2000 != 0, shouldAutorotate: flags & 0x4000 != 0,
                                applicationMask: NamedCause.masks[masks % 16],
                                controllerMask: NamedCause.masks[masks / 16],
                                isControllerMaskSynthesised: flags & 0x38000 == 0, preferredOrientation: preferred,
                                orientationAnswers: semantics == .iOS5
                                    ? Dictionary(
                                        uniqueKeysWithValues: UIInterfaceOrientation.shown.map { ($0, answers) })
                                    : [:]))
                    }
                }
            }
        }
        compare(all, semantics)
        if semantics >= .iOS15 { compare(all, semantics, .iOS13Lenient) }
    }

    @Test("§5.5: iOS 5, all answers of two children", arguments: NamedCause.all.prefix(3))
    func perOrientation(named: NamedCause) {
        var all: [RotationFacts] = []
        for cause in named.causes {
            for device in UIDeviceOrientation.namedCases.map(\.value) {
                for current in UIInterfaceOrientation.shown {
                    for answers in 0..<256 {
                        var facts = RotationFacts(
                            cause: cause, current: current, device: device,
                            supportsPortraitUpsideDown: (answers ^ answers / 16) & 1 != 0, controllerClass: "Tabs")
                        for (index, orientation) in UIInterfaceOrientation.shown.enumerated() {
                            facts.orientationAnswers[orientation] = [
                                OrientationAnswer(controllerClass: "First", accepts: answers >> index & 1 != 0),
                                OrientationAnswer(controllerClass: "Second", accepts: answers >> (index + 4) & 1 != 0),
                            ]
                        }
                        all.append(facts)
                    }
                }
            }
        }
        compare(all, .iOS5)
    }
}
