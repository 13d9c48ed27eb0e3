public import DisplayList
public import Foundation
public import KitValues

/// Text broken into lines, with a position for each glyph. The same value is measured and drawn.
///
/// Coordinates are points from the top left of the text's box.
public struct TypesetText: Sendable, Equatable {
    public struct Line: Sendable, Equatable {
        /// The distance of the baseline from the top of the box.
        public var baseline: CGFloat
        /// The line's box: as wide as its glyphs and as high as the line height.
        public var rect: CGRect
        public var glyphRuns: [GlyphRun]
        /// The slant and stretch of glyph runs, by the runs' indices.
        public var transforms: [Int: CGAffineTransform]
        /// The commands that are painted before the glyphs.
        public var backgrounds: [DisplayCommand]
        /// The commands that are painted between backgrounds and glyphs.
        public var shadows: [DisplayCommand]
        /// The commands that are painted after the glyphs: underlines, strike-through.
        public var decorations: [DisplayCommand]
        /// The boxes that `TextMode.glyphs` paints for characters without a glyph.
        public var boxes: [DisplayCommand]
        /// The blocks that `TextMode.bricks` paints instead of glyphs.
        public var bricks: [Brick]
        /// The places of attachments. The code that attached them also paints them.
        public var attachments: [Attachment]
        /// The characters that the line shows, including an ellipsis.
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

    /// A word as a block: it has the width of the word's glyphs, and reaches from the baseline to the x-height.
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
        /// The index of the attachment's run in the text.
        public var run: Int
        public var rect: CGRect

        public init(run: Int, rect: CGRect) {
            self.run = run
            self.rect = rect
        }
    }

    public var lines: [Line]
    /// The size of the lines, not rounded: the width of the widest one and the height of all. The width includes the
    /// white space at which a line was wrapped, as far as it fits.
    public var size: CGSize
    /// Whether some characters are left out.
    public var isTruncated: Bool
    /// The characters that no font has a glyph for, each once, in the order of the text. They are shown as boxes.
    public var missingCharacters: String

    /// Whether some characters use a face that replaces a missing glyph of the requested font. Its letters may be
    /// higher than the line.
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
