import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

// What the canvas of an older Xcode has other sizes for than today's iOS (autolayout.md §9.2, behaviour.md §12).
extension ViewNode {
    /// The first builds of Xcode 9 and 10, and of Xcode 11 and 12: iOS 13 brought other controls, iOS 14 another San
    /// Francisco. The betas of Xcode 11 had some of both.
    private static let xcode9 = 13_000
    private static let xcode10 = 14_200
    private static let xcode11Betas = 14_700
    private static let xcode11 = 15_000
    private static let xcode12 = 17_000

    private func isSaved(before build: Int) -> Bool { toolsVersion.map { $0 < build } ?? false }

    /// Whether frames on the canvas are in whole points.
    var isInWholePoints: Bool { isSaved(before: ViewNode.xcode9) }

    /// Whether the canvas sets texts in San Francisco as it was until iOS 13.
    var hasFontsOfIOS13: Bool { isSaved(before: ViewNode.xcode12) }

    /// Whether a beta of Xcode 11 saved the document.
    private var isOfXcode11Beta: Bool { isSaved(before: ViewNode.xcode11) && !isSaved(before: ViewNode.xcode11Betas) }

    /// The point size of large titles where it is not today's (behaviour.md §12.2).
    var canvasLargeTitleSize: CGFloat? { isOfXcode11Beta ? 30 : nil }

    /// The size of a text's or a control's content where it differs from today's; nil where the view itself says.
    @MainActor
    func canvasContentSize(of view: UIView, roundsLines: Bool) -> CGSize? {
        if let placeholderSize { return placeholderSize }
        return switch baseClass {
        case .segmentedControl: framedSize(view)
        case .label: lineSize(view, roundsLines: roundsLines)
        case .button: pictureButtonSize(view)
        case .textField: fieldSize(view)
        case .pickerView, .datePicker: wheelsSize(view)
        case .stepper: sizeBeforeXcode11(view, height: 29)
        // Interface Builder has iOS 11 since Xcode 9.
        case .searchBar: isSaved(before: ViewNode.xcode9) ? CGSize(width: UIView.noIntrinsicMetric, height: 44) : nil
        case .progressView: sizeBeforeXcode11(view, height: 2)
        // These have no content of their own, or are on every canvas as large as today.
        case .view, .imageView, .control, .scrollView, .switch, .slider, .pageControl, .activityIndicatorView,
            .stackView, .collectionReusableView, .collectionView, .collectionViewCell, .navigationBar, .tabBar,
            .tableView, .tableViewCell, .tableViewCellContentView, .tableViewHeaderFooterView, .textView,
            .toolbar, .visualEffectView, .window, .adBannerView, .arscnView, .arskView, .arView, .colorWell, .glkView,
            .mapView, .mtkView, .refreshControl, .sceneKitView, .skView, .webView, .wkWebView:
            nil
        }
    }

    @MainActor
    private func sizeBeforeXcode11(_ view: UIView, height: CGFloat) -> CGSize? {
        isSaved(before: ViewNode.xcode11) ? CGSize(width: view.intrinsicContentSize.width, height: height) : nil
    }

    /// An empty label keeps the height of a line.
    @MainActor
    private func lineSize(_ view: UIView, roundsLines: Bool) -> CGSize? {
        guard let label = view as? UILabel else { return nil }
        if isSaved(before: ViewNode.xcode10), label.text?.isEmpty ?? true {
            return CGSize(width: 0, height: label.font.lineHeight.rounded(.up))
        }
        guard roundsLines, label.numberOfLines == 1 else { return nil }
        let size = label.intrinsicContentSize
        return CGSize(width: size.width, height: size.height.rounded(.up))
    }

    /// A button with a picture and without a title is at least as high as a line of its title would be, in whole points.
    @MainActor
    private func pictureButtonSize(_ view: UIView) -> CGSize? {
        guard let button = view as? UIButton, toolsVersion != nil, button.buttonType == .custom,
            button.currentTitle == nil,
            button.currentAttributedTitle == nil,
            let picture = button.currentImage
        else { return nil }
        let line = button.titlePart.font.lineHeight.rounded(.up)
        guard picture.size.height < line else { return nil }
        let size = button.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + line - picture.size.height)
    }

    /// In the betas of Xcode 11 wheels were 162 points high.
    @MainActor
    private func wheelsSize(_ view: UIView) -> CGSize? {
        guard let stated = view.statedContentSize, stated.height == 216, isOfXcode11Beta else { return nil }
        return CGSize(width: stated.width, height: 162)
    }

    /// The size of the control with borders between its segments.
    @MainActor
    private func framedSize(_ view: UIView) -> CGSize? {
        guard let control = view as? UISegmentedControl, isSaved(before: ViewNode.xcode11) else { return nil }
        return CGSize(width: ViewNode.framedWidth(of: control), height: isOfXcode11Beta ? 28 : 29).less(
            control.alignmentRectInsets)
    }

    /// Titles in the regular weight with 7 points on each side, in whole points.
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

    /// Of a field's round corners, 21 points go to the sides of the text, of which 14 show. Until iOS 12 the field is 30
    /// points high.
    @MainActor
    private func fieldSize(_ view: UIView) -> CGSize? {
        guard let field = view as? UITextField, isSaved(before: ViewNode.xcode12) else { return nil }
        let width = field.intrinsicContentSize.width
        return switch field.borderStyle {
        case .roundedRect:
            CGSize(
                width: width + 7, height: isSaved(before: ViewNode.xcode11) ? 30 : field.intrinsicContentSize.height)
        // One in the font of a text style is as high as its line.
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
    /// Xcode says of an activity indicator that hides while it stands still that it is hidden, and nothing else does: the
    /// canvas shows it, and stack views keep its room (autolayout.md §12.7).
    func showStoppedIndicator() {
        guard let indicator = self as? UIActivityIndicatorView, indicator.hidesWhenStopped, !indicator.isAnimating
        else { return }
        isHidden = false
    }

    /// On the canvas the size of the content is never required: where constraints say another one, they win
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

    /// Sets the view's text in San Francisco as it was until iOS 13.
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
