import Basics
internal import CCairo
public import DisplayList
public import Foundation
public import ImageCodecs
import KitValues
public import Typesetting

/// Draws display lists with Cairo.
///
/// Equal lists at equal scales give equal pixels, whatever was drawn before and on whatever thread: what is kept from
/// one picture to the next (glyphs, blurred corners, scaled images) is kept inside limits and only saves time. Keep one
/// rasterizer for many pictures; it can be used from any number of threads at once.
public struct Rasterizer: Sendable {
    /// The typesetter that set the lists' texts.
    public let typesetter: Typesetter
    let caches: RasterCaches

    /// - Parameter typesetter: The typesetter that set the lists' texts: it knows the fonts of their glyphs.
    public init(typesetter: Typesetter) {
        self.typesetter = typesetter
        caches = RasterCaches()
    }

    /// A rasterizer and the typesetter of the whole process, so that labels measure with the fonts that draw them.
    ///
    /// - Parameter fontDirectories: folders with fonts in addition to the product's own.
    package init(forProcessWith fontDirectories: [URL]) throws(TypesettingError) {
        let typesetter = try Typesetter(fontDirectories: fontDirectories)
        CurrentTypesetter.value = typesetter
        self.init(typesetter: typesetter)
    }

    /// One with further fonts, which is kept for those who ask again.
    /// - Parameter fonts: files, and folders with their subfolders; empty for this rasterizer itself.
    package func adding(fonts: [URL]) throws(RasterError) -> Rasterizer {
        guard !fonts.isEmpty else { return self }
        let key = fonts.map(\.path)
        return try caches.extended.withLock { (extended) throws(RasterError) in
            if let known = extended[key] { return known }
            let typesetter: Typesetter
            do throws(TypesettingError) { typesetter = try self.typesetter.adding(fonts: fonts) } catch {
                throw .font(error)
            }
            if extended.count >= Rasterizer.extendedLimit { extended.removeAll() }
            let rasterizer = Rasterizer(typesetter: typesetter)
            extended[key] = rasterizer
            return rasterizer
        }
    }

    /// Reads fonts that were added again when they are next needed: their files may have changed.
    package func forgetAddedFonts() {
        caches.extended.withLock { $0.removeAll() }
    }

    /// Each has the faces of its fonts in memory.
    private static let extendedLimit = 16

    /// Makes all text that is set from now on be set in this rasterizer's fonts.
    package func takeOverMeasuring() {
        CurrentTypesetter.value = typesetter
    }

    /// Throws if a font could not be read, because texts may then have been measured with another font.
    package func checkFonts() throws(TypesettingError) {
        try typesetter.check()
        for other in caches.extended.withLock({ $0 }).values { try other.typesetter.check() }
    }

    /// Pixels of `list.size × scale`, rounded to whole pixels; transparent where nothing paints.
    ///
    /// Commands with numbers that are not finite paint nothing. A list of no width or height gives a bitmap without
    /// pixels.
    ///
    /// - Parameters:
    ///   - images: The pixels of the images that the list names.
    ///   - scale: Pixels to a point.
    public func draw(
        _ list: DisplayList, images: [ImageID: ImageAsset] = [:], scale: CGFloat
    ) throws(RasterError) -> Bitmap {
        let canvas = try Rasterizer.pixelRect(of: list.size, scale: scale)
        let resources = DrawingResources(typesetter: typesetter, caches: caches, images: images)
        do throws(TypesettingError) { try typesetter.check() } catch { throw .font(error) }
        return try Bitmap(width: canvas.width, height: canvas.height) { (pixels) throws(RasterError) in
            guard let memory = pixels.baseAddress, !canvas.isEmpty else { return }
            memset(memory, 0, pixels.count * 4)
            let surface = try ImageSurface(borrowing: memory, region: canvas)
            let context = try Canvas(on: surface, resources: resources)
            try context.paint(list.commands, in: Space(toDevice: .init(scaleX: scale, y: scale), clip: canvas))
            try context.finish()
        }
    }

    /// Pixels of a drawing, by its own images.
    /// - Parameter scale: Pixels to a point.
    public func draw(_ drawing: Drawing, scale: CGFloat) throws(RasterError) -> Bitmap {
        try draw(drawing.list, images: drawing.images, scale: scale)
    }

    private static func pixelRect(of size: CGSize, scale: CGFloat) throws(RasterError) -> PixelRect {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        guard width.isFinite, height.isFinite, scale > 0, width >= 0, height >= 0 else {
            throw .invalidSize(size, scale: scale)
        }
        let rect = PixelRect(
            x: 0, y: 0, width: Int(clamping: width), height: Int(clamping: height))
        guard ImageLimits.allow(width: rect.width, height: rect.height) else {
            throw .tooLarge(width: rect.width, height: rect.height)
        }
        return rect
    }
}

extension Int {
    /// The whole number nearest to a finite one, saturated where it is out of range.
    init(clamping number: CGFloat) {
        self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
    }
}
