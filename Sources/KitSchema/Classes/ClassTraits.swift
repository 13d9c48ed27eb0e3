/// The axes on which Interface Builder documents store a size for a view's content, as the Xcode that saved the document
/// measured it.
package enum StoredContent: Sendable {
    /// The content of such views has no size.
    case none
    case both
    case vertical
    /// An image's size does not depend on the system; a symbol has a size like text.
    case symbols
    /// A text view that scrolls has no content size.
    case unlessScrolling
}

/// The size of a view of a class as a tap target.
package enum TapTarget: Sendable {
    /// The layout determines the size.
    case designed
    /// UIKit's own views of this class are smaller than a tap target should be, so that the layout cannot be the cause.
    case natural
}
