/// Optional rows of one priority that leave unknowns open because no side wins: a value for which one row fails less
/// makes others fail more.
public struct Rivals: Equatable, Sendable {
    /// The rows that would fail less with another value: they give way now.
    public let yielding: [RowID]
    /// The rows that would only fail more with another value.
    public let prevailing: [RowID]
    public let priority: Priority
}

extension ConstraintSolver {
    /// The rows with equal priorities that leave an unknown ambiguous. It is nil if the unknown is not ambiguous, or is
    /// so for another reason, such as that no row contains it. Each row has one group of rivals, however many unknowns
    /// they leave open. Call this right after an update.
    public mutating func rivals(for unknown: Unknown) -> Rivals? {
        guard system.unknowns.indices.contains(unknown.index) else { return nil }
        let part = system.unknowns[unknown.index].part
        guard part != Part.none else { return nil }
        let open = openUnknowns(ofPart: part)
        return open.rivalsOfUnknown[Int32(unknown.index)].map { open.rivals[$0] }
    }

    /// All groups of rows whose equal priorities leave unknowns ambiguous. Call this right after an update.
    public mutating func rivals() -> [Rivals] {
        var rivals: [Rivals] = []
        for part in parts.indices { rivals += openUnknowns(ofPart: Int32(part)).rivals }
        return rivals
    }

    /// The rows of a trade; nil if the trade has only one side.
    func rivals(of trade: Trade, in group: Group) -> Rivals? {
        guard trade.hasBothSides else { return nil }
        func rows(_ goals: [Int]) -> [RowID] {
            goals.compactMap { plans.goal($0, of: group).row }.map { RowID($0) }.sorted()
        }
        return Rivals(
            yielding: rows(trade.yielding), prevailing: rows(trade.prevailing),
            priority: Priority(priority(of: plans.goal(trade.yielding[0], of: group))))
    }

    /// The trade of a group with a single free parameter, within its remaining range. It consists of the most important
    /// goals whose costs change with the parameter. All free parameters of the plan are 0 at this time.
    /// - Parameter value: the parameter's value after the update.
    func trade(within number: FreeNumber, of group: Group, at value: Double) -> Trade {
        let isAtTop = value >= number.high - number.tolerance
        var trade = Trade()
        var level: Float?
        for goal in 0..<group.goals.count {
            let priority = priority(of: plans.goal(goal, of: group))
            guard priority < Priority.required.value else { continue }
            if let level, priority < level { break }
            let point = breakPoint(goal, of: group)
            let rises = point.position <= number.low + number.tolerance && point.costAbove > 0
            guard rises || point.position >= number.high - number.tolerance && point.costBelow > 0 else { continue }
            level = priority
            if rises == isAtTop { trade.yielding.append(goal) } else { trade.prevailing.append(goal) }
        }
        return trade
    }
}
