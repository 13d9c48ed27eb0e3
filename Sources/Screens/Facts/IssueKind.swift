/// What may be wrong with where a view lies, by the names that scripts know. They are stable.
public enum IssueKind: String, Sendable, CaseIterable {
    case noArea = "no-area"
    case offScreen = "off-screen"
    case beyondEdge = "beyond-edge"
    case clipped, overlapping, hidden, truncated, covered
    case smallTarget = "small-target"
}
