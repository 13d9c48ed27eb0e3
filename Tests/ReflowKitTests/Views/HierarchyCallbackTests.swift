import Foundation
import KitTestSupport
import ReflowKit
import Testing

/// A view that runs the test's actions in its callbacks, once each.
@MainActor
private final class Meddler: UIView {
    var onWillMove: (() -> Void)?
    var onWillRemove: (() -> Void)?
    private(set) var heard: [String] = []

    private func meddle(_ action: ReferenceWritableKeyPath<Meddler, (() -> Void)?>) {
        let once = self[keyPath: action]
        self[keyPath: action] = nil
        once?()
    }

    override func willMove(toSuperview newSuperview: UIView?) { meddle(\.onWillMove) }
    override func willRemoveSubview(_ subview: UIView) { meddle(\.onWillRemove) }
    override func didMoveToSuperview() { heard.append("didMove") }
    override func didAddSubview(_ subview: UIView) { heard.append("didAdd") }
}

/// A controller that calls `onAppearance` once in `viewWillAppear` or `viewWillDisappear`, and records its callbacks.
@MainActor
private final class MeddlingController: UIViewController {
    var onAppearance: (() -> Void)?
    private(set) var heard: [String] = []

    private func hear(_ name: String) {
        heard.append(name)
        let once = onAppearance
        onAppearance = nil
        once?()
    }

