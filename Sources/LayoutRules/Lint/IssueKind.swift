/// The kinds of layout issues. Their names are stable, because scripts and settings use them.
///
/// A new kind needs a case here, a problem in `LayoutIssue`, its words in `LayoutIssue+Words.swift`, its identity in
/// `LayoutIssue+Identity.swift`, and a check in `LayoutLint` or `TurnLint`.
public enum IssueKind: String, Sendable, CaseIterable {
    case noArea = "no-area"
    case offScreen = "off-screen"
    case beyondEdge = "beyond-edge"
    case clipped, overlapping, hidden, truncated, covered
    case smallTarget = "small-target"
    case constraintConflict = "constraint-conflict"
    case ambiguousLayout = "ambiguous-layout"
    case idleConstraint = "idle-constraint"
    case outsideParent = "outside-parent"
    case disabledByParent = "disabled-by-parent"
    case noTouches = "no-touches"
    case unreachable
    case lowContrast = "low-contrast"
    case distorted
    case emptyButton = "empty-button"
    case missingGlyphs = "missing-glyphs"
    case outOfLine = "out-of-line"
    case readingOrder = "reading-order"
    case crowded
    case neverShown = "never-shown"

    /// The severity of this kind if no setting changes it. It is a warning if a layout may be like this on purpose.
    public var standardSeverity: IssueSeverity {
        switch self {
        case .outOfLine, .readingOrder, .crowded: .warning
        case .noArea, .offScreen, .beyondEdge, .clipped, .overlapping, .hidden, .truncated, .covered, .smallTarget,
            .constraintConflict, .ambiguousLayout, .idleConstraint, .outsideParent, .disabledByParent, .noTouches,
            .unreachable, .lowContrast, .distorted, .emptyButton, .missingGlyphs, .neverShown:
            .error
        }
    }

    /// The code of warnings about the same problem, `ambiguousLayout`.
    public var warningCode: String {
        let words = rawValue.split(separator: "-")
        return words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    /// One sentence about the problem, for the schema and the help.
    public var summary: String {
        switch self {
        case .noArea: "A view with content has zero size."
        case .offScreen: "A view is off screen."
        case .beyondEdge: "A view extends beyond an edge of the screen."
        case .clipped: "A superview clips a text or a control."
        case .overlapping: "Texts, controls or their touch areas overlap."
        case .hidden: "A view is hidden behind another one in some orientations."
        case .truncated: "A text does not fit."
        case .covered: "A view is outside the safe area: under the notch, a bar or the home indicator."
        case .smallTarget: "A control is smaller than 44 × 44 points."
        case .constraintConflict: "Required constraints conflict."
        case .ambiguousLayout: "Constraints do not determine a frame."
        case .idleConstraint: "A constraint has no effect in any orientation."
        case .outsideParent:
            "A control is outside a superview, where it gets no touches; or a text crosses the edge of the view behind it."
        case .disabledByParent: "A superview with isUserInteractionEnabled false keeps touches from a control."
        case .noTouches: "A view in front of a control gets all its touches."
        case .unreachable: "A scroll view does not scroll to the end of its content."
        case .lowContrast: "A text has less contrast than WCAG 2 requires (4.5:1; 3:1 for large text)."
        case .distorted: "A picture is stretched."
        case .emptyButton: "A button shows nothing."
        case .missingGlyphs: "A text has a character that no font contains."
        case .outOfLine: "A view is aligned with its siblings, but no longer after a rotation."
        case .readingOrder: "A rotation reverses the reading order of two views."
        case .crowded: "There are too many views in one place to compare all of them for overlaps."
        case .neverShown: "A view has a variation for an orientation that the layout never shows."
        }
    }
}
