public import LayoutRules

/// The negotiations of one simulation: the rules, what is noted while one runs, and the last ones.
@MainActor
struct Negotiations {
    let rules: RotationNegotiation
    /// The answers of containers' children to iOS 5's question while it is asked.
    var childrenAnswers: [ChildAnswer] = []
    /// The observations of the running negotiation, whose record is still to be made; `nil` outside of one.
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

    /// The number of negotiations so far, those that are not kept any more included.
    package var negotiationCount: Int { negotiations.count }

    /// The records of the negotiations after the first `count`, as far as they are still kept, oldest first.
    package func records(since count: Int) -> [RotationRecord] {
        negotiations.finished.suffix(max(0, negotiationCount - count)).map(\.record)
    }

    func keep(_ negotiation: FinishedNegotiation) {
        negotiations.count += 1
        if negotiations.finished.count == Simulation.recordLimit { negotiations.finished.removeFirst() }
        negotiations.finished.append(negotiation)
    }

    /// Adds what was seen to the negotiation it belongs to: the one that runs, or the last one.
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
