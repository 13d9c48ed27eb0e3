public import Foundation

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
    /// Holds where lines wrap by words.
    public var lineBreakStrategy: LineBreakStrategy
    /// Between lines; none after the last.
    public var lineSpacing: CGFloat
    /// Behind the paragraph, added to the line spacing; none after the last.
    public var paragraphSpacing: CGFloat
    /// Above the paragraph, added to the spacing behind the one before it; none above the first.
    public var paragraphSpacingBefore: CGFloat
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
    /// Where tabs lead, from the edge at which the layout begins.
    public var tabStops: [TabStop]
    /// Behind the last tab stop there is one at each multiple of this; 0 for one each 28 points.
    public var tabInterval: CGFloat
    /// Whether words are to be divided at line ends; they are not.
    public var hyphenates: Bool
    /// Whether the letters of a line that is too long move together, by at most a hundredth of the font's size each,
    /// before it is truncated.
    public var tightensBeforeTruncating: Bool
    /// Whether the layout runs from right to left. Each paragraph is ordered by its own first strong character, and
    /// by this if it has none.
    public var isRightToLeft: Bool
    /// The forms of characters that several languages share.
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
