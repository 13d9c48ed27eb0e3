/// The plan for the unknowns that a part's required equations do not settle one after the other.
///
/// Some unknowns are taken as *parameters*, so that the others follow from them by steps. Every value of the part is
/// then a constant plus multiples of parameters; the factors are known when the plan is made, the constants when it
/// runs.
///
/// Its codes in the ``PlanStore`` are the unknowns of the parameters, the steps, the checks of required rows that do
/// not depend on parameters, and the groups of parameters that no equation determines.
struct OpenPlan {
    var firstCode: Int32 = 0
    var codeCount: Int32 = 0
    var parameterCount: Int32 = 0
    var stepCount: Int32 = 0
    var checkCount: Int32 = 0
    var groupCount: Int32 = 0
    var firstFactor: Int32 = 0
    var factorCount: Int32 = 0
    /// Whether any goal contains unknowns that the plan's steps compute.
    var readsSteps = false
    /// The number of the plan's ``BlockList``, or ``LinearSystem/nothing`` if it has none. The list has the equations
    /// that close a cycle, and the parameters that they determine.
    var blockList = LinearSystem.nothing

    var codes: Range<Int> { Int(firstCode)..<Int(firstCode + codeCount) }
    var factors: Range<Int> { Int(firstFactor)..<Int(firstFactor + factorCount) }
    var parameters: Range<Int> { Int(firstCode)..<Int(firstCode + parameterCount) }
    /// The assignments in order, which follow from the parameters: the terms of the assigned unknowns.
    var steps: Range<Int> { parameters.upperBound..<parameters.upperBound + Int(stepCount) }
    var checks: Range<Int> { steps.upperBound..<steps.upperBound + Int(checkCount) }
    var groups: GroupCursor {
        GroupCursor(remaining: Int(groupCount), code: checks.upperBound, factor: Int(firstFactor))
    }
}

/// The blocks of a plan.
final class BlockList: Sendable {
    let blocks: [Block]
    /// The block and the column of each free parameter.
    let placeOfFree: [Int32: (block: Int, column: Int)]

    init(_ blocks: [Block]) {
        self.blocks = blocks
        var placeOfFree: [Int32: (block: Int, column: Int)] = [:]
        for (index, block) in blocks.enumerated() {
            for (column, parameter) in block.free.enumerated() { placeOfFree[parameter] = (index, column) }
        }
        self.placeOfFree = placeOfFree
    }
}

/// Equations that close a cycle, solved for as many parameters as there are independent equations. Each of these
/// parameters is `pivot = base − sum of (factor × free parameter)`.
struct Block: Sendable {
    /// The independent equations.
    var equations: [Int32] = []
    /// The parameter that each equation determines, as an index into the plan's parameters.
    var pivots: [Int32] = []
    /// The other parameters in the equations, on which the pivots depend.
    var free: [Int32] = []
    /// A matrix with a line for each pivot and a column for each equation: the base of a pivot is minus the sum of
    /// (entry × sum of the equation with all parameters at 0).
    var combination: [Double] = []
    /// A matrix with a line for each pivot and a column for each free parameter: the factors.
    var factors: [Double] = []

    func factor(_ line: Int, _ column: Int) -> Double { factors[line * free.count + column] }

    /// The base of a pivot.
    /// - Parameters:
    ///   - line: the pivot's line in ``combination``.
    ///   - sums: the sums of all blocks' equations with all parameters at 0.
    ///   - first: the index in `sums` at which this block's equations begin.
    func base(_ line: Int, _ sums: borrowing FlatList<Double>, from first: Int) -> Double {
        var base = 0.0
        for column in equations.indices { base -= combination[line * equations.count + column] * sums[first + column] }
        return base
    }
}

/// A parameter with its factor. An unknown or a row depends on several of them, in the order of the parameters.
struct Dependence: Sendable {
    var parameter: Int32
    var factor: Double
}
