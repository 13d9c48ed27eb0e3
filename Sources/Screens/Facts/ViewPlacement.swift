public import KitValues

/// What determines a view's frame, and therefore where a wrong frame can be corrected.
public enum ViewPlacement: Sendable, Hashable {
    /// Its mask; with the edges of the screen that it already extends beyond in the file, at the file's design size.
    case mask(UIViewAutoresizing, drawnBeyond: Set<ScreenEdge> = [])
    case constraints
    /// A stack view arranges it.
    case stack
    /// A variation, or `fill`, of a layout file.
    case rule
}
