/// An edge of the screen, as its user sees it.
public enum ScreenEdge: String, Sendable, Hashable, CaseIterable {
    case top, left, bottom, right
}
