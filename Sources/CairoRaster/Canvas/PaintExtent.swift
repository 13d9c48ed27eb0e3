import Basics
import DisplayList
import Foundation

/// The device pixels that commands can touch. The estimate never has too few pixels, and rarely many too many.
struct PaintExtent {
    let pixels: PixelRect

    /// Fails if nothing would be visible.
    init?(of commands: [DisplayCommand], in space: Space) throws(RasterError) {
        var extent: PixelRect?
        for command in commands {
            guard let touched = try PaintExtent.pixels(touchedBy: command, in: space) else { continue }
            extent = extent?.union(touched) ?? touched
            // The extent cannot grow any more.
            if extent == space.clip { break }
        }
        guard let extent else { return nil }
        pixels = extent
    }

    private static func pixels(
        touchedBy command: DisplayCommand, in space: Space
    ) throws(RasterError) -> PixelRect? {
        switch command {
        case .fill(let path, _, _):
            return space.pixels(touchedBy: path.boundingBox)
        case .stroke(let path, _, let style):
            return space.pixels(touchedBy: path.boundingBox, margin: style.reach * space.toDevice.longest + 1)
        case .image(let placement):
            return space.pixels(touchedBy: placement.destination.standardized)
        case .glyphs(let run):
            return run.inkBox.flatMap { space.pixels(touchedBy: $0, margin: 2) }
        case .layer(let layer):
            guard var inner = try space.entering(layer.transform) else { return nil }
            if let clip = layer.clip {
                guard let touched = inner.pixels(touchedBy: clip.boundingBox) else { return nil }
                inner.clip = touched
            }
            return try PaintExtent(of: layer.commands, in: inner)?.pixels
        case .backdrop:
            // A backdrop only changes pixels that other commands have painted.
            return nil
        case .shadow(let shadow):
            return try shadowPixels(shadow, in: space)
        }
    }

    private static func shadowPixels(_ shadow: Shadow, in space: Space) throws(RasterError) -> PixelRect? {
        guard let blur = ShadowBlur(radius: shadow.radius, scale: space.meanScale),
            let casting = try space.casting(shadow.offset, reach: blur.reach)
        else { return nil }
        let cast: PixelRect? =
            switch shadow.source {
            case .path(let path): casting.pixels(touchedBy: path.boundingBox)
            case .commands(let commands): try PaintExtent(of: commands, in: casting)?.pixels
            }
        guard let lit = cast?.insetBy(-blur.reach).intersection(space.clip), !lit.isEmpty else { return nil }
        return lit
    }
}

extension GlyphRun {
    /// A box around all pixels that the glyphs can paint, estimated generously from the size of the font; `nil` if no
    /// glyph has a finite position.
    fileprivate var inkBox: CGRect? {
        let places = glyphs.map(\.position).filter { $0.x.isFinite && $0.y.isFinite }
        guard let first = places.first, pointSize > 0, pointSize.isFinite else { return nil }
        var box = CGRect(origin: first, size: .zero)
        for place in places { box = box.union(CGRect(origin: place, size: .zero)) }
        return box.insetBy(dx: -3 * pointSize, dy: -3 * pointSize)
    }
}
