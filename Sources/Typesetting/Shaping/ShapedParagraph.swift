internal import DisplayList
import Foundation

/// The smallest unit of set text, inside which no line ends: a letter with its marks, a ligature, a space.
struct Cluster {
    struct Traits: OptionSet {
        let rawValue: UInt8

        /// The cluster has no ink, and disappears at the end of a line.
        static let white = Traits(rawValue: 1)
        static let tab = Traits(rawValue: 2)
        /// Ends the line but not the paragraph.
        static let lineSeparator = Traits(rawValue: 4)
        static let ellipsis = Traits(rawValue: 8)
        /// No font has a glyph for it.
        static let missing = Traits(rawValue: 16)
        /// Begins a character as readers see it.
        static let beginsCharacter = Traits(rawValue: 32)
        /// A line may begin here (Unicode's UAX #14).
        static let mayBeginLine = Traits(rawValue: 64)
        /// Is an attachment, not text.
        static let attachment = Traits(rawValue: 128)
    }

    /// The range in the whole text; empty for an ellipsis.
    var bytes: Range<Int>
    /// The range in the paragraph's glyphs.
    var glyphs: Range<Int>
    /// The advance including tracking and kerning, in points.
    var advance: CGFloat
    /// The part of the advance that is dropped if a line wraps after the cluster.
    var hang: CGFloat = 0
    /// The index in the text's runs.
    var run: Int
    /// The index in the paragraph's faces.
    var face: Int
    /// The bidirectional level: odd if the writing runs from right to left.
    var level: UInt8
    var traits: Traits
}

/// A paragraph with its glyphs, before it is broken into lines.
struct ShapedParagraph {
    /// A face at the size at which it is drawn.
    struct Face: Equatable {
        var id: FontID
        /// The factor of the font's size at which the outlines are drawn.
        var scale: CGFloat
        /// Whether it is a fallback face, which does not have the system font's tracking.
        var isFallback = false
        /// Whether the face's glyphs are pictures with their own colours.
        var isColored = false
    }

    struct Glyph {
        var index: UInt32
        /// The offset from the cluster's origin, in points, y downward.
        var offset: CGPoint
    }

    /// The range in the whole text, without the paragraph's end mark.
    var bytes: Range<Int>
    /// The style, with numbers within the limits.
    var style: ParagraphStyle
    /// The run that determines the height of the paragraph if it is empty.
    var endRun: Int
    /// The bidirectional level: 1 if the paragraph runs from right to left, else 0.
    var level: UInt8
    /// The clusters in logical order.
    var clusters: [Cluster] = []
    var glyphs: [Glyph] = []
    var faces: [Face] = []
    /// Adds a face to those of the paragraph if necessary, and returns its index.
    mutating func index(of face: Face) -> Int {
        if let index = faces.firstIndex(of: face) { return index }
        faces.append(face)
        return faces.count - 1
    }

    /// Whether the clusters are marked with the boundaries of characters and lines.
    var hasBoundaries = false
}
