import Assets
import Basics
public import Foundation
package import ImageCodecs
public import KitValues

/// An image with a scale in pixels per point.
///
/// An image never changes: methods that change something return a new image. Pixels are decoded when the image is
/// painted. `UIImage()` is an image of size zero.
///
/// A subclass that adds variables is responsible for their use on other threads, as on iOS.
open class UIImage: NSObject, @unchecked Sendable {
    /// The way in which an image is coloured, with UIKit's raw values.
    public enum RenderingMode: Int, Sendable {
        /// A template in views that treat images as templates, and the original elsewhere.
        case automatic = 0
        case alwaysOriginal = 1
        /// The image is a template: only its alpha counts, and its colour is the view's tint colour.
        case alwaysTemplate = 2
    }

    /// The way in which the middle of a resizable image fills more than its own size, with UIKit's raw values.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// The orientation of the stored pixels, with UIKit's raw values. Images from files are rotated upright when they
    /// are read, so their orientation is ``up``.
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

    /// The margins that keep their size and the way in which the middle is resized.
    struct Resizing: Hashable {
        var capInsets: UIEdgeInsets
        var mode: ResizingMode
    }

    // These values are variables only for the sake of initialisers: every initialiser that UIKit does not declare as
    // designated is then a convenience initialiser, which subclasses inherit. No value changes after the
    // initialisation.

    /// The image as it is shown, upright; nil for an image of no size.
    package private(set) final var asset: ImageAsset?
    /// The image as it was given.
    private(set) final var stored: ImageAsset?
    /// The orientation of the pixels of ``cgImage``. The image is drawn upright.
    open private(set) var imageOrientation = Orientation.up
    /// Pixels per point.
    open private(set) var scale: CGFloat = 1
    open private(set) var renderingMode = RenderingMode.automatic
    /// The colour that replaces the image's own colours.
    private(set) final var tint: UIColor?
    private(set) final var resizing: Resizing?
    /// The margins around the part by which constraints align the image, in points.
    open private(set) var alignmentRectInsets = UIEdgeInsets.zero
    /// The name by which the image was found; nil if it was not found by name.
    package private(set) final var name: String?
    /// The symbol that the image shows in place of pixels.
    package private(set) final var symbol: SymbolImage?
    /// The sizes of the symbol, for the image's own scale.
    private(set) final var symbolMetrics: SymbolMetrics?
    /// The height of the baseline that an app set, in points.
    private final var ownBaseline: CGFloat?

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

    /// An image of a catalogue or a file.
    convenience init(asset: ImageAsset, _ resource: PictureFile, name: String) {
        let sliced = resource.slicing.map { SlicedImage(asset, $0) }
        let shown = sliced?.asset ?? asset
        let mode: RenderingMode =
            switch resource.intent {
            case .original: .alwaysOriginal
            case .template: .alwaysTemplate
            case nil: .automatic
            }
        self.init(
            asset: resource.isMirrored ? shown.oriented(.upMirrored) : shown, scale: resource.scale,
            renderingMode: mode, name: name)
        resizing = sliced.map {
            Resizing(capInsets: $0.capInsets.divided(by: scale), mode: $0.isTiled ? .tile : .stretch)
        }
        alignmentRectInsets = resource.alignmentInsets.divided(by: scale)
    }

    private static func valid(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    convenience init(_ other: UIImage) {
        self.init()
        asset = other.asset
        stored = other.stored
        imageOrientation = other.imageOrientation
        scale = UIImage.valid(other.scale)
        renderingMode = other.renderingMode
        tint = other.tint
        resizing = other.resizing
        alignmentRectInsets = other.alignmentRectInsets
        name = other.name
        symbol = other.symbol
        symbolMetrics = other.symbolMetrics
        ownBaseline = other.ownBaseline
    }

    /// A system symbol, as an icon of a free set that stands in for it.
    /// - Parameter givenSize: the size that a document gives the image; nil for the symbol's own size and alignment.
    package convenience init(
        symbolNamed name: String, _ style: SymbolStyle, givenSize: CGSize? = nil, in traits: UITraitCollection
    ) {
        self.init(SymbolImage(name: name, style: style, givenSize: givenSize, traits: traits))
    }

    /// A symbol of an asset catalogue.
    convenience init(symbol own: SymbolOutline, in traits: UITraitCollection) {
        self.init(SymbolImage(name: own.name, style: SymbolStyle(), traits: traits, own: own))
    }

    private convenience init(_ symbol: SymbolImage) {
        self.init()
        show(symbol)
    }

    private final func show(_ symbol: SymbolImage) {
        let metrics = symbol.metrics(symbol.figure)
        self.symbol = symbol
        symbolMetrics = metrics
        name = symbol.name
        scale = UIImage.valid(symbol.traits.displayScale)
        alignmentRectInsets = symbol.givenSize == nil ? metrics.alignment : .zero
    }

    /// A copy that `change` modifies.
    private final func copy(_ change: (UIImage) -> Void) -> UIImage {
        let copy = UIImage(self)
        change(copy)
        return copy
    }

    /// An image of these pixels.
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

    /// The image with this name for some traits; nil if there is no readable one.
    ///
    /// Images come from the folders of the current simulation, then from the resources of `bundle`, or of all bundles
    /// beside the process's executable if that is nil or the main bundle.
    /// - Parameter traitCollection: the traits to choose the image for; the current traits if nil.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let traits = traitCollection ?? .current
        let images = SimulationImageLoader.inOrder(for: bundle).lazy.compactMap { loader in
            try? loader.image(named: name, compatibleWith: traits)
        }
        guard let image = images.first else { return nil }
        self.init(image)
    }

