/// An open plan in the making. Its memory is used again for the next one.
struct Draft {
    /// The unknowns of the parameters.
    var parameters: [Int32] = []
    /// The terms of the unknowns that follow, in order.
    var steps: [Int32] = []
    var checks: [Check] = []
    /// What goals and equations depend on, one after the other.
    var dependences: [Dependence] = []
    var goals: [Goal] = []
    var order: [GoalOrder] = []
    var members: [(set: Int32, parameter: Int32)] = []
    /// Which parameters belong together.
    var sets = DisjointSets()
    /// The column of a parameter in the table of its group.
    var columns: [Int32] = []
    var readsSteps = false
    /// Steps that wait to be replaced by what they are computed from.
    var waiting = LatestFirst()

    /// A wish or requirement, and where in ``dependences`` the parameters are on which its sum depends.
    struct Goal {
        var check: Check
        var dependences: Range<Int>
    }

    /// Where a goal's turn is: by group, each in the order of its first parameter; then by priority; then by its place.
    struct GoalOrder {
        var set: Int32
        var priority: Float
        var goal: Int32

        func comes(before other: GoalOrder) -> Bool {
            if set != other.set { return set < other.set }
            return priority != other.priority ? priority > other.priority : goal < other.goal
        }
    }

    mutating func clear() {
        parameters.removeAll(keepingCapacity: true)
        steps.removeAll(keepingCapacity: true)
        checks.removeAll(keepingCapacity: true)
        dependences.removeAll(keepingCapacity: true)
        goals.removeAll(keepingCapacity: true)
        order.removeAll(keepingCapacity: true)
        members.removeAll(keepingCapacity: true)
        readsSteps = false
    }
}
