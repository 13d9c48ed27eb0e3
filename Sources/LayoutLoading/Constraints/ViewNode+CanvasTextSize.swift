import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

// The content size category of Interface Builder's canvas. A designer chooses it for all documents, and none of them says
// which it was: the stored frames of labels in text styles tell (frames.md).
extension ViewNode {
    /// The category at which more lengths of such labels come out as stored than at the default one; nil if there is
    /// none.
    @MainActor
    var canvasTextSize: UIContentSizeCategory? {
        // Frames in layout files are what somebody wrote.
        guard toolsVersion != nil else { return nil }
        var sized = SizedViews()
        collectSizedViews(&sized)
        var labels: [StyledLabel] = []
        collectLabels(&labels, sized: sized)
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

    private func collectSizedViews(_ sized: inout SizedViews) {
        for constraint in constraints {
            guard case .equation(let equation) = constraint.form else { continue }
            let item: String?
            switch equation.first.item.base {
            case .id(let id): item = id
            case .holder: item = id
            case .superview: item = nil
            }
            guard let item else { continue }
            switch equation.first.attribute {
            case .width: sized.across.insert(item)
            case .height: sized.down.insert(item)
            default: break
            }
        }
        for subview in subviews { subview.collectSizedViews(&sized) }
    }

    @MainActor
    private func collectLabels(_ labels: inout [StyledLabel], sized: SizedViews) {
        if baseClass == .label, isConstrained || isArranged, let id,
            let size = frame?.value.size, case .font(.textStyle(let style))? = property("font")?.value,
            case .string(let text)? = property("text")?.value, !text.isEmpty
        {
            labels.append(
                StyledLabel(
                    style: UIFont.TextStyle(layoutName: style), text: text,
                    width: sized.across.contains(id) ? nil : size.width,
                    height: sized.down.contains(id) ? nil : size.height, isOfIOS13: hasFontsOfIOS13,
                    isInWholePoints: isInWholePoints))
        }
        for subview in subviews { subview.collectLabels(&labels, sized: sized) }
    }
}

/// The ids of views whose width or height a constraint says by itself.
private struct SizedViews {
    var across: Set<String> = []
    var down: Set<String> = []
}

/// A label in a text style, and the lengths that Xcode stored and its text may decide.
@MainActor
private struct StyledLabel {
    let style: UIFont.TextStyle
    let text: String
    let width: CGFloat?
    let height: CGFloat?
    let isOfIOS13: Bool
    let isInWholePoints: Bool

    /// How many of these lengths are those of its text in one line at a content size.
    func matches(at category: UIContentSizeCategory) -> Int {
        let font = UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        let label = UILabel()
        label.font = isOfIOS13 ? font.asOfIOS13 : font
        label.text = text
        var natural = label.intrinsicContentSize
        if isInWholePoints {
            natural = CGSize(width: natural.width.rounded(.up), height: natural.height.rounded(.up))
        }
        return [width.map { $0 - natural.width }, height.map { $0 - natural.height }].count { off in
            off.map { abs($0) < 0.3 } ?? false
        }
    }
}
