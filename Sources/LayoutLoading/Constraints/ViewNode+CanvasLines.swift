import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

// How high a line of text is on Interface Builder's canvas. Some documents hold the height of a line rounded up to whole
// points, others rounded up to the pixel, and none says which it is (frames.md).
extension ViewNode {
    /// Whether more labels of one line are stored at the height of their line in whole points than below it.
    @MainActor
    func hasLinesInWholePoints(at textSize: UIContentSizeCategory) -> Bool {
        var (whole, less) = (0, 0)
        for label in measurableLabels where label.numberOfLines == 1 {
            guard let line = label.lineHeight(at: textSize), let height = label.height else { continue }
            let points = line.rounded(.up)
            // Between the two lies less than what frames are rounded by.
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
    /// Nil for fonts that are not the system's.
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
