import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

// The height of a line of text on Interface Builder's canvas. In some documents it is rounded up to whole points, in
// others to the pixel, and the document does not state which (frames.md).
extension ViewNode {
    /// Whether more labels of one line have a stored height in whole points than one that is rounded to pixels.
    @MainActor
    func hasLinesInWholePoints(at textSize: UIContentSizeCategory) -> Bool {
        var (whole, less) = (0, 0)
        for label in measurableLabels where label.numberOfLines == 1 {
            guard let line = label.lineHeight(at: textSize), let height = label.height else { continue }
            let points = line.rounded(.up)
            // If both differ by less than the rounding of frames, the label decides nothing.
            guard points - line > 0.5 else { continue }
            if abs(height - points) < 0.1 {
                whole += 1
            } else if height >= line - 0.1, height < points - 0.1 {
                less += 1
            }
        }
        return whole > less
    }
}

extension MeasurableLabel {
    /// The height of a line; nil for fonts other than the system's.
    fileprivate func lineHeight(at textSize: UIContentSizeCategory) -> CGFloat? {
        switch font {
        case .textStyle(let style, _, _):
            UIFont.preferredFont(
                forTextStyle: UIFont.TextStyle(layoutName: style),
                compatibleWith: UITraitCollection(preferredContentSizeCategory: textSize)
            ).lineHeight
        case .system(let size, _, _, _): UIFont.systemFont(ofSize: size).lineHeight
        case .named: nil
        case nil: UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight
        }
    }
}
