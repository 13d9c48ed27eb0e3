/// The contents of the plans of all parts, in two common arrays: a part has ranges in them, and allocates nothing.
///
/// A dropped plan leaves a gap. ``ConstraintSolver/closeGaps()`` moves the others together when the gaps exceed a share
/// of the used memory.
struct PlanStore: ~Copyable {
    /// The numbers of terms, unknowns and rows, in the order that ``Part`` and ``OpenPlan`` describe.
    var codes = FlatList<Int32>()
    /// The factors of goals.
    var factors = FlatList<Double>()
    /// The blocks of the plans that have any; nil for numbers that are not in use.
    private var blockLists: [BlockList?] = []
    private var freeBlockLists = FlatList<Int32>()
    /// The number of codes and factors in dropped plans.
    private(set) var unusedCodes = 0
    private(set) var unusedFactors = 0

    var hasManyGaps: Bool {
        unusedCodes > 1024 + codes.count / 3 || unusedFactors > 1024 + factors.count / 3
    }

    /// Records that the contents of a part are no longer needed.
    mutating func drop(_ part: Part) {
        unusedCodes += part.codes.count
        guard let open = part.open else { return }
        unusedCodes += Int(open.codeCount)
        unusedFactors += Int(open.factorCount)
        if open.blockList != LinearSystem.nothing {
            blockLists[Int(open.blockList)] = nil
            freeBlockLists.append(open.blockList)
        }
    }

    /// The blocks of a plan, if it has any.
    func blocks(of open: OpenPlan) -> BlockList? {
        open.blockList == LinearSystem.nothing ? nil : blockLists[Int(open.blockList)]
    }

    /// Stores the blocks of a plan, and returns their number.
    mutating func store(_ blocks: BlockList) -> Int32 {
        if let number = freeBlockLists.popLast() {
            blockLists[Int(number)] = blocks
            return number
        }
        blockLists.append(blocks)
        return Int32(blockLists.count - 1)
    }

    /// Reserves memory for codes, and returns its position.
    mutating func reserve(_ count: Int) -> Int {
        let first = codes.count
        codes.append(repeating: 0, count: count)
        return first
    }

    /// Replaces the lists by others without gaps.
    mutating func replace(codes: consuming FlatList<Int32>, factors: consuming FlatList<Double>) {
        self.codes = codes
        self.factors = factors
        (unusedCodes, unusedFactors) = (0, 0)
    }

    mutating func giveMemoryBack() {
        codes.fit()
        factors.fit()
    }

    // MARK: - Groups

    /// Moves to the next of a plan's groups.
    @inline(__always)
    func next(_ cursor: inout GroupCursor) -> Group? {
        guard cursor.remaining > 0 else { return nil }
        let isPlain = codes[cursor.code] == Group.plain
        let width = isPlain ? 1 : Int(codes[cursor.code])
        let firstFree = cursor.code + 2
        let firstGoal = firstFree + width
        let end = firstGoal + Int(codes[cursor.code + 1])
        let group = Group(free: firstFree..<firstGoal, goals: firstGoal..<end, factors: isPlain ? nil : cursor.factor)
        cursor.remaining -= 1
        cursor.code = end
        if !isPlain { cursor.factor += group.goals.count }
        if width > 1, !group.goals.isEmpty {
            let entries = entries(before: group.goals.count, of: group)
            cursor.code += group.goals.count + entries
            cursor.factor += entries - group.goals.count
        }
        return group
    }

    func groups(of open: OpenPlan) -> [Group] {
        var cursor = open.groups
        var groups: [Group] = []
        while let group = next(&cursor) { groups.append(group) }
        return groups
    }

    /// The free parameters of a group, as indices into the plan's parameters.
    func free(of group: Group) -> [Int32] { codes[group.free] }

    /// A goal of a group, by its index there.
    func goal(_ index: Int, of group: Group) -> Check { Check(code: codes[group.goals.lowerBound + index]) }

    /// The factors of a group's free parameters in a goal's sum, by the parameters' indices in the group.
    func entries(ofGoal index: Int, of group: Group) -> [Entry] {
        guard group.width > 1, let first = group.factors else {
            return [Entry(column: 0, factor: onlyFactor(ofGoal: index, of: group))]
        }
        let columns = group.goals.upperBound + group.goals.count
        return (entries(before: index, of: group)..<entries(before: index + 1, of: group)).map {
            Entry(column: codes[columns + $0], factor: factors[first + $0])
        }
    }

    /// Reads the factors into an existing list, for a group with several free parameters.
    func readEntries(ofGoal index: Int, of group: Group, into list: inout FlatList<Entry>) {
        list.removeAll()
        guard let first = group.factors else { return }
        let columns = group.goals.upperBound + group.goals.count
        for place in entries(before: index, of: group)..<entries(before: index + 1, of: group) {
            list.append(Entry(column: codes[columns + place], factor: factors[first + place]))
        }
    }

    /// The number of factors of all goals before one, in a group with several free parameters.
    private func entries(before index: Int, of group: Group) -> Int {
        index == 0 ? 0 : Int(codes[group.goals.upperBound + index - 1])
    }

    /// The factor of a goal in a group with one free parameter.
    func onlyFactor(ofGoal index: Int, of group: Group) -> Double { group.factors.map { factors[$0 + index] } ?? 1 }

    /// Removes the factors of a group that has one free parameter and factors of 1, and marks that in its header.
    mutating func makePlain(_ header: Int, factorsFrom first: Int) {
        guard codes[header] == 1 else { return }
        for place in first..<factors.count where factors[place] != 1 { return }
        factors.truncate(to: first)
        codes[header] = Group.plain
    }
}

/// Free parameters that optional rows or inequalities connect: the ranges in the store of the parameters, their goals,
/// and the goals' factors.
struct Group {
    var free: Range<Int>
    /// The goals, sorted by priority, the highest first.
    var goals: Range<Int>
    /// The start of the factors; nil for a plain group.
    ///
    /// With one free parameter, each goal has one factor. With several, only factors other than 0 are stored. They are
    /// followed by the number of all factors up to and including each goal's, and by the index of each factor's
    /// parameter.
    var factors: Int?

    /// The marker of a group with one free parameter and factors of 1, as most groups have. It replaces the number of
    /// free parameters.
    static let plain: Int32 = -1

    var width: Int { free.count }
}

/// The position among a plan's groups. Each group is stored as the numbers of its parameters and goals, followed by the
/// parameters and goals.
struct GroupCursor {
    var remaining: Int
    var code: Int
    var factor: Int
}

extension ConstraintSolver {
    /// Moves the plans together if dropped ones have left large gaps between them.
    mutating func closeGaps() {
        guard plans.hasManyGaps else { return }
        var codes = FlatList<Int32>()
        var factors = FlatList<Double>()
        for index in parts.indices {
            let own = parts[index].codes
            parts[index].firstCode = Int32(codes.count)
            codes.append(own, of: plans.codes)
            guard let open = parts[index].open else { continue }
            parts[index].open?.firstCode = Int32(codes.count)
            parts[index].open?.firstFactor = Int32(factors.count)
            codes.append(open.codes, of: plans.codes)
            factors.append(open.factors, of: plans.factors)
        }
        plans.replace(codes: codes, factors: factors)
    }
}
