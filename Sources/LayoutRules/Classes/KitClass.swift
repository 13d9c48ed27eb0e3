/// The view classes that layout files, Interface Builder documents and the linter know, by their own names.
///
/// What is known of a class stands where it is needed: how files describe it in `LayoutDocument`, how it is made and set
/// in `LayoutLoading`, what a finger makes of it in `Staging`. They ask by switches without a `default`, so that a class
/// that is new here does not compile before each of them has said something about it.
package enum KitClass: String, CaseIterable, Sendable {
    // Those that layout files may name stand first, in the order in which the published schema lists them.
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
    // Interface Builder documents have these too.
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
    // Of these only a box is drawn.
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
