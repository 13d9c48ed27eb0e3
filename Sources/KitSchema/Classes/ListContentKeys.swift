/// The keys of the content configuration of a cell, which the card of UIListContentConfiguration sets.
package enum ListContentKeys {
    package static let text = KeySchema("text", .text, "The first text.").optional.documented(.attribute("text"))
    package static let secondaryText = KeySchema("secondaryText", .text, "The second text.").optional
        .documented(.attribute("secondaryText"))
    package static let image = KeySchema("image", .image, "The picture before the texts.").optional
        .documented(.child)
    package static let imageToTextPadding = KeySchema(
        "imageToTextPadding", .number(ValueType.lengths),
        "The distance between picture and texts, in points. Default: 16."
    ).documented(.attribute("imageToTextPadding"))
    package static let verticalPadding = KeySchema(
        "textToSecondaryTextVerticalPadding", .number(ValueType.lengths),
        "The distance between texts below each other, in points. Default: 3."
    ).documented(.attribute("textToSecondaryTextVerticalPadding"))
    package static let horizontalPadding = KeySchema(
        "textToSecondaryTextHorizontalPadding", .number(ValueType.lengths),
        "The least distance between texts beside each other, in points. Default: 8."
    ).documented(.attribute("textToSecondaryTextHorizontalPadding"))
    package static let sideBySide = KeySchema(
        "prefersSideBySideTextAndSecondaryText", .boolean,
        "Whether the texts stand beside each other if both fit in a line. Default: that of the kind."
    ).documented(.attribute("prefersSideBySideTextAndSecondaryText"))
    package static let margins = KeySchema(
        "directionalLayoutMargins", .numbers(.directionalInsets),
        "The distances of the content from the edges, in points. Default: those of the kind.")
    package static let imageTint = KeySchema(
        "imageProperties.tintColor", .color, "The colour of template images. Default: the cell's tint colour."
    ).optional
    package static let imageCorners = KeySchema(
        "imageProperties.cornerRadius", .number(ValueType.lengths),
        "The radius of the picture's corners, in points. Default: 0.")
    package static let imageMaximum = KeySchema(
        "imageProperties.maximumSize", .numbers(.size),
        "The size beyond which the picture is scaled down, in points; 0 for no limit. Default: [0, 0].")
    package static let imageReserved = KeySchema(
        "imageProperties.reservedLayoutSize", .numbers(.size),
        "The space that is kept for the picture, in points; 0 for its own size. Default: [0, 0].")
    package static let textKeys = TextKeys("textProperties", of: "first")
    package static let secondaryTextKeys = TextKeys("secondaryTextProperties", of: "second")

    package static let all =
        [
            text, secondaryText, image, imageToTextPadding, verticalPadding, horizontalPadding, sideBySide, margins,
            imageTint, imageCorners, imageMaximum, imageReserved,
        ] + textKeys.all + secondaryTextKeys.all

    /// The keys of the look of one of the texts.
    package struct TextKeys: Sendable {
        package let font: KeySchema
        package let color: KeySchema
        package let numberOfLines: KeySchema

        fileprivate init(_ properties: String, of text: String) {
            font = KeySchema("\(properties).font", .font, "The font of the \(text) text. Default: that of the kind.")
            color = KeySchema(
                "\(properties).color", .color, "The colour of the \(text) text. Default: that of the kind.")
            numberOfLines = KeySchema(
                "\(properties).numberOfLines", .integer(0...1000),
                "The maximum number of lines of the \(text) text; 0 for any number. Default: 0.")
        }

        var all: [KeySchema] { [font, color, numberOfLines] }
    }
}
