import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

// The content sizes in the Xcode version that saved a document: `TextSizes.stored`.
extension ViewNode {
    /// The stored size of the view, as its content size on the axes on which its class has one. These are texts and
    /// controls, whose sizes depend on the fonts and on the version of iOS. Nil for all other views.
    @MainActor
    func storedContentSize(of view: UIView) -> CGSize? {
        guard let size = frame?.value.size, let measured = measuredAxes else { return nil }
        let insets = view.alignmentRectInsets
        return CGSize(
            width: measured == .both ? max(0, size.width - insets.left - insets.right) : UIView.noIntrinsicMetric,
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// The axes; nil for views without content, and for images, whose size does not depend on the system.
    private var measuredAxes: MeasuredAxes? {
        switch baseClass {
        case .label, .button, .textField, .segmentedControl, .switch, .stepper, .activityIndicatorView, .pageControl,
            .pickerView, .datePicker:
            .both
        case .textView:
            // A text view that scrolls has no content size.
            property("isScrollEnabled")?.value == .boolean(false) ? .both : nil
        case .imageView:
            // A symbol has a size like text.
            if case .image(let image)? = property("image")?.value, image.isSymbol { .both } else { nil }
        case .slider, .progressView, .searchBar, .navigationBar, .toolbar, .tabBar:
            .vertical
        case .view, .control, .scrollView, .stackView, .collectionReusableView, .collectionView, .collectionViewCell,
            .tableView, .tableViewCell, .tableViewCellContentView, .tableViewHeaderFooterView, .visualEffectView,
            .window, .adBannerView, .arscnView, .arskView, .arView, .colorWell, .glkView, .mapView, .mtkView,
            .refreshControl, .sceneKitView, .skView, .webView, .wkWebView:
            nil
        }
    }
}

/// The axes on which a class has a content size.
private enum MeasuredAxes {
    case both, vertical
}
