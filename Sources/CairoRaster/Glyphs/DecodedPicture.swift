import Basics
import DisplayList
import Foundation
import ImageCodecs
import Typesetting

/// A glyph that is a picture, ready to be painted.
struct DecodedPicture: Sendable {
    struct Key: Hashable, Sendable {
        var font: FontID
        var glyph: UInt32
    }

    let digest: ContentDigest
    let bitmap: Bitmap
    /// The picture's box, from the glyph's origin, in ems, y downward.
    let box: CGRect

    init(_ picture: GlyphPicture) throws(RasterError) {
        do throws(ImageError) {
            bitmap = try PNG.decode(picture.png)
        } catch {
            throw .font(.fontUnreadable(path: picture.path))
        }
        digest = ContentDigest(of: picture.png)
        box = picture.box
    }

    /// The picture at a size of the font and with its origin at a place, both in points.
    func placed(at origin: CGPoint, pointSize: CGFloat) -> ImagePlacement {
        ImagePlacement(
            ImageID(digest: digest, width: bitmap.width, height: bitmap.height),
            destination: CGRect(
                x: origin.x + box.minX * pointSize, y: origin.y + box.minY * pointSize,
                width: box.width * pointSize, height: box.height * pointSize))
    }
}
