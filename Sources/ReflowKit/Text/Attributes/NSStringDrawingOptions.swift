public import Foundation

/// Options for measuring and drawing text in a rectangle, with UIKit's raw values.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The rectangle's origin is the top left of the text, which may have several lines. Without this option the text
    /// is one line whose baseline starts at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// This option has no effect, because the system font has no leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// The last line that fits ends in an ellipsis if there is more text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The results of measuring and drawing methods.
open class NSStringDrawingContext: NSObject {
    /// Kept for source compatibility: text is not scaled to fit.
    open var minimumScaleFactor: CGFloat = 0
    /// The rectangle in which the text was last measured or drawn, in points.
    open internal(set) var totalBounds = CGRect.zero
}
