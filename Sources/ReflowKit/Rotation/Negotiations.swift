public import LayoutRules

/// The negotiations of one simulation: the rules, the observations of the running one, and the last ones.
@MainActor
struct Negotiations {
    let rules: RotationNegotiation
    /// The answers of containers' children to iOS 5's question while it is asked.
    var childrenAnswers: [ChildAnswer] = []
    /// The observations of the running negotiation, for its record; nil outside of a negotiation.
    var pendingObservations: [RotationObservation]?
    fileprivate var finished: [FinishedNegotiation] = []
    fileprivate var count = 0

    init(rules: RotationNegotiation) {
        self.rules = rules
    }
}

extension Simulation {
    public static let recordLimit = 1_000

    /// The last negotiations, at most ``recordLimit``, oldest first. See ``UIWindow/lastRecord``.
    public var records: [RotationRecord] { negotiations.finished.map(\.record) }

    /// The number of negotiations, including those whose records are no longer kept.
    package var negotiationCount: Int { negotiations.count }

    /// The records of the negotiations after the first `count`, as far as they are kept, oldest first.
    package func records(since count: Int) -> [RotationRecord] {
        negotiations.finished.suffix(max(0, negotiationCount - count)).map(\.record)
    }

    func keep(_ negotiation: FinishedNegotiation) {
        negotiations.count += 1
        if negotiations.finished.count == Simulation.recordLimit { negotiations.finished.removeFirst() }
        negotiations.finished.append(negotiation)
    }

    /// Adds an observation to its negotiation: the running one, or the last one.
    func observe(_ observation: RotationObservation) {
        if negotiations.pendingObservations != nil {
            negotiations.pendingObservations?.append(observation)
        } else if let last = negotiations.finished.last, !last.observations.contains(observation) {
            last.observe(observation)
            for window in application.windows where window.isTurning && window.lastNegotiation !== last {
                window.lastNegotiation?.observe(observation)
            }
        }
    }
}
