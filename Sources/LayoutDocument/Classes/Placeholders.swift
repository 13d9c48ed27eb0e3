import LayoutRules

// Classes that are only drawn as a box. A class that is drawn properly has its own file.
extension ClassSchema {
    static let adBannerView = placeholder(.adBannerView, superclass: view, "adBannerView")
    static let arscnView = placeholder(.arscnView, superclass: view, "arscnView")
    static let arskView = placeholder(.arskView, superclass: view, "arskView")
    static let arView = placeholder(.arView, superclass: view, "arView")
    static let colorWell = placeholder(.colorWell, superclass: control, "colorWell")
    static let datePicker = placeholder(.datePicker, superclass: control, availability: .later, "datePicker")
    static let glkView = placeholder(.glkView, superclass: view, "glkView")
    static let mapView = placeholder(.mapView, superclass: view, availability: .later, "mapView")
    static let mtkView = placeholder(.mtkView, superclass: view, "mtkView")
    static let pickerView = placeholder(.pickerView, superclass: view, availability: .later, "pickerView")
    static let refreshControl = placeholder(.refreshControl, superclass: control, "refreshControl")
    static let sceneKitView = placeholder(.sceneKitView, superclass: view, "sceneKitView")
    static let skView = placeholder(.skView, superclass: view, "skView")
    static let webView = placeholder(.webView, superclass: view, "webView")
    static let wkWebView = placeholder(.wkWebView, superclass: view, availability: .later, "wkWebView")

    private static func placeholder(
        _ kitClass: KitClass, superclass: ClassSchema, availability: ClassAvailability = .never, _ element: String
    ) -> ClassSchema {
        ClassSchema(
            kitClass, superclass: superclass, availability: availability, elements: element, drawing: .placeholder)
    }
}
