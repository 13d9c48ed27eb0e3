package import Foundation

/// The picture that a font has for a character of several colours.
package struct GlyphPicture: Sendable {
    package let png: Data
    /// The picture's box, from the glyph's origin, in ems, y downward.
    package let box: CGRect
    /// The path of the font's file, for messages.
    package let path: String
}
