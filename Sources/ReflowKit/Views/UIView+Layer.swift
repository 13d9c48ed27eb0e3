import Foundation

// The view's layer, and the view's rarely needed properties.
extension UIView {
    package final var actualLayer: CALayer {
        if let layer = extras?.layer { return layer }
        // A layer's initialiser may read its view's layer. Until the layer exists, it gets one that belongs to no view.
        guard !marks.contains(.isMakingLayer) else { return CALayer() }
        marks.formUnion(.isMakingLayer)
        let layer = Simulation.layer(of: Self.layerClass as? CALayer.Type ?? CALayer.self)
        marks.subtract(.isMakingLayer)
        layer.identityOfView = ensureIdentity()
        ensureExtras().layer = layer
        return layer
    }

    final func ensureIdentity() -> ViewIdentity {
        if let identity { return identity }
        let new = ViewIdentity(self)
        identity = new
        return new
    }

    final func ensureExtras() -> ViewExtras {
        if let extras { return extras }
        let new = ViewExtras()
        extras = new
        return new
    }
}
