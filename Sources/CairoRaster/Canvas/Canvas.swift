internal import CCairo
import DisplayList
import Foundation

/// A cairo context on one surface, which paints commands.
///
/// Outlines are passed to cairo in device pixels: its own matrix is the identity, except during a stroke, where it
/// shapes the pen. Therefore every number is checked to be finite before it is passed, because a cairo context fails
/// permanently at the first bad matrix.
final class Canvas {
    let context: OpaquePointer
    let resources: DrawingResources
    /// The surface, which must live as long as the context.
    private let surface: ImageSurface

    /// The maximum distance, in pixels, between a curve and the straight lines that cairo draws for it. Cairo's default
    /// of a tenth is visible: a circle of 60 points loses more than two pixels of its area.
    private static let tolerance = 0.02

    init(on surface: ImageSurface, resources: DrawingResources) throws(RasterError) {
        guard let context = cairo_create(surface.handle) else { throw .outOfMemory }
        self.context = context
        self.surface = surface
        self.resources = resources
        cairo_set_tolerance(context, Canvas.tolerance)
        try RasterError.check(cairo_status(context))
    }

    deinit {
        cairo_destroy(context)
    }

    /// Throws the first error. A context that failed has ignored all later operations.
    func finish() throws(RasterError) {
        cairo_surface_flush(surface.handle)
        try RasterError.check(cairo_status(context))
        try RasterError.check(cairo_surface_status(surface.handle))
    }

    func paint(_ commands: [DisplayCommand], in space: Space) throws(RasterError) {
        for (index, command) in commands.enumerated() {
            switch command {
            case .fill(let path, let paint, let rule): fill(path, paint, rule, in: space)
            case .stroke(let path, let color, let style): stroke(path, color, style, in: space)
            case .shadow(let shadow):
                let next = index + 1 < commands.count ? commands[index + 1] : nil
                try self.shadow(shadow, under: next, in: space)
            case .image(let placement): try image(placement, in: space)
            case .glyphs(let run): try glyphs(run, in: space)
            case .layer(let layer): try self.layer(layer, in: space)
            case .backdrop(let blur): try backdrop(blur, in: space)
            }
        }
    }

    /// Runs `body`, then restores clip and source.
    func isolated(_ body: () throws(RasterError) -> Void) throws(RasterError) {
        cairo_save(context)
        defer { cairo_restore(context) }
        try body()
    }
}