    override func viewWillAppear(_ animated: Bool) { hear("willAppear") }
    override func viewDidAppear(_ animated: Bool) { heard.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { hear("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("didDisappear") }
}

@MainActor
@Suite("The view hierarchy under callbacks that change it")
struct HierarchyCallbackTests {
    private func expectTree(_ views: UIView..., sourceLocation: SourceLocation = #_sourceLocation) {
        for view in views {
            let holders = views.filter { $0.subviews.contains(view) }
            #expect(holders == (view.superview.map { [$0] } ?? []), sourceLocation: sourceLocation)
            #expect(Set(view.subviews).count == view.subviews.count, sourceLocation: sourceLocation)
            var above = view.superview
            for _ in views { above = above?.superview }
            #expect(above == nil, "a circle", sourceLocation: sourceLocation)
        }
    }

    @Test("A superview that willMove puts below the view does not take it in")
    func circleInWillMove() {
        inWorld { world in
            let (a, b) = (UIView(), Meddler())
            b.onWillMove = { b.addSubview(a) }
            a.addSubview(b)
            expectTree(a, b)
            #expect(a.superview === b)
            #expect(world.diagnostics.count == 1)
        }
    }

    @Test("A superview that willRemoveSubview puts below the view does not take it in")
    func circleInWillRemove() {
        inWorld { world in
            let (old, new, view) = (Meddler(), UIView(), UIView())
            old.addSubview(view)
            old.onWillRemove = { view.addSubview(new) }
            new.addSubview(view)
            expectTree(old, new, view)
            #expect(view.superview === old)
            #expect(world.diagnostics.count == 1)
        }
    }

    @Test("A superview that viewWillAppear puts below the view does not take it in, and nothing stays appearing")
    func circleInViewWillAppear() {
        inWorld { world in
            let window = world.show(UIViewController())
            let controller = MeddlingController()
            let (box, view) = (UIView(), controller.view!)
            window.addSubview(box)
            controller.onAppearance = { view.addSubview(box) }
            box.addSubview(view)
            expectTree(window, box, view)
            #expect(box.superview === view)
            #expect(view.window == nil)
            #expect(controller.heard == ["willAppear", "willDisappear", "didDisappear"])
        }
    }

    @Test("A view that willRemoveSubview adds elsewhere is there and nowhere else", arguments: [true, false])
    func movedInWillRemove(isRemoved: Bool) {
        let (old, new, elsewhere, view) = (Meddler(), UIView(), UIView(), Meddler())
        old.addSubview(view)
        old.onWillRemove = { elsewhere.addSubview(view) }
        if isRemoved { view.removeFromSuperview() } else { new.addSubview(view) }
        expectTree(old, new, elsewhere, view)
        #expect(view.superview === elsewhere)
        #expect(view.heard == ["didMove", "didMove"], "into the old one, and elsewhere")
    }

    @Test("A view that willMove adds elsewhere is there and nowhere else", arguments: [true, false])
    func movedInWillMove(isRemoved: Bool) {
        let (old, new, elsewhere, view) = (UIView(), UIView(), UIView(), Meddler())
        old.addSubview(view)
        view.onWillMove = { elsewhere.addSubview(view) }
        if isRemoved { view.removeFromSuperview() } else { new.addSubview(view) }
        expectTree(old, new, elsewhere, view)
        #expect(view.superview === elsewhere)
    }

    @Test("A view that its own callback removes on the way in stays out")
    func removedOnTheWay() {
        let (old, new, view) = (UIView(), UIView(), Meddler())
        old.addSubview(view)
        view.onWillMove = { view.removeFromSuperview() }
        new.addSubview(view)
        expectTree(old, new, view)
        #expect(view.superview == nil)
    }

    @Test("A callback that does what is under way already leaves it done once")
    func doneTwice() {
        let (old, new, view) = (Meddler(), UIView(), Meddler())
        old.addSubview(view)
        old.onWillRemove = { new.addSubview(view) }
        new.addSubview(view)
        expectTree(old, new, view)
        #expect(new.subviews == [view])
        view.onWillMove = { view.removeFromSuperview() }
        view.removeFromSuperview()
        expectTree(old, new, view)
        #expect(view.superview == nil)
    }

    @Test(
        "A view goes above its sibling also where a callback moved the sibling, and to the front where it took it out")
    func besideMovedSibling() {
        let (root, first, sibling, view) = (UIView(), UIView(), UIView(), Meddler())
        for subview in [first, sibling] { root.addSubview(subview) }
        view.onWillMove = { root.sendSubviewToBack(sibling) }
        root.insertSubview(view, aboveSubview: sibling)
        #expect(root.subviews == [sibling, view, first])
        view.removeFromSuperview()
        view.onWillMove = { sibling.removeFromSuperview() }
        root.insertSubview(view, belowSubview: sibling)
        #expect(root.subviews == [first, view])
    }

    @Test("A view that is added last is last, whatever a callback adds meanwhile")
    func addedMeanwhile() {
        let (root, other, view) = (UIView(), UIView(), Meddler())
        view.onWillMove = { root.addSubview(other) }
        root.addSubview(view)
        #expect(root.subviews == [other, view])
    }

    @Test("A subtree whose way out of the window leads back into it is not left disappearing")
    func ledBackIntoWindow() {
        inWorld { world in
            let window = world.show(UIViewController())
            let controller = MeddlingController()
            let (old, elsewhere, view) = (UIView(), UIView(), controller.view!)
            window.addSubview(old)
            window.addSubview(elsewhere)
            old.addSubview(view)
            window.layoutIfNeeded()
            controller.onAppearance = { elsewhere.addSubview(view) }
            view.removeFromSuperview()
            window.layoutIfNeeded()
            expectTree(window, old, elsewhere, view)
            #expect(view.superview === elsewhere)
            #expect(controller.heard == ["willAppear", "didAppear", "willDisappear", "willAppear", "didAppear"])
        }
    }

    @Test("A view whose new superview leaves the window on the way in hears that it is in none")
    func superviewLeaves() {
        inWorld { world in
            let window = world.show(UIViewController())
            let witness = MeddlingController()
            let (box, view) = (UIView(), witness.view!)
            window.addSubview(box)
            witness.onAppearance = { box.removeFromSuperview() }
            box.addSubview(view)
            expectTree(window, box, view)
            #expect(view.superview === box)
            #expect(witness.heard == ["willAppear", "willDisappear", "didDisappear"])
        }
    }
}

@MainActor
@Suite("The tree of layers under a removeFromSuperlayer that changes it")
struct LayerCallbackTests {
    private final class Meddler: CALayer {
        var onRemoval: (() -> Void)?

        override func removeFromSuperlayer() {
            let once = onRemoval
            onRemoval = nil
            if let once { once() } else { super.removeFromSuperlayer() }
        }
    }

    @Test("A layer that puts itself elsewhere is in one place")
    func elsewhere() {
        let (old, new, other, layer) = (CALayer(), CALayer(), CALayer(), Meddler())
        old.addSublayer(layer)
        layer.onRemoval = { other.addSublayer(layer) }
        new.addSublayer(layer)
        #expect(layer.superlayer === new)
        #expect(new.sublayers == [layer])
        #expect(old.sublayers == nil)
        #expect(other.sublayers == nil)
    }

    @Test("A layer that takes the one it goes into does not go into it")
    func circle() {
        inWorld { world in
            let (new, layer) = (CALayer(), Meddler())
            layer.onRemoval = { layer.addSublayer(new) }
            new.addSublayer(layer)
            #expect(new.superlayer === layer)
            #expect(layer.superlayer == nil)
            #expect(new.sublayers == nil)
            #expect(world.diagnostics.count == 1)
        }
    }
}
