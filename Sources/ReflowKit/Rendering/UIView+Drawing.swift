public import DisplayList
package import Foundation
package import KitValues

extension UIView {
    /// Lays the view out and records it with its subviews, in its own bounds.
    ///
    /// A window is drawn on black. In any other view, areas without content stay clear.
    public final func drawing() -> Drawing {
        layoutIfNeeded()
        return drawing(posed: [:])
    }

    /// The drawing of the view on a sheet of another size.
    /// - Parameters:
    ///   - toSheet: the transform from the view's coordinates to those of the sheet.
    ///   - size: computes the size of the sheet from the size of the view's drawing.
    package final func drawing(_ toSheet: CGAffineTransform, on size: (CGSize) -> CGSize) -> Drawing {
        var drawing = drawing()
        drawing.list = DisplayList(
            size: size(drawing.list.size),
            commands: [.layer(Layer(transform: toSheet, commands: drawing.list.commands))])
        return drawing
    }

    /// The view's own drawing in its own coordinates, without background, border and subviews.
    package final func ownContent() -> [DisplayCommand] { ViewRecorder.ownContent(of: self) }

    /// Whether the view shows special layers: its own gradient or shape layer, or sublayers without a view.
    package final var hasOwnLayers: Bool {
        actualLayer is CAGradientLayer || actualLayer is CAShapeLayer
            || actualLayer.sublayers?.contains { $0.view == nil } == true
    }

    /// The background colour in drawings of the view alone; nil for none. It is stored outside of the view, so other
    /// views and events do not show it.
    package final var sheetColor: UIColor? {
        get { extras?.layer?.sheetColor }
        set { layerExtras.sheetColor = newValue }
    }

    /// Records the tree in its present state, without layout.
    /// - Parameter poses: the poses of views whose geometry in this drawing differs from the tree.
    final func drawing(posed poses: [ObjectIdentifier: ViewPose]) -> Drawing {
        var recorder = ViewRecorder(poses: poses)
        let bounds = poses[ObjectIdentifier(self)]?.bounds ?? shownBounds
        var commands: [DisplayCommand] = []
        if marks.contains(.isWindow) {
            commands.append(.fill(.rect(CGRect(origin: .zero, size: bounds.size)), .color(.black)))
        } else if let color = sheetColor {
            commands.append(
                .fill(.rect(CGRect(origin: .zero, size: bounds.size)), .color(color.rgba(in: actualTraitCollection))))
        }
        recorder.recordContents(
            of: self, at: CGPoint(x: -bounds.minX, y: -bounds.minY), traits: actualTraitCollection, into: &commands)
        return Drawing(list: DisplayList(size: bounds.size, commands: commands), images: recorder.images)
    }

    final func drawTree(in rect: CGRect) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), shownBounds.width > 0, shownBounds.height > 0 else {
            return false
        }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / shownBounds.width, y: rect.height / shownBounds.height)
        context.draw(drawing())
        context.restoreGState()
        return true
    }
}

extension CALayer {
    final func drawTree(in context: CGContext) {
        guard let view else {
            var recorder = ViewRecorder()
            var commands: [DisplayCommand] = []
            recorder.recordContents(of: self, traits: .current, into: &commands)
            return context.draw(
                Drawing(list: DisplayList(size: bounds.size, commands: commands), images: recorder.images))
        }
        context.saveGState()
        // Content is drawn in the layer's own coordinates, so scrolled content stays scrolled.
        context.translateBy(x: view.shownBounds.minX, y: view.shownBounds.minY)
        context.draw(view.drawing())
        context.restoreGState()
    }
}

extension CGContext {
    fileprivate func draw(_ drawing: Drawing) {
        for asset in drawing.images.values { _ = use(asset) }
        draw(drawing.list.commands)
    }
}
