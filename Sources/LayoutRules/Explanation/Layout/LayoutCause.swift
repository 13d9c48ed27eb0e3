import Basics
public import Foundation

/// Something that a number of a frame follows from, or that has lost against what it follows from.
public struct LayoutCause: Sendable, Hashable {
    /// What it is. The names are stable: scripts use them.
    public enum Kind: String, Sendable, CaseIterable {
        /// A constraint of the app's.
        case constraint
        /// What the view shows needs so much room: hugging and compression resistance.
        case contentSize
        /// An autoresizing mask.
        case mask
        /// A constraint that a stack view makes.
        case stack
        /// The edges of a layout guide that the system keeps up to date.
        case guide
        /// The number was set as it is.
        case frame
        /// The size of the window, or of whatever the views are in.
        case window
        /// The layout file says that the view fills an area.
        case fill
        /// The edges of a safe area.
        case safeArea
        /// A variation of the layout file sets the frame.
        case variation
        /// Nothing decides, so that Reflow's own rule does.
        case tieBreak
    }

    /// Another number that goes into it: `page.width` is 393.
    public struct Reading: Sendable, Hashable {
        public var name: String
        /// In points.
        public var value: CGFloat

        package init(_ name: String, _ value: CGFloat) {
            self.name = name
            self.value = value
        }

        var text: String { "\(name) is \(value.sixDigitText)" }
    }

    public var kind: Kind
    /// What it says, without the numbers that go into it: the same before and after a rotation.
    public var statement: String
    /// Its equation, as layout files write equations; `nil` for what is no constraint of the app's or a stack view's.
    public var constraint: String?
    /// What names the constraint in code.
    public var identifier: String?
    /// `nil` for what is not written down in a file.
    public var source: ConstraintSource?
    /// `nil` for what has no priority.
    public var priority: Double?
    /// How far it is from holding, in points; 0 for what holds.
    public var error: CGFloat
    public var readings: [Reading]

    package init(
        _ kind: Kind, _ statement: String, constraint: String? = nil, identifier: String? = nil,
        source: ConstraintSource? = nil, priority: Double? = nil, error: CGFloat = 0, readings: [Reading] = []
    ) {
        self.kind = kind
        self.statement = statement
        self.constraint = constraint
        self.identifier = identifier
        self.source = source
        self.priority = priority
        self.error = error
        self.readings = readings
    }

    public var isSatisfied: Bool { error == 0 }

    /// For people: `title.trailing == page.trailing − 16 (page.width is 393)`.
    public var text: String { statement + details }

    /// With its identifier: `title.width ≤ 200 @750 'readable', not satisfied by 210 points`.
    var identifiedText: String { statement + (identifier.map { " '\($0)'" } ?? "") + details }

    private var details: String {
        let numbers = readings.isEmpty ? "" : " (\(readings.map(\.text).joined(separator: ", ")))"
        return numbers + (isSatisfied ? "" : ", not satisfied by \(Wording.points(error))")
    }

    /// Whether ``statement`` is a sentence, not the name of something: `a variation sets the frame [0, 0, 734, 32]`.
    var isSentence: Bool {
        switch kind {
        case .fill, .variation, .frame, .window, .tieBreak: true
        case .constraint, .contentSize, .mask, .stack, .guide, .safeArea: false
        }
    }

    /// Whether both are the same thing, whatever numbers go into it.
    func isSame(as other: LayoutCause) -> Bool {
        kind == other.kind && statement == other.statement && source == other.source
    }
}
