/// The view classes that layout files, Interface Builder documents and the linter know, by their names.
///
/// The facts about a class are stated by the target that needs them: `LayoutDocument` says how files describe it,
/// `LayoutLoading` how it is created and configured, `Staging` how it reacts to a touch. They use switches without a
/// `default`, so that a new class only compiles when each of them handles it.
package enum KitClass: String, CaseIterable, Sendable {
    // Classes that layout files may name come first, in the order of the published schema.
    case view = "UIView"
    case label = "UILabel"
    case imageView = "UIImageView"
    case control = "UIControl"
    case button = "UIButton"
    case textField = "UITextField"
    case scrollView = "UIScrollView"
    case `switch` = "UISwitch"
    case slider = "UISlider"
    case segmentedControl = "UISegmentedControl"
    case stepper = "UIStepper"
    case pageControl = "UIPageControl"
    case progressView = "UIProgressView"
    case activityIndicatorView = "UIActivityIndicatorView"
    case stackView = "UIStackView"
    case visualEffectView = "UIVisualEffectView"
    // These classes exist only in Interface Builder documents.
    case collectionReusableView = "UICollectionReusableView"
    case collectionView = "UICollectionView"
    case collectionViewCell = "UICollectionViewCell"
    case navigationBar = "UINavigationBar"
    case searchBar = "UISearchBar"
    case tabBar = "UITabBar"
    case tableView = "UITableView"
    case tableViewCell = "UITableViewCell"
    case tableViewCellContentView = "UITableViewCellContentView"
    case tableViewHeaderFooterView = "UITableViewHeaderFooterView"
    case textView = "UITextView"
    case toolbar = "UIToolbar"
    case window = "UIWindow"
    // Of these classes, only a box is drawn.
    case adBannerView = "ADBannerView"
    case arscnView = "ARSCNView"
    case arskView = "ARSKView"
    case arView = "ARView"
    case colorWell = "UIColorWell"
    case datePicker = "UIDatePicker"
    case glkView = "GLKView"
    case mapView = "MKMapView"
    case mtkView = "MTKView"
    case pickerView = "UIPickerView"
    case refreshControl = "UIRefreshControl"
    case sceneKitView = "SCNView"
    case skView = "SKView"
    case webView = "UIWebView"
    case wkWebView = "WKWebView"
}
