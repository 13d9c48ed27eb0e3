public import Foundation

/// The limits of the typesetter, so that no input can make it hang or trap.
public enum TypesettingLimits {
    /// The maximum number of UTF-8 bytes. Text beyond it is not set, and counts as truncated.
    public static let textBytes = 262_144
    /// The maximum number of lines. Lines beyond it are not set, and count as truncated.
    public static let lines = 10_000
    /// The range of point sizes. Sizes outside are moved to the nearer end; NaN becomes the smallest size.
    public static let pointSizes: ClosedRange<CGFloat> = 0.1...10_000
    /// The range of weights. Weights outside are moved to the nearer end.
    public static let weights: ClosedRange<Int> = 1...1000
    /// The width from which lines have no limit, as UIKit's callers pass `greatestFiniteMagnitude`. NaN means no limit,
    /// too; a negative width is 0.
    public static let unlimitedWidth: CGFloat = 10_000_000
    /// The limit of kerns, indents, spacings, line heights and offsets: plus and minus this many points.
    public static let length: CGFloat = 100_000
    /// The maximum number of tab stops of a paragraph; others are ignored.
    public static let tabStops = 1_000
    /// The maximum number of files in the user's font folders.
    public static let fontFiles = 2_000
    /// The range of device pixels to the em when glyphs are drawn.
    static let pixelSizes: ClosedRange<CGFloat> = 0.1...16_384
    /// The maximum number of characters without a glyph that are reported, each once.
    static let missingCharacters = 256
}

extension CGFloat {
    /// The nearest number inside `range`; NaN becomes its lower end.
    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }

    /// The length within the limits; NaN becomes 0.
    var boundedLength: CGFloat {
        isNaN ? 0 : clamped(to: -TypesettingLimits.length...TypesettingLimits.length)
    }

    /// The length within the limits and not below 0.
    var boundedExtent: CGFloat { Swift.max(0, boundedLength) }

    /// The width within the limits of `Typesetter.typeset`.
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
