import Basics
internal import CCairo
import DisplayList
import Foundation
import KitValues
import Typesetting

extension Canvas {
    /// The largest size for which masks of glyphs are cached, in pixels to the em. Larger glyphs are filled as outlines
    /// each time.
    private static let maximumMaskedSize: CGFloat = 256
    /// The largest font size at which outlines are requested. Larger glyphs are stretched from there.
    private static let maximumFontSize: CGFloat = 2048
    /// The largest size that is drawn. Larger ones would exceed the range of cairo's numbers.
    private static let maximumOutlinedSize: CGFloat = 1e6
    /// The smallest size that is drawn. Smaller glyphs cannot be seen, and cairo refuses fonts without a size.
    private static let minimumFontSize: CGFloat = 0.01

    /// Paints glyphs from masks. Cairo 1.16 places every glyph on whole pixels, which leaves visible gaps in words at
    /// small sizes. Therefore glyphs are filled as outlines, once for each quarter of a pixel, and cached.
    func glyphs(_ run: GlyphRun, in space: Space) throws(RasterError) {
        guard run.isVisible, run.pointSize > 0, run.pointSize.isFinite, !run.glyphs.isEmpty else { return }
        if run.isColored { return try pictures(run, in: space) }
        do throws(RasterError) {
            if run.outline == nil, let scale = space.uniformScale,
                run.pointSize * scale <= Canvas.maximumMaskedSize
            {
                guard run.pointSize * scale >= Canvas.minimumFontSize else { return }
                try maskedGlyphs(run, scale: scale, in: space)
            } else {
                try outlinedGlyphs(run, in: space)
            }
        } catch {
            // Cairo also reports a lack of memory if it cannot open a font's file.
            guard error == .outOfMemory, errno != ENOMEM, let refusal = resources.typesetter.refusal(of: run.font)
            else { throw error }
            throw .font(refusal)
        }
    }

    // MARK: Masks

    private struct PlacedGlyph {
        var glyph: GlyphCache.Glyph
        var x: Int
        var y: Int
    }

    private func maskedGlyphs(_ run: GlyphRun, scale: CGFloat, in space: Space) throws(RasterError) {
        let places = run.glyphs.compactMap { place($0, in: space) }
        let face = GlyphCache.Face(font: run.font, pixels: run.pointSize * scale)
        let masks = try resources.caches.glyphs.masks(of: Set(places.map(\.glyph)), face: face) {
            (missing) throws(RasterError) in
            try rasterized(missing, run, scale: scale)
        }
        var extent: PixelRect?
        for place in places {
            guard let box = masks[place.glyph]?.region.moved(byX: place.x, y: place.y), !box.isEmpty else { continue }
            extent = extent?.union(box) ?? box
        }
        guard let seen = extent?.intersection(space.clip), !seen.isEmpty else { return }
        var line = CoverageMask(region: seen)
        for place in places {
            if let mask = masks[place.glyph] { line.add(mask, atX: place.x, y: place.y) }
        }
        try paint(run.color, through: line)
    }

    /// The pixel position of a glyph: the nearest quarter of a pixel horizontally, and the nearest whole pixel
    /// vertically, because baselines are on whole pixels, as on iOS. `nil` for positions far away, or with coordinates
    /// that are not finite.
    private func place(_ glyph: GlyphRun.Glyph, in space: Space) -> PlacedGlyph? {
        let point = glyph.position.applying(space.toDevice)
        guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return nil }
        let quarters = Int((point.x * 4 + 0.5 + PixelGrid.tolerance).rounded(.down))
        return PlacedGlyph(
            glyph: GlyphCache.Glyph(index: glyph.index, phase: UInt8(quarters & 3)), x: quarters >> 2,
            y: Int((point.y + 0.5 + PixelGrid.tolerance).rounded(.down)))
    }

    private func rasterized(
        _ glyphs: [GlyphCache.Glyph], _ run: GlyphRun, scale: CGFloat
    ) throws(RasterError) -> [GlyphCache.Glyph: CoverageMask] {
        let resources = resources
        let result = resources.typesetter.withScaledFont(run.font, pointSize: run.pointSize, scale: scale) { font in
            Result { () throws(RasterError) in
                var masks: [GlyphCache.Glyph: CoverageMask] = [:]
                for glyph in glyphs {
                    masks[glyph] = try CoverageMask(glyph, font: font, resources: resources)
                }
                return masks
            }
        }
        return try result.get()
    }

    // MARK: Outlines

    /// Paints glyphs as outlines. The outlines are requested upright, at their size on the canvas or the largest
    /// allowed one, and turned and stretched from there: a font that is requested at an impossible size fails at all
    /// sizes from then on.
    private func outlinedGlyphs(_ run: GlyphRun, in space: Space) throws(RasterError) {
        let scale = min(space.meanScale, Canvas.maximumFontSize / run.pointSize)
        guard run.pointSize * scale >= Canvas.minimumFontSize,
            run.pointSize * space.toDevice.longest <= Canvas.maximumOutlinedSize
        else { return }
        let glyphs = run.glyphs.compactMap { glyph -> cairo_glyph_t? in
            let (x, y) = (glyph.position.x * scale, glyph.position.y * scale)
            let place = glyph.position.applying(space.toDevice)
            guard abs(x) < 1e6, abs(y) < 1e6, abs(place.x) < 1e6, abs(place.y) < 1e6 else { return nil }
            return cairo_glyph_t(index: UInt(glyph.index), x: x, y: y)
        }
        let upright = PixelRect(x: 0, y: 0, width: 1, height: 1)
        cairo_new_path(context)
        for part in GlyphPart.parts(of: glyphs, em: run.pointSize * scale) {
            _ = try CoverageMask(region: upright, resources: resources) { (scratch) throws(RasterError) in
                resources.typesetter.withScaledFont(run.font, pointSize: run.pointSize, scale: scale) { font in
                    cairo_set_scaled_font(scratch.context, font)
                    cairo_glyph_path(scratch.context, part.glyphs, Int32(part.glyphs.count))
                }
                try RasterError.check(cairo_status(scratch.context))
                guard let outline = cairo_copy_path(scratch.context) else { throw .outOfMemory }
                defer { cairo_path_destroy(outline) }
                try RasterError.check(outline.pointee.status)
                let toDevice = CGAffineTransform(translationX: part.start.x, y: part.start.y)
                    .concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
                    .concatenating(space.toDevice)
                var matrix = cairo_matrix_t(toDevice)
                cairo_set_matrix(context, &matrix)
                cairo_append_path(context, outline)
                cairo_identity_matrix(context)
            }
        }
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        if run.outline?.isFilled ?? true, setSource(run.color) { cairo_fill_preserve(context) }
        if let outline = run.outline, outline.width > 0, outline.width.isFinite, setSource(outline.color) {
            // The path is already in pixels; only the pen still needs the transform.
            var pen = cairo_matrix_t(space.toDevice)
            cairo_set_matrix(context, &pen)
            cairo_set_line_width(context, min(outline.width, run.pointSize))
            cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
            cairo_set_miter_limit(context, 10)
            cairo_set_dash(context, nil, 0, 0)
            cairo_stroke_preserve(context)
            cairo_identity_matrix(context)
        }
        cairo_new_path(context)
    }
}

