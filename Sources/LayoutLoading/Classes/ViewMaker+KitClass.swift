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
        // These are plain views with the properties of a plain view.
        case .collectionReusableView, .collectionViewCell, .tableViewCellContentView,
            .tableViewHeaderFooterView, .window:
            plain
        // A view of one of these classes in a document is replaced by a box.
        case .adBannerView, .arscnView, .arskView, .arView, .colorWell, .datePicker, .glkView, .mapView, .mtkView,
            .pickerView, .refreshControl, .sceneKitView, .skView, .webView, .wkWebView:
            plain
        }
    }

    /// A class without properties of its own.
    private static let plain = ViewMaker { _, _ in UIView() }
}
