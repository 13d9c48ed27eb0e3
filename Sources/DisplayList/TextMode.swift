/// How text is painted.
public enum TextMode: String, Sendable, Hashable, CaseIterable {
    case glyphs
    /// A block for each word, of its true width: the same lines, and no dependence on how glyphs are rasterised.
    case bricks
}
