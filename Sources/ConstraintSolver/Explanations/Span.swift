/// A vector space that numbered vectors span. It can express another vector as a sum of multiples of these.
struct Span {
    private struct Member {
        var number: Int
        /// The rest of the added vector after multiples of earlier members are subtracted: it is 0 at their pivots.
        var rest: [Entry]
        /// The earlier members that were subtracted, with their factors.
        var shares: [(member: Int, share: Double)]
        /// The entry of `rest` whose factor has the largest magnitude.
        var pivot: Entry
    }

    private var members: [Member] = []
    /// The member with a pivot in a column, or -1.
    private var memberOfPivot: [Int] = []

    var isEmpty: Bool { members.isEmpty }
    /// Vectors with the same span as those that were added.
    var vectors: [[Entry]] { members.map(\.rest) }

    /// Adds a vector, unless it is a sum of multiples of the earlier ones.
    mutating func add(_ vector: [Entry], number: Int) {
        let (rest, shares) = reduce(vector)
        var pivot = Entry(column: 0, factor: 0)
        for entry in rest where entry.factor.magnitude > pivot.factor.magnitude { pivot = entry }
        guard pivot.factor.magnitude > Tolerance.coefficient else { return }
        while memberOfPivot.count <= Int(pivot.column) { memberOfPivot.append(-1) }
        memberOfPivot[Int(pivot.column)] = members.count
        members.append(Member(number: number, rest: rest, shares: shares, pivot: pivot))
    }

    /// Whether a vector is a sum of multiples of the added vectors.
    func reaches(_ vector: [Entry]) -> Bool {
        reduce(vector).rest.allSatisfy { $0.factor.magnitude <= Tolerance.coefficient }
    }

    /// The factors with which the added vectors give this one, as far as possible, the last vector first.
    func combination(of vector: [Entry]) -> [(number: Int, factor: Double)] {
        var factors: [Int: Double] = [:]
        for (member, share) in reduce(vector).shares { factors[member] = share }
        // A member is its vector minus multiples of other members.
        var waiting = LatestFirst()
        for member in factors.keys { waiting.push(Int32(member)) }
        var found: [(number: Int, factor: Double)] = []
        while let member = waiting.pop() {
            guard let factor = factors[Int(member)], factor.magnitude > Tolerance.coefficient else { continue }
            found.append((members[Int(member)].number, factor))
            for (other, share) in members[Int(member)].shares {
                factors[other, default: 0] -= factor * share
                waiting.push(Int32(other))
            }
        }
        return found
    }

    /// Subtracts members in the order in which they were added.
    private func reduce(_ vector: [Entry]) -> (rest: [Entry], shares: [(member: Int, share: Double)]) {
        var rest: [Int32: Double] = [:]
        var waiting = LatestFirst()
        func wait(for column: Int32) {
            guard Int(column) < memberOfPivot.count else { return }
            let member = memberOfPivot[Int(column)]
            // The negative number makes the earliest member come out first.
            if member >= 0 { waiting.push(-Int32(member)) }
        }
        for entry in vector {
            rest[entry.column, default: 0] += entry.factor
            wait(for: entry.column)
        }
        var shares: [(member: Int, share: Double)] = []
        while let next = waiting.pop() {
            let member = members[Int(-next)]
            let share = (rest[member.pivot.column] ?? 0) / member.pivot.factor
            guard share != 0 else { continue }
            for entry in member.rest {
                let known = rest[entry.column]
                rest[entry.column] = (known ?? 0) - share * entry.factor
                if known == nil { wait(for: entry.column) }
            }
            rest[member.pivot.column] = 0
            shares.append((Int(-next), share))
        }
        let entries = rest.filter { $0.value != 0 }.map { Entry(column: $0.key, factor: $0.value) }
        return (entries.sorted { $0.column < $1.column }, shares)
    }
}
