import Foundation
import KitValues

/// A view's layer, and what the view draws other than most.
@MainActor
final class LayerExtras: MadeOnDemand {
    /// The layer, if somebody has asked for it.
    @exclusivity(unchecked) var layer: CALayer?
    var transform = CGAffineTransform.identity
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var contentMode = UIView.ContentMode.scaleToFill
    /// The colour of the sheet in drawings of the view alone.
    var sheetColor: UIColor?
}

extension UIView {
    /// The view's layer, if somebody has asked for it.
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

    /// The storage of the view for its layer, which is made if it is not there yet.
    final var layerExtras: LayerExtras { extras?.layer ?? ensureExtras().layer.made() }
}
