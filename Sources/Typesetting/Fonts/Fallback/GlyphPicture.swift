package import Foundation

/// What a font shows for a character of several colours.
package struct GlyphPicture: Sendable {
    package let png: Data
    /// From the glyph's origin, in ems, y downward.
    package let box: CGRect
    /// The font's file, for messages.
    package let path: String
}
