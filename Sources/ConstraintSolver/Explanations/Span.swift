/// What some numbered vectors add up to, kept so that a vector can be taken apart into them.
struct Span {
    private struct Member {
        var vector: [Double]
        /// The factors with which the vectors that came add up to it.
        var combination: [Int: Double]
        /// Where it has its largest number; all members before it have 0 there after they are subtracted.
        var pivot: Int
    }

    private var members: [Member] = []

    /// Adds a vector, unless those before it add up to it.
    mutating func add(_ vector: [Double], number: Int) {
        var (rest, factors) = reduce(vector)
        guard let pivot = rest.indices.max(by: { rest[$0].magnitude < rest[$1].magnitude }),
            rest[pivot].magnitude > Tolerance.coefficient
        else { return }
        for key in factors.keys { factors[key]?.negate() }
        factors[number, default: 0] += 1
        members.append(Member(vector: rest, combination: factors, pivot: pivot))
    }

    /// Whether the vectors add up to this one.
    func reaches(_ vector: [Double]) -> Bool {
        reduce(vector).rest.allSatisfy { $0.magnitude <= Tolerance.coefficient }
    }

    /// The factors with which the vectors add up to this one, as far as they do.
    func combination(of vector: [Double]) -> [Int: Double] {
        reduce(vector).factors.filter { $0.value.magnitude > Tolerance.coefficient }
    }

    private func reduce(_ vector: [Double]) -> (rest: [Double], factors: [Int: Double]) {
        var rest = vector
        var factors: [Int: Double] = [:]
        for member in members {
            let share = rest[member.pivot] / member.vector[member.pivot]
            guard share != 0 else { continue }
            for index in rest.indices { rest[index] -= share * member.vector[index] }
            for (number, factor) in member.combination { factors[number, default: 0] += share * factor }
        }
        return (rest, factors)
    }
}
