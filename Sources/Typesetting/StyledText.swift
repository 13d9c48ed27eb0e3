public import DisplayList
public import Foundation

/// A request for a font: family, weight, size. Sizes are in points.
public struct FontRequest: Sendable, Hashable {
    public enum Family: Sendable, Hashable {
        /// The system font: San Francisco's widths and line metrics, with Inter's glyphs (behaviour.md §12).
        case system
        /// A font with this family or PostScript name, from Reflow's fonts or the user's folders.
        case named(String)
    }

    /// A variant of the system font. Other families only have the standard one.
    public enum Design: Sendable, Hashable {
        case standard
        /// All digits have the same width.
        case monospacedDigits
        /// All characters have the same width.
        case monospaced
        /// Reflow has no outlines for this design and shows the standard one.
        case serif
        /// Reflow has no outlines for this design and shows the standard one.
        case rounded
    }

    /// The font whose widths and metrics the system font uses.
    public enum Cut: Sendable, Hashable {
        /// The current San Francisco (behaviour.md §12).
        case current
        /// San Francisco before iOS 14, which changed its widths.
        case untilIOS13
        /// Another font of iOS that Reflow does not have.
        case standIn(StandIn)
    }

    public var family: Family
    public var pointSize: CGFloat
    /// The weight, from 100 (ultra light) to 900 (black); 400 is regular.
    public var weight: Int
    public var isItalic: Bool
    public var design: Design
    public var cut: Cut
    /// The leading between two lines of the system font. Only the fonts of text styles have one (behaviour.md §12).
    public var leading: CGFloat

    public init(
        family: Family = .system, pointSize: CGFloat, weight: Int = 400, isItalic: Bool = false,
        design: Design = .standard, cut: Cut = .current, leading: CGFloat = 0
    ) {
        self.family = family
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.cut = cut
        self.leading = leading
    }
}

/// The vertical metrics of a face in points, with UIKit's signs: the descender is negative.
public struct FontMetrics: Sendable, Hashable {
    public var ascender: CGFloat
    public var descender: CGFloat
    public var leading: CGFloat
    public var capHeight: CGFloat
    public var xHeight: CGFloat

    public var lineHeight: CGFloat { ascender - descender }

    public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}

/// Text with its attributes, ready to be set.
public struct StyledText: Sendable, Hashable {
    /// Characters with the same attributes.
    public struct Run: Sendable, Hashable {
        public var text: String
        public var font: FontRequest
        public var color: RGBAColor
        /// The space that is added after each character, in points. 0 switches the font's kerning of pairs off; `nil`
        /// keeps it.
        public var kern: CGFloat?
        /// The space that is added after each character, in points. It disappears like white space where a line wraps.
        /// If it is not 0, there are no ligatures, and `kern` adds no space of its own.
        public var tracking: CGFloat
        public var backgroundColor: RGBAColor?
        public var underline: TextRule?
        public var strikethrough: TextRule?
        public var shadow: TextShadow?
        /// The shape of the letters; nil for the font's own.
        public var shape: LetterShape?
        /// The distance by which the characters are raised, in points.
        public var baselineOffset: CGFloat
        /// The attachment that replaces each object replacement character, U+FFFC, of the run.
        public var attachment: TextAttachment?
        /// The style of a paragraph that begins in this run; nil for the style of the text.
        public var paragraph: ParagraphStyle?

        public init(
            _ text: String, font: FontRequest, color: RGBAColor, kern: CGFloat? = nil, tracking: CGFloat = 0,
            backgroundColor: RGBAColor? = nil, underline: TextRule? = nil, strikethrough: TextRule? = nil,
            shadow: TextShadow? = nil, shape: LetterShape? = nil, baselineOffset: CGFloat = 0,
            attachment: TextAttachment? = nil, paragraph: ParagraphStyle? = nil
        ) {
            self.text = text
            self.font = font
            self.color = color
            self.kern = kern
            self.tracking = tracking
            self.backgroundColor = backgroundColor
            self.underline = underline
            self.strikethrough = strikethrough
            self.shadow = shadow
            self.shape = shape
            self.baselineOffset = baselineOffset
            self.attachment = attachment
            self.paragraph = paragraph
        }
    }

    public var runs: [Run]
    public var paragraph: ParagraphStyle

    public init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
        self.runs = runs
        self.paragraph = paragraph
    }

    public var string: String { runs.map(\.text).joined() }

    /// Changes the style of every paragraph.
    public mutating func changeParagraphs(_ change: (inout ParagraphStyle) -> Void) {
        change(&paragraph)
        for index in runs.indices where runs[index].paragraph != nil {
            change(&runs[index].paragraph!)
        }
    }
}
