public import Foundation

/// Characters of an attributed text with the same attributes. Nil means the view's attribute.
public struct TextRun: Sendable, Equatable {
    public var text: String
    public var font: FontValue?
    public var foregroundColor: ColorValue?
    public var backgroundColor: ColorValue?
    /// Added after each character, in points.
    public var kern: CGFloat?
    /// Upward, in points.
    public var baselineOffset: CGFloat?
    /// Of `NSUnderlineStyle`.
    public var underlineStyle: Choice?
    /// Of `NSUnderlineStyle`.
    public var strikethroughStyle: Choice?
    public var paragraphStyle: ParagraphStyleValue?

    public init(_ text: String) {
        self.text = text
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
    public var minimumLineHeight: CGFloat?
    public var maximumLineHeight: CGFloat?
    public var lineHeightMultiple: CGFloat?
    public var firstLineHeadIndent: CGFloat?
    public var headIndent: CGFloat?
    public var tailIndent: CGFloat?

    public init() {}
}
