public import DisplayList
public import Foundation

/// A line under characters, or through them.
public struct TextRule: Sendable, Hashable {
    public enum Weight: String, Sendable, Hashable { case single, thick, double }

    public enum Pattern: String, Sendable, Hashable { case solid, dot, dash, dashDot, dashDotDot }

    public var weight: Weight
    public var pattern: Pattern
    /// Whether white space is left out.
    public var isByWord: Bool
    /// Nil for the characters' colour.
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

/// What characters cast, with their lines: `NSShadow`.
public struct TextShadow: Sendable, Hashable {
    public var color: RGBAColor
    /// In points, y downward.
    public var offset: CGSize
    /// Twice the standard deviation, in points.
    public var blurRadius: CGFloat

    public init(color: RGBAColor, offset: CGSize, blurRadius: CGFloat) {
        self.color = color
        self.offset = offset
        self.blurRadius = blurRadius
    }
}

/// What stands in a line like a letter: as wide as its bounds, as far above and below the baseline as they are.
public struct TextAttachment: Sendable, Hashable {
    /// The character that it stands for.
    public static let character: Unicode.Scalar = "\u{FFFC}"

    /// From the baseline, in points, y upward as in `NSTextAttachment`.
    public var bounds: CGRect

    public init(bounds: CGRect) {
        self.bounds = bounds
    }
}

/// A place that a tab leads to.
public struct TabStop: Sendable, Hashable {
    /// Which part of the text behind the tab stands at the place, up to the next tab or the line's end.
    public enum Alignment: String, Sendable, Hashable { case leading, center, trailing }

    /// In points.
    public var location: CGFloat
    public var alignment: Alignment
    /// Characters that end the part of the text that is aligned, as the point of decimal numbers does; empty for none.
    public var terminators: CharacterSet

    public init(location: CGFloat, alignment: Alignment = .leading, terminators: CharacterSet = CharacterSet()) {
        self.location = location
        self.alignment = alignment
        self.terminators = terminators
    }
}
