import Basics
public import Foundation
package import ImageCodecs
public import KitValues

/// A picture with a scale in pixels per point.
///
/// An image never changes: methods that change something return a new image. Pixels are decoded when the image is
/// painted. `UIImage()` is an image of size zero.
///
/// If a subclass adds variables, it is responsible for their use on other threads, as on iOS.
open class UIImage: NSObject, @unchecked Sendable {
    /// The colours in which a picture is drawn, with UIKit's raw values.
    public enum RenderingMode: Int, Sendable {
        /// A template where the place it is shown in takes templates, else as it is.
        case automatic = 0
        case alwaysOriginal = 1
        /// Only its alpha counts; the colour is the tint of where it is shown.
        case alwaysTemplate = 2
    }

    /// How the middle of a resizable image fills more than its own size, with UIKit's raw values.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// The orientation of the stored picture, with UIKit's raw values. Files are turned upright when they are read:
    /// theirs is ``up``.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// How an image is resized: not at all, or by its middle while the margins stay as they are.
    struct Resizing: Hashable {
        var capInsets: UIEdgeInsets
        var mode: ResizingMode
    }

    // Variables only so that all initialisers but UIKit's own are convenience ones, which subclasses inherit: nothing
    // is written once an image is given out.

    /// The picture as it is shown, upright; nil for an image of no size.
    package private(set) final var asset: ImageAsset?
    /// The picture as it was given.
    private(set) final var stored: ImageAsset?
    /// How the pixels of ``cgImage`` lie. The image is drawn upright.
    open private(set) var imageOrientation = Orientation.up
    /// Pixels per point.
    open private(set) var scale: CGFloat = 1
    open private(set) var renderingMode = RenderingMode.automatic
    /// Takes the place of the picture's own colours.
    private(set) final var tint: UIColor?
    private(set) final var resizing: Resizing?
    /// The name by which it was asked for, where it was found by one.
    package private(set) final var name: String?

    convenience init(
        asset: ImageAsset?, scale: CGFloat, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic,
        name: String? = nil
    ) {
        self.init()
        stored = asset
        self.asset = asset?.oriented(orientation.stored)
        imageOrientation = orientation
        self.scale = UIImage.valid(scale)
        self.renderingMode = renderingMode
        self.name = name
    }

    private static func valid(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    private convenience init(_ other: UIImage) {
        self.init()
        asset = other.asset
        stored = other.stored
        imageOrientation = other.imageOrientation
        scale = UIImage.valid(other.scale)
        renderingMode = other.renderingMode
        tint = other.tint
        resizing = other.resizing
        name = other.name
    }

    /// A copy that differs in what `change` sets.
    private final func copy(_ change: (UIImage) -> Void) -> UIImage {
        let copy = UIImage(self)
        change(copy)
        return copy
    }

    /// Pixels as they are.
    package convenience init(bitmap: Bitmap, scale: CGFloat) {
        self.init(asset: ImageAsset(bitmap: bitmap), scale: scale)
    }

    // MARK: Making images

    public override init() {
        super.init()
    }

    /// The image with this name for the current traits, from the folders of the current simulation; nil if there is no
    /// readable one.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// - Parameters:
    ///   - bundle: ignored: images come from the folders of the current simulation.
    ///   - traitCollection: the traits to choose the image for; the current traits if nil.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let loader = Surroundings.current.imageLoader
        guard let image = try? loader.image(named: name, compatibleWith: traitCollection ?? .current) else {
            return nil
        }
        self.init(image)
    }

    /// The image in a file. The name's `@2x` or `@3x` sets the scale. nil if there is no readable image.
    public init?(contentsOfFile path: String) {
        guard let asset = try? SimulationImageLoader.asset(at: URL(fileURLWithPath: path)) else { return nil }
        super.init()
        self.asset = asset
        stored = asset
        scale = UIImage.valid(ImageFileName(path).scale ?? 1)
    }

    /// A PNG or JPEG file in memory, with one pixel per point; nil if it is neither.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// A PNG or JPEG file in memory; nil if it is neither.
    public init?(data: Data, scale: CGFloat) {
        guard let asset = try? ImageAsset(data: data) else { return nil }
        super.init()
        self.asset = asset
        stored = asset
        self.scale = UIImage.valid(scale)
    }

    // MARK: Reading

    /// In points.
    open var size: CGSize {
        guard let asset else { return .zero }
        return CGSize(width: CGFloat(asset.width) / scale, height: CGFloat(asset.height) / scale)
    }

    /// The margins that keep their size when the image is resized, in points.
    open var capInsets: UIEdgeInsets { resizing?.capInsets ?? .zero }

    open var resizingMode: ResizingMode { resizing?.mode ?? .tile }

    /// The file itself if it is a PNG that is upright, otherwise the upright pixels as a PNG; nil for an image without
    /// pixels. The colours are the picture's own, whatever the tint.
    public func pngData() -> Data? {
        guard let asset else { return nil }
        if let data = asset.data, (try? PNG.header(of: data)) != nil { return data }
        return try? PNG.encode(asset.bitmap())
    }

    /// The picture's own pixels, whatever the tint; nil for an image without any.
    package func bitmap() throws(ImageError) -> Bitmap? { try asset?.bitmap() }

    /// The pixels as they were given, which lie as ``imageOrientation`` says; nil for an image without any.
    open var cgImage: CGImage? { stored.map(CGImage.init) }

    // MARK: Drawing

    /// Draws the image in the current context with its top left at `point`.
    open func draw(at point: CGPoint) { drawPixels(in: CGRect(origin: point, size: size)) }

    /// Draws the image in the current context, resized to fill `rect`.
    open func draw(in rect: CGRect) { drawPixels(in: rect) }

    // MARK: Changing

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy { $0.renderingMode = renderingMode }
    }

    /// The image in one colour, with the image's alpha.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The image in one colour, with the image's alpha.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// An image whose margins keep their size and whose middle is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// An image whose margins keep their size.
    /// - Parameter capInsets: the margins, in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        copy { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    // MARK: Comparing and printing

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return asset?.digest == other.asset?.digest && scale == other.scale && renderingMode == other.renderingMode
            && tint == other.tint && resizing == other.resizing
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(asset?.digest)
        hasher.combine(scale)
        return hasher.finalize()
    }

    /// `<UIImage; size = {24, 24}; scale = 2; renderingMode = automatic>`
    public override var description: String {
        "<UIImage; size = {\(size.width.sixDigitText), \(size.height.sixDigitText)}; scale = \(scale.sixDigitText); "
            + "renderingMode = \(renderingMode)>"
    }
}
