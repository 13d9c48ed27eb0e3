import Basics
internal import CCairo
import DisplayList
import Foundation
import KitValues

extension Canvas {
    /// The largest tile that is cached, in pixels.
    private static let maximumTileArea = 4 << 20

    /// - Parameter next: the command after the shadow, which may cover a part of it, as a view's background does.
    func shadow(_ shadow: Shadow, under next: DisplayCommand?, in space: Space) throws(RasterError) {
        guard shadow.color.isVisible, let blur = ShadowBlur(radius: shadow.radius, scale: space.meanScale),
            let casting = try space.casting(shadow.offset, reach: blur.reach)
        else { return }
        switch shadow.source {
        case .path(let path):
            if let shape = path.roundedRect?.inPixels(of: casting), let plan = ShadowTile.Plan(shape, blur: blur),
                plan.tileRegion.area <= Canvas.maximumTileArea
            {
                // At the soft edge of a clip, a shadow shines through the command that covers it.
                let covered = space.isClipped ? [] : next?.coveredPixels(in: space) ?? []
                try tiledShadow(plan, shadow.color, without: covered, in: space)
            } else if let cast = casting.pixels(touchedBy: path.boundingBox) {
                try wholeShadow(of: cast, blur, shadow.color, in: space, casting) { (canvas, space) in
                    canvas.fill(path, .color(.black), .nonZero, in: space)
                }
            }
        case .commands(let commands):
            guard let cast = try PaintExtent(of: commands, in: casting)?.pixels else { return }
            try wholeShadow(of: cast, blur, shadow.color, in: space, casting) {
                (canvas, space) throws(RasterError) in
                try canvas.paint(commands, in: space)
            }
        }
    }

    private func tiledShadow(
        _ plan: ShadowTile.Plan, _ color: RGBAColor, without covered: [PixelRect], in space: Space
    ) throws(RasterError) {
        let target = plan.region.intersection(space.clip)
        guard !target.isEmpty else { return }
        let tile = try resources.caches.shadows.value(for: plan.key, bytes: { $0.mask.bytes.count }) {
            () throws(RasterError) in
            try ShadowTile(plan.key, region: plan.tileRegion, resources: resources)
        }
        let parts = covered.reduce([target]) { parts, hole in parts.flatMap { $0.parts(outside: hole) } }
        for part in parts {
            try paint(color, through: tile.assembled(plan, in: part))
        }
    }

    /// Blurs the visible part of the shadow.
    private func wholeShadow(
        of cast: PixelRect, _ blur: ShadowBlur, _ color: RGBAColor, in space: Space, _ casting: Space,
        draw: (Canvas, Space) throws(RasterError) -> Void
    ) throws(RasterError) {
        let target = cast.insetBy(-blur.reach).intersection(space.clip)
        guard !target.isEmpty else { return }
        try resources.withSurface(pixels: target.area) { () throws(RasterError) in
            let mask = try CoverageMask.blurred(target, by: blur, in: casting, resources: resources, draw: draw)
            try paint(color, through: mask)
        }
    }

    /// Paints one colour with the mask's coverage.
    func paint(_ color: RGBAColor, through mask: CoverageMask) throws(RasterError) {
        guard !mask.region.isEmpty, setSource(color) else { return }
        try mask.withSurface { (surface) throws(RasterError) in
            cairo_mask_surface(context, surface.handle, 0, 0)
        }
    }
}
