import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

// The content size category of Interface Builder's canvas. A designer chooses it for all documents, and they do not
// state it. It follows from the stored frames of labels in text styles (frames.md).
extension ViewNode {
    /// The content size category with which more stored lengths of labels are equal to the computed ones than with the
    /// default category; nil if there is none.
    @MainActor
    func canvasTextSize(usesFontsOfIOS13: Bool, hasWholePoints: Bool) -> UIContentSizeCategory? {
        let labels = measurableLabels.compactMap {
            StyledLabel($0, isOfIOS13: usesFontsOfIOS13, isInWholePoints: hasWholePoints)
        }
        guard !labels.isEmpty else { return nil }
        let needed = labels.reduce(0) { $0 + $1.matches(at: .large) }
        var best: (category: UIContentSizeCategory?, count: Int) = (nil, needed)
        for category in [.extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge]
            as [UIContentSizeCategory]
        {
            let count = labels.reduce(0) { $0 + $1.matches(at: category) }
            if count > best.count { best = (category, count) }
        }
        return best.category
    }
}

/// A label in a text style, with its stored lengths, as far as they may follow from the text.
@MainActor
private struct StyledLabel {
    let style: UIFont.TextStyle
    let label: MeasurableLabel
    let isOfIOS13: Bool
    let isInWholePoints: Bool

    init?(_ label: MeasurableLabel, isOfIOS13: Bool, isInWholePoints: Bool) {
        guard case .textStyle(let style, nil, false)? = label.font else { return nil }
        self.label = label
        self.style = UIFont.TextStyle(layoutName: style)
        self.isOfIOS13 = isOfIOS13
        self.isInWholePoints = isInWholePoints
    }

    /// The number of the label's stored lengths that its text has at a content size.
    func matches(at category: UIContentSizeCategory) -> Int {
        let font = UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        let view = UILabel()
        view.font = isOfIOS13 ? font.asOfIOS13 : font
        view.text = label.text
        view.numberOfLines = label.numberOfLines
        func has(_ length: CGFloat?, _ stored: CGFloat?) -> Bool {
            guard let length, let stored else { return false }
            return abs((isInWholePoints ? length.rounded(.up) : length) - stored) < 0.3
        }
        let line = view.intrinsicContentSize
        // The lines of the text at the stored width of the label.
        let broken =
            label.numberOfLines == 1
            ? nil : view.sizeThatFits(CGSize(width: label.storedSize.width, height: .greatestFiniteMagnitude)).height
        let isAsHigh = has(line.height, label.height) || has(broken, label.height)
        return (has(line.width, label.width) ? 1 : 0) + (isAsHigh ? 1 : 0)
    }
}
