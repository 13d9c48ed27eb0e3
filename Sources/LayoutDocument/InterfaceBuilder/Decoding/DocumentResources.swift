import Foundation
import KitSchema

/// The images and colours that a document lists when it is saved (format.md §7, §9).
struct DocumentResources: Sendable, Equatable {
    /// The natural sizes of images, in points.
    private(set) var imageSizes: [String: CGSize] = [:]
    private(set) var colors: [String: DocumentElement] = [:]
    /// The names of the colours that come from asset catalogues.
    private(set) var namedColors: Set<String> = []

    init() {}

    init(_ section: DocumentElement) {
        for element in section.children {
            guard let name = element["name"] else { continue }
            switch element.name {
            case "image":
                guard let width = element["width"].flatMap(Double.init),
                    let height = element["height"].flatMap(Double.init),
                    (0...4096).contains(width), (0...4096).contains(height)
                else { continue }
                imageSizes[name] = CGSize(width: width, height: height)
            case "namedColor", "systemColor":
                colors[name] = element.child("color")
                if element.name == "namedColor" { namedColors.insert(name) }
            default:
                continue
            }
        }
    }
}
