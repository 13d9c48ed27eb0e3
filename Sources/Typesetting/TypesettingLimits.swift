public import Foundation

/// What the typesetter bounds, so that no input can make it hang or trap.
public enum TypesettingLimits {
    /// Text beyond this many UTF-8 bytes is not set, and counts as truncated.
    public static let textBytes = 262_144
    /// Lines beyond this number are not set, and count as truncated.
    public static let lines = 10_000
    /// Point sizes outside are moved to the nearer end; a size that is no number becomes the smallest.
    public static let pointSizes: ClosedRange<CGFloat> = 0.1...10_000
    /// Weights outside are moved to the nearer end.
    public static let weights: ClosedRange<Int> = 1...1000
    /// Widths from here on are without limit, as UIKit's callers mean `greatestFiniteMagnitude`. A width that is no
    /// number has no limit either, a negative one is 0.
    public static let unlimitedWidth: CGFloat = 10_000_000
    /// Kerns, indents, spacings, line heights and offsets lie within plus and minus this many points.
    public static let length: CGFloat = 100_000
    /// Tab stops of one paragraph; others are not looked at.
    public static let tabStops = 1_000
    /// Files in the user's font folders.
    public static let fontFiles = 2_000
    /// Device pixels that one em may measure when glyphs are drawn.
    static let pixelSizes: ClosedRange<CGFloat> = 0.1...16_384
    /// Characters without a glyph that are reported, each once.
    static let missingCharacters = 256
}

extension CGFloat {
    /// The nearest number inside `range`; what is no number becomes its lower end.
    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }

    /// A length within the limits; what is no number becomes 0.
    var boundedLength: CGFloat {
        isNaN ? 0 : clamped(to: -TypesettingLimits.length...TypesettingLimits.length)
    }

    /// A length within the limits and not below 0.
    var boundedExtent: CGFloat { Swift.max(0, boundedLength) }

    /// A width as `Typesetter.typeset` takes it.
    var boundedWidth: CGFloat {
        isNaN || self >= TypesettingLimits.unlimitedWidth ? .infinity : Swift.max(0, self)
    }
}

extension FontRequest {
    var bounded: FontRequest {
        var request = self
        request.pointSize = pointSize.clamped(to: TypesettingLimits.pointSizes)
        request.weight = min(max(weight, TypesettingLimits.weights.lowerBound), TypesettingLimits.weights.upperBound)
        request.leading = leading.boundedExtent
        return request
    }
}

extension ParagraphStyle {
    var bounded: ParagraphStyle {
        var style = self
        style.lineSpacing = lineSpacing.boundedExtent
        style.paragraphSpacing = paragraphSpacing.boundedExtent
        style.paragraphSpacingBefore = paragraphSpacingBefore.boundedExtent
        style.minimumLineHeight = minimumLineHeight.boundedExtent
        style.maximumLineHeight = maximumLineHeight.boundedExtent
        style.lineHeightMultiple = lineHeightMultiple.boundedExtent
        style.firstLineHeadIndent = firstLineHeadIndent.boundedExtent
        style.headIndent = headIndent.boundedExtent
        style.tailIndent = tailIndent.boundedLength
        style.tabInterval = tabInterval.boundedExtent
        if !tabStops.isEmpty {
            style.tabStops = tabStops.prefix(TypesettingLimits.tabStops).map {
                TabStop(
                    location: $0.location.boundedExtent, alignment: $0.alignment, terminators: $0.terminators)
            }.sorted { $0.location < $1.location }
        }
        return style
    }
}

extension TextAttachment {
    var bounded: TextAttachment {
        TextAttachment(
            bounds: CGRect(
                x: bounds.minX.boundedLength, y: bounds.minY.boundedLength, width: bounds.width.boundedExtent,
                height: bounds.height.boundedExtent))
    }
}
