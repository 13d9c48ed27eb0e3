import Foundation
import KitValues

/// The attributes of a run, with the font resolved and the numbers within the limits.
struct RunLook {
    let run: StyledText.Run
    let font: ResolvedFont
    /// The space that is added after each character, in points: the font's own tracking and the text's.
    let tracking: CGFloat
    /// The part of the tracking that the text adds. A fallback face has only this part.
    let addedTracking: CGFloat
    /// The part of the tracking that disappears at the end of a line.
    let hangingTracking: CGFloat
    /// Whether pairs of characters have the font's own kerning.
    let kernsPairs: Bool
    /// The OpenType features that the text requests for every face: `liga=0`.
    let features: [String]
    /// The factor for the letters' width.
    let stretch: CGFloat
    /// The distance by which the characters are raised, in points.
    let baselineOffset: CGFloat
    /// The attachment that replaces the run's characters, if the run has no text.
    let attachment: TextAttachment?
    /// The height that the run needs above the line's baseline.
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
    /// The OpenType features of the run in its own font, in Pango's syntax.
    var fontFeatures: String {
        // Inter's contextual alternates draw `->` as an arrow and raise colons; San Francisco does neither.
        ((font.system == nil ? [] : ["calt=0"]) + features).joined(separator: ",")
    }

    /// The slant and stretch of letters, of which the first has its origin at `origin`; nil for the font's own shape.
    func transform(around origin: CGPoint) -> CGAffineTransform? {
        let slant = run.shape?.slant ?? 0
        guard stretch != 1 || slant != 0 else { return nil }
        return CGAffineTransform(
            a: stretch, b: 0, c: -slant, d: 1, tx: origin.x - stretch * origin.x + slant * origin.y, ty: 0)
    }
}
