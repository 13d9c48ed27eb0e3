import Basics
internal import CCairo
public import DisplayList
public import Foundation
public import ImageCodecs
import KitValues
public import Typesetting

/// Draws display lists with Cairo.
///
/// Equal lists at equal scales give equal pixels, whatever was drawn before and on whatever thread: the caches (glyphs,
/// blurred corners, scaled images) have limits and only save time. Keep one rasterizer for many pictures; it can be
/// used from any number of threads at once.
public struct Rasterizer: Sendable {
    /// The typesetter that has set the texts of the lists.
    public let typesetter: Typesetter
    let caches: RasterCaches

    /// - Parameter typesetter: the typesetter that has set the texts of the lists. It knows the fonts of their glyphs.
    public init(typesetter: Typesetter) {
        self.typesetter = typesetter
        caches = RasterCaches()
    }

    /// Makes a rasterizer and sets the typesetter of the whole process, so that labels measure with the fonts that draw
    /// them.
    ///
    /// - Parameter fontDirectories: folders with fonts in addition to Reflow's own.
    package init(forProcessWith fontDirectories: [URL]) throws(TypesettingError) {
        let typesetter = try Typesetter(fontDirectories: fontDirectories)
        CurrentTypesetter.value = typesetter
        self.init(typesetter: typesetter)
    }

    /// A rasterizer with additional fonts, which is kept for later requests.
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

    /// A rasterizer with the fonts that a layout needs by name, beyond those that it names as files.
    /// - Parameters:
    ///   - fonts: files, and folders with their subfolders.
    ///   - names: the families and PostScript names that the layout uses.
    ///   - candidates: makes the list of the app's font files, best first. It is not asked if all names are known.
    package func adding(
        fonts: [URL], called names: [String], from candidates: () -> [URL]
    ) throws(RasterError) -> Rasterizer {
        let known = try adding(fonts: fonts)
        let missing = Set(names.filter { !known.typesetter.fontExists(named: $0) }.map { $0.lowercased() })
        guard !missing.isEmpty else { return known }
        let own = candidates().filter { Typesetter.isFont(at: $0, called: missing) }
        return own.isEmpty ? known : try adding(fonts: fonts + own)
    }

    /// Forgets the rasterizers with additional fonts, because the files of the fonts may have changed.
    package func forgetAddedFonts() {
        caches.extended.withLock { $0.removeAll() }
    }

    /// The most rasterizers that are kept. Each has the faces of its fonts in memory.
    private static let extendedLimit = 16

    /// Makes this rasterizer's fonts the fonts of the process: all later text is set in them.
    package func takeOverMeasuring() {
        CurrentTypesetter.value = typesetter
    }

    /// Throws if a font could not be read, because texts may then have been measured with another one.
    package func checkFonts() throws(TypesettingError) {
        try typesetter.check()
        for other in caches.extended.withLock({ $0 }).values { try other.typesetter.check() }
    }

    /// Draws a bitmap of `list.size × scale`, rounded to whole pixels, transparent where nothing is painted.
    ///
    /// Commands with numbers that are not finite paint nothing. A list of no width or height gives a bitmap without
    /// pixels.
    ///
    /// - Parameters:
    ///   - images: the images that the list refers to.
    ///   - scale: pixels per point.
    public func draw(
        _ list: DisplayList, images: [ImageID: ImageAsset] = [:], scale: CGFloat
    ) throws(RasterError) -> Bitmap {
        let canvas = try Rasterizer.pixelRect(of: list.size, scale: scale)
        let resources = DrawingResources(typesetter: typesetter, caches: caches, images: images)
        do throws(TypesettingError) { try typesetter.check() } catch { throw .font(error) }
        return try Bitmap(width: canvas.width, height: canvas.height) { (pixels) throws(RasterError) in
            guard let memory = pixels.baseAddress, !canvas.isEmpty else { return }
            let space = Space(toDevice: .init(scaleX: scale, y: scale), clip: canvas)
            let visible = list.commands.withoutCoveredFills(in: space)
            // Memory that the first fill covers need not be cleared.
            if visible.first?.coveredPixels(in: space) != [canvas] { memset(memory, 0, pixels.count * 4) }
            let surface = try ImageSurface(borrowing: memory, region: canvas)
            let context = try Canvas(on: surface, resources: resources)
            try context.paint(visible, in: space)
            try context.finish()
        }
    }

    /// Draws a drawing with its own images.
    /// - Parameter scale: pixels per point.
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
    /// The whole number nearest to a finite number, limited to the range of the type.
    init(clamping number: CGFloat) {
        self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
    }
}
