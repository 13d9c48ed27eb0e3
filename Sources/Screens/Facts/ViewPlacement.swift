public import KitValues

/// What gives a view its frame: where a mistake in its place is mended.
public enum ViewPlacement: Sendable, Hashable {
    /// Its mask; and the edges of the screen that it extends beyond already where its file draws it, at the size for
    /// which the file draws it.
    case mask(UIViewAutoresizing, drawnBeyond: Set<ScreenEdge> = [])
    case constraints
    /// A stack view arranges it.
    case stack
    /// A variation, or `fill`, of a layout file.
    case rule
}
