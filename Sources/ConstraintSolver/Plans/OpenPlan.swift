/// The plan for what a part's required equations do not settle one after the other.
///
/// Some unknowns are taken as *parameters*, so that the others follow from them by ``steps``. Every value of the part is
/// then a constant plus factors times parameters; the factors are known when the plan is made, the constants when it runs.
final class OpenPlan: Sendable {
    let parameters: [Int32]
    /// Assignments in order, given the parameters.
    let steps: [Step]
    /// The equations that close a cycle, and the parameters that they determine.
    let blocks: [Block]
    /// The parameters that no equation determines, with what is wished of them.
    let groups: GroupList
    /// Required rows about which the parameters have no say.
    let checks: [Check]
    /// Where a free parameter of a block stands in it.
    let blockOfFree: [Int32: (block: Int, column: Int)]

    init(parameters: [Int32], steps: [Step], blocks: [Block], groups: GroupList, checks: [Check]) {
        self.parameters = parameters
        self.steps = steps
        self.blocks = blocks
        self.groups = groups
        self.checks = checks
        var blockOfFree: [Int32: (block: Int, column: Int)] = [:]
        for (index, block) in blocks.enumerated() {
            for (column, parameter) in block.free.enumerated() { blockOfFree[parameter] = (index, column) }
        }
        self.blockOfFree = blockOfFree
    }
}

/// Equations that determine parameters: `pivot = base - sum of (factor × free)`, where the bases are sums of the equations'
/// values with all parameters at 0.
struct Block: Sendable {
    /// The independent equations.
    var equations: [Int32] = []
    /// The parameter that each equation determines, as an index into the plan's parameters.
    var pivots: [Int32] = []
    /// What determines the pivots beside the equations.
    var free: [Int32] = []
    /// A row for each pivot: how the equations' values add up to its base, with the sign turned.
    var combination: [Double] = []
    /// A row for each pivot: the factors of the free parameters.
    var factors: [Double] = []

    func factor(_ line: Int, _ column: Int) -> Double { factors[line * free.count + column] }
}

/// Free parameters that wishes or inequalities connect: where a group's parameters, goals and factors are in its list.
struct Group: Sendable {
    var free: Range<Int32>
    var goals: Range<Int32>
    /// Where its factors begin: a row for each goal, a column for each free parameter.
    var factors: Int32

    var width: Int { free.count }
}

/// The groups of a plan. What they consist of lies in common arrays, for most groups are small.
struct GroupList: Sendable {
    var groups: [Group] = []
    /// Indices into the plan's parameters.
    var free: [Int32] = []
    /// Those of a group are sorted by priority, the highest first.
    var goals: [Check] = []
    var factors: [Double] = []
    /// Whether any of the goals looks at unknowns that are computed by the plan's steps.
    var readSteps = false

    func free(of group: Group) -> ArraySlice<Int32> {
        free[Int(group.free.lowerBound)..<Int(group.free.upperBound)]
    }

    func goals(of group: Group) -> ArraySlice<Check> {
        goals[Int(group.goals.lowerBound)..<Int(group.goals.upperBound)]
    }

    /// A goal by its place in its group.
    func goal(_ index: Int, of group: Group) -> Check { goals[Int(group.goals.lowerBound) + index] }

    func factors(ofGoal index: Int, of group: Group) -> ArraySlice<Double> {
        let start = Int(group.factors) + index * group.width
        return factors[start..<start + group.width]
    }

    /// The factor of a goal in a group with one free parameter.
    func onlyFactor(ofGoal index: Int, of group: Group) -> Double { factors[Int(group.factors) + index] }
}

/// A factor of a parameter; a list of them, ascending by parameter, is what an unknown or a row depends on.
struct Dependence: Sendable {
    var parameter: Int32
    var factor: Double
}
