import Foundation

extension UIView {
    package final var actualLayer: CALayer {
        if let madeLayer { return madeLayer }
        // The layer that is being made may ask for itself: until it is there, such a question gets one of nobody's.
        guard !viewMarks.contains(.isMakingLayer) else { return CALayer() }
        viewMarks.formUnion(.isMakingLayer)
        let layer = Simulation.layer(of: Self.layerClass as? CALayer.Type ?? CALayer.self)
        viewMarks.subtract(.isMakingLayer)
        layer.identityOfView = ensureIdentity()
        layerExtras.layer = layer
        return layer
    }
}
