/// A kind of layout issues. Its name is stable: scripts and settings use it.
///
/// A new kind is a record here, and a file in `Sources/Screens/Lint/Kinds` with its check and its text.
public struct IssueKind: Sendable {
    /// `small-target`
    public let rawValue: String
    /// The severity of the kind if no setting changes it. It is a warning if layouts often do this on purpose.
    public let standardSeverity: IssueSeverity
    /// One sentence about the problem, for the schema and the help.
    public let summary: String

    private init(_ name: String, _ summary: String, _ severity: IssueSeverity = .error) {
        rawValue = name
        standardSeverity = severity
        self.summary = summary
    }

    /// Every kind, in the order of the published schema.
    public static let allCases: [IssueKind] = [
        .noArea, .offScreen, .beyondEdge, .clipped, .overlapping, .hidden, .truncated, .covered, .smallTarget,
        .constraintConflict, .ambiguousLayout, .idleConstraint, .outsideParent, .disabledByParent, .noTouches,
        .unreachable, .lowContrast, .distorted, .emptyButton, .missingGlyphs, .outOfLine, .readingOrder, .crowded,
        .neverShown,
    ]

    public static let noArea = IssueKind("no-area", "A view with content has zero size.")
    public static let offScreen = IssueKind("off-screen", "A view is off screen.")
    public static let beyondEdge = IssueKind("beyond-edge", "A view extends beyond an edge of the screen.")
    public static let clipped = IssueKind("clipped", "A superview clips a text or a control.")
    public static let overlapping = IssueKind("overlapping", "Texts, controls or their touch areas overlap.")
    public static let hidden = IssueKind("hidden", "A view is hidden behind another one in some orientations.")
    public static let truncated = IssueKind("truncated", "A text does not fit.")
    public static let covered = IssueKind(
        "covered", "A view is outside the safe area: under the notch, a bar or the home indicator.")
    public static let smallTarget = IssueKind("small-target", "A control is smaller than 44 × 44 points.")
    public static let constraintConflict = IssueKind("constraint-conflict", "Required constraints conflict.")
    public static let ambiguousLayout = IssueKind("ambiguous-layout", "Constraints do not determine a frame.")
    public static let idleConstraint = IssueKind("idle-constraint", "A constraint has no effect in any orientation.")
    public static let outsideParent = IssueKind(
        "outside-parent",
        "A control is outside a superview, where it gets no touches; or a text crosses the edge of the view behind it.")
    public static let disabledByParent = IssueKind(
        "disabled-by-parent", "A superview with isUserInteractionEnabled false keeps touches from a control.")
    public static let noTouches = IssueKind("no-touches", "A view in front of a control gets all its touches.")
    public static let unreachable = IssueKind("unreachable", "A scroll view does not scroll to the end of its content.")
    public static let lowContrast = IssueKind(
        "low-contrast", "A text has less contrast than WCAG 2 requires (4.5:1; 3:1 for large text).")
    public static let distorted = IssueKind("distorted", "A picture is stretched.")
    public static let emptyButton = IssueKind("empty-button", "A button shows nothing.")
    public static let missingGlyphs = IssueKind("missing-glyphs", "A text has a character that no font contains.")
    public static let outOfLine = IssueKind(
        "out-of-line", "A view is aligned with its siblings, but no longer after a rotation.", .warning)
    public static let readingOrder = IssueKind(
        "reading-order", "A rotation reverses the reading order of two views.", .warning)
    public static let crowded = IssueKind(
        "crowded", "There are too many views in one place to compare all of them for overlaps.", .warning)
    public static let neverShown = IssueKind(
        "never-shown", "A view has a variation for an orientation that the layout never shows.")
}

extension IssueKind: RawRepresentable, CaseIterable, Hashable {
    /// The kind with this name; nil if there is none.
    public init?(rawValue: String) {
        guard let kind = IssueKind.byName[rawValue] else { return nil }
        self = kind
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    public static func == (one: IssueKind, other: IssueKind) -> Bool { one.rawValue == other.rawValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The code of warnings about the same problem, `ambiguousLayout`.
    public var warningCode: String {
        let words = rawValue.split(separator: "-")
        return words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}
