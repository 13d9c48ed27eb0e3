public import LayoutRules

/// What to look up about a stage. The resulting value contains nothing else.
public struct StageRequest: Sendable, Hashable {
    /// The display list, with the images it names.
    public var drawing: Bool
    /// The events so far.
    public var log: Bool
    /// The last negotiations, with who was asked and who was not.
    public var records: Bool
    /// The ids of the views whose rectangles in the drawing are requested.
    public var rectangles: Set<String>
    /// The linter's facts.
    public var facts: LintRequest?
    /// Which views' frames are explained.
    public var explanations: ExplanationRequest?
    /// Of which views it is recorded what places them, as lines over a picture.
    public var constraints: ConstraintsRequest?
    /// Whether it is looked for views whose constraints leave their place open.
    public var openPlaces: Bool

    public init(
        drawing: Bool = false, log: Bool = false, records: Bool = false, rectangles: Set<String> = [],
        facts: LintRequest? = nil, explanations: ExplanationRequest? = nil, constraints: ConstraintsRequest? = nil,
        openPlaces: Bool = false
    ) {
        self.drawing = drawing
        self.log = log
        self.records = records
        self.rectangles = rectangles
        self.facts = facts
        self.explanations = explanations
        self.constraints = constraints
        self.openPlaces = openPlaces
    }

    /// Only the frames.
    public static let frames = StageRequest()
}

/// What the linter needs besides the facts about every view.
public struct LintRequest: Sendable, Hashable {
    /// Names or identifiers of views whose existence is checked.
    public var names: Set<String>
    /// Whether code that is not there gives views what they lack, as in Interface Builder documents: scroll views their
    /// content size, and a page without a background what lies behind it.
    public var isCompletedByCode: Bool

    public init(names: Set<String> = [], isCompletedByCode: Bool = false) {
        self.names = names
        self.isCompletedByCode = isCompletedByCode
    }
}

/// Of which views it is recorded what places them.
public enum ConstraintsRequest: Sendable, Hashable {
    /// Of those that can be seen, the first 500 from back to front; not of the parts of controls.
    case shown
    /// Of those with these ids. Of several views with one id, the one furthest back counts.
    case views(Set<String>)
}

/// Which frames are explained, and how far.
public struct ExplanationRequest: Sendable, Hashable {
    /// The ids of the views.
    public var views: Set<String>
    public var numbers: Set<LayoutNumber>
    /// Whether what the causes of a number follow from is told too, as far as the window.
    public var isDeep: Bool

    public init(
        views: Set<String>, numbers: Set<LayoutNumber> = Set(LayoutNumber.allCases), isDeep: Bool = false
    ) {
        self.views = views
        self.numbers = numbers
        self.isDeep = isDeep
    }
}
