/// A row, or the requirement that a length is not negative, as one number. A plan has such numbers as its checks, which
/// are requirements that its assignments do not satisfy on their own, and as the goals of its groups.
struct Check {
    /// The row, or the complement of the length's number.
    let code: Int32

    init(code: Int32) { self.code = code }
    init(row: Int32) { code = row }
    init(length unknown: Int32) { code = ~unknown }

    var row: Int32? { code >= 0 ? code : nil }
    var length: Int32? { code < 0 ? ~code : nil }
}

/// Unknowns that are solved together, with their plan. Rows connect two parts only by inputs, by unknowns that the
/// trunk settles, or as optional rows without influence.
///
/// The part's codes in the ``PlanStore`` are its steps and its checks.
struct Part {
    /// The part of an unknown that is an input or that no row contains, and of a row that no plan has seen yet.
    static let none: Int32 = -1
    /// The part whose unknowns other parts may read. It depends on inputs only.
    static let trunk: Int32 = 0

    var firstCode: Int32 = 0
    var stepCount: Int32 = 0
    var checkCount: Int32 = 0
    /// The position of the part's tally while parts are divided; -1 otherwise.
    var tally: Int32 = -1
    var needsBuilding = false
    var needsRunning = false
    /// Whether anything except preferences has changed. Otherwise, the part's conflicts cannot have changed.
    var needsChecking = false
    /// The plan for the unknowns that the steps leave open, if there are any.
    var open: OpenPlan?

    /// The assignments in order, given by the terms of the assigned unknowns. The value of an unknown follows from its
    /// term's row and the row's other unknowns. These steps are settled by required equations alone.
    var steps: Range<Int> { Int(firstCode)..<Int(firstCode + stepCount) }
    var checks: Range<Int> { steps.upperBound..<steps.upperBound + Int(checkCount) }
    var codes: Range<Int> { steps.lowerBound..<checks.upperBound }
}

extension ConstraintSolver {
    /// The unknowns of an open plan: its parameters, then those that follow from them.
    func unknowns(of open: OpenPlan) -> [Int32] {
        open.parameters.map { plans.codes[$0] } + open.steps.map { system.terms[Int(plans.codes[$0])].unknown }
    }

    /// The unknown that is a parameter of a plan.
    func unknown(_ parameter: Int32, in open: OpenPlan) -> Int32 {
        plans.codes[Int(open.firstCode) + Int(parameter)]
    }
}
