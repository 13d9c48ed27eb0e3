import Foundation
import KitTestSupport
import KitValues
import Testing

@testable import ReflowKit

/// The values that a layer has from its view, if it has one, and else keeps itself.
@MainActor
@Suite("The values of a layer, its own and its view's")
struct LayerModelTests {
    /// Gives a layer values that are not the default ones.
    private func change(_ layer: CALayer) {
        layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.anchorPoint = CGPoint(x: 0.25, y: 1)
        layer.position = CGPoint(x: 100, y: 200)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
        layer.backgroundColor = UIColor.red.cgColor
        layer.opacity = 0.5
        layer.isHidden = true
        layer.masksToBounds = true
    }

    private func expectChanged(_ layer: CALayer, _ name: String) {
        #expect(layer.bounds == CGRect(x: 1, y: 2, width: 30, height: 40), "\(name)")
        #expect(layer.anchorPoint == CGPoint(x: 0.25, y: 1), "\(name)")
        #expect(layer.position == CGPoint(x: 100, y: 200), "\(name)")
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3), "\(name)")
        #expect(layer.backgroundColor == UIColor.red.cgColor, "\(name)")
        #expect(layer.opacity == 0.5, "\(name)")
        #expect(layer.isHidden && layer.masksToBounds, "\(name)")
        // Around the anchor point: a quarter of 2 × 30 to the left of 100, and all of 3 × 40 above 200.
        #expect(layer.frame == CGRect(x: 85, y: 80, width: 60, height: 120), "\(name)")
    }

    @Test("A layer without a view and the layer of a view keep the same values, and a copy of either has them")
    func values() {
        inWorld { _ in
            let own = CALayer()
            change(own)
            expectChanged(own, "own")
            expectChanged(CALayer(layer: own), "copy")

            let view = UIView()
            change(view.layer)
            expectChanged(view.layer, "view's")
            let copy = CALayer(layer: view.layer)
            expectChanged(copy, "copy of the view's")
            #expect(view.center == CGPoint(x: 100, y: 200))
            #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor)
            #expect(view.isHidden && view.clipsToBounds && view.alpha == 0.5)

            // The copy is no longer the view's.
            copy.position = .zero
            copy.isHidden = false
            expectChanged(view.layer, "view's")
        }
    }

    @Test("Bounds are standardised, and the opacity is between 0 and 1, with a view and without")
    func keptValues() {
        inWorld { _ in
            let view = UIView()
            for layer in [CALayer(), view.layer] {
                layer.bounds = CGRect(x: 10, y: 10, width: -4, height: -6)
                #expect(layer.bounds == CGRect(x: 6, y: 4, width: 4, height: 6))
                layer.opacity = 3
                #expect(layer.opacity == 1)
                layer.opacity = -1
                #expect(layer.opacity == 0)
            }
        }
    }
}
