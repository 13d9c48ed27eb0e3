import Basics
internal import CCairo
import DisplayList
import Foundation
import KitValues

extension Canvas {
    func layer(_ layer: Layer, in outer: Space) throws(RasterError) {
        guard layer.opacity > 0, var inner = try outer.entering(layer.transform) else { return }
        if let clip = layer.clip {
            guard let touched = inner.pixels(touchedBy: clip.boundingBox) else { return }
            inner.clip = touched
        }
        if layer.opacity < 1 || !layer.cutout.isEmpty {
            try separateLayer(layer, in: inner)
        } else if let clip = layer.clip, !surrounds(clip, outer.clip, in: inner) {
            try isolated { () throws(RasterError) in
                guard setClip(clip, layer.clipRule, in: inner) else { return }
                inner.isClipped = true
                try paint(layer.commands, in: inner)
            }
        } else {
            try paint(layer.commands, in: inner)
        }
    }

    /// Paints the commands to a surface that is just large enough for them, takes the cutout away from it, then fades the
    /// surface as a whole.
    private func separateLayer(_ layer: Layer, in space: Space) throws(RasterError) {
        guard let extent = try PaintExtent(of: layer.commands, in: space)?.pixels else { return }
        var inner = space
        inner.clip = extent
        inner.isClipped = layer.clip != nil
        try isolated { () throws(RasterError) in
            cairo_new_path(context)
            cairo_rectangle(
                context, Double(extent.x), Double(extent.y), Double(extent.width), Double(extent.height))
            cairo_clip(context)
            try resources.withSurface(pixels: extent.area) { () throws(RasterError) in
                cairo_push_group(context)
                // Clips from outside apply only once, when the group is painted. Otherwise their soft edges would count
                // twice.
                cairo_reset_clip(context)
                let isVisible = layer.clip.map { setClip($0, layer.clipRule, in: inner) } ?? true
                if isVisible {
                    try paint(layer.commands, in: inner)
                    try cutOut(layer.cutout, pixels: extent.area, in: inner)
                }
                cairo_pop_group_to_source(context)
            }
            cairo_paint_with_alpha(context, layer.opacity)
        }
    }

    /// Takes away what was painted where the commands would paint.
    private func cutOut(_ commands: [DisplayCommand], pixels: Int, in space: Space) throws(RasterError) {
        guard !commands.isEmpty else { return }
        try resources.withSurface(pixels: pixels) { () throws(RasterError) in
            cairo_push_group(context)
            try paint(commands, in: space)
            cairo_pop_group_to_source(context)
        }
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Clips the following operations to a path; `false` if a coordinate is not finite.
    private func setClip(_ path: Path, _ rule: FillRule, in space: Space) -> Bool {
        guard setArea(path, in: space) else { return false }
        cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
        return true
    }

    /// Whether a clip is a rectangle around all pixels that can be painted, so that it has no effect.
    private func surrounds(_ clip: Path, _ pixels: PixelRect, in space: Space) -> Bool {
        guard case .rect(let rect) = clip, space.toDevice.preservesAxes else { return false }
        return rect.applying(space.toDevice).contains(pixels.rect)
    }
}
