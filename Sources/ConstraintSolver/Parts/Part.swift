/// One assignment of a plan: the unknown is what the row says it is, given the row's other unknowns.
struct Step {
    var target: Int32
    var row: Int32
}

/// Something required that a plan does not produce but has to look at: a row, or that a length is not negative.
struct Check {
    /// The row, or the complement of the length's number.
    let code: Int32

    init(row: Int32) { code = row }
    init(length unknown: Int32) { code = ~unknown }

    var row: Int32? { code >= 0 ? code : nil }
    var length: Int32? { code < 0 ? ~code : nil }
}

/// Unknowns that are solved together, and the plan for it. No row connects two parts but by inputs, by what the trunk
/// settles, or as a wish without influence.
struct Part {
    /// Of an unknown that is an input or that no row names, and of a row that no plan has seen yet.
    static let none: Int32 = -1
    /// The part whose unknowns other parts may read. It depends on inputs only.
    static let trunk: Int32 = 0

    /// Assignments in order. What they give, required equations alone settle.
    var steps: [Step] = []
    var checks: [Check] = []
    /// What the steps leave open, if they do.
    var open: OpenPlan?
    /// Where its open unknowns stand while parts are divided.
    var openPlace: Int32 = -1
    var needsBuilding = false
    var needsRunning = false

    /// Calls the closure with each unknown that the part settles.
    func forEachUnknown(_ body: (Int32) -> Void) {
        for step in steps { body(step.target) }
        guard let open else { return }
        for unknown in open.parameters { body(unknown) }
        for step in open.steps { body(step.target) }
    }
}
