import Foundation
import LayoutRules

// Classes that are only drawn as a box. A class that is drawn properly has its own file.
extension ClassSchema {
    static let adBannerView = placeholder(.adBannerView, superclass: view, "adBannerView")
    static let arscnView = placeholder(.arscnView, superclass: view, "arscnView")
    static let arskView = placeholder(.arskView, superclass: view, "arskView")
    static let arView = placeholder(.arView, superclass: view, "arView")
    static let colorWell = placeholder(.colorWell, superclass: control, "colorWell")
    static let datePicker = placeholder(
        .datePicker, superclass: control, availability: .later, "datePicker"
    ) { decoder, element, list in
        guard decoder.usesAutoLayout, list.value("intrinsicContentSize") == nil else { return }
        let stored = element.child("rect", key: "frame").flatMap { decoder.rect($0) }?.size ?? wheels
        let style = element["style"] ?? "automatic"
        // A compact one is as large as its text, which the canvas knows; one without a style has wheels where it is as
        // high as wheels are.
        let isCompact = style == "compact" || style == "automatic" && (1...100).contains(stored.height)
        let size = isCompact ? stored : style == "inline" ? CGSize(width: 320, height: 330) : wheels
        list.add("intrinsicContentSize", .size(size))
    }
    static let glkView = placeholder(.glkView, superclass: view, "glkView")
    static let mapView = placeholder(.mapView, superclass: view, availability: .later, "mapView")
    static let mtkView = placeholder(.mtkView, superclass: view, "mtkView")
    static let pickerView = placeholder(
        .pickerView, superclass: view, availability: .later, "pickerView"
    ) { decoder, _, list in
        guard decoder.usesAutoLayout, list.value("intrinsicContentSize") == nil else { return }
        list.add("intrinsicContentSize", .size(wheels))
    }
    static let refreshControl = placeholder(.refreshControl, superclass: control, "refreshControl")
    static let sceneKitView = placeholder(.sceneKitView, superclass: view, "sceneKitView")
    static let skView = placeholder(.skView, superclass: view, "skView")
    static let webView = placeholder(.webView, superclass: view, "webView")
    static let wkWebView = placeholder(.wkWebView, superclass: view, availability: .later, "wkWebView")

    /// The size of a picker with wheels (autolayout.md §9.2).
    private static let wheels = CGSize(width: 320, height: 216)

    private static func placeholder(
        _ kitClass: KitClass, superclass: ClassSchema, availability: ClassAvailability = .never, _ element: String,
        read: @escaping Read = { _, _, _ in }
    ) -> ClassSchema {
        ClassSchema(
            kitClass, superclass: superclass, availability: availability, elements: element, drawing: .placeholder,
            read: read)
    }
}
