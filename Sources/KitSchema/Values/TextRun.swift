public import Basics
public import Foundation

/// Characters of an attributed text with the same attributes. Nil means the attribute of the view.
public struct TextRun: Sendable, Equatable {
    public var text: String
    public var font: FontValue?
    public var foregroundColor: ColorValue?
    public var backgroundColor: ColorValue?
    /// The space that is added after each character, in points.
    public var kern: CGFloat?
    /// The space that is added after each character, in points. It disappears where a line wraps.
    public var tracking: CGFloat?
    /// The distance by which the characters are raised, in points.
    public var baselineOffset: CGFloat?
    /// The style of the underline, from `NSUnderlineStyle`.
    public var underlineStyle: ChoiceSet?
    public var underlineColor: ColorValue?
    /// The style of the line through the text, from `NSUnderlineStyle`.
    public var strikethroughStyle: ChoiceSet?
    public var strikethroughColor: ColorValue?
    public var shadow: TextShadowValue?
    /// The width of the outline in hundredths of the font's size. If it is below 0, the letters are filled, too.
    public var strokeWidth: CGFloat?
    public var strokeColor: ColorValue?
    /// The distance by which letters lean to the right, as a fraction of their height.
    public var obliqueness: CGFloat?
    /// The natural logarithm of the factor for the letters' width.
    public var expansion: CGFloat?
    /// Whether there are ligatures.
    public var hasLigatures: Bool?
    public var link: String?
    /// The attachment, which replaces the text; the text is then U+FFFC.
    public var attachment: TextAttachmentValue?
    public var paragraphStyle: ParagraphStyleValue?

    public init(_ text: String) {
        self.text = text
    }
}

/// `NSShadow`'s properties. Nil means the default of that class.
public struct TextShadowValue: Sendable, Equatable {
    public var shadowColor: ColorValue?
    /// The offset in points.
    public var shadowOffset: CGSize?
    /// The blur radius in points.
    public var shadowBlurRadius: CGFloat?

    public init() {}
}

/// `NSTextAttachment`'s properties.
public struct TextAttachmentValue: Sendable, Equatable {
    /// The character that is replaced by an attachment.
    public static let character = "\u{FFFC}"

    public var image: ImageValue
    /// The bounds relative to the baseline, y upward, in points; nil for the image's own size.
    public var bounds: CGRect?
    public var position: SourcePosition

    public init(image: ImageValue, bounds: CGRect? = nil, at position: SourcePosition) {
        self.image = image
        self.bounds = bounds
        self.position = position
    }
}

/// `NSTextTab`'s properties.
public struct TabStopValue: Sendable, Equatable {
    /// The alignment, a case of `NSTextAlignment`; nil for left.
    public var alignment: Choice?
    /// The position in points.
    public var location: CGFloat

    public init(alignment: Choice? = nil, location: CGFloat) {
        self.alignment = alignment
        self.location = location
    }
}

/// `NSMutableParagraphStyle`'s properties, lengths in points. Nil means the default of that class.
public struct ParagraphStyleValue: Sendable, Equatable {
    /// The alignment, a case of `NSTextAlignment`.
    public var alignment: Choice?
    /// The mode, a case of `NSLineBreakMode`.
    public var lineBreakMode: Choice?
    public var lineSpacing: CGFloat?
    public var paragraphSpacing: CGFloat?
    public var paragraphSpacingBefore: CGFloat?
    public var minimumLineHeight: CGFloat?
    public var maximumLineHeight: CGFloat?
    public var lineHeightMultiple: CGFloat?
    public var firstLineHeadIndent: CGFloat?
    public var headIndent: CGFloat?
    public var tailIndent: CGFloat?
    /// The direction, a case of `NSWritingDirection`.
    public var baseWritingDirection: Choice?
    public var tabStops: [TabStopValue]?
    public var defaultTabInterval: CGFloat?
    public var hyphenationFactor: CGFloat?
    public var allowsDefaultTighteningForTruncation: Bool?

    public init() {}
}
