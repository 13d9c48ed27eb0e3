package import LayoutRules

extension ClassSchema {
    package static func of(_ kitClass: KitClass) -> ClassSchema {
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
        case .collectionReusableView: collectionReusableView
        case .collectionView: collectionView
        case .collectionViewCell: collectionViewCell
        case .navigationBar: navigationBar
        case .searchBar: searchBar
        case .stackView: stackView
        case .tabBar: tabBar
        case .tableView: tableView
        case .tableViewCell: tableViewCell
        case .tableViewCellContentView: tableViewCellContentView
        case .tableViewHeaderFooterView: tableViewHeaderFooterView
        case .textView: textView
        case .toolbar: toolbar
        case .visualEffectView: visualEffectView
        case .window: window
        case .adBannerView: adBannerView
        case .arscnView: arscnView
        case .arskView: arskView
        case .arView: arView
        case .colorWell: colorWell
        case .datePicker: datePicker
        case .glkView: glkView
        case .mapView: mapView
        case .mtkView: mtkView
        case .pickerView: pickerView
        case .refreshControl: refreshControl
        case .sceneKitView: sceneKitView
        case .skView: skView
        case .webView: webView
        case .wkWebView: wkWebView
        }
    }
}
