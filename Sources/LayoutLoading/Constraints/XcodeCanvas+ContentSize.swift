import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

extension XcodeCanvas {
    /// The content size on this canvas; nil if the view's own size is used.
    @MainActor
    func contentSize(of view: UIView, _ node: ViewNode) -> CGSize? {
        if let size = node.placeholderSize { return size }
        return switch node.baseClass {
        case .segmentedControl: size(of: view, framedSize)
        case .label: size(of: view, lineSize)
        case .button: size(of: view, pictureButtonSize)
        case .textField: size(of: view, fieldSize)
        case .pickerView, .datePicker: wheelsSize(view)
        case .stepper: size(of: view, height: stepperHeight)
        case .searchBar: searchBarHeight.map { CGSize(width: UIView.noIntrinsicMetric, height: $0) }
        case .progressView: size(of: view, height: progressHeight)
        // Every other class has no content size, or has today's size on every canvas.
        default: nil
        }
    }

    /// The size by a rule for one class. A custom class may come from elsewhere, and then has no rule.
    @MainActor
    private func size<View: UIView>(of view: UIView, _ rule: (View) -> CGSize?) -> CGSize? {
        (view as? View).flatMap(rule)
    }

    @MainActor
    private func size(of view: UIView, height: CGFloat?) -> CGSize? {
        height.map { CGSize(width: view.intrinsicContentSize.width, height: $0) }
    }

    /// The size of an empty label that keeps the height of a line, or of a label with one line whose height is rounded
    /// up to whole points; nil for the label's own size.
    @MainActor
    private func lineSize(_ label: UILabel) -> CGSize? {
        if keepsLinesOfEmptyLabels, label.text?.isEmpty ?? true {
            return CGSize(width: 0, height: label.font.lineHeight.rounded(.up))
        }
        guard roundsLines, label.numberOfLines == 1 else { return nil }
        let size = label.intrinsicContentSize
        return CGSize(width: size.width, height: size.height.rounded(.up))
    }

    /// The size of a button with an image and without a title, which is at least as high as a line of its title would
    /// be, in whole points.
    @MainActor
    private func pictureButtonSize(_ button: UIButton) -> CGSize? {
        guard keepsLinesOfPictureButtons, button.buttonType == .custom,
            button.currentTitle == nil, button.currentAttributedTitle == nil, let picture = button.currentImage
        else { return nil }
        let line = button.titlePart.font.lineHeight.rounded(.up)
        guard picture.size.height < line else { return nil }
        let size = button.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + line - picture.size.height)
    }

    @MainActor
    private func wheelsSize(_ view: UIView) -> CGSize? {
        guard let wheelsHeight, let stated = view.statedContentSize, stated.height == 216 else { return nil }
        return CGSize(width: stated.width, height: wheelsHeight)
    }

    /// The size of the control with borders between its segments.
    @MainActor
    private func framedSize(_ control: UISegmentedControl) -> CGSize? {
        guard let segmentedHeight else { return nil }
        return CGSize(width: XcodeCanvas.framedWidth(of: control), height: segmentedHeight).less(
            control.alignmentRectInsets)
    }

    /// The width of the titles in the regular weight, with 7 points on each side, in whole points.
    @MainActor
    private static func framedWidth(of control: UISegmentedControl) -> CGFloat {
        let font = UIFont.systemFont(ofSize: 13).asOfIOS13
        let widths = (0..<control.numberOfSegments).map { index -> CGFloat in
            let told = control.widthForSegment(at: index)
            guard told == 0 else { return told }
            let title = control.titleForSegment(at: index)?.size(withAttributes: [.font: font]).width
            let picture = control.imageForSegment(at: index)?.size.width
            return ((title ?? picture ?? 0) + 14).rounded(.up)
        }
        return (widths.max() ?? 0) * CGFloat(widths.count) + CGFloat(max(0, widths.count - 1))
    }

    @MainActor
    private func fieldSize(_ field: UITextField) -> CGSize? {
        guard hasWideFields else { return nil }
        let width = field.intrinsicContentSize.width
        return switch field.borderStyle {
        case .roundedRect:
            CGSize(width: width + 7, height: roundFieldHeight ?? field.intrinsicContentSize.height)
        // A text field without a border whose font is that of a text style is as high as a line of text.
        case .none:
            field.font.flatMap {
                $0.leading > 0 ? CGSize(width: width, height: $0.lineHeight.rounded(.up)) : nil
            }
        case .line, .bezel: nil
        }
    }
}

extension CGSize {
    fileprivate func less(_ insets: UIEdgeInsets) -> CGSize {
        CGSize(width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}

extension UIView {
    /// Shows an activity indicator that hides while it is stopped. Xcode marks it as hidden, but the canvas shows it,
    /// and stack views keep its space (autolayout.md §12.7).
    func showStoppedIndicator() {
        if portrait.isStopped { isHidden = false }
    }

    /// Lowers the priority of the content size. On the canvas it is never required: constraints with another size win
    /// (autolayout.md §9.1).
    func yieldContentToConstraints() {
        let most = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            if contentHuggingPriority(for: axis) > most { setContentHuggingPriority(most, for: axis) }
            if contentCompressionResistancePriority(for: axis) > most {
                setContentCompressionResistancePriority(most, for: axis)
            }
        }
    }

    /// Sets the view's text in San Francisco as it was before iOS 14.
    func useFontsOfIOS13() {
        switch self {
        case let label as UILabel: label.font = label.font.asOfIOS13
        case let button as UIButton: button.titlePart.useFontsOfIOS13()
        case let field as UITextField: field.font = field.font?.asOfIOS13
        case let text as TextViewStandIn: text.label.useFontsOfIOS13()
        default: break
        }
    }
}
