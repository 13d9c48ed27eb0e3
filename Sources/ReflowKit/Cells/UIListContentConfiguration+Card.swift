package import Foundation
import KitSchema

/// A content configuration that a document describes.
package final class ListContentBuilder: NSObject {
    package var content: UIListContentConfiguration

    /// - Parameter kind: the name of the function that makes the configuration; an unknown one is `cell`.
    @MainActor
    package init(_ kind: String) {
        content = ListContentBuilder.kinds[kind]?() ?? .cell()
    }

    @MainActor private static let kinds: [String: () -> UIListContentConfiguration] = [
        "cell": { .cell() }, "subtitleCell": { .subtitleCell() }, "valueCell": { .valueCell() },
        "plainHeader": { .plainHeader() }, "groupedHeader": { .groupedHeader() }, "plainFooter": { .plainFooter() },
        "groupedFooter": { .groupedFooter() },
    ]

    fileprivate var font: UIFont? {
        get { content.textProperties.font }
        set { if let newValue { content.textProperties.font = newValue } }
    }
    fileprivate var color: UIColor? {
        get { content.textProperties.color }
        set { if let newValue { content.textProperties.color = newValue } }
    }
    fileprivate var secondaryFont: UIFont? {
        get { content.secondaryTextProperties.font }
        set { if let newValue { content.secondaryTextProperties.font = newValue } }
    }
    fileprivate var secondaryColor: UIColor? {
        get { content.secondaryTextProperties.color }
        set { if let newValue { content.secondaryTextProperties.color = newValue } }
    }
}

extension ClassCards {
    package static let uiListContentConfiguration = ItemCard<ListContentBuilder>(
        keys: [
            .key(ListContentKeys.text, \.content.text, .text),
            .key(ListContentKeys.secondaryText, \.content.secondaryText, .text),
            .key(ListContentKeys.image, \.content.image, .image),
            .key(ListContentKeys.imageToTextPadding, \.content.imageToTextPadding, .number(ValueType.lengths)),
            .key(
                ListContentKeys.verticalPadding, \.content.textToSecondaryTextVerticalPadding,
                .number(ValueType.lengths)),
            .key(
                ListContentKeys.horizontalPadding, \.content.textToSecondaryTextHorizontalPadding,
                .number(ValueType.lengths)),
            .key(ListContentKeys.sideBySide, \.content.prefersSideBySideTextAndSecondaryText, .flag),
            .key(ListContentKeys.margins, \.content.directionalLayoutMargins, .directionalInsets),
            .key(ListContentKeys.imageTint, \.content.imageProperties.tintColor, .color),
            .key(ListContentKeys.imageCorners, \.content.imageProperties.cornerRadius, .number(ValueType.lengths)),
            .key(ListContentKeys.imageMaximum, \.content.imageProperties.maximumSize, .size),
            .key(ListContentKeys.imageReserved, \.content.imageProperties.reservedLayoutSize, .size),
            .key(ListContentKeys.textKeys.font, \.font, .font),
            .key(ListContentKeys.textKeys.color, \.color, .color),
            .key(
                ListContentKeys.textKeys.numberOfLines, \.content.textProperties.numberOfLines, .integer(0...1000)),
            .key(ListContentKeys.secondaryTextKeys.font, \.secondaryFont, .font),
            .key(ListContentKeys.secondaryTextKeys.color, \.secondaryColor, .color),
            .key(
                ListContentKeys.secondaryTextKeys.numberOfLines, \.content.secondaryTextProperties.numberOfLines,
                .integer(0...1000)),
        ])
}
