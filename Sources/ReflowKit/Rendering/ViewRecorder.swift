import Basics
import DisplayList
import Foundation
import ImageCodecs
import KitValues

/// Records a view tree as display commands, from back to front as Core Animation composes layers: shadow, background,
/// content, sublayers and subviews, border.
@MainActor
struct ViewRecorder {
    private(set) var images: [ImageID: ImageAsset] = [:]
    /// The poses of views whose geometry differs from the tree, during an animation.
    private let poses: [ObjectIdentifier: ViewPose]

    init(poses: [ObjectIdentifier: ViewPose] = [:]) {
        self.poses = poses
    }

    /// The pose of the view in this drawing; nil if it is the one in the tree.
    private func pose(of view: UIView) -> ViewPose? { poses.isEmpty ? nil : poses[ObjectIdentifier(view)] }

    /// Records a view at its position in the superview.
    /// - Parameter offset: added to the superview's coordinates, in points.
    private mutating func record(
        _ view: UIView, at offset: CGPoint, traits: UITraitCollection, into commands: inout [DisplayCommand]
    ) {
        let pose = pose(of: view)
        let alpha = pose?.alpha ?? view.alpha
        guard !view.isHidden, alpha > 0 else { return }
        var traits = traits
        if let overridden = view.overriddenTraits { traits = traits.overridden(by: overridden) }
        let isTransformed = pose.map { $0.transform != .identity } ?? view.marks.contains(.isTransformed)
        if !isTransformed, alpha == 1 {
            let origin = pose?.origin ?? view.shownOrigin
            let scroll = (pose?.bounds ?? view.shownBounds).origin
            let place = CGPoint(x: offset.x + origin.x - scroll.x, y: offset.y + origin.y - scroll.y)
            return recordContents(of: view, at: place, traits: traits, into: &commands)
        }
        var inner: [DisplayCommand] = []
        recordContents(of: view, at: .zero, traits: traits, into: &inner)
        guard !inner.isEmpty else { return }
        let toSuperview = pose?.toSuperview(anchor: view.currentAnchorPoint) ?? view.transformToSuperview
        let transform = toSuperview.concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
        commands.append(.layer(Layer(transform: transform, opacity: alpha, commands: inner)))
    }

    /// Records the style, content and subviews of a view.
    /// - Parameter offset: from the view's own coordinates to those of the list, in points.
    mutating func recordContents(
        of view: UIView, at offset: CGPoint, traits: UITraitCollection, into commands: inout [DisplayCommand]
    ) {
        let bounds = pose(of: view)?.bounds ?? view.shownBounds
        let style = LayerStyle(of: view, bounds: bounds, traits: traits)
        let clips = view.clipsToBounds
        var content: [DisplayCommand] = []
        // Inside a clip, the list uses the view's own coordinates.
        let inner = clips ? .zero : offset
        recordLayerContent(of: view, bounds: bounds, at: inner, into: &content)
        recordOwnContent(of: view, bounds: bounds, at: inner, traits: traits, into: &content)
        if let layer = view.madeLayer, !layer.ownSublayers.isEmpty {
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

    /// Records the content of a view's layer if `layerClass` is a layer that draws: a gradient, a shape.
    private mutating func recordLayerContent(
        of view: UIView, bounds: CGRect, at offset: CGPoint, into commands: inout [DisplayCommand]
    ) {
        guard let layer = view.madeLayer, type(of: layer) != CALayer.self else { return }
        var drawn: [DisplayCommand] = []
        layer.recordContent(in: bounds, into: &drawn)
        append(drawn, at: offset, to: &commands)
    }

    /// - Parameter bounds: the bounds of the view in this drawing.
    private mutating func recordOwnContent(
        of view: UIView, bounds: CGRect, at offset: CGPoint, traits: UITraitCollection,
        into commands: inout [DisplayCommand]
    ) {
        // A plain view draws nothing, and most views are plain.
        guard type(of: view) != UIView.self, bounds.width > 0, bounds.height > 0 else { return }
        let own = view.shownBounds
        // An image is laid out for the new bounds; other content is drawn for the view's own bounds and stretched.
        guard bounds != own, !view.drawsAtAnyBounds else {
            return append(drawnContent(of: view, in: bounds, traits: traits), at: offset, to: &commands)
        }
        let drawn = drawnContent(of: view, in: own, traits: traits)
        guard !drawn.isEmpty, own.width > 0, own.height > 0 else { return }
        let place = view.contentMode.place(own.size, in: bounds, grid: view.simulation.pixelGrid)
        let transform = CGAffineTransform(translationX: -own.minX, y: -own.minY)
            .concatenating(CGAffineTransform(scaleX: place.width / own.width, y: place.height / own.height))
            .concatenating(CGAffineTransform(translationX: place.minX + offset.x, y: place.minY + offset.y))
        commands.append(.layer(Layer(transform: transform, commands: drawn)))
    }

    private mutating func drawnContent(
        of view: UIView, in bounds: CGRect, traits: UITraitCollection
    ) -> [DisplayCommand] {
        let context = CGContext(canvas: bounds, textMode: view.simulation.settings.textMode)
        UIGraphicsPushContext(context)
        traits.performAsCurrent { view.drawContents(in: context, bounds: bounds) }
        UIGraphicsPopContext()
        let drawn = context.finish()
        images.merge(context.images) { kept, _ in kept }
        for (text, missing) in context.textsWithoutGlyphs {
            view.simulation.reportMissingGlyphs(missing, of: text)
        }
        view.simulation.reportUnknownSymbols(context.unknownSymbols)
        view.simulation.reportUnbuilt(context.unbuiltTextFeatures)
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

    /// A view's own drawing in its own coordinates, without background, border and subviews.
    static func ownContent(of view: UIView) -> [DisplayCommand] {
        var recorder = ViewRecorder()
        var commands: [DisplayCommand] = []
        recorder.recordOwnContent(
            of: view, bounds: view.shownBounds, at: .zero, traits: view.actualTraitCollection, into: &commands)
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
        layer.recordContent(in: layer.bounds, into: &content)
        for sublayer in layer.ownSublayers { record(sublayer, at: .zero, traits: traits, into: &content) }
        LayerStyle(of: layer).compose(content, isClipped: layer.masksToBounds, at: .zero, into: &commands)
    }
}
