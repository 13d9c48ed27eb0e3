public import DisplayList
public import Foundation

/// A line under characters, or through them.
public struct TextRule: Sendable, Hashable {
    public enum Weight: String, Sendable, Hashable { case single, thick, double }

    public enum Pattern: String, Sendable, Hashable { case solid, dot, dash, dashDot, dashDotDot }

    public var weight: Weight
    public var pattern: Pattern
    /// Whether the line leaves out white space.
    public var isByWord: Bool
    /// The colour; nil for that of the characters.
    public var color: RGBAColor?

    public init(
        weight: Weight = .single, pattern: Pattern = .solid, isByWord: Bool = false, color: RGBAColor? = nil
    ) {
        self.weight = weight
        self.pattern = pattern
        self.isByWord = isByWord
        self.color = color
    }
}

/// The shadow of characters and of their lines: `NSShadow`.
public struct TextShadow: Sendable, Hashable {
    public var color: RGBAColor
    /// The offset in points, y downward.
    public var offset: CGSize
    /// The blur radius in points: twice the standard deviation.
    public var blurRadius: CGFloat

    public init(color: RGBAColor, offset: CGSize, blurRadius: CGFloat) {
        self.color = color
        self.offset = offset
        self.blurRadius = blurRadius
    }
}

/// An object in a line that is placed like a letter: its bounds determine its width and its extent above and below the
/// baseline.
public struct TextAttachment: Sendable, Hashable {
    /// The character that is replaced by an attachment.
    public static let character: Unicode.Scalar = "\u{FFFC}"

    /// The bounds in points, relative to the baseline, y upward as in `NSTextAttachment`.
    public var bounds: CGRect

    public init(bounds: CGRect) {
        self.bounds = bounds
    }
}

/// A position to which a tab leads.
public struct TabStop: Sendable, Hashable {
    /// The part of the text after the tab that is aligned with the position. The text reaches to the next tab or to the
    /// line's end.
    public enum Alignment: String, Sendable, Hashable { case leading, center, trailing }

    /// The position in points.
    public var location: CGFloat
    public var alignment: Alignment
    /// The characters that end the aligned part of the text, such as the point of decimal numbers; empty for none.
    public var terminators: CharacterSet

    public init(location: CGFloat, alignment: Alignment = .leading, terminators: CharacterSet = CharacterSet()) {
        self.location = location
        self.alignment = alignment
        self.terminators = terminators
    }
}
