public import KitValues

/// The source of a view's frame, which is the place where a wrong frame can be corrected.
public enum ViewPlacement: Sendable, Hashable {
    /// The view's mask. `drawnBeyond` are the edges of the screen beyond which the view already extends in the file, at
    /// the file's design size.
    case mask(UIViewAutoresizing, drawnBeyond: Set<ScreenEdge> = [])
    case constraints
    /// The stack view that arranges it.
    case stack
    /// A variation, or `fill`, of a layout file.
    case rule
}
