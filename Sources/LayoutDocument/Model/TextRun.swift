public import Basics
public import Foundation

/// Characters of an attributed text with the same attributes. Nil means the view's attribute.
public struct TextRun: Sendable, Equatable {
    public var text: String
    public var font: FontValue?
    public var foregroundColor: ColorValue?
    public var backgroundColor: ColorValue?
    /// Added after each character, in points.
    public var kern: CGFloat?
    /// Added after each character, in points, and lost where a line wraps.
    public var tracking: CGFloat?
    /// Upward, in points.
    public var baselineOffset: CGFloat?
    /// Of `NSUnderlineStyle`.
    public var underlineStyle: ChoiceSet?
    public var underlineColor: ColorValue?
    /// Of `NSUnderlineStyle`.
    public var strikethroughStyle: ChoiceSet?
    public var strikethroughColor: ColorValue?
    public var shadow: TextShadowValue?
    /// In hundredths of the font's size; below 0 the letters are filled too.
    public var strokeWidth: CGFloat?
    public var strokeColor: ColorValue?
    /// How far letters lean to the right, as a part of their height.
    public var obliqueness: CGFloat?
    /// The natural logarithm of the factor of the letters' width.
    public var expansion: CGFloat?
    /// False for no ligatures.
    public var hasLigatures: Bool?
    public var link: String?
    /// Stands in place of the text, which is U+FFFC then.
    public var attachment: TextAttachmentValue?
    public var paragraphStyle: ParagraphStyleValue?

    public init(_ text: String) {
        self.text = text
    }
}

/// `NSShadow`'s properties. Nil means the default of that class.
public struct TextShadowValue: Sendable, Equatable {
    public var shadowColor: ColorValue?
    /// In points.
    public var shadowOffset: CGSize?
    /// In points.
    public var shadowBlurRadius: CGFloat?

    public init() {}
}

/// `NSTextAttachment`'s properties.
public struct TextAttachmentValue: Sendable, Equatable {
    /// The character that an attachment stands for.
    public static let character = "\u{FFFC}"

    public var image: ImageValue
    /// From the baseline, y upward, in points; nil for the image's own size.
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
    /// Of `NSTextAlignment`; nil for left.
    public var alignment: Choice?
    /// In points.
    public var location: CGFloat

    public init(alignment: Choice? = nil, location: CGFloat) {
        self.alignment = alignment
        self.location = location
    }
}

/// `NSMutableParagraphStyle`'s properties, lengths in points. Nil means the default of that class.
public struct ParagraphStyleValue: Sendable, Equatable {
    /// Of `NSTextAlignment`.
    public var alignment: Choice?
    /// Of `NSLineBreakMode`.
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
    /// Of `NSWritingDirection`.
    public var baseWritingDirection: Choice?
    public var tabStops: [TabStopValue]?
    public var defaultTabInterval: CGFloat?
    public var hyphenationFactor: CGFloat?
    public var allowsDefaultTighteningForTruncation: Bool?

    public init() {}
}
