package import Foundation

/// A fact about the looks of a view, for trees.
package enum ViewLook {
    /// A colour. It is left out if it is the standard colour or, without a standard colour, if it is transparent.
    case color(_ name: String, UIColor?, standard: UIColor? = nil)
    case font(UIFont?, standard: UIFont)
    /// A picture, by its name and a digest.
    case image(UIImage?)
    /// A picture by its digest alone.
    case digest(UIImage?)
    /// The colours and fonts of a text; for attributed text, those of all its runs.
    case text(
        NSAttributedString?, color: UIColor, font: UIFont, standardColor: UIColor, standardFont: UIFont)
}
