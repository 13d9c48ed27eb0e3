public import Foundation

/// A font face by name, such as `Inter-SemiBold`, without its size.
public struct FontID: Sendable, Hashable {
    public var rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Glyphs of one face, size and colour, each with its own position.
public struct GlyphRun: Sendable, Equatable {
    public struct Glyph: Sendable, Hashable {
        public var index: UInt32
        /// The position of the glyph's origin, in points.
        public var position: CGPoint

        public init(index: UInt32, position: CGPoint) {
            self.index = index
            self.position = position
        }
    }

    /// A line along the edges of the letters, half of it outside of them.
    public struct Outline: Sendable, Hashable {
        /// The width of the line, in points.
        public var width: CGFloat
        public var color: RGBAColor
        /// Whether the letters are also filled, behind the line.
        public var isFilled: Bool

        public init(width: CGFloat, color: RGBAColor, isFilled: Bool) {
            self.width = width
            self.color = color
            self.isFilled = isFilled
        }
    }

    public var font: FontID
    /// The size of the font, in points.
    public var pointSize: CGFloat
    public var color: RGBAColor
    public var glyphs: [Glyph]
    /// The text of the glyphs, for people who read a dump.
    public var text: String
    /// Whether the face's glyphs are pictures with colours of their own, which `color` only fades.
    public var isColored: Bool
    /// The line along the letters' edges; nil for letters that are only filled.
    public var outline: Outline?

    public init(
        font: FontID, pointSize: CGFloat, color: RGBAColor, glyphs: [Glyph], text: String, isColored: Bool = false,
        outline: Outline? = nil
    ) {
        self.font = font
        self.pointSize = pointSize
        self.color = color
        self.glyphs = glyphs
        self.text = text
        self.isColored = isColored
        self.outline = outline
    }
}
