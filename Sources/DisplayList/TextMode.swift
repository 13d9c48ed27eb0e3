/// How text is painted.
public enum TextMode: String, Sendable, Hashable, CaseIterable {
    case glyphs
    /// A block for each word, with its true width: the same line breaks, independent of how glyphs are rasterised.
    case bricks
}
