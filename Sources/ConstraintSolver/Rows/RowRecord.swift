/// A row as it is stored; its terms lie next to each other in ``LinearSystem/terms``.
struct RowRecord {
    struct State: OptionSet {
        let rawValue: UInt8
        static let exists = State(rawValue: 1)
        /// It must hold but cannot, so the solver goes on without it.
        static let isBroken = State(rawValue: 2)
        /// A plan refers to its terms, or did.
        static let isPlanned = State(rawValue: 4)
        /// It belongs to the region that is planned again.
        static let isInRegion = State(rawValue: 8)
        /// Its coefficients stand behind its terms, for some are neither 1 nor -1.
        static let hasCoefficients = State(rawValue: 16)
        /// There is none, but there was one.
        static let wasRemoved = State(rawValue: 32)

        // The standard library's is generic, and takes many times as long in a debug build.
        func contains(_ member: State) -> Bool { rawValue & member.rawValue == member.rawValue }
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
    /// How many elements of ``LinearSystem/terms`` are its own, those with coefficients included.
    var runLength: Int {
        Int(termCount) + (state.contains(.hasCoefficients) ? (Int(termCount) + 1) / 2 : 0)
    }
}

/// A term as it is stored: an element of its row, and of the list of all terms of its unknown.
///
/// Most coefficients are 1 or -1, which is a bit here. Where a row has others, all of its coefficients stand behind its
/// terms, two in the place of a term.
struct TermRecord {
    private var code: UInt32
    var row: Int32
    var next: Int32
    var previous: Int32

    private static let isNegative: UInt32 = 1 << 31
    private static let hasOther: UInt32 = 1 << 30
    /// The bound below which the numbers of unknowns stay.
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

    /// In the place of a term: two coefficients.
    init(coefficients first: Double, _ second: Double) {
        code = UInt32(truncatingIfNeeded: first.bitPattern)
        row = Int32(truncatingIfNeeded: first.bitPattern >> 32)
        next = Int32(truncatingIfNeeded: second.bitPattern)
        previous = Int32(truncatingIfNeeded: second.bitPattern >> 32)
    }

    /// Of what was made of two coefficients.
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

/// An unknown as it is stored, but for its value.
struct UnknownRecord {
    struct Role: OptionSet {
        let rawValue: UInt8
        /// Its value is given from outside.
        static let isInput = Role(rawValue: 1)
        /// It may not become negative.
        static let isLength = Role(rawValue: 2)
        /// It belongs to the region that is planned again.
        static let isInRegion = Role(rawValue: 4)
        /// It waits for a part, in ``PendingWork/unknowns``.
        static let isPending = Role(rawValue: 32)
        /// A wish speaks of it alone of all that is open.
        static let isWished = Role(rawValue: 8)
        /// The open plan in the making has it, and ``UnknownRecord/part`` is its place there.
        static let isPlaced = Role(rawValue: 16)

        func contains(_ member: Role) -> Bool { rawValue & member.rawValue == member.rawValue }
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
