/// The way in which text is painted.
public enum TextMode: String, Sendable, Hashable, CaseIterable {
    case glyphs
    /// A block for each word, with the word's true width: line breaks are the same as with glyphs, but the picture does
    /// not depend on how glyphs are rasterised.
    case bricks
}
