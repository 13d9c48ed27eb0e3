import KitSchema

// Classes that documents name and that are shown by a plain view, a stand-in or a box. ReflowKit does not have most of
// them; collection views exist in Swift code only.
extension ClassCards {
    static let uiCollectionReusableView = plain(KitClass("UICollectionReusableView"), .later, "collectionReusableView")
    static let uiCollectionViewCell = plain(
        KitClass("UICollectionViewCell"), over: uiCollectionReusableView, .later, "collectionViewCell")
    static let uiTableViewCellContentView = plain(.tableViewCellContentView, .never, "tableViewCellContentView")
    static let uiWindow = plain(KitClass("UIWindow"), .later, "window")

    static let uiCollectionView = ClassCard(
        UIScrollView.self, named: .collectionView, over: uiScrollView, availability: .later,
        elements: "collectionView", make: { _ in UIScrollView() })
    static let uiSearchBar = plain(.searchBar, .later, "searchBar", drawing: .outline, measured: .vertical)

    static let uiTextView = ClassCard(
        UIScrollView.self, named: .textView, over: uiScrollView, availability: .later, elements: "textView",
        drawing: .outline, measured: .unlessScrolling, make: { _ in UIScrollView() },
        looks: { view in
            // The stand-in shows its text in a label.
            guard let label = view.subviews.lazy.compactMap({ $0 as? UILabel }).first(where: \.isPartOfControl) else {
                return []
            }
            return [
                .text(
                    label.ownAttributedText, color: label.textColor, font: label.font, standardColor: .label,
                    standardFont: .systemFont(ofSize: UIFont.systemFontSize))
            ]
        })

    /// Classes that are only drawn as boxes.
    static let placeholders = [
        placeholder("ADBannerView", "adBannerView"), placeholder("ARSCNView", "arscnView"),
        placeholder("ARSKView", "arskView"), placeholder("ARView", "arView"),
        placeholder("UIColorWell", over: uiControl, "colorWell"),
        plain(.datePicker, over: uiControl, .later, "datePicker", drawing: .placeholder, measured: .both),
        placeholder("GLKView", "glkView"),
        plain(KitClass("MKMapView"), .later, "mapView", drawing: .placeholder),
        placeholder("MTKView", "mtkView"),
        plain(.pickerView, .later, "pickerView", drawing: .placeholder, measured: .both),
        placeholder("UIRefreshControl", over: uiControl, "refreshControl"), placeholder("SCNView", "sceneKitView"),
        placeholder("SKView", "skView"), placeholder("UIWebView", "webView"),
        plain(KitClass("WKWebView"), .later, "wkWebView", drawing: .placeholder),
    ]

    private static func placeholder(
        _ name: String, over superclass: ClassCard = uiView, _ element: String
    ) -> ClassCard {
        plain(KitClass(name), over: superclass, .never, element, drawing: .placeholder)
    }

    private static func plain(
        _ name: KitClass, over superclass: ClassCard = uiView, _ availability: ClassAvailability, _ element: String,
        drawing: ClassDrawing = .whole, measured: StoredContent = .none
    ) -> ClassCard {
        ClassCard(
            UIView.self, named: name, over: superclass, availability: availability, elements: element,
            drawing: drawing, measured: measured, make: { _ in UIView() })
    }
}
