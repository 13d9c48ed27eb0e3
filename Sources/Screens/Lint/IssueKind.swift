/// The kinds of layout issues. Their names are stable: scripts use them.
public enum IssueKind: String, Sendable, CaseIterable {
    case noArea = "no-area"
    case offScreen = "off-screen"
    case beyondEdge = "beyond-edge"
    case clipped, overlapping, hidden, truncated, covered
    case smallTarget = "small-target"
    case constraintConflict = "constraint-conflict"
    case ambiguousLayout = "ambiguous-layout"
    case idleConstraint = "idle-constraint"
}
