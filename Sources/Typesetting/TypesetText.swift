public import DisplayList
public import Foundation

/// Text that has been broken into lines and whose glyphs have their places: what is measured is what is drawn.
///
/// Coordinates are points from the top left of the text's box.
public struct TypesetText: Sendable, Equatable {
    public struct Line: Sendable, Equatable {
        /// From the top of the box.
        public var baseline: CGFloat
        /// The line's box: its width is that of its glyphs, its height the line height.
        public var rect: CGRect
        public var glyphRuns: [GlyphRun]
        /// Backgrounds, underlines and strike-through, in painting order around the glyphs.
        public var backgrounds: [DisplayCommand]
        public var decorations: [DisplayCommand]
        /// The characters the line shows, an ellipsis included.
        public var text: String

        public init(
            baseline: CGFloat, rect: CGRect, glyphRuns: [GlyphRun], backgrounds: [DisplayCommand] = [],
            decorations: [DisplayCommand] = [], text: String
        ) {
            self.baseline = baseline
            self.rect = rect
            self.glyphRuns = glyphRuns
            self.backgrounds = backgrounds
            self.decorations = decorations
            self.text = text
        }
    }

    public var lines: [Line]
    /// The width of the widest line and the height of all, neither rounded.
    public var size: CGSize
    /// Whether some characters are not shown.
    public var isTruncated: Bool

    public init(lines: [Line], size: CGSize, isTruncated: Bool) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
    }
}
