import Basics
public import Foundation

/// A cause of a number of a frame, or something that is not satisfied because of the causes.
public struct LayoutCause: Sendable, Hashable {
    /// The kind of cause. The names are stable, because scripts use them.
    public enum Kind: String, Sendable, CaseIterable {
        /// A constraint of the application.
        case constraint
        /// The size of the view's content: hugging and compression resistance.
        case contentSize
        /// An autoresizing mask.
        case mask
        /// A constraint that a stack view makes.
        case stack
        /// The edges of a layout guide that the system keeps up to date.
        case guide
        /// The frame was set to this number.
        case frame
        /// The size of the window, or of another root of the views.
        case window
        /// The layout file says that the view fills an area.
        case fill
        /// The edges of a safe area.
        case safeArea
        /// A variation of the layout file sets the frame.
        case variation
        /// Nothing determines the number, so Reflow chooses it by its own rule.
        case tieBreak
    }

    /// Another number that the cause depends on: `page.width` is 393.
    public struct Reading: Sendable, Hashable {
        public var name: String
        /// The value, in points.
        public var value: CGFloat

        package init(_ name: String, _ value: CGFloat) {
            self.name = name
            self.value = value
        }

        var text: String { "\(name) is \(value.sixDigitText)" }
    }

    /// The relation of the cause to the explained view, if it matters for advice.
    package enum Role: Sendable, Hashable {
        /// The cause is a constraint on one of the view's own sizes.
        case ownSize(isEqual: Bool)
        /// The cause is the content of another view, which keeps its size.
        case neighbour(String)
        case other
    }

    public var kind: Kind
    package var role = Role.other
    /// The cause as text, without the numbers that it depends on, so that the text is the same before and after a
    /// rotation.
    public var statement: String
    /// The equation, written as in layout files; `nil` if the cause is not a constraint of the app or of a stack view.
    public var constraint: String?
    /// The identifier of the constraint in code.
    public var identifier: String?
    /// The place of the constraint in a file; `nil` if it is not in a file.
    public var source: ConstraintSource?
    /// The priority; `nil` if the cause has none.
    public var priority: Double?
    /// The distance by which the cause is not satisfied, in points; 0 if it is satisfied.
    public var error: CGFloat
    public var readings: [Reading]
    /// The meanings of names in the statement that give a view's place in the tree: `card.subviews[0] is UILabel
    /// "Total"`.
    public var meanings: [String] = []

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

    /// The text for people: `title.trailing == page.trailing − 16 (page.width is 393)`.
    public var text: String { statement + details }

    /// The text with the identifier: `title.width ≤ 200 @750 'readable', missed by 210 points`.
    var identifiedText: String { statement + (identifier.map { " '\(ShownText.name($0))'" } ?? "") + details }

    private var details: String {
        // The cause may itself be a number: `the top inset of page.safeArea is 59`.
        let own = readings.filter { $0.name == statement }.map { " is \($0.value.sixDigitText)" }.joined()
        let others = meanings + readings.filter { $0.name != statement }.map(\.text)
        let numbers = own + (others.isEmpty ? "" : " (\(others.joined(separator: ", ")))")
        return numbers + (isSatisfied ? "" : ", missed by \(Wording.points(error))")
    }

    /// Whether ``statement`` is a sentence, not the name of something: `a variation sets the frame [0, 0, 734, 32]`.
    var isSentence: Bool {
        switch kind {
        case .fill, .variation, .frame, .window, .tieBreak: true
        case .constraint, .contentSize, .mask, .stack, .guide, .safeArea: false
        }
    }

    /// Whether both are the same cause, even if their numbers differ.
    func isSame(as other: LayoutCause) -> Bool {
        kind == other.kind && statement == other.statement && source == other.source
    }
}
