import Basics
internal import CCairo
import DisplayList
import Foundation
import KitValues

extension Canvas {
    /// The largest tile that is cached, in pixels.
    private static let maximumTileArea = 4 << 20

    func shadow(_ shadow: Shadow, in space: Space) throws(RasterError) {
        guard shadow.color.isVisible, let blur = ShadowBlur(radius: shadow.radius, scale: space.meanScale),
            let casting = try space.casting(shadow.offset, reach: blur.reach)
        else { return }
        switch shadow.source {
        case .path(let path):
            if let shape = path.roundedRect?.inPixels(of: casting), let plan = ShadowTile.Plan(shape, blur: blur),
                plan.tileRegion.area <= Canvas.maximumTileArea
            {
                try tiledShadow(plan, shadow.color, in: space)
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

    private func tiledShadow(_ plan: ShadowTile.Plan, _ color: RGBAColor, in space: Space) throws(RasterError) {
        let target = plan.region.intersection(space.clip)
        guard !target.isEmpty else { return }
        let tile = try resources.caches.shadows.value(for: plan.key, bytes: { $0.mask.bytes.count }) {
            () throws(RasterError) in
            try ShadowTile(plan.key, region: plan.tileRegion, resources: resources)
        }
        try paint(color, through: tile.assembled(plan, in: target))
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

extension Path {
    /// The path as a rounded rectangle, if it is one.
    fileprivate var roundedRect: RoundedRect? {
        switch self {
        case .rect(let rect): RoundedRect(rect, radius: 0)
        case .roundedRect(let rounded): rounded
        case .ellipse, .elements: nil
        }
    }
}

extension RoundedRect {
    /// The shape as drawn, in device pixels. `nil` for shapes without an area, and if the transform does not keep it a
    /// rounded rectangle of the same proportions.
    fileprivate func inPixels(of space: Space) -> RoundedRect? {
        guard let scale = space.uniformScale else { return nil }
        var shape = fitted
        shape.rect = shape.rect.applying(space.toDevice)
        shape.topLeft *= scale
        shape.topRight *= scale
        shape.bottomLeft *= scale
        shape.bottomRight *= scale
        return shape.rect.width > 0 && shape.rect.height > 0 ? shape : nil
    }
}
