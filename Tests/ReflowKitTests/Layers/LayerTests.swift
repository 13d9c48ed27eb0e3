import Foundation
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

    @Test("A sibling that is none leaves the view where it was")
    func strangers() {
        inWorld { world in
            let root = UIView()
            let a = UIView()
            root.addSubview(a)
            root.insertSubview(a, aboveSubview: UIView())
            #expect(root.subviews == [a])
            #expect(world.diagnostics.count == 1)
        }
    }
}
