public import DisplayList
public import Foundation

/// What attributes make of a font's letters.
public struct LetterShape: Sendable, Hashable {
    /// A line along the letters' edges.
    public struct Stroke: Sendable, Hashable {
        /// In hundredths of the font's size: above 0 the line alone is drawn, below 0 the letters too.
        public var width: CGFloat
        /// Nil for the letters' colour.
        public var color: RGBAColor?

        public init(width: CGFloat, color: RGBAColor? = nil) {
            self.width = width
            self.color = color
        }
    }

    /// How far letters lean to the right, as a part of their height.
    public var obliqueness: CGFloat
    /// The natural logarithm of the factor of their width.
    public var expansion: CGFloat
    /// Whether some letters that stand side by side have one glyph.
    public var hasLigatures: Bool
    public var stroke: Stroke?

    public init(
        obliqueness: CGFloat = 0, expansion: CGFloat = 0, hasLigatures: Bool = true, stroke: Stroke? = nil
    ) {
        self.obliqueness = obliqueness
        self.expansion = expansion
        self.hasLigatures = hasLigatures
        self.stroke = stroke
    }
}

extension LetterShape {
    /// The factor of the letters' width, between an eighth and eight.
    var stretch: CGFloat { exp(expansion.boundedLength.clamped(to: -log(8)...log(8))) }

    /// Between ten and minus ten times their height.
    var slant: CGFloat { obliqueness.boundedLength.clamped(to: -10...10) }

    /// - Parameter pointSize: the font's.
    func outline(pointSize: CGFloat, color: RGBAColor) -> GlyphRun.Outline? {
        guard let stroke, stroke.width != 0, !stroke.width.isNaN else { return nil }
        return GlyphRun.Outline(
            width: min(abs(stroke.width), 100) / 100 * pointSize, color: stroke.color ?? color,
            isFilled: stroke.width < 0)
    }
}
