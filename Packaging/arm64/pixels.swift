// Reflow's own arithmetic on pixels, for Scripts/compare-arm64: the files that blur shadows and backdrops are compiled with
// this one, as Embedded Swift, which has no Foundation and no cairo. What they need of them stands here; a mask is drawn by
// C instead of cairo.

typealias CGFloat = Double

struct CGAffineTransform {
    var scale = 1.0

    init(scaleX: Double, y: Double) { scale = scaleX }

    func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale * other.scale, y: scale * other.scale)
    }
}

struct PixelRect {
    var x: Int, y: Int, width: Int, height: Int

    init(fromX x: Int, y: Int, toX maxX: Int, y maxY: Int) {
        self.x = x
        self.y = y
        width = maxX - x
        height = maxY - y
    }

    var maxX: Int { x + width }
    var maxY: Int { y + height }

    func insetBy(_ inset: Int) -> PixelRect {
        PixelRect(fromX: x + inset, y: y + inset, toX: maxX - inset, y: maxY - inset)
    }
}

enum RasterError: Error { case outOfMemory }

struct Space {
    var toDevice: CGAffineTransform
    var clip: PixelRect
}

struct DrawingResources {
    let ink: @convention(c) (UnsafeMutablePointer<UInt8>, Int) -> Void
}

struct ImageSurface {
    let memory: UnsafeMutablePointer<UInt8>
    let count: Int

    init(borrowing memory: UnsafeMutablePointer<UInt8>, region: PixelRect, stride: Int) throws(RasterError) {
        self.memory = memory
        count = stride * region.height
    }
}

struct Canvas {
    let surface: ImageSurface
    let resources: DrawingResources

    init(on surface: ImageSurface, resources: DrawingResources) throws(RasterError) {
        self.surface = surface
        self.resources = resources
    }

    func draw() { resources.ink(surface.memory, surface.count) }

    func finish() throws(RasterError) {}
}

@_cdecl("reflow_blur_pixels")
func blurPixels(
    _ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, sigma: Double, saturation: Double
) {
    _ = PixelBlur(sigma: sigma, saturation: saturation).apply(to: pixels, stride: width, width: width, height: height)
}

/// - Returns: 0 if the blur is none, or there is no memory.
@_cdecl("reflow_blur_mask")
func blurMask(
    _ out: UnsafeMutablePointer<UInt8>, width: Int, height: Int, radius: Double, scale: Double,
    ink: @escaping @convention(c) (UnsafeMutablePointer<UInt8>, Int) -> Void
) -> Int {
    guard let blur = ShadowBlur(radius: radius, scale: scale) else { return 0 }
    let region = PixelRect(fromX: 0, y: 0, toX: width, y: height)
    let space = Space(toDevice: CGAffineTransform(scaleX: 1, y: 1), clip: region)
    do throws(RasterError) {
        let mask = try CoverageMask.blurred(region, by: blur, in: space, resources: DrawingResources(ink: ink)) {
            canvas, _ in canvas.draw()
        }
        var y = 0
        while y < height {
            var x = 0
            while x < width {
                out[y * width + x] = mask.bytes[y * mask.stride + x]
                x += 1
            }
            y += 1
        }
        return 1
    } catch {
        return 0
    }
}
