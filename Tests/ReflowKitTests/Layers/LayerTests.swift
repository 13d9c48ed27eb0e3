import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Layers and their views")
struct LayerTests {
    @Test("A layer outlives its view")
    func outliving() {
        var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let layer = view!.layer
        #expect(layer.bounds.size == CGSize(width: 3, height: 4))
        view = nil
        #expect(layer.bounds == .zero)
        layer.bounds.size.width = 9
        #expect(layer.frame.width == 9)
    }

    @Test("§3.1: position, bounds and anchor point are the view's")
    func geometry() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
        view.layer.position = CGPoint(x: 5, y: 6)
        #expect(view.frame.origin == CGPoint(x: 5, y: 6))
        view.layer.bounds.size.width = 40
        #expect(view.frame == CGRect(x: 5, y: 6, width: 40, height: 100))
    }

    @Test("A view is put right above its sibling, below the layers that lie on it, and at the back behind all layers")
    func layersBetween() {
        let root = UIView()
        let (a, b, layer) = (UIView(), UIView(), CALayer())
        root.addSubview(a)
        root.layer.addSublayer(layer)
        root.insertSubview(b, aboveSubview: a)
        #expect(root.layer.sublayers == [a.layer, b.layer, layer])
        root.insertSubview(a, aboveSubview: b)
        #expect(root.layer.sublayers == [b.layer, a.layer, layer])
        // The second call moves it below the layers that were added to its sibling since.
        root.insertSubview(b, aboveSubview: a)
        let upper = CALayer()
        root.layer.insertSublayer(upper, at: 1)
        #expect(root.layer.sublayers == [a.layer, upper, b.layer, layer])
        root.insertSubview(b, aboveSubview: a)
        #expect(root.layer.sublayers == [a.layer, b.layer, upper, layer])
        let c = UIView()
        root.insertSubview(c, belowSubview: b)
        #expect(root.layer.sublayers == [a.layer, c.layer, b.layer, upper, layer])
        let ground = CALayer()
        root.layer.insertSublayer(ground, at: 0)
        root.sendSubviewToBack(b)
        #expect(root.layer.sublayers?.prefix(2) == [b.layer, ground])
        #expect(root.subviews == [b, a, c])
    }

    @Test("A view among the subviews already is put beside its sibling without leaving")
    func besides() {
        let root = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        for view in [a, b, c] { root.addSubview(view) }
        root.insertSubview(a, aboveSubview: b)
        #expect(root.subviews == [b, a, c])
        root.insertSubview(c, belowSubview: b)
        #expect(root.subviews == [c, b, a])
        root.insertSubview(c, aboveSubview: a)
        #expect(root.subviews == [b, a, c])
        root.insertSubview(b, belowSubview: c)
        #expect(root.subviews == [a, b, c])
    }

    @Test("[X] Beside a view that is no sibling, below as above, a view comes to the front, new or not")
    func strangers() {
        inWorld { world in
            let root = UIView()
            let (a, b, c) = (UIView(), UIView(), UIView())
            root.addSubview(a)
            root.insertSubview(b, belowSubview: UIView())
            #expect(root.subviews == [a, b])
            root.insertSubview(a, aboveSubview: UIView())
            #expect(root.subviews == [b, a])
            root.insertSubview(c, aboveSubview: b.superview!)
            #expect(root.subviews == [b, a, c])
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("The layers of subviews lie in the superview's, among those that were added to it, and know where they lie")
    func mirror() {
        let root = UIView()
        #expect(root.layer.sublayers == nil && root.layer.superlayer == nil)
        let (first, second, added) = (UIView(), UIView(), CALayer())
        root.addSubview(first)
        root.layer.addSublayer(added)
        root.addSubview(second)
        #expect(root.layer.sublayers == [first.layer, added, second.layer])
        for layer in [first.layer, added, second.layer] { #expect(layer.superlayer === root.layer) }
        root.bringSubviewToFront(first)
        #expect(root.layer.sublayers?.last === first.layer)
        root.layer.addSublayer(added)
        root.bringSubviewToFront(first)
        #expect(root.layer.sublayers == [second.layer, added, first.layer], "in front of layers, too")
        first.removeFromSuperview()
        #expect(first.layer.superlayer == nil)
        #expect(root.layer.sublayers == [second.layer, added])
    }

    @Test("A view's layer that is taken out of its superlayer takes the view along")
    func removal() {
        let (root, view, added) = (UIView(), UIView(), CALayer())
        root.addSubview(view)
        root.layer.addSublayer(added)
        root.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        #expect(root.layer.sublayers == nil && root.subviews.isEmpty)
        #expect(view.superview == nil && added.superlayer == nil)
    }

    @Test("Setting sublayers removes the others, orders the rest and adds what is new; subviews go with their layers")
    func setting() {
        let (root, first, second) = (UIView(), UIView(), UIView())
        let (added, new) = (CALayer(), CALayer())
        root.addSubview(first)
        root.addSubview(second)
        root.layer.addSublayer(added)
        root.layer.sublayers = [new, second.layer, added, first.layer]
        #expect(root.layer.sublayers == [new, second.layer, added, first.layer])
        #expect(root.subviews == [second, first])
        for layer in [new, second.layer, added, first.layer] { #expect(layer.superlayer === root.layer) }
        root.layer.sublayers = [added, first.layer]
        #expect(root.layer.sublayers == [added, first.layer] && root.subviews == [first])
        #expect(second.superview == nil && new.superlayer == nil)
        root.layer.sublayers?.reverse()
        #expect(root.layer.sublayers == [first.layer, added])
        root.layer.sublayers = nil
        #expect(root.layer.sublayers == nil && root.subviews.isEmpty)

        let (outer, inner) = (CALayer(), CALayer())
        outer.sublayers = [inner, added, inner]
        #expect(outer.sublayers == [added, inner], "a layer has one place, the last")
        inner.sublayers = [new]
        outer.sublayers = [new]
        #expect(inner.sublayers == nil && inner.superlayer == nil && outer.sublayers == [new])
    }

    @Test("Neither a layer nor a view goes into what lies in it, however views and layers are mixed")
    func circles() {
        inWorld { world in
            let (root, view, inner) = (UIView(), UIView(), CALayer())
            root.addSubview(view)
            view.layer.addSublayer(inner)
            inner.addSublayer(root.layer)
            #expect(inner.sublayers == nil && world.diagnostics.count == 1)
            let (above, below, between) = (UIView(), UIView(), CALayer())
            between.addSublayer(above.layer)
            below.layer.addSublayer(between)
            above.addSubview(below)
            #expect(below.superview == nil && world.diagnostics.count == 2)
        }
    }

    @Test("A view's layer lies in its superview's or where it was added as a layer, never in both")
    func onePlace() {
        let (root, view, layer) = (UIView(), UIView(), CALayer())
        root.addSubview(view)
        layer.addSublayer(view.layer)
        #expect(view.superview == nil && layer.sublayers == [view.layer] && root.layer.sublayers == nil)
        root.addSubview(view)
        #expect(view.layer.superlayer === root.layer && layer.sublayers == nil)
    }

    @Test("§3.1, §3.9: a layer's frame under a transform sets its bounds by the inverse, as a view's does")
    func frameUnderTransform() {
        // According to PinLayout's CALayerSpec, a layer scaled by two with a frame of 100 × 50 at (100, 100) has bounds
        // of 50 × 25.
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        #expect(layer.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 50, height: 25))
        // The numbers are those of §3.9's log for a view rotated by a tenth of a radian.
        let turned = CALayer()
        turned.bounds.size = CGSize(width: 100, height: 100)
        turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.1))
        turned.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        #expect(turned.position == CGPoint(x: 70, y: 70))
        #expect(abs(turned.bounds.width - 109.4838) < 1e-4 && abs(turned.bounds.height - 89.5171) < 1e-4)
    }

    @Test("§3.2: layers convert as their views do, also under an ancestor that is scaled to nothing")
    func conversion() {
        let views = (0..<3).map { UIView(frame: CGRect(x: 10 * $0, y: 20, width: 100, height: 100)) }
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        let (point, rect) = (CGPoint(x: 3, y: 4), CGRect(x: 3, y: 4, width: 5, height: 6))
        func compare() {
            for view in views {
                for other in views {
                    #expect(view.layer.convert(point, to: other.layer) == view.convert(point, to: other))
                    #expect(view.layer.convert(point, from: other.layer) == view.convert(point, from: other))
                    #expect(view.layer.convert(rect, to: other.layer) == view.convert(rect, to: other))
                    #expect(view.layer.convert(rect, from: other.layer) == view.convert(rect, from: other))
                }
            }
        }
        compare()
        views[0].transform = CGAffineTransform(scaleX: 0, y: 0)
        compare()
        let layers = views.map(\.layer)
        #expect(layers[2].convert(point, to: layers[2]) == point)
        #expect(layers[2].convert(point, to: layers[1]) == CGPoint(x: 23, y: 24))
        #expect(layers[1].convert(CGPoint(x: 23, y: 24), to: layers[2]) == point)
        // The layer has no view.
        let own = CALayer()
        own.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
        layers[2].addSublayer(own)
        #expect(own.convert(point, to: layers[2]) == CGPoint(x: 4, y: 5))
        #expect(own.convert(point, from: layers[2]) == CGPoint(x: 2, y: 3))
        #expect(own.convert(rect, to: own) == rect)
    }
}
