import KitSchema

extension ClassCards {
    static let uiImageView = ClassCard(
        UIImageView.self, over: uiView, elements: "imageView", measured: .symbols, make: { _ in UIImageView() },
        looks: { [.image($0.shownImage)] },
        keys: [
            .key(
                KeyName.image.name, \.image, .image, "The image, positioned and scaled by contentMode.",
                document: .child),
            .key(
                "highlightedImage", \.highlightedImage, .image, "The image while the view is highlighted.",
                document: .child
            ).unpublished,
            .key(
                "isHighlighted", \.isHighlighted, .flag, "Whether the highlighted image is shown.",
                document: .flag("highlighted", absent: false)
            ).unpublished,
        ])
}
