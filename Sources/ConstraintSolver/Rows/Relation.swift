/// The relation of a row's sum, including its constant, to 0.
public enum Relation: Int8, BitwiseCopyable, Sendable, CaseIterable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The cost of a row at the sum 1 and at the sum -1.
    var penalties: (above: Double, below: Double) {
        switch self {
        case .lessThanOrEqual: (1, 0)
        case .equal: (1, 1)
        case .greaterThanOrEqual: (0, 1)
        }
    }

    /// The distance of a sum from the relation: 0 if it holds.
    func distance(_ sum: Double) -> Double {
        switch self {
        case .lessThanOrEqual: max(0, sum)
        case .equal: sum.magnitude
        case .greaterThanOrEqual: max(0, -sum)
        }
    }
}
