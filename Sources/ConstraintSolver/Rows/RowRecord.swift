/// A row as it is stored; its terms lie next to each other in ``LinearSystem/terms``.
struct RowRecord {
    struct State: OptionSet {
        let rawValue: UInt8
        static let exists = State(rawValue: 1)
        /// It must hold but cannot, so the solver goes on without it.
        static let isBroken = State(rawValue: 2)
        /// A plan refers to its terms, or did.
        static let isPlanned = State(rawValue: 4)
        /// It belongs to the region that is planned anew.
        static let isInRegion = State(rawValue: 8)
    }

    var constant = 0.0
    var priority: Float = 0
    var firstTerm: Int32 = 0
    /// The part that holds it, or ``Part/none``.
    var part = Part.none
    var termCount: UInt8 = 0
    /// While its region is planned: how many of its unknowns are open.
    var remaining: UInt8 = 0
    var relation = Relation.equal
    var state: State = []

    var isRequired: Bool { priority >= 1000 }
    var isHardEquality: Bool { isRequired && relation == .equal && !state.contains(.isBroken) }
    var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm) + Int(termCount) }
}

/// A term as it is stored: an element of its row, and of the list of all terms of its unknown.
struct TermRecord {
    var coefficient: Double
    var unknown: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
}

/// An unknown as it is stored, but for its value.
struct UnknownRecord {
    struct Role: OptionSet {
        let rawValue: UInt8
        /// Its value is given from outside.
        static let isInput = Role(rawValue: 1)
        /// It may not become negative.
        static let isLength = Role(rawValue: 2)
        /// It belongs to the region that is planned anew.
        static let isInRegion = Role(rawValue: 4)
        /// A wish speaks of it alone of all that is open.
        static let isWished = Role(rawValue: 8)
        /// The open plan in the making has it, and ``UnknownRecord/part`` is its place there.
        static let isPlaced = Role(rawValue: 16)
    }

    /// How an unknown of the region stands.
    enum Progress: UInt8 {
        case open, settled, inTrunk
    }

    /// The first of its terms; the others follow by ``TermRecord/next``.
    var firstUse = LinearSystem.nothing
    /// The part that settles it, or ``Part/none``. While a region is divided: an unknown of the same set with a smaller
    /// number, or its own number. While an open plan is made, of its unknowns: see ``OpenPlace``.
    var part = Part.none
    /// The term of it in the row from which it is computed; ``LinearSystem/nothing`` for inputs and for free numbers.
    var definition = LinearSystem.nothing
    var role: Role = []
    var progress = Progress.open
    /// While its region is planned: how many of the region's rows speak of it, counted up to 255.
    var readers: UInt8 = 0
}
