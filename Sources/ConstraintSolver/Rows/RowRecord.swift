/// A row as it is stored; its terms lie next to each other in ``LinearSystem/terms``.
struct RowRecord {
    struct State: OptionSet {
        let rawValue: UInt8
        static let exists = State(rawValue: 1)
        /// The row must hold but cannot, so the solver continues without it.
        static let isBroken = State(rawValue: 2)
        /// A plan refers, or has referred, to the row's terms.
        static let isPlanned = State(rawValue: 4)
        /// The row belongs to the region that is planned again.
        static let isInRegion = State(rawValue: 8)
        /// The coefficients follow the terms, because some are neither 1 nor -1.
        static let hasCoefficients = State(rawValue: 16)
        /// There is no row, but there was one.
        static let wasRemoved = State(rawValue: 32)

        // The standard library's method is generic, and many times slower in a debug build.
        func contains(_ member: State) -> Bool { rawValue & member.rawValue == member.rawValue }
    }

    var constant = 0.0
    var priority: Float = 0
    var firstTerm: Int32 = 0
    /// The part that contains the row, or ``Part/none``.
    var part = Part.none
    var termCount: UInt8 = 0
    /// The number of the row's open unknowns, while its region is planned.
    var remaining: UInt8 = 0
    var relation = Relation.equal
    var state: State = []

    var isRequired: Bool { priority >= 1000 }
    var isHardEquality: Bool { isRequired && relation == .equal && !state.contains(.isBroken) }
    var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm) + Int(termCount) }
    /// The number of the row's elements in ``LinearSystem/terms``, including the elements that contain coefficients.
    var runLength: Int {
        Int(termCount) + (state.contains(.hasCoefficients) ? (Int(termCount) + 1) / 2 : 0)
    }
}

/// A stored term: an element of its row, and of the list of all terms of its unknown.
///
/// Most coefficients are 1 or -1, which is stored in a bit. If a row has others, all of its coefficients follow its
/// terms, two in the place of a term.
struct TermRecord {
    private var code: UInt32
    var row: Int32
    var next: Int32
    var previous: Int32

    private static let isNegative: UInt32 = 1 << 31
    private static let hasOther: UInt32 = 1 << 30
    /// The upper bound of unknowns' numbers.
    static let unknownLimit = 1 << 30

    init(_ coefficient: Double, _ unknown: Int32, row: Int32, next: Int32) {
        code = UInt32(unknown)
        if coefficient == -1 {
            code |= Self.isNegative
        } else if coefficient != 1 {
            code |= Self.hasOther
        }
        self.row = row
        self.next = next
        previous = LinearSystem.nothing
    }

    /// Stores two coefficients instead of a term.
    init(coefficients first: Double, _ second: Double) {
        code = UInt32(truncatingIfNeeded: first.bitPattern)
        row = Int32(truncatingIfNeeded: first.bitPattern >> 32)
        next = Int32(truncatingIfNeeded: second.bitPattern)
        previous = Int32(truncatingIfNeeded: second.bitPattern >> 32)
    }

    /// Two coefficients, if the record stores those instead of a term.
    var coefficients: (first: Double, second: Double) {
        (
            Double(bitPattern: UInt64(code) | UInt64(UInt32(bitPattern: row)) << 32),
            Double(bitPattern: UInt64(UInt32(bitPattern: next)) | UInt64(UInt32(bitPattern: previous)) << 32)
        )
    }

    var unknown: Int32 { Int32(truncatingIfNeeded: code & (Self.hasOther - 1)) }

    /// The coefficient if it is 1 or -1.
    var unit: Double? {
        code & Self.hasOther != 0 ? nil : code & Self.isNegative != 0 ? -1 : 1
    }
}

/// A stored unknown, without its value.
struct UnknownRecord {
    struct Role: OptionSet {
        let rawValue: UInt8
        /// The unknown's value is fixed from outside.
        static let isInput = Role(rawValue: 1)
        /// The unknown must not be negative.
        static let isLength = Role(rawValue: 2)
        /// The unknown belongs to the region that is planned again.
        static let isInRegion = Role(rawValue: 4)
        /// The unknown has no part yet and is in ``PendingWork/unknowns``.
        static let isPending = Role(rawValue: 32)
        /// The unknown is the only open one of some optional row.
        static let isWished = Role(rawValue: 8)
        /// The unknown is in the open plan that is being made, and ``UnknownRecord/part`` is its position there.
        static let isPlaced = Role(rawValue: 16)

        func contains(_ member: Role) -> Bool { rawValue & member.rawValue == member.rawValue }
    }

    /// The progress of an unknown of the region.
    enum Progress: UInt8 {
        case open, settled, inTrunk
    }

    /// The first of the unknown's terms; the others follow by ``TermRecord/next``.
    var firstUse = LinearSystem.nothing
    /// The part that settles the unknown, or ``Part/none``. While a region is divided, it is another unknown of the
    /// same set with a smaller number, or the unknown's own number. While an open plan is made, it is the position
    /// there: see ``OpenPlace``.
    var part = Part.none
    /// The unknown's term in the row from which it is computed; ``LinearSystem/nothing`` for inputs and for free
    /// numbers.
    var definition = LinearSystem.nothing
    var role: Role = []
    var progress = Progress.open
    /// The number of the region's rows that contain the unknown, counted up to 255, while its region is planned.
    var readers: UInt8 = 0
}
