public import Foundation
public import KitValues

/// The content of a row, a header or a footer of a list: a picture and two texts (tables.md §9).
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String? { didSet { attributedText = nil } }
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// The axes on which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts stand beside each other if there is room for both in one line.
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The least height of the whole, in points.
    var minimumHeight: CGFloat = 0

    /// The margins of rows that UIKit prints.
    private static let rowMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    private static let leastRowHeight: CGFloat = 44

    private init(
        _ font: UIFont, color: UIColor = .label, secondaryFont: UIFont, secondaryColor: UIColor,
        margins: NSDirectionalEdgeInsets = Self.rowMargins, minimumHeight: CGFloat = 0
    ) {
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(font: secondaryFont, color: secondaryColor)
        directionalLayoutMargins = margins
        self.minimumHeight = minimumHeight
    }

    private static func row(secondary style: UIFont.TextStyle, _ color: UIColor) -> Self {
        Self(
            .preferredFont(forTextStyle: .body), secondaryFont: .preferredFont(forTextStyle: style),
            secondaryColor: color, minimumHeight: leastRowHeight)
    }

    /// A title of 17 points over a text of 15.
    public static func cell() -> Self { row(secondary: .subheadline, .secondaryLabel) }

    /// A title of 17 points over a text of 12.
    public static func subtitleCell() -> Self { row(secondary: .caption1, .label) }

    /// A title beside a grey value, or above it if there is no room.
    public static func valueCell() -> Self {
        var made = row(secondary: .body, .secondaryLabel)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }

    public static func plainHeader() -> Self {
        Self(
            .preferredFont(forTextStyle: .headline), secondaryFont: .preferredFont(forTextStyle: .body),
            secondaryColor: .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8))
    }

    public static func plainFooter() -> Self { footer() }

    public static func groupedHeader() -> Self {
        var made = Self(
            .preferredFont(forTextStyle: .footnote), color: .secondaryLabel,
            secondaryFont: .preferredFont(forTextStyle: .footnote), secondaryColor: .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
        made.textProperties.transform = .uppercase
        return made
    }

    public static func groupedFooter() -> Self { footer() }

    private static func footer() -> Self {
        Self(
            .preferredFont(forTextStyle: .footnote), color: .secondaryLabel,
            secondaryFont: .preferredFont(forTextStyle: .footnote), secondaryColor: .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8))
    }

    public static func sidebarCell() -> Self { row(secondary: .subheadline, .secondaryLabel) }

    public static func sidebarSubtitleCell() -> Self { row(secondary: .caption1, .secondaryLabel) }

    public static func sidebarHeader() -> Self { plainHeader() }

    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration for a state: texts of a disabled cell are grey. A colour that the app has set is kept.
    public func updated(for state: any UIConfigurationState) -> Self {
        var updated = self
        updated.textProperties.isDimmed = state.look.isDisabled
        updated.secondaryTextProperties.isDimmed = state.look.isDisabled
        return updated
    }
}

extension UIListContentConfiguration {
    /// The look of a text.
    public struct TextProperties: Hashable, Sendable {
        public enum TextAlignment: Int, Sendable {
            case natural, center, justified
        }

        public enum TextTransform: Int, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        public var font: UIFont
        public var color: UIColor { didSet { hasOwnColor = true } }
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none
        private var hasOwnColor = false
        /// Whether the state makes the text grey.
        fileprivate(set) var isDimmed = false

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// The colour that is shown.
        public func resolvedColor() -> UIColor {
            let shown = isDimmed && !hasOwnColor ? .tertiaryLabel : color
            return colorTransformer?(shown) ?? shown
        }

        /// A text in the letters that are shown.
        func shown(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The look of the picture.
    public struct ImageProperties: Hashable, Sendable {
        /// A length of ``reservedLayoutSize`` that means: the width that UIKit keeps for symbols.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude
        /// The width of the column of symbols, in points (look.md §14).
        static let symbolColumn: CGFloat = 28

        /// The colour of template images; nil for the view's tint colour.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// The size beyond which the picture is scaled down; a length of 0 is no limit.
        public var maximumSize = CGSize.zero
        /// The space that is kept for the picture; a length of 0 is the picture's own.
        public var reservedLayoutSize = CGSize.zero

        init() {}

        /// The colour of template images, for a tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let shown = self.tintColor ?? tintColor
            return tintColorTransformer?(shown) ?? shown
        }

        /// The size at which a picture is shown.
        func shownSize(of image: UIImage) -> CGSize {
            let size = image.size
            guard size.width > 0, size.height > 0 else { return size }
            let across = maximumSize.width > 0 ? maximumSize.width / size.width : 1
            let down = maximumSize.height > 0 ? maximumSize.height / size.height : 1
            let factor = min(1, across, down)
            return CGSize(width: size.width * factor, height: size.height * factor)
        }

        var reservedSize: CGSize {
            func points(_ length: CGFloat) -> CGFloat {
                length == Self.standardDimension ? Self.symbolColumn : max(0, length)
            }
            return CGSize(width: points(reservedLayoutSize.width), height: points(reservedLayoutSize.height))
        }
    }
}
