import LayoutRules

extension ClassSchema {
    static let imageView = ClassSchema(
        .imageView, superclass: view, elements: "imageView",
        properties: [
            KeySchema("image", .image, "The image, positioned and scaled by contentMode.").optional
        ]
    ) { decoder, element, list in
        if let image = decoder.image(element, "image") { list.add("image", .image(image)) }
        if let image = decoder.image(element, "highlightedImage") { list.add("highlightedImage", .image(image)) }
        list.flag("isHighlighted", attribute: "highlighted", absent: false)
    }
}
