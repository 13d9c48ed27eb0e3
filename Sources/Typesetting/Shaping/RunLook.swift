import Foundation

/// A run of the text with its font resolved and its numbers bounded.
struct RunLook {
    let run: StyledText.Run
    let font: ResolvedFont
    /// Added after each character, in points.
    let tracking: CGFloat
    let features: String
    /// Upward, in points.
    let baselineOffset: CGFloat
    /// What the run needs above and below the line's baseline.
    let ascent: CGFloat
    let descent: CGFloat

    init(_ run: StyledText.Run, library: FontLibrary) {
        let font = library.font(for: run.font)
        self.run = run
        self.font = font
        baselineOffset = run.baselineOffset.boundedLength
        ascent = font.metrics.ascender + baselineOffset
        descent = -font.metrics.descender - baselineOffset
        if let kern = run.kern {
            tracking = kern.boundedLength
            // Letters that are set apart are not tied together.
            features = kern == 0 ? font.features : [font.features, "liga=0,clig=0"].joined(separator: ",")
        } else {
            tracking = font.tracking
            features = font.features
        }
    }
}
