import Foundation

extension UIView {
    package final var actualLayer: CALayer {
        if let madeLayer { return madeLayer }
        // A layer's initialiser may read its view's layer. Until the layer exists, the initialiser gets a layer that
        // belongs to no view.
        guard !viewMarks.contains(.isMakingLayer) else { return CALayer() }
        viewMarks.formUnion(.isMakingLayer)
        let layer = Simulation.layer(of: Self.layerClass as? CALayer.Type ?? CALayer.self)
        viewMarks.subtract(.isMakingLayer)
        layer.identityOfView = ensureIdentity()
        layerExtras.layer = layer
        return layer
    }
}
