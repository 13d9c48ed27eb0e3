import Foundation
import KitValues

/// A run of the text with its font resolved and its numbers bounded.
struct RunLook {
    let run: StyledText.Run
    let font: ResolvedFont
    /// Added after each character, in points: the font's own tracking and what the text adds.
    let tracking: CGFloat
    /// What the text adds of it, which is all in a fallback face.
    let addedTracking: CGFloat
    /// The part of it that a line end swallows.
    let hangingTracking: CGFloat
    /// Whether pairs of characters have the font's own kerning.
    let kernsPairs: Bool
    /// The OpenType features that the text asks for, whatever its face: `liga=0`.
    let features: [String]
    /// The factor of the letters' own widths.
    let stretch: CGFloat
    /// Upward, in points.
    let baselineOffset: CGFloat
    /// What stands in place of the run's characters, if there is no text among them.
    let attachment: TextAttachment?
    /// What the run needs above and below the line's baseline.
    let ascent: CGFloat
    let descent: CGFloat

    init(_ run: StyledText.Run, library: FontLibrary) {
        let font = library.font(for: run.font)
        self.run = run
        self.font = font
        baselineOffset = run.baselineOffset.boundedLength
        attachment = run.attachment.flatMap { attachment in
            run.text.unicodeScalars.allSatisfy { $0 == TextAttachment.character } ? attachment.bounded : nil
        }
        if let attachment {
            ascent = max(0, attachment.bounds.maxY + baselineOffset)
            descent = max(0, -attachment.bounds.minY - baselineOffset)
        } else {
            ascent = font.metrics.ascender + baselineOffset
            descent = -font.metrics.descender - baselineOffset
        }
        hangingTracking = run.tracking.boundedLength
        addedTracking = hangingTracking == 0 ? run.kern?.boundedLength ?? 0 : hangingTracking
        tracking = (font.system?.tracking ?? 0) + addedTracking
        kernsPairs = run.kern != 0
        stretch = run.shape?.stretch ?? 1
        var features: [String] = []
        if hangingTracking != 0 || run.shape?.hasLigatures == false { features += ["liga=0", "clig=0"] }
        if !kernsPairs { features.append("kern=0") }
        self.features = features
    }
}

extension RunLook {
    /// The OpenType features of the run in its own font, as Pango takes them.
    var fontFeatures: String {
        // Inter's contextual alternates draw `->` as an arrow and lift colons; San Francisco does neither.
        ((font.system == nil ? [] : ["calt=0"]) + features).joined(separator: ",")
    }

    /// What leans and stretches letters whose first one has its origin there; nil for the font's own shape.
    func transform(around origin: CGPoint) -> CGAffineTransform? {
        let slant = run.shape?.slant ?? 0
        guard stretch != 1 || slant != 0 else { return nil }
        return CGAffineTransform(
            a: stretch, b: 0, c: -slant, d: 1, tx: origin.x - stretch * origin.x + slant * origin.y, ty: 0)
    }
}
