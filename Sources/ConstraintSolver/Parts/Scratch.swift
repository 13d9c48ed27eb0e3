/// Working storage for the passes, kept so that a small change allocates little. Between passes, its contents are
/// meaningless.
struct Scratch: ~Copyable {
    /// Factors while rows are traced back to free numbers, by ``OpenPlace``; between passes all are 0.
    var weights = FlatList<Double>()
    /// Equations that are still to be followed.
    var queue = FlatList<Int32>()
    /// The open contents of the parts of a region; see ``ConstraintSolver/OpenContents``.
    var openUnknowns = FlatList<Int32>()
    var openRows = FlatList<Int32>()
    /// The open plan that is being made.
    var draft = Draft()
    /// The values of an open plan's unknowns before it ran, and the parameters that have settled since.
    var before = FlatList<Double>()
    var settled: [Settled] = []
    /// The sums of the equations of an open plan's blocks.
    var sums = FlatList<Double>()
    /// The unknowns that follow from parameters that are still open.
    var followers = Followers()
    /// The simplex method for one group after the other, and the factors of a goal for the group's free numbers.
    var simplex = LevelSimplex(columnCount: 0)
    var goal = FlatList<Entry>()
    /// The goals of a level, for groups with one free number.
    var breakPoints: [FreeNumber.BreakPoint] = []

    /// The factor of each unknown in a sum while it is traced back, and the unknowns that were reached; between passes
    /// all are 0.
    var followed = FlatList<Double>()
    var isFollowed = FlatList<UInt8>()
    /// The factor of each row in a contradiction; between passes all are 0.
    var shares = FlatList<Double>()

    /// Frees the memory. It may be called only while the contents are meaningless.
    mutating func giveMemoryBack() { self = Scratch() }
}
