public import Foundation
public import KitValues

/// The area in which text is comfortable to read, with a limited width (behaviour.md §3.7).
public enum ReadableContent {
    /// The maximum width at the default text size, in points.
    public static let width: CGFloat = 664

    /// The maximum width at another text size. It grows with body text (autolayout.md §11.3, our decision).
    ///
    /// - Parameters:
    ///   - width: the width at the default text size, in points.
    ///   - bodySize: the size of body text, in points.
    public static func width(_ width: CGFloat, bodySize: CGFloat) -> CGFloat { width * bodySize / 17 }

    /// The distance of readable content from the edges of a view.
    ///
    /// - Parameters:
    ///   - viewWidth: the view's width in points.
    ///   - margins: the view's layout margins, including the safe area; content never leaves them.
    ///   - readableWidth: the screen's ``ScreenMetrics/readableContentWidth`` at the text size; if it is nil, content
    ///     fills the margins.
    /// - Returns: insets that centre content of the maximum width if there is more room, else the margins.
    public static func insets(
        viewWidth: CGFloat, margins: UIEdgeInsets, readableWidth: CGFloat?
    ) -> UIEdgeInsets {
        guard let readableWidth else { return margins }
        let beside = (viewWidth - readableWidth) / 2
        return UIEdgeInsets(
            top: margins.top, left: max(margins.left, beside), bottom: margins.bottom,
            right: max(margins.right, beside))
    }
}