    /// The system symbol with this name: an icon of a free set, in the size of the symbol. A name without an icon gives a
    /// rounded outline, and a warning when it is drawn; UIKit returns nil for a name that no symbol has.
    ///
    /// The size is that of a symbol beside text of 17 points.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The system symbol with this name; see `init(systemName:)`.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard !name.isEmpty else { return nil }
        let style = (configuration as? UIImage.SymbolConfiguration)?.style ?? SymbolStyle()
        self.init(
            SymbolImage(name: name, style: style, traits: configuration?.traitCollection ?? .current))
    }

    /// The system symbol with this name for some traits; see `init(systemName:)`.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        guard !name.isEmpty else { return nil }
        self.init(SymbolImage(name: name, style: SymbolStyle(), traits: traitCollection ?? .current))
    }

    /// The system symbol with this name; see `init(systemName:)`.
    /// - Parameter variableValue: how much of a variable symbol is filled, from 0 to 1. The icons are never variable, and
    ///   are shown whole.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
    ) {
        guard !name.isEmpty else { return nil }
        let style = (configuration as? UIImage.SymbolConfiguration)?.style ?? SymbolStyle()
        self.init(
            SymbolImage(
                name: name, style: style, traits: configuration?.traitCollection ?? .current,
                variableValue: variableValue))
    }

    /// The image in a file. The suffix `@2x` or `@3x` of its name sets the scale. Fails if there is no readable image.
    public init?(contentsOfFile path: String) {
        guard let asset = try? SimulationImageLoader.asset(at: URL(fileURLWithPath: path)) else { return nil }
        super.init()
        self.asset = asset
        stored = asset
        scale = UIImage.valid(ImageFileName(path).scale ?? 1)
    }

    /// An image from the data of a PNG or JPEG file, with one pixel per point. Fails for other data.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// An image from the data of a PNG or JPEG file. Fails for other data.
    public init?(data: Data, scale: CGFloat) {
        guard let asset = try? ImageAsset(data: data) else { return nil }
        super.init()
        self.asset = asset
        stored = asset
        self.scale = UIImage.valid(scale)
    }

    // MARK: Reading

    /// The size in points.
    open var size: CGSize {
        if let symbol, let symbolMetrics { return symbol.givenSize ?? symbolMetrics.size }
        guard let asset else { return .zero }
        return CGSize(width: CGFloat(asset.width) / scale, height: CGFloat(asset.height) / scale)
    }

    /// The margins that keep their size when the image is resized, in points.
    open var capInsets: UIEdgeInsets { resizing?.capInsets ?? .zero }

    open var resizingMode: ResizingMode { resizing?.mode ?? .tile }

    /// The image as a PNG: the file itself if it is an upright PNG, otherwise the upright pixels. The colours are the
    /// image's own, without the tint. It is nil for an image without pixels.
    public func pngData() -> Data? {
        guard let asset else { return nil }
        if let data = asset.data, (try? PNG.header(of: data)) != nil { return data }
        return try? PNG.encode(asset.bitmap())
    }

    /// The image's own pixels, without the tint; nil for an image without pixels.
    package func bitmap() throws(ImageError) -> Bitmap? { try asset?.bitmap() }

    /// The pixels as they were given, with the orientation ``imageOrientation``; nil for an image without pixels.
    open var cgImage: CGImage? { stored.map(CGImage.init) }

    // MARK: Symbols

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool { symbol != nil }

    /// The configuration of a symbol; nil for other images.
    open var symbolConfiguration: UIImage.SymbolConfiguration? {
        symbol.map { UIImage.SymbolConfiguration($0.style) }
    }

    /// The configuration of a symbol; nil for other images.
    open var configuration: UIImage.Configuration? { symbolConfiguration }

    /// The symbol with another configuration; other images are the same.
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let style = (configuration as? UIImage.SymbolConfiguration)?.style else { return self }
        return withSymbolStyle { _ in style }
    }

    /// The symbol with the values that a configuration states; nil for other images.
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        symbol == nil ? nil : withSymbolStyle { $0.applying(configuration.style) }
    }

    /// A symbol with another style; other images are the same.
    final func withSymbolStyle(_ change: (SymbolStyle) -> SymbolStyle) -> UIImage {
        guard var changed = symbol else { return self }
        let old = changed.style
        changed.style = change(old)
        guard changed.style != old else { return self }
        changed.givenSize = nil
        return copy { $0.show(changed) }
    }

    /// The height of the baseline above the image's bottom, in points; nil for an image without one.
    open var baselineOffsetFromBottom: CGFloat? {
        ownBaseline ?? (symbol?.givenSize == nil ? symbolMetrics?.baseline : nil)
    }

    /// The image with a baseline.
    /// - Parameter baselineOffset: above the image's bottom, in points.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        copy { $0.ownBaseline = baselineOffset }
    }

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

    /// The image with margins that constraints leave out of account.
    /// - Parameter alignmentInsets: the margins, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        copy { $0.alignmentRectInsets = alignmentInsets }
    }

    // MARK: Comparing and printing

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return asset?.digest == other.asset?.digest && scale == other.scale && renderingMode == other.renderingMode
            && symbol == other.symbol && tint == other.tint && resizing == other.resizing
            && alignmentRectInsets == other.alignmentRectInsets
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(asset?.digest)
        hasher.combine(symbol)
        hasher.combine(scale)
        return hasher.finalize()
    }

    /// The image's properties: `<UIImage; size = {24, 24}; scale = 2; renderingMode = automatic>`
    open override var description: String {
        "<UIImage; size = {\(size.width.sixDigitText), \(size.height.sixDigitText)}; scale = \(scale.sixDigitText); "
            + "renderingMode = \(renderingMode)>"
    }
}
