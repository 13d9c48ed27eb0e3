import Foundation

// The view's layer, and what a view has besides its stored geometry.
extension UIView {
    package final var actualLayer: CALayer {
        if let layer = extras?.layer { return layer }
        // The layer that is being made may ask for itself: until it is there, such a question gets one of nobody's.
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
