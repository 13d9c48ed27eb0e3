import Foundation
import KitValues

/// The layer of a view, and the drawing properties that few views have.
@MainActor
final class LayerExtras: MadeOnDemand {
    /// The layer, if it was created.
    @exclusivity(unchecked) var layer: CALayer?
    var transform = CGAffineTransform.identity
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var contentMode = UIView.ContentMode.scaleToFill
    /// The background colour in drawings of the view alone.
    var sheetColor: UIColor?
}

extension UIView {
    /// The view's layer, if it was created.
    final var madeLayer: CALayer? { extras?.layer?.layer }

    final var storedTransform: CGAffineTransform {
        get { extras?.layer?.transform ?? .identity }
        set { layerExtras.transform = newValue }
    }

    final var storedAnchorPoint: CGPoint {
        get { extras?.layer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { layerExtras.anchorPoint = newValue }
    }

    final var storedContentMode: ContentMode {
        get { extras?.layer?.contentMode ?? .scaleToFill }
        set { layerExtras.contentMode = newValue }
    }

    /// The storage of the view for its layer, which is created if it is missing.
    final var layerExtras: LayerExtras { extras?.layer ?? ensureExtras().layer.made() }
}
