/// An object that shows text whose font can change with the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font follows the content size category. This applies to a text style's font and to one that
    /// ``UIFontMetrics`` scaled.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
