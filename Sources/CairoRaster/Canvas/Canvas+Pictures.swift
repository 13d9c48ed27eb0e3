import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Typesetting

extension Canvas {
    /// Paints glyphs that are pictures with their own colours. Of the run's colour, only the alpha is used.
    func pictures(_ run: GlyphRun, in space: Space) throws(RasterError) {
        guard run.color.alpha >= 1 else {
            var opaque = run
            opaque.color.alpha = 1
            return try layer(Layer(opacity: run.color.alpha, commands: [.glyphs(opaque)]), in: space)
        }
        var outlines = run
        outlines.isColored = false
        outlines.glyphs = []
        for glyph in run.glyphs {
            guard let picture = try picture(glyph.index, of: run.font) else {
                outlines.glyphs.append(glyph)
                continue
            }
            var placement = picture.placed(at: glyph.position, pointSize: run.pointSize)
            // On whole pixels, all pictures are equally sharp, and each is scaled only once.
            if space.uniformScale != nil {
                placement.destination = placement.destination.applying(space.toDevice).roundedToPixels
                    .applying(space.toDevice.inverted())
            }
            guard space.pixels(touchedBy: placement.destination) != nil,
                let image = PlacedImage(placement, bitmap: picture.bitmap)
            else { continue }
            try self.image(image, in: space)
        }
        try glyphs(outlines, in: space)
    }

    private func picture(_ glyph: UInt32, of font: FontID) throws(RasterError) -> DecodedPicture? {
        let key = DecodedPicture.Key(font: font, glyph: glyph)
        return try resources.caches.pictures.value(for: key, bytes: { 4 * ($0?.bitmap.pixels.count ?? 1) }) {
            () throws(RasterError) in
            guard let picture = resources.typesetter.picture(of: glyph, in: font) else { return nil }
            return try DecodedPicture(picture)
        }
    }
}

extension CGRect {
    /// The rectangle moved to whole pixels, at least one in each direction.
    fileprivate var roundedToPixels: CGRect {
        CGRect(
            x: minX.rounded(), y: minY.rounded(), width: max(1, width.rounded()), height: max(1, height.rounded()))
    }
}
