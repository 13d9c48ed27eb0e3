public import KitValues

/// What gives a view its frame: where a mistake in its place is mended.
public enum ViewPlacement: Sendable, Hashable {
    case mask(UIViewAutoresizing)
    case constraints
    /// A stack view arranges it.
    case stack
    /// A variation, or `fill`, of a layout file.
    case rule
}
