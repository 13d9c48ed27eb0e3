import Basics
import DisplayList
public import Foundation
public import KitValues
import LayoutRules

/// Shows one image, positioned by the content mode.
@preconcurrency @MainActor
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        show(image, highlighted: nil)
    }

    /// Creates a view of the image's size. It shows `highlightedImage` while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        show(image, highlighted: highlightedImage)
    }

    private func show(_ image: UIImage?, highlighted highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func makeParts() {
        super.makeParts()
        isUserInteractionEnabled = false
    }

    open var image: UIImage? { didSet { noteSize(before: oldValue) } }
    open var highlightedImage: UIImage? { didSet { noteSize(before: oldValue) } }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedImage != nil { invalidateIntrinsicContentSize() } }
    }

    private func noteSize(before old: UIImage?) {
        if shownImage?.size != old?.size || shownImage?.alignmentRectInsets != old?.alignmentRectInsets {
            invalidateIntrinsicContentSize()
        }
    }

    /// The configuration of symbols, whose own configurations override it.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
    }

    package final var shownImage: UIImage? {
        let shown = isHighlighted ? highlightedImage ?? image : image
        guard let preferred = preferredSymbolConfiguration, shown?.symbol?.givenSize == nil else { return shown }
        return shown?.withSymbolStyle { preferred.style.applying($0) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    /// The margins of the image.
    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    /// The size of the image inside its alignment insets, so that the frame has the size of the image.
    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: max(0, image.size.width - insets.left - insets.right),
            height: max(0, image.size.height - insets.top - insets.bottom))
    }

    override var missingContent: MissingContent? { shownImage == nil ? .image : nil }

    override var spoken: SpokenView { SpokenView(traits: .image) }

    package override var portrait: Portrait {
        var portrait = super.portrait
        if let image {
            let isStretched = contentMode == .scaleToFill || contentMode == .redraw
            portrait.picture = Portrait.Picture(image: image, rect: imageRect, isStretched: isStretched)
        }
        return portrait
    }

    /// The part of the bounds that the image covers; the whole bounds without an image, or if it covers none of them.
    private var imageRect: CGRect {
        guard let image = shownImage, image.size.width > 0, image.size.height > 0 else { return bounds }
        let rect = contentMode.place(image.size, in: bounds, grid: simulation.pixelGrid).intersection(bounds)
        return rect.isNull ? bounds : rect
    }

    override var drawsAtAnyBounds: Bool { true }

    /// Draws the image as the layer's content, which may extend beyond the bounds unless they clip.
    override func drawContents(in context: CGContext, bounds: CGRect) {
        guard let image = shownImage, image.size.width > 0, image.size.height > 0 else { return }
        let rect = contentMode.place(image.size, in: bounds, grid: simulation.pixelGrid)
        // A template image has the view's tint colour.
        tintedImage(image).draw(in: rect)
    }

    private func tintedImage(_ image: UIImage) -> UIImage {
        image.isTemplate ? image.withTintColor(tintColor, renderingMode: .alwaysOriginal) : image
    }
}

extension UIView.ContentMode {
    /// The rectangle of content with this size in the bounds (behaviour.md §3.5). Centred content starts at whole
    /// pixels.
    func place(_ size: CGSize, in bounds: CGRect, grid: PixelGrid) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let across = bounds.width / size.width
        let down = bounds.height / size.height
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(size, by: min(across, down), in: bounds)
        case .scaleAspectFill: return scaled(size, by: max(across, down), in: bounds)
        default: break
        }
        let x: CGFloat
        switch self {
        case .left, .topLeft, .bottomLeft: x = bounds.minX
        case .right, .topRight, .bottomRight: x = bounds.maxX - size.width
        default: x = grid.round(bounds.midX - size.width / 2)
        }
        let y: CGFloat
        switch self {
        case .top, .topLeft, .topRight: y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - size.height
        default: y = grid.round(bounds.midY - size.height / 2)
        }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    private func scaled(_ size: CGSize, by factor: CGFloat, in bounds: CGRect) -> CGRect {
        let width = size.width * factor
        let height = size.height * factor
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
}
