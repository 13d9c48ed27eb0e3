import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

// What the Xcode that saved a document measured for a view's content: `TextSizes.stored`.
extension ViewNode {
    /// The stored size of the view, as the size of its content along the axes on which its class has one: texts and
    /// controls, which have other sizes with other fonts and in other versions of iOS. Nil for everything else.
    @MainActor
    func storedContentSize(of view: UIView) -> CGSize? {
        guard let size = frame?.value.size, let measured = measuredAxes else { return nil }
        let insets = view.alignmentRectInsets
        return CGSize(
            width: measured == .both ? max(0, size.width - insets.left - insets.right) : UIView.noIntrinsicMetric,
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// Nil for views without content, and for pictures, whose size does not depend on who measures it.
    private var measuredAxes: MeasuredAxes? {
        switch baseClass {
        case .label, .button, .textField, .segmentedControl, .switch, .stepper, .activityIndicatorView, .pageControl,
            .pickerView, .datePicker:
            .both
        case .textView:
            // One that scrolls has no size of its own.
            property("isScrollEnabled")?.value == .boolean(false) ? .both : nil
        case .imageView:
            // A symbol is set like a text.
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

/// The axes on which a class has content of some size.
private enum MeasuredAxes {
    case both, vertical
}
