import DisplayList
import Foundation
import KitValues

/// The style of a layer around its content: shadow, background, clip and border.
@MainActor
struct LayerStyle {
    private let bounds: CGRect
    private let background: RGBAColor?
    /// The layer; nil if all its styles have their default values, as in most layers.
    private let layer: CALayer?

    /// - Parameter bounds: the bounds of the view in the drawing.
    init(of view: UIView, bounds: CGRect, traits: UITraitCollection) {
        self.bounds = bounds
        layer = view.madeLayer
        background = view.storedBackgroundColor?.resolvedColor(with: traits).cgColor.rgba
    }

    init(of layer: CALayer) {
        bounds = layer.bounds
        self.layer = layer
        background = layer.backgroundColor?.rgba
    }

    /// Adds shadow and background behind the content, and the border in front of it.
    /// - Parameters:
    ///   - content: in the layer's own coordinates if it is clipped, otherwise in those of the list.
    ///   - offset: from the layer's own coordinates to those of the list, in points.
    func compose(
        _ content: [DisplayCommand], isClipped: Bool, at offset: CGPoint, into commands: inout [DisplayCommand]
    ) {
        let isEmpty = bounds.width <= 0 || bounds.height <= 0
        // A clipped layer without size shows nothing and casts no shadow, as on a device.
        if isEmpty && isClipped { return }
        let shape = outline(bounds.offsetBy(dx: offset.x, dy: offset.y))
        if !isClipped { appendShadow(of: content, shape: shape, at: offset, to: &commands) }
        if let background, background.alpha > 0, !isEmpty {
            commands.append(.fill(shape, .color(background)))
        }
        if isClipped, !content.isEmpty {
            let transform = CGAffineTransform(translationX: offset.x, y: offset.y)
            commands.append(.layer(Layer(transform: transform, clip: outline(bounds), commands: content)))
        } else {
            commands += content
        }
        appendBorder(at: offset, to: &commands)
    }

    private func appendShadow(
        of content: [DisplayCommand], shape: Path, at offset: CGPoint, to commands: inout [DisplayCommand]
    ) {
        guard let layer, layer.shadowOpacity > 0, let color = layer.shadowColor?.rgba, color.alpha > 0 else { return }
        var shadowColor = color
        shadowColor.alpha *= CGFloat(min(max(layer.shadowOpacity, 0), 1))
        let source: Shadow.Source
        if let path = layer.shadowPath {
            source = .path(path.displayPath(at: offset))
        } else if let background, background.alpha == 1 {
            source = .path(shape)
        } else {
            var casting = content
            if let background, background.alpha > 0 { casting.insert(.fill(shape, .color(background)), at: 0) }
            guard !casting.isEmpty else { return }
            source = .commands(casting)
        }
        commands.append(
            .shadow(
                Shadow(
                    source: source, color: shadowColor, offset: layer.shadowOffset,
                    radius: max(0, layer.shadowRadius))))
    }

    /// Appends the border, which Core Animation draws inside the bounds and in front of everything in the layer.
    private func appendBorder(at offset: CGPoint, to commands: inout [DisplayCommand]) {
        guard let layer, layer.borderWidth > 0, let color = layer.borderColor?.rgba, color.alpha > 0 else { return }
        let width = min(layer.borderWidth, min(bounds.width, bounds.height) / 2)
        guard width > 0 else { return }
        let rect = bounds.offsetBy(dx: offset.x, dy: offset.y)
        let line = rect.insetBy(dx: width / 2, dy: width / 2)
        let stroke = DisplayCommand.stroke(
            layer.outline(line, inset: width / 2), color, StrokeStyle(width: width))
        if layer.cornerRadius > 0, layer.cornerRadius < width / 2 {
            // A line so wide has no centre line around the corner, so its outer edge is clipped to the shape.
            commands.append(.layer(Layer(clip: layer.outline(rect), commands: [stroke])))
        } else {
            commands.append(stroke)
        }
    }

    private func outline(_ rect: CGRect) -> Path {
        layer?.outline(rect) ?? .rect(rect)
    }
}

extension CALayer {
    /// The outline of `rect` with the layer's round corners.
    /// - Parameter inset: the distance of `rect` from the layer's edge, in points.
    final func outline(_ rect: CGRect, inset: CGFloat = 0) -> Path {
        guard cornerRadius > 0 else { return .rect(rect) }
        let radius = max(0, cornerRadius - inset)
        func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
        return .roundedRect(
            RoundedRect(
                rect, topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
                bottomLeft: corner(.layerMinXMaxYCorner), bottomRight: corner(.layerMaxXMaxYCorner),
                curve: cornerCurve == .continuous ? .continuous : .circular))
    }
}
