import LayoutRules

extension KitClass {
    /// Whether UIKit's own views of this class are smaller than a tap target should be, so that the layout cannot be
    /// the cause.
    var isSmallByNature: Bool {
        switch self {
        case .switch, .segmentedControl, .stepper, .slider, .pageControl, .textField: true
        case .view, .label, .imageView, .control, .button, .scrollView, .progressView, .activityIndicatorView,
            .collectionReusableView, .collectionView, .collectionViewCell, .navigationBar, .searchBar, .stackView,
            .tabBar, .tableView, .tableViewCell, .tableViewCellContentView, .tableViewHeaderFooterView, .textView,
            .toolbar, .visualEffectView, .window, .adBannerView, .arscnView, .arskView, .arView, .colorWell,
            .datePicker, .glkView, .mapView, .mtkView, .pickerView, .refreshControl, .sceneKitView, .skView, .webView,
            .wkWebView:
            false
        }
    }
}
