/// Working storage of the passes, kept so that a small change allocates little. Between passes nothing in it has a meaning.
struct Scratch: ~Copyable {
    /// Factors while rows are followed back to free numbers, by ``OpenPlace``; all are 0 in between.
    var weights = FlatList<Double>()
    /// Equations that wait to be followed.
    var queue = FlatList<Int32>()
    /// The open contents of the parts of a region; see ``ConstraintSolver/OpenContents``.
    var openUnknowns = FlatList<Int32>()
    var openRows = FlatList<Int32>()
    /// The open plan in the making.
    var draft = Draft()
    /// The values that the unknowns of an open plan had before it ran, and the parameters that have settled since.
    var before = FlatList<Double>()
    var settled: [Settled] = []
    /// The unknowns that follow from parameters that are left open.
    var followers = Followers()
    /// The simplex method for one group after the other, and what a goal has of the group's free numbers.
    var simplex = LevelSimplex(columnCount: 0)
    var goal = FlatList<Entry>()
    /// The goals of a level, for groups with one free number.
    var breakPoints: [FreeNumber.BreakPoint] = []

    /// The factor of each unknown in a sum while it is followed back, and which unknowns were reached; all are 0 in
    /// between.
    var followed = FlatList<Double>()
    var isFollowed = FlatList<UInt8>()
    /// How often each row takes part in a contradiction; all are 0 in between.
    var shares = FlatList<Double>()

    /// Only when nothing in it has a meaning.
    mutating func giveMemoryBack() { self = Scratch() }
}
