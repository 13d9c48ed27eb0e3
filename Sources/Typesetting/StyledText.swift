public import DisplayList
public import Foundation

/// Which face, how heavy, how large. Sizes are in points.
public struct FontRequest: Sendable, Hashable {
    public enum Family: Sendable, Hashable {
        /// The system font: San Francisco's widths and line metrics, Inter's glyphs (behaviour.md §12).
        case system
        /// A family or PostScript name, from the product's fonts or the user's own folders.
        case named(String)
    }

    /// A variety of the system font; other families have the standard one only.
    public enum Design: Sendable, Hashable {
        case standard
        /// Digits are all equally wide.
        case monospacedDigits
        /// All characters are equally wide.
        case monospaced
        /// There are no outlines for it: it is shown as the standard one.
        case serif
        /// There are no outlines for it: it is shown as the standard one.
        case rounded
    }

    /// Whose measures the system font has.
    public enum Cut: Sendable, Hashable {
        /// San Francisco's (behaviour.md §12).
        case current
        /// Those of the San Francisco whose widths iOS 14 changed.
        case untilIOS13
        /// Those of a font of iOS that is not here.
        case standIn(StandIn)
    }

    public var family: Family
    public var pointSize: CGFloat
    /// 100 (ultra light) to 900 (black); 400 is regular.
    public var weight: Int
    public var isItalic: Bool
    public var design: Design
    public var cut: Cut
    /// Between two lines of the system font, which has none of its own; the fonts of text styles do (behaviour.md §12).
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

/// A face's vertical measures in points, with UIKit's signs: the descender is negative.
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

/// Text with its look, ready to be set.
public struct StyledText: Sendable, Hashable {
    /// Characters that share one look.
    public struct Run: Sendable, Hashable {
        public var text: String
        public var font: FontRequest
        public var color: RGBAColor
        /// Added after each character, in points. 0 takes pairs their kerning; `nil` leaves all as it is.
        public var kern: CGFloat?
        /// Added after each character, in points, and lost like white space where a line wraps. With one that is not 0
        /// there are no ligatures, and of `kern` only 0 counts.
        public var tracking: CGFloat
        public var backgroundColor: RGBAColor?
        public var underline: TextRule?
        public var strikethrough: TextRule?
        public var shadow: TextShadow?
        /// The shape of the letters, where it is not the font's.
        public var shape: LetterShape?
        /// Upward, in points.
        public var baselineOffset: CGFloat
        /// What stands in place of each of the run's object replacement characters, U+FFFC.
        public var attachment: TextAttachment?
        /// The style of a paragraph that begins in this run; nil for the text's.
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
