/// Working storage of the passes, kept so that a small change allocates little. Between passes every element of
/// ``unknownMarks`` and ``rowMarks`` is below ``epoch``, every weight is 0, and nothing else has a meaning.
struct Scratch: ~Copyable {
    /// The number of the present pass: what is marked with it belongs to the region.
    var epoch: Int32 = 0
    var unknownMarks: [Int32] = []
    var rowMarks: [Int32] = []
    /// How an unknown of the region stands.
    var progress: [Progress] = []
    /// How many rows of the region speak of an unknown.
    var degrees: [Int32] = []
    /// How many unknowns of a required equation are open.
    var remaining: [Int32] = []
    var sets = DisjointSets()
    /// The place of an unknown in an open plan; see ``Place``.
    var places: [Int32] = []
    /// Factors while rows are followed back to free numbers.
    var weights: [Double] = []
    /// Equations that wait to be followed.
    var queue: [Int32] = []
    /// What is open in the parts of a region; see ``ConstraintSolver/OpenContents``.
    var openUnknowns: [Int32] = []
    var openRows: [Int32] = []
    /// The open plan in the making.
    var draft = Draft()
    /// What the unknowns of an open plan were before it ran, and the parameters that have their values since.
    var before: [Double] = []
    var settled: [Settled] = []
    /// The goals of a level, for groups with one free number.
    var breakPoints: [FreeNumber.BreakPoint] = []

    enum Progress: UInt8 {
        case open, settled, inTrunk
    }

    mutating func grow(unknowns: Int, rows: Int) {
        if unknownMarks.count < unknowns {
            let added = unknowns - unknownMarks.count
            unknownMarks.append(contentsOf: repeatElement(0, count: added))
            progress.append(contentsOf: repeatElement(.open, count: added))
            degrees.append(contentsOf: repeatElement(0, count: added))
            places.append(contentsOf: repeatElement(0, count: added))
            weights.append(contentsOf: repeatElement(0, count: added))
            sets.grow(to: unknowns)
        }
        if rowMarks.count < rows {
            let added = rows - rowMarks.count
            rowMarks.append(contentsOf: repeatElement(0, count: added))
            remaining.append(contentsOf: repeatElement(0, count: added))
        }
    }

    /// The queue, empty. Who takes it gives it back, so that its memory is used again.
    mutating func takeQueue() -> [Int32] {
        var taken: [Int32] = []
        swap(&taken, &queue)
        return taken
    }

    func hasUnknown(_ unknown: Int32) -> Bool { unknownMarks[Int(unknown)] == epoch }
    func hasRow(_ row: Int32) -> Bool { rowMarks[Int(row)] == epoch }
}
