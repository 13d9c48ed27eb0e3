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
    let groups: [Group]
    /// Required rows about which the parameters have no say.
    let checks: [Check]
    /// Whether groups look at unknowns that are computed by ``steps``.
    let groupsReadSteps: Bool
    /// Where a free parameter of a block stands in it.
    let blockOfFree: [Int32: (block: Int, column: Int)]

    init(
        parameters: [Int32], steps: [Step], blocks: [Block], groups: [Group], checks: [Check], groupsReadSteps: Bool
    ) {
        self.parameters = parameters
        self.steps = steps
        self.blocks = blocks
        self.groups = groups
        self.checks = checks
        self.groupsReadSteps = groupsReadSteps
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

/// Free parameters that wishes or inequalities connect, and these.
struct Group: Sendable {
    /// Indices into the plan's parameters.
    var free: [Int32] = []
    /// Sorted by priority, the highest first.
    var goals: [Check] = []
    /// A row for each goal: the factors of the free parameters.
    var factors: [Double] = []
}

/// A factor of a parameter; a list of them, ascending by parameter, is what an unknown or a row depends on.
struct Dependence: Sendable {
    var parameter: Int32
    var factor: Double
}