extension GlyphRun {
    fileprivate var isVisible: Bool { color.isVisible || outline?.color.isVisible == true }
}

/// Some neighbouring glyphs of a run, with an origin of their own.
private struct GlyphPart {
    let start: CGPoint
    /// The glyphs, with positions relative to the origin.
    var glyphs: [cairo_glyph_t]

    /// The size of a part, in ems. Cairo leaves out glyphs that are further than ten ems from the surface for which a
    /// path is made, even if they are visible. The first part starts at the run's origin.
    private static let reach = 8.0

    /// - Parameter em: the size of the font, in the unit of the positions.
    static func parts(of glyphs: [cairo_glyph_t], em: CGFloat) -> [GlyphPart] {
        var parts = [GlyphPart(start: .zero, glyphs: [])]
        for glyph in glyphs {
            let start = parts[parts.count - 1].start
            if max(abs(glyph.x - start.x), abs(glyph.y - start.y)) > reach * em {
                parts.append(GlyphPart(start: CGPoint(x: glyph.x, y: glyph.y), glyphs: []))
            }
            let part = parts[parts.count - 1].start
            parts[parts.count - 1].glyphs.append(
                cairo_glyph_t(index: glyph.index, x: glyph.x - part.x, y: glyph.y - part.y))
        }
        return parts.filter { !$0.glyphs.isEmpty }
    }
}

extension PixelRect {
    func moved(byX dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }
}

extension CoverageMask {
    /// The coverage of a glyph around its origin.
    /// - Parameter font: a `cairo_scaled_font_t` in device pixels.
    fileprivate init(_ glyph: GlyphCache.Glyph, font: OpaquePointer, resources: DrawingResources) throws(RasterError) {
        var place = cairo_glyph_t(index: UInt(glyph.index), x: Double(glyph.phase) / 4, y: 0)
        // The box of the outline's points, which contains the outline. FreeType rounds it to 64ths of a pixel.
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(font, &place, 1, &extents)
        try RasterError.check(cairo_scaled_font_status(font))
        let box = CGRect(
            x: place.x + extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height
        ).insetBy(dx: -1 / 16, dy: -1 / 16)
        let limit = PixelRect(x: -2048, y: -2048, width: 4096, height: 4096)
        guard extents.width > 0, extents.height > 0, let region = PixelRect(touchedBy: box, within: limit) else {
            self.init(region: PixelRect(x: 0, y: 0, width: 0, height: 0))
            return
        }
        try self.init(region: region, resources: resources) { canvas in
            cairo_set_scaled_font(canvas.context, font)
            cairo_new_path(canvas.context)
            cairo_glyph_path(canvas.context, &place, 1)
            cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
            cairo_fill(canvas.context)
        }
    }

    /// Adds the coverage of another mask where both overlap, up to full coverage.
    mutating func add(_ other: CoverageMask, atX x: Int, y: Int) {
        let source = other.region.moved(byX: x, y: y)
        let shared = source.intersection(region)
        guard !shared.isEmpty else { return }
        let (ownRegion, ownStride) = (region, stride)
        withMutableBytes { bytes, _ in
            other.bytes.withUnsafeBufferPointer { otherBytes in
                guard let otherFirst = otherBytes.baseAddress else { return }
                for row in shared.y..<shared.maxY {
                    let from = otherFirst + (row - source.y) * other.stride + (shared.x - source.x)
                    let to = bytes + (row - ownRegion.y) * ownStride + (shared.x - ownRegion.x)
                    var column = 0
                    while column < shared.width {
                        let (sum, overflow) = to[column].addingReportingOverflow(from[column])
                        to[column] = overflow ? 255 : sum
                        column += 1
                    }
                }
            }
        }
    }
}
