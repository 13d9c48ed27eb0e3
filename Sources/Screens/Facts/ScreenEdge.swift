/// An edge of the screen, from the user's point of view.
public enum ScreenEdge: String, Sendable, Hashable, CaseIterable {
    case top, left, bottom, right
}
