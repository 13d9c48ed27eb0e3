public import Foundation
public import KitValues

/// The area in which text is comfortable to read, with a limited width (behaviour.md §3.7).
public enum ReadableContent {
    /// The maximum width at the default text size, in points.
    public static let width: CGFloat = 664

    /// The maximum width at another text size. It grows with body text (autolayout.md §11.3, our decision).
    ///
    /// - Parameters:
    ///   - width: at the default text size, in points.
    ///   - bodySize: the size of body text, in points.
    public static func width(_ width: CGFloat, bodySize: CGFloat) -> CGFloat { width * bodySize / 17 }

    /// How far readable content stays from the edges of a view.
    ///
    /// - Parameters:
    ///   - viewWidth: the view's width in points.
    ///   - margins: its layout margins, safe area included; content never leaves them.
    ///   - readableWidth: the screen's ``ScreenMetrics/readableContentWidth`` at the text size; nil lets content fill
    ///     the margins.
    /// - Returns: insets centred in the view where there is more room than `readableWidth`, else the margins.
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
