public import DisplayList
public import Foundation
public import KitValues

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
        /// What leans or stretches glyph runs, by their indices.
        public var transforms: [Int: CGAffineTransform]
        /// Painted before the glyphs.
        public var backgrounds: [DisplayCommand]
        /// Painted between backgrounds and glyphs.
        public var shadows: [DisplayCommand]
        /// Painted after the glyphs: underlines, strike-through.
        public var decorations: [DisplayCommand]
        /// What `TextMode.glyphs` paints for characters without a glyph.
        public var boxes: [DisplayCommand]
        /// What `TextMode.bricks` paints in place of glyphs.
        public var bricks: [Brick]
        /// What stands among the glyphs; whoever attached it paints it.
        public var attachments: [Attachment]
        /// The characters the line shows, an ellipsis included.
        public var text: String

        public init(
            baseline: CGFloat, rect: CGRect, glyphRuns: [GlyphRun], transforms: [Int: CGAffineTransform] = [:],
            backgrounds: [DisplayCommand] = [],
            shadows: [DisplayCommand] = [], decorations: [DisplayCommand] = [], boxes: [DisplayCommand] = [],
            bricks: [Brick] = [], attachments: [Attachment] = [], text: String
        ) {
            self.baseline = baseline
            self.rect = rect
            self.glyphRuns = glyphRuns
            self.transforms = transforms
            self.backgrounds = backgrounds
            self.shadows = shadows
            self.decorations = decorations
            self.boxes = boxes
            self.bricks = bricks
            self.attachments = attachments
            self.text = text
        }
    }

    /// A word as a block: as wide as its glyphs advance, from the baseline up to the x-height.
    public struct Brick: Sendable, Hashable {
        public var rect: CGRect
        public var color: RGBAColor

        public init(rect: CGRect, color: RGBAColor) {
            self.rect = rect
            self.color = color
        }
    }

    /// The place of a `TextAttachment`.
    public struct Attachment: Sendable, Hashable {
        /// The number of its run in the text.
        public var run: Int
        public var rect: CGRect

        public init(run: Int, rect: CGRect) {
            self.run = run
            self.rect = rect
        }
    }

    public var lines: [Line]
    /// The width of the widest line, with the white space at which it was wrapped as far as there is room for it, and the
    /// height of all lines; neither rounded.
    public var size: CGSize
    /// Whether some characters are not shown.
    public var isTruncated: Bool
    /// The characters that no font has a glyph for, each once, in the order met; boxes stand for them.
    public var missingCharacters: String

    /// Whether a face stands in for what the fonts lack that the text asks for. Its letters may be higher than the line.
    public var hasFallback: Bool

    public init(
        lines: [Line], size: CGSize, isTruncated: Bool, missingCharacters: String = "", hasFallback: Bool = false
    ) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
        self.missingCharacters = missingCharacters
        self.hasFallback = hasFallback
    }
}
