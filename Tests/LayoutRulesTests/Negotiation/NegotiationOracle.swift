import LayoutRules

/// The rule of behaviour.md §5 a second time, as sets and preferences instead of questions.
///
/// Orientations are their raw numbers. The interface shows the first orientation of a list of preferences (where the
/// device points, where it is, then by raw number) that everyone who has a say agrees to.
struct NegotiationOracle {
    var semantics: RotationSemantics
    var facts: RotationFacts

    enum Outcome: Equatable {
        case shows(Int)
        case raises
        case staysBecause(StayReason)
    }

    private static let four: Set<Int> = [1, 2, 3, 4]

    private func set(_ mask: UIInterfaceOrientationMask?) -> Set<Int> {
        NegotiationOracle.four.filter { (mask?.rawValue ?? 0) & (1 << UInt($0)) != 0 }
    }

    /// What the device can show at all.
    private var showable: Set<Int> {
        facts.supportsPortraitUpsideDown ? NegotiationOracle.four : [1, 3, 4]
    }

    private var pointsTo: Int { facts.device.rawValue }
    private var hasController: Bool { facts.controllerClass != nil }

    /// Who has a say, in the order in which UIKit asks them, if everyone answers so that the next one matters.
    var questions: [RotationQuestion] {
        guard showable.contains(pointsTo), !facts.isMultitaskingCapable else { return [] }
        guard hasController else { return [.applicationMask] }
        if semantics == .iOS16 { return [.applicationMask, .controllerMask] }
        return facts.shouldAutorotate == true
            ? [.shouldAutorotate, .applicationMask, .controllerMask] : [.shouldAutorotate]
    }

    var outcome: Outcome {
        guard NegotiationOracle.four.contains(pointsTo) else {
            return .staysBecause(pointsTo == 0 ? .deviceUnknown : .deviceFlat)
        }
        guard showable.contains(pointsTo) else { return .staysBecause(.upsideDownUnsupported) }
        let questions = self.questions
        if questions == [.shouldAutorotate] { return .staysBecause(.shouldAutorotateFalse) }

        let application = questions.contains(.applicationMask) ? set(facts.applicationMask) : NegotiationOracle.four
        let controller = questions.contains(.controllerMask) ? set(facts.controllerMask) : NegotiationOracle.four
        let common = application.intersection(controller)
        if common.isEmpty {
            if !hasController { return .staysBecause(.applicationMaskEmpty) }
            let suspends = controller.isEmpty && [.iOS6, .iOS8].contains(semantics)
            return suspends ? .staysBecause(.controllerMaskEmpty) : .raises
        }

        let current = facts.current.rawValue
        let preferences = [pointsTo, current, 1, 2, 3, 4]
        let shown = preferences.first { common.contains($0) && (showable.contains($0) || $0 == current) }
        guard let shown else { return .staysBecause(.upsideDownUnsupported) }
        if shown != current { return .shows(shown) }
        if pointsTo == current { return .staysBecause(.alreadyThere) }
        let refusers = [application, controller].map { !$0.contains(pointsTo) }
        switch refusers {
        case [true, true]: return .staysBecause(.notInEitherMask)
        case [true, false]: return .staysBecause(.notInApplicationMask)
        default: return .staysBecause(.notInControllerMask)
        }
    }
}
