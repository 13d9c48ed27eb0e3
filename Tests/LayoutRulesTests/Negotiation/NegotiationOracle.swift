import KitValues
import LayoutRules

/// The rule of behaviour.md §5 a second time, as sets and preferences instead of questions.
///
/// Orientations are their raw numbers. The interface shows the first orientation in a list of preferences to which all
/// parties agree. The cause determines the parties and the preferences.
struct NegotiationOracle {
    var semantics: RotationSemantics
    var isLenient = false
    var facts: RotationFacts

    enum Outcome: Equatable {
        case shows(Int)
        case raises
        case staysBecause(StayReason)
    }

    struct Verdict: Equatable {
        /// The parties that decide, in the order in which UIKit asks them.
        var questions: [RotationQuestion] = []
        var outcome: Outcome
    }

    private static let four: Set<Int> = [1, 2, 3, 4]

    /// The orientations in each mask, by its bits.
    private static let sets = (0..<32).map { bits in four.filter { bits & 1 << $0 != 0 } }

    private func set(_ mask: UIInterfaceOrientationMask?) -> Set<Int> {
        NegotiationOracle.sets[Int((mask?.rawValue ?? 0) & 31)]
    }

    /// The orientations that the device supports.
    private var showable: Set<Int> { facts.supportsPortraitUpsideDown ? NegotiationOracle.four : [1, 3, 4] }
    private var current: Int { facts.current.rawValue }
    private var pointsTo: Int { facts.device.rawValue }
    /// The device's orientation as a list, empty if the interface cannot follow it.
    private var followed: [Int] { showable.contains(pointsTo) ? [pointsTo] : [] }
    private var hasController: Bool { facts.controllerClass != nil }
    private var release: Int {
        switch semantics {
        case .iOS5: 5
        case .iOS6: 6
        case .iOS8: 8
        case .iOS15: 15
        case .iOS16: 16
        }
    }

    // MARK: Causes

    private var releases: ClosedRange<Int> {
        switch facts.cause {
        case .deviceTurned, .rootAssigned, .presented, .dismissed: 5...16
        case .attempted: 5...15
        case .masksUpdated, .geometryRequested: 16...16
        case .statusBarOrientationSet: 5...8
        }
    }

    private var isAboutTheDevice: Bool { [.deviceTurned, .attempted].contains(facts.cause) }
    private var isBeingPresented: Bool { if case .presented = facts.cause { true } else { false } }

    /// Whether the style hands control of the orientation over; for all other styles there is no negotiation.
    private var handsOver: Bool {
        switch facts.cause {
        case .presented(let style), .dismissed(let style):
            [UIModalPresentationStyle.fullScreen, .overFullScreen, .blurOverFullScreen].contains(style)
        default: true
        }
    }

    private var requested: Set<Int> {
        if case .geometryRequested(let mask) = facts.cause { set(mask) } else { NegotiationOracle.four }
    }

    private var preferences: [Int] { (isBeingPresented ? [] : followed) + [current] }

    // MARK: The verdict

    var verdict: Verdict {
        guard releases.contains(release) else { return Verdict(outcome: .staysBecause(.unavailable)) }
        if case .statusBarOrientationSet(let orientation) = facts.cause { return statusBar(orientation.rawValue) }
        guard handsOver else { return Verdict(outcome: .staysBecause(.presenterInCharge)) }
        if isAboutTheDevice {
            if pointsTo == 0 { return Verdict(outcome: .staysBecause(.deviceUnknown)) }
            if pointsTo > 4 { return Verdict(outcome: .staysBecause(.deviceFlat)) }
            if followed.isEmpty { return Verdict(outcome: .staysBecause(.upsideDownUnsupported)) }
        }
        if release == 16, facts.isLocked, isAboutTheDevice || facts.cause == .masksUpdated {
            return Verdict(outcome: .staysBecause(.orientationLocked))
        }
        if facts.isMultitaskingCapable { return multitasking }
        return release == 5 ? perOrientation : byMasks
    }

    private func statusBar(_ orientation: Int) -> Verdict {
        let isAsked = release > 5 && hasController && orientation != 0
        let moves = orientation != 0 && (!isAsked || set(facts.controllerMask).isEmpty)
        let outcome: Outcome =
            !moves
            ? .staysBecause(.statusBarOrientationIgnored)
            : orientation == current ? .staysBecause(.alreadyThere) : .shows(orientation)
        return Verdict(questions: isAsked ? [.controllerMask] : [], outcome: outcome)
    }

    private var multitasking: Verdict {
        if requested != NegotiationOracle.four || facts.cause == .geometryRequested(.all) {
            return Verdict(outcome: .staysBecause(.geometryRequestRefused))
        }
        let shown = (followed + [current])[0]
        if shown != current { return Verdict(outcome: .shows(shown)) }
        return Verdict(outcome: .staysBecause(isAboutTheDevice ? .alreadyThere : .multitasking))
    }

