import Basics
import Foundation

/// The baselines of the first and last line of a view's text, relative to the text's own top and bottom, in points. The
/// text is vertically centred in the view.
struct TextBaselines: Equatable {
    /// The height of the text, rounded up to the pixel.
    var textHeight: CGFloat
    /// The distance from the top of the text to its first baseline.
    var first: CGFloat
    /// The distance from the last baseline to the bottom of the text.
    var last: CGFloat
    var lineHeight: CGFloat
}

extension TextBaselines {
    /// The baselines of a single line in `font`, whatever its text.
    init(lineOf font: UIFont, grid: PixelGrid) {
        let height = grid.ceil(font.lineHeight)
        let air = (height - font.lineHeight) / 2
        let baseline = grid.round(air + font.ascender)
        self.init(textHeight: height, first: baseline, last: height - baseline, lineHeight: font.lineHeight)
    }
}
