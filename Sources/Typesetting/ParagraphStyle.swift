public import Foundation

/// The way in which lines are broken and placed. Lengths are in points.
public struct ParagraphStyle: Sendable, Hashable {
    /// The alignment of lines. `natural` is the side at which the layout begins: left, or right if `isRightToLeft` is
    /// set. The last line of a justified paragraph has natural alignment.
    public enum Alignment: String, Sendable, Hashable { case left, center, right, justified, natural }

    /// The way in which lines that are too long are broken. All modes except character wrapping wrap at words, and
    /// inside a word that is longer than a line. The truncating modes put an ellipsis on the last allowed line; with
    /// several lines, always at its end. Word and character wrapping cut that line, and clipping does not wrap it at
    /// all.
    public enum LineBreak: String, Sendable, Hashable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }

    public var alignment: Alignment
    public var lineBreak: LineBreak
    /// Additional rules for lines that wrap at words.
    public var lineBreakStrategy: LineBreakStrategy
    /// The space between lines; there is none after the last line.
    public var lineSpacing: CGFloat
    /// The space after the paragraph, added to the line spacing; there is none after the last paragraph.
    public var paragraphSpacing: CGFloat
    /// The space before the paragraph, added to the spacing after the previous one; there is none before the first
    /// paragraph.
    public var paragraphSpacingBefore: CGFloat
    /// The minimum height of a line. Height beyond the font's own is added above the characters.
    public var minimumLineHeight: CGFloat
    /// The maximum height of a line; 0 for no limit.
    public var maximumLineHeight: CGFloat
    /// The factor for the font's line height; 0 keeps the font's own height.
    public var lineHeightMultiple: CGFloat
    public var firstLineHeadIndent: CGFloat
    public var headIndent: CGFloat
    /// The end of lines: if above 0, its distance from the leading edge, else from the trailing one.
    public var tailIndent: CGFloat
    /// The positions of tabs, measured from the edge at which the layout begins.
    public var tabStops: [TabStop]
    /// The interval of further tab stops after the last one in the list; 0 for an interval of 28 points.
    public var tabInterval: CGFloat
    /// Whether words may be divided at line ends. Reflow never divides them.
    public var hyphenates: Bool
    /// Whether the letters of a line that is too long are moved closer together before it is truncated, each by at most
    /// a hundredth of the font's size.
    public var tightensBeforeTruncating: Bool
    /// Whether the layout runs from right to left. Each paragraph takes its direction from its first strong character,
    /// and from this property if it has none.
    public var isRightToLeft: Bool
    /// The forms of the characters that several languages share.
    public var hanForms: HanForms

    public init(
        alignment: Alignment = .natural, lineBreak: LineBreak = .byTruncatingTail,
        lineBreakStrategy: LineBreakStrategy = [], lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0,
        paragraphSpacingBefore: CGFloat = 0, minimumLineHeight: CGFloat = 0,
        maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0, firstLineHeadIndent: CGFloat = 0,
        headIndent: CGFloat = 0, tailIndent: CGFloat = 0, tabStops: [TabStop] = [], tabInterval: CGFloat = 0,
        hyphenates: Bool = false, tightensBeforeTruncating: Bool = false, isRightToLeft: Bool = false,
        hanForms: HanForms = .simplifiedChinese
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.lineBreakStrategy = lineBreakStrategy
        self.lineSpacing = lineSpacing
        self.paragraphSpacing = paragraphSpacing
        self.paragraphSpacingBefore = paragraphSpacingBefore
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.lineHeightMultiple = lineHeightMultiple
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.tailIndent = tailIndent
        self.tabStops = tabStops
        self.tabInterval = tabInterval
        self.hyphenates = hyphenates
        self.tightensBeforeTruncating = tightensBeforeTruncating
        self.isRightToLeft = isRightToLeft
        self.hanForms = hanForms
    }
}
