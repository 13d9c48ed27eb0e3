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
    /// The views whose constraints are recorded, as lines over a picture.
    public var constraints: ConstraintsRequest?
    /// Whether to find views whose frames the constraints do not determine.
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
    /// Whether code that is not available may complete the views, as for Interface Builder documents: with the content
    /// size of scroll views, or with a background behind a page that has none.
    public var isCompletedByCode: Bool

    public init(names: Set<String> = [], isCompletedByCode: Bool = false) {
        self.names = names
        self.isCompletedByCode = isCompletedByCode
    }
}

/// The views whose constraints are recorded.
public enum ConstraintsRequest: Sendable, Hashable {
    /// The first 500 visible views, from back to front, without the parts of controls.
    case shown
    /// The views with these ids. If several views have the same id, the one furthest back counts.
    case views(Set<String>)
}

/// Which frames are explained, and how far.
public struct ExplanationRequest: Sendable, Hashable {
    /// The ids of the views.
    public var views: Set<String>
    public var numbers: Set<LayoutNumber>
    /// Whether the causes of these causes are explained too, up to the window.
    public var isDeep: Bool

    public init(
        views: Set<String>, numbers: Set<LayoutNumber> = Set(LayoutNumber.allCases), isDeep: Bool = false
    ) {
        self.views = views
        self.numbers = numbers
        self.isDeep = isDeep
    }
}
