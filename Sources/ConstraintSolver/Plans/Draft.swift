/// An open plan in the making. Its memory is used again for the next one.
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
    /// Which parameters belong together.
    var sets = DisjointSets()
    /// The column of a parameter in the table of its group.
    var columns = FlatList<Int32>()
    var readsSteps = false
    /// Steps that wait to be replaced by what they are computed from.
    var waiting = LatestFirst()

    /// A wish or requirement, and where in ``dependences`` the parameters are on which its sum depends.
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

    /// A free parameter, and the set of those that goals connect with it.
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
