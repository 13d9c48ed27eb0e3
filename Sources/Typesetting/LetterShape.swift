public import DisplayList
public import Foundation

/// Changes to a font's letters by attributes: an outline, a slant, a width.
public struct LetterShape: Sendable, Hashable {
    /// A line along the letters' edges.
    public struct Stroke: Sendable, Hashable {
        /// The width in hundredths of the font's size. If it is above 0, only the line is drawn; if it is below 0, the
        /// letters are also filled.
        public var width: CGFloat
        /// The colour of the line; nil for the letters' colour.
        public var color: RGBAColor?

        public init(width: CGFloat, color: RGBAColor? = nil) {
            self.width = width
            self.color = color
        }
    }

    /// The distance by which letters lean to the right, as a fraction of their height.
    public var obliqueness: CGFloat
    /// The natural logarithm of the factor that multiplies the letters' width.
    public var expansion: CGFloat
    /// Whether some neighbouring letters share one glyph.
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

    /// The slant within the limits: between ten and minus ten times the letters' height.
    var slant: CGFloat { obliqueness.boundedLength.clamped(to: -10...10) }

    /// - Parameter pointSize: the size of the font.
    func outline(pointSize: CGFloat, color: RGBAColor) -> GlyphRun.Outline? {
        guard let stroke, stroke.width != 0, !stroke.width.isNaN else { return nil }
        return GlyphRun.Outline(
            width: min(abs(stroke.width), 100) / 100 * pointSize, color: stroke.color ?? color,
            isFilled: stroke.width < 0)
    }
}
