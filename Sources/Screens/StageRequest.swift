public import LayoutRules

/// A request for facts about a stage. The resulting value contains only these.
public struct StageRequest: Sendable, Hashable {
    /// Whether the display list is requested, with its images.
    public var drawing: Bool
    /// Whether the events so far are requested.
    public var log: Bool
    /// Whether the last negotiations are requested, with the objects that were asked and those that were not.
    public var records: Bool
    /// The ids of the views whose rectangles in the drawing are requested.
    public var rectangles: Set<String>
    /// The requested facts for the linter.
    public var facts: LintRequest?
    /// The views whose frames are explained.
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

    /// A request for the frames only.
    public static let frames = StageRequest()
}

/// The linter's request, in addition to the facts about every view.
public struct LintRequest: Sendable, Hashable {
    /// The names or identifiers of views whose existence is checked.
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
    /// The views with these ids. If several views have the same id, only the one furthest back is used.
    case views(Set<String>)
}

/// The views whose frames are explained, and the depth of the explanations.
public struct ExplanationRequest: Sendable, Hashable {
    /// The ids of the views.
    public var views: Set<String>
    public var numbers: Set<LayoutNumber>
    /// Whether the causes of the causes are explained, too, up to the window.
    public var isDeep: Bool

    public init(
        views: Set<String>, numbers: Set<LayoutNumber> = Set(LayoutNumber.allCases), isDeep: Bool = false
    ) {
        self.views = views
        self.numbers = numbers
        self.isDeep = isDeep
    }
}
