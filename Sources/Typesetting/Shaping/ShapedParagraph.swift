internal import DisplayList
import Foundation

/// The smallest piece of set text, which no line end divides: a letter with its marks, a ligature, a space.
struct Cluster {
    struct Traits: OptionSet {
        let rawValue: UInt8

        /// No ink; swallowed by a line end.
        static let white = Traits(rawValue: 1)
        static let tab = Traits(rawValue: 2)
        /// Ends the line but not the paragraph.
        static let lineSeparator = Traits(rawValue: 4)
        static let ellipsis = Traits(rawValue: 8)
        /// No font has a glyph for it.
        static let missing = Traits(rawValue: 16)
        /// Begins what a reader takes for one character.
        static let beginsCharacter = Traits(rawValue: 32)
        /// A line may begin here (Unicode's UAX #14).
        static let mayBeginLine = Traits(rawValue: 64)
        /// Not text, but what is attached to it.
        static let attachment = Traits(rawValue: 128)
    }

    /// In the whole text; empty for an ellipsis.
    var bytes: Range<Int>
    /// In the paragraph's glyphs.
    var glyphs: Range<Int>
    /// Tracking and kerning included, in points.
    var advance: CGFloat
    /// The part of the advance that does not count where a line wraps behind it.
    var hang: CGFloat = 0
    /// In the text's runs.
    var run: Int
    /// In the paragraph's faces.
    var face: Int
    /// Odd where the writing runs from right to left.
    var level: UInt8
    var traits: Traits
}

/// A paragraph whose glyphs are known, before it is broken into lines.
struct ShapedParagraph {
    /// A face as it is drawn in one place.
    struct Face: Equatable {
        var id: FontID
        /// The part of the font's size at which its outlines are drawn.
        var scale: CGFloat
        /// Whether it stands in for what the first fonts lack, without the system font's tracking.
        var isFallback = false
        /// Whether its glyphs are pictures with colours of their own.
        var isColored = false
    }

    struct Glyph {
        var index: UInt32
        /// From the cluster's origin, in points, y downward.
        var offset: CGPoint
    }

    /// In the whole text, without the paragraph's end mark.
    var bytes: Range<Int>
    /// Its numbers are bounded.
    var style: ParagraphStyle
    /// The run that measures the paragraph when it is empty.
    var endRun: Int
    /// 1 where the paragraph runs from right to left, else 0.
    var level: UInt8
    /// In logical order.
    var clusters: [Cluster] = []
    var glyphs: [Glyph] = []
    var faces: [Face] = []
    /// The index of a face, which is from now on one of the paragraph's.
    mutating func index(of face: Face) -> Int {
        if let index = faces.firstIndex(of: face) { return index }
        faces.append(face)
        return faces.count - 1
    }

    /// Whether the clusters know where characters and lines may begin.
    var hasBoundaries = false
}
