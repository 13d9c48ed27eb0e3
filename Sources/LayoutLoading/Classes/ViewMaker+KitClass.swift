import LayoutRules
import ReflowKit

extension ViewMaker {
    static func of(_ kitClass: KitClass) -> ViewMaker {
        switch kitClass {
        case .view: view
        case .label: label
        case .imageView: imageView
        case .control: control
        case .button: button
        case .textField: textField
        case .scrollView: scrollView
        case .switch: `switch`
        case .slider: slider
        case .segmentedControl: segmentedControl
        case .stepper: stepper
        case .pageControl: pageControl
        case .progressView: progressView
        case .activityIndicatorView: activityIndicatorView
        case .collectionView: collectionView
        case .navigationBar: navigationBar
        case .searchBar: searchBar
        case .stackView: stackView
        case .tabBar: tabBar
        case .tableView: tableView
        case .tableViewCell: tableViewCell
        case .textView: textView
        case .toolbar: toolbar
        case .visualEffectView: visualEffectView
        // Shown as plain views, with what a plain view has.
        case .collectionReusableView, .collectionViewCell, .tableViewCellContentView,
            .tableViewHeaderFooterView, .window:
            plain
        // Where the document has one of these, a box is made in its place.
        case .adBannerView, .arscnView, .arskView, .arView, .colorWell, .datePicker, .glkView, .mapView, .mtkView,
            .pickerView, .refreshControl, .sceneKitView, .skView, .webView, .wkWebView:
            plain
        }
    }

    /// Nothing of its own.
    private static let plain = ViewMaker { _, _ in UIView() }
}
