import Basics
import Foundation

/// Where the first and the last line of a view's text stand, from the text's own top and bottom, in points. The text
/// lies in the middle of the view.
struct TextBaselines: Equatable {
    /// What the text is high, up to the pixel.
    var textHeight: CGFloat
    /// From the top of the text to its first baseline.
    var first: CGFloat
    /// From the last baseline to the bottom of the text.
    var last: CGFloat
    var lineHeight: CGFloat
}

extension TextBaselines {
    /// Of one line in a font, whatever stands in it.
    init(lineOf font: UIFont, grid: PixelGrid) {
        let height = grid.ceil(font.lineHeight)
        let air = (height - font.lineHeight) / 2
        let baseline = grid.round(air + font.ascender)
        self.init(textHeight: height, first: baseline, last: height - baseline, lineHeight: font.lineHeight)
    }
}
