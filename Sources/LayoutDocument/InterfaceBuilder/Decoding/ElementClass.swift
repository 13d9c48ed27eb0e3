/// The view classes of Interface Builder, by element (format.md §3).
struct ElementClass: Sendable {
    /// How much of a class is drawn.
    enum Drawing: Sendable {
        /// The view's own properties, by a class of ours.
        case whole
        /// In outline, by a stand-in.
        case outline
        /// A box with the class's name.
        case placeholder
    }

    let name: String
    let drawing: Drawing

    private init(_ name: String, _ drawing: Drawing = .whole) {
        self.name = name
        self.drawing = drawing
    }

    /// Nil if the element is no view that we know.
    static func named(_ element: String) -> ElementClass? { table[element] }

    /// The class that a view of the plain element is made of, where the document names one of UIKit's as its class.
    static func ofUIKit(_ name: String) -> ElementClass? { byName[name] }

    private static let byName = Dictionary(
        table.values.filter { $0.drawing == .whole }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    private static let table: [String: ElementClass] = [
        "view": ElementClass("UIView"),
        "control": ElementClass("UIControl"),
        "window": ElementClass("UIWindow"),
        "label": ElementClass("UILabel"),
        "button": ElementClass("UIButton"),
        "imageView": ElementClass("UIImageView"),
        "textField": ElementClass("UITextField"),
        "textView": ElementClass("UITextView", .outline),
        "scrollView": ElementClass("UIScrollView"),
        "tableView": ElementClass("UITableView", .outline),
        "tableViewCell": ElementClass("UITableViewCell", .outline),
        "tableViewCellContentView": ElementClass("UITableViewCellContentView"),
        "tableViewHeaderFooterView": ElementClass("UITableViewHeaderFooterView"),
        "collectionView": ElementClass("UICollectionView"),
        "collectionViewCell": ElementClass("UICollectionViewCell"),
        "collectionViewCellContentView": ElementClass("UIView"),
        "collectionReusableView": ElementClass("UICollectionReusableView"),
        "stackView": ElementClass("UIStackView"),
        "containerView": ElementClass("UIView"),
        "visualEffectView": ElementClass("UIVisualEffectView"),
        "navigationBar": ElementClass("UINavigationBar", .outline),
        "toolbar": ElementClass("UIToolbar", .outline),
        "tabBar": ElementClass("UITabBar", .outline),
        "searchBar": ElementClass("UISearchBar", .outline),
        "switch": ElementClass("UISwitch"),
        "slider": ElementClass("UISlider"),
        "progressView": ElementClass("UIProgressView"),
        "segmentedControl": ElementClass("UISegmentedControl"),
        "stepper": ElementClass("UIStepper"),
        "pageControl": ElementClass("UIPageControl"),
        "activityIndicatorView": ElementClass("UIActivityIndicatorView"),
        "pickerView": ElementClass("UIPickerView", .placeholder),
        "datePicker": ElementClass("UIDatePicker", .placeholder),
        "webView": ElementClass("UIWebView", .placeholder),
        "wkWebView": ElementClass("WKWebView", .placeholder),
        "mapView": ElementClass("MKMapView", .placeholder),
        "adBannerView": ElementClass("ADBannerView", .placeholder),
        "glkView": ElementClass("GLKView", .placeholder),
        "mtkView": ElementClass("MTKView", .placeholder),
        "skView": ElementClass("SKView", .placeholder),
        "sceneKitView": ElementClass("SCNView", .placeholder),
        "arView": ElementClass("ARView", .placeholder),
        "arscnView": ElementClass("ARSCNView", .placeholder),
        "arskView": ElementClass("ARSKView", .placeholder),
        "refreshControl": ElementClass("UIRefreshControl", .placeholder),
        "colorWell": ElementClass("UIColorWell", .placeholder),
    ]

    /// UIKit's class of a controller's element: `tableViewController`.
    static func controller(_ element: String) -> String? {
        guard element.hasSuffix("Controller"), element != "searchDisplayController", element != "searchController"
        else { return nil }
        switch element {
        case "avPlayerViewController": return "AVPlayerViewController"
        case "glkViewController": return "GLKViewController"
        case "hostingController": return "UIHostingController"
        default: return "UI" + element.prefix(1).uppercased() + element.dropFirst()
        }
    }

    /// Classes whose views follow text or a picture, and have what ``UIControl`` has.
    static let controls: Set<String> = [
        "UIControl", "UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper",
        "UIPageControl",
    ]

    /// Classes that scroll.
    static let scrollViews: Set<String> = ["UIScrollView", "UITextView", "UITableView", "UICollectionView"]
}