    private var perOrientation: Verdict {
        guard hasController else { return Verdict(outcome: .staysBecause(.noRootViewController)) }
        if isAboutTheDevice, pointsTo == current { return Verdict(outcome: .staysBecause(.alreadyThere)) }
        var order = isBeingPresented ? [current] + followed : followed + [current]
        if isAboutTheDevice { order = followed } else { order += [1, 2, 3, 4].filter(showable.contains) }
        var verdict = Verdict(outcome: .staysBecause(.controllerDeclinesOrientation))
        var someAccepted = false
        for (index, number) in order.enumerated() where order.firstIndex(of: number) == index {
            guard let orientation = UIInterfaceOrientation(rawValue: number) else { continue }
            verdict.questions.append(.shouldAutorotateToInterfaceOrientation(orientation))
            let answers = facts.orientationAnswers[orientation] ?? []
            someAccepted = someAccepted || answers.contains { $0.accepts }
            guard answers.filter({ !$0.accepts }).isEmpty else { continue }
            verdict.outcome = number == current ? .staysBecause(.alreadyThere) : .shows(number)
            return verdict
        }
        if someAccepted { verdict.outcome = .staysBecause(.childrenDisagree) }
        return verdict
    }

    private var byMasks: Verdict {
        let obeys = hasController && release < 16
        let asksAutorotateFirst = obeys && (isAboutTheDevice || facts.cause == .rootAssigned)
        var questions: [RotationQuestion] = asksAutorotateFirst ? [.shouldAutorotate] : []
        if asksAutorotateFirst, facts.shouldAutorotate != true {
            return Verdict(questions: questions, outcome: .staysBecause(.shouldAutorotateFalse))
        }
        questions += hasController ? [.applicationMask, .controllerMask] : [.applicationMask]

        let knowsOnlyOS5 = hasController && facts.isControllerMaskSynthesised
        var application = knowsOnlyOS5 ? NegotiationOracle.four : set(facts.applicationMask)
        let controller = hasController ? set(facts.controllerMask) : NegotiationOracle.four
        if application.isDisjoint(with: controller) {
            if !hasController { return Verdict(questions: questions, outcome: .staysBecause(.applicationMaskEmpty)) }
            if controller.isEmpty, release < 15 || knowsOnlyOS5 {
                return Verdict(questions: questions, outcome: .staysBecause(.controllerMaskEmpty))
            }
            let isForgiven = isLenient && release >= 15 && !facts.isControllerPresented && !controller.isEmpty
            guard isForgiven else {
                if obeys, !asksAutorotateFirst { questions.append(.shouldAutorotate) }
                let outcome: Outcome =
                    obeys && facts.shouldAutorotate != true ? .staysBecause(.shouldAutorotateFalse) : .raises
                return Verdict(questions: questions, outcome: outcome)
            }
            application = NegotiationOracle.four
        }
        let common = application.intersection(controller).intersection(requested)
        if common.isEmpty { return Verdict(questions: questions, outcome: .staysBecause(.geometryRequestRefused)) }

        var order = preferences
        if asksPreference(common) {
            questions.append(.preferredInterfaceOrientationForPresentation)
            if let preferred = facts.preferredOrientation, preferred.isOverridden {
                if !common.contains(preferred.rawValue) {
                    if facts.cause != .masksUpdated { return Verdict(questions: questions, outcome: .raises) }
                } else if showable.contains(preferred.rawValue) {
                    order = [preferred.rawValue]
                }
            }
        }
        return Verdict(questions: questions, outcome: outcome(order, application, controller, common))
    }

    private func asksPreference(_ common: Set<Int>) -> Bool {
        guard hasController else { return false }
        if facts.cause == .masksUpdated { return common.isDisjoint(with: preferences) }
        return facts.cause == .presented(.fullScreen) || facts.cause == .dismissed(.fullScreen)
    }

    private func outcome(
        _ order: [Int], _ application: Set<Int>, _ controller: Set<Int>, _ common: Set<Int>
    ) -> Outcome {
        let shown = (order + [1, 2, 3, 4]).first { common.contains($0) && (showable.contains($0) || $0 == current) }
        let isRequest = requested != NegotiationOracle.four || facts.cause == .geometryRequested(.all)
        guard let shown else { return .staysBecause(isRequest ? .geometryRequestRefused : .upsideDownUnsupported) }
        if shown != current { return .shows(shown) }
        if isRequest || order[0] == current { return .staysBecause(.alreadyThere) }
        switch [application, controller].map({ !$0.contains(order[0]) }) {
        case [true, true]: return .staysBecause(.notInEitherMask)
        case [true, false]: return .staysBecause(.notInApplicationMask)
        default: return .staysBecause(.notInControllerMask)
        }
    }
}
