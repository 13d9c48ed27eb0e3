/// An open plan that is being made. Its memory is reused for the next one.
struct Draft: ~Copyable {
    /// The unknowns of the parameters.
    var parameters = FlatList<Int32>()
    /// The terms of the unknowns that follow, in order.
    var steps = FlatList<Int32>()
    var checks = FlatList<Check>()
    /// The dependences of goals and equations, one list after the other.
    var dependences = FlatList<Dependence>()
    var goals = FlatList<Goal>()
    var order = FlatList<GoalOrder>()
    var members = FlatList<Member>()
    /// The sets of parameters that belong together.
    var sets = DisjointSets()
    /// The column of a parameter in the table of its group.
    var columns = FlatList<Int32>()
    var readsSteps = false
    /// Steps that are still to be replaced by the unknowns from which they are computed.
    var waiting = LatestFirst()

    /// An optional or required goal, and the range in ``dependences`` of the parameters on which its sum depends.
    struct Goal {
        let check: Check
        private let first: Int32
        private let end: Int32

        init(check: Check, dependences: Range<Int>) {
            self.check = check
            first = Int32(dependences.lowerBound)
            end = Int32(dependences.upperBound)
        }

        var dependences: Range<Int> { Int(first)..<Int(end) }
    }

    /// The sort key of a goal: by group, in the order of the groups' first parameters; then by priority; then by
    /// position.
    struct GoalOrder {
        var set: Int32
        var priority: Float
        var goal: Int32

        func comes(before other: GoalOrder) -> Bool {
            if set != other.set { return set < other.set }
            return priority != other.priority ? priority > other.priority : goal < other.goal
        }
    }

    /// A free parameter, and the set of parameters that goals connect with it.
    struct Member {
        var set: Int32
        var parameter: Int32

        func comes(before other: Member) -> Bool {
            set != other.set ? set < other.set : parameter < other.parameter
        }
    }

    mutating func clear() {
        parameters.removeAll()
        steps.removeAll()
        checks.removeAll()
        dependences.removeAll()
        goals.removeAll()
        order.removeAll()
        members.removeAll()
        readsSteps = false
    }
}
