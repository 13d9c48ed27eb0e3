/// A row as it is stored; its terms lie next to each other in ``LinearSystem/terms``.
struct RowRecord {
    struct State: OptionSet {
        let rawValue: UInt8
        static let exists = State(rawValue: 1)
        /// It must hold but cannot, so the solver goes on without it.
        static let isBroken = State(rawValue: 2)
        /// A plan refers to its terms, or did.
        static let isPlanned = State(rawValue: 4)
    }

    var constant = 0.0
    var priority: Float = 0
    var firstTerm: Int32 = 0
    /// The part that holds it, or ``Part/none``.
    var part = Part.none
    var termCount: UInt8 = 0
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

/// What is known of an unknown before anything is solved.
struct UnknownRole: OptionSet {
    let rawValue: UInt8
    /// Its value is given from outside.
    static let isInput = UnknownRole(rawValue: 1)
    /// It may not become negative.
    static let isLength = UnknownRole(rawValue: 2)
}
