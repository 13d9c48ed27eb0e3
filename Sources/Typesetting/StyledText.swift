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
    }

    /// Which San Francisco: iOS 14 changed its widths (behaviour.md §12).
    public enum Cut: Sendable, Hashable {
        case current
        case untilIOS13
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
        public var isUnderlined: Bool
        public var isStruckThrough: Bool
        /// Upward, in points.
        public var baselineOffset: CGFloat

        public init(
            _ text: String, font: FontRequest, color: RGBAColor, kern: CGFloat? = nil, tracking: CGFloat = 0,
            backgroundColor: RGBAColor? = nil, isUnderlined: Bool = false, isStruckThrough: Bool = false,
            baselineOffset: CGFloat = 0
        ) {
            self.text = text
            self.font = font
            self.color = color
            self.kern = kern
            self.tracking = tracking
            self.backgroundColor = backgroundColor
            self.isUnderlined = isUnderlined
            self.isStruckThrough = isStruckThrough
            self.baselineOffset = baselineOffset
        }
    }

    public var runs: [Run]
    public var paragraph: ParagraphStyle

    public init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
        self.runs = runs
        self.paragraph = paragraph
    }

    public var string: String { runs.map(\.text).joined() }
}

/// How lines are broken and placed. Lengths are in points.
public struct ParagraphStyle: Sendable, Hashable {
    /// Natural is the side where the layout begins: left, or right where `isRightToLeft`. The last line of a justified
    /// paragraph is natural.
    public enum Alignment: String, Sendable, Hashable { case left, center, right, justified, natural }

    /// All but character wrapping wrap by words, and inside a word that is longer than a line. The truncating modes put
    /// an ellipsis on the last line that is allowed, with several lines always at its end; word and character wrapping
    /// cut there, and clipping does not wrap it at all.
    public enum LineBreak: String, Sendable, Hashable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }

    public var alignment: Alignment
    public var lineBreak: LineBreak
    /// Between lines; none after the last.
    public var lineSpacing: CGFloat
    /// Between paragraphs, added to the line spacing.
    public var paragraphSpacing: CGFloat
    /// What a line is higher than its font stands above the characters.
    public var minimumLineHeight: CGFloat
    /// 0 for no limit.
    public var maximumLineHeight: CGFloat
    /// 0 leaves the font's own line height.
    public var lineHeightMultiple: CGFloat
    public var firstLineHeadIndent: CGFloat
    public var headIndent: CGFloat
    /// Above 0 a distance from the leading edge, else from the trailing one.
    public var tailIndent: CGFloat
    /// Whether a line that is a little too long is set tighter before it is truncated.
    public var tightensBeforeTruncating: Bool
    /// Whether the layout runs from right to left. Each paragraph is ordered by its own first strong character, and
    /// by this if it has none.
    public var isRightToLeft: Bool
    /// The forms of characters that several languages share.
    public var hanForms: HanForms

    public init(
        alignment: Alignment = .natural, lineBreak: LineBreak = .byTruncatingTail, lineSpacing: CGFloat = 0,
        paragraphSpacing: CGFloat = 0, minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0,
        lineHeightMultiple: CGFloat = 0, firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0,
        tailIndent: CGFloat = 0, tightensBeforeTruncating: Bool = false, isRightToLeft: Bool = false,
        hanForms: HanForms = .simplifiedChinese
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.lineSpacing = lineSpacing
        self.paragraphSpacing = paragraphSpacing
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.lineHeightMultiple = lineHeightMultiple
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.tailIndent = tailIndent
        self.tightensBeforeTruncating = tightensBeforeTruncating
        self.isRightToLeft = isRightToLeft
        self.hanForms = hanForms
    }
}
