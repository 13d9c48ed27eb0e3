/// An object that shows text whose font can change with the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether a font of a text style, or one that ``UIFontMetrics`` scaled, follows the content size category.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
