import DisplayList
import Foundation
import Geometry
import ImageCodecs

/// Turns a view tree into display commands, from back to front as Core Animation composes layers: shadow, background,
/// content, sublayers and subviews, and the border on top of them.
@MainActor
struct ViewRecorder {
    private(set) var images: [ImageID: ImageAsset] = [:]
    /// The bounds for which a view's content is drawn, where these are not its own: amid an animation.
    private let contentBounds: [ObjectIdentifier: CGRect]

    init(contentBounds: [ObjectIdentifier: CGRect] = [:]) {
        self.contentBounds = contentBounds
    }

    /// Records a view as it lies in its superview.
    /// - Parameter offset: added to the superview's coordinates, in points.
    private mutating func record(
        _ view: UIView, at offset: CGPoint, traits: UITraitCollection, into commands: inout [DisplayCommand]
    ) {
        guard !view.isHidden, view.alpha > 0 else { return }
        var traits = traits
        if let overridden = view.overriddenTraits { traits = traits.overridden(by: overridden) }
        let isTransformed = view.marks.contains(.isTransformed)
        if !isTransformed, view.alpha == 1 {
            let origin = view.shownOrigin
            let scroll = view.shownBounds.origin
            let place = CGPoint(x: offset.x + origin.x - scroll.x, y: offset.y + origin.y - scroll.y)
            return recordContents(of: view, at: place, traits: traits, into: &commands)
        }
        var inner: [DisplayCommand] = []
        recordContents(of: view, at: .zero, traits: traits, into: &inner)
        guard !inner.isEmpty else { return }
        let transform = view.transformToSuperview.concatenating(
            CGAffineTransform(translationX: offset.x, y: offset.y))
        commands.append(.layer(Layer(transform: transform, opacity: view.alpha, commands: inner)))
    }

    /// Records what a view is made of.
    /// - Parameter offset: from the view's own coordinates to those of the list, in points.
    mutating func recordContents(
        of view: UIView, at offset: CGPoint, traits: UITraitCollection, into commands: inout [DisplayCommand]
    ) {
        let style = LayerStyle(of: view, traits: traits)
        let clips = view.clipsToBounds
        var content: [DisplayCommand] = []
        // Inside a clip the list starts anew in the view's own coordinates.
        let inner = clips ? .zero : offset
        recordLayerContent(of: view, at: inner, into: &content)
        recordOwnContent(of: view, at: inner, traits: traits, into: &content)
        if let layer = view.extras?.layer, layer.sublayers != nil {
            for stacked in layer.stack {
                switch stacked {
                case .layer(let sublayer): record(sublayer, at: inner, traits: traits, into: &content)
                case .view(let child): record(child, at: inner, traits: traits, into: &content)
                }
            }
        } else {
            for child in view.children { record(child, at: inner, traits: traits, into: &content) }
        }
        style.compose(content, isClipped: clips, at: offset, into: &commands)
    }

    /// What a view's layer draws by itself where `layerClass` names a kind that does: a gradient, a shape.
    private mutating func recordLayerContent(
        of view: UIView, at offset: CGPoint, into commands: inout [DisplayCommand]
    ) {
        guard let layer = view.extras?.layer, type(of: layer) != CALayer.self else { return }
        var drawn: [DisplayCommand] = []
        layer.recordContent(into: &drawn)
        append(drawn, at: offset, to: &commands)
    }

    private mutating func recordOwnContent(
        of view: UIView, at offset: CGPoint, traits: UITraitCollection, into commands: inout [DisplayCommand]
    ) {
        // A plain view draws nothing, and most views are plain.
        guard type(of: view) != UIView.self, view.shownBounds.width > 0, view.shownBounds.height > 0 else { return }
        // An image is placed anew whatever the bounds; other content is drawn for the final ones and stretched.
        guard !contentBounds.isEmpty, let final = contentBounds[ObjectIdentifier(view)], !(view is UIImageView) else {
            return append(drawnContent(of: view, traits: traits), at: offset, to: &commands)
        }
        let shown = view.shownBounds
        view.shownBounds = final
        let drawn = drawnContent(of: view, traits: traits)
        view.shownBounds = shown
        guard !drawn.isEmpty, final.width > 0, final.height > 0 else { return }
        let place = view.contentMode.place(final.size, in: shown, grid: view.simulation.pixelGrid)
        let transform = CGAffineTransform(translationX: -final.minX, y: -final.minY)
            .concatenating(CGAffineTransform(scaleX: place.width / final.width, y: place.height / final.height))
            .concatenating(CGAffineTransform(translationX: place.minX + offset.x, y: place.minY + offset.y))
        commands.append(.layer(Layer(transform: transform, commands: drawn)))
    }

    private mutating func drawnContent(of view: UIView, traits: UITraitCollection) -> [DisplayCommand] {
        let context = CGContext(canvas: view.shownBounds, textMode: view.simulation.settings.textMode)
        UIGraphicsPushContext(context)
        traits.performAsCurrent { view.drawContents(in: context) }
        UIGraphicsPopContext()
        let drawn = context.finish()
        images.merge(context.images) { kept, _ in kept }
        return drawn
    }

    private func append(_ drawn: [DisplayCommand], at offset: CGPoint, to commands: inout [DisplayCommand]) {
        guard !drawn.isEmpty else { return }
        if offset == .zero {
            commands += drawn
        } else if drawn.count == 1, case .layer(var layer) = drawn[0] {
            layer.transform = layer.transform.concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
            commands.append(.layer(layer))
        } else {
            let transform = CGAffineTransform(translationX: offset.x, y: offset.y)
            commands.append(.layer(Layer(transform: transform, commands: drawn)))
        }
    }

    /// What a view draws by itself, in its own coordinates: no background, no border, nothing of its subviews.
    static func ownContent(of view: UIView) -> [DisplayCommand] {
        var recorder = ViewRecorder()
        var commands: [DisplayCommand] = []
        recorder.recordOwnContent(of: view, at: .zero, traits: view.traitCollection, into: &commands)
        return commands
    }

    // MARK: Layers without a view

    private mutating func record(
        _ layer: CALayer, at offset: CGPoint, traits: UITraitCollection, into commands: inout [DisplayCommand]
    ) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        var inner: [DisplayCommand] = []
        recordContents(of: layer, traits: traits, into: &inner)
        guard !inner.isEmpty else { return }
        let transform = layer.transformToSuperlayer.concatenating(
            CGAffineTransform(translationX: offset.x, y: offset.y))
        commands.append(.layer(Layer(transform: transform, opacity: CGFloat(layer.opacity), commands: inner)))
    }

    mutating func recordContents(
        of layer: CALayer, traits: UITraitCollection, into commands: inout [DisplayCommand]
    ) {
        var content: [DisplayCommand] = []
        layer.recordContent(into: &content)
        for sublayer in layer.sublayers ?? [] { record(sublayer, at: .zero, traits: traits, into: &content) }
        LayerStyle(of: layer).compose(content, isClipped: layer.masksToBounds, at: .zero, into: &commands)
    }
}
