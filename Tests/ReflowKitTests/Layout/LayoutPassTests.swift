import Foundation
import KitTestSupport
import ReflowKit
import Testing

@MainActor
@Suite("The layout pass (behaviour.md §2)")
struct LayoutPassTests {
    /// A view that counts its layouts, records their order, and may run an action in them.
    private class Probe: UIView {
        @MainActor static var log: [String] = []
        var action: (Probe) -> Void = { _ in }
        private(set) var layouts = 0

        convenience init(_ name: String, _ subviews: [UIView] = []) {
            self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            accessibilityIdentifier = name
            for view in subviews { addSubview(view) }
        }

        override func layoutSubviews() {
            layouts += 1
            Probe.log.append(accessibilityIdentifier ?? "?")
            action(self)
        }
    }

    private func layouts(_ root: UIView) -> [String] {
        Probe.log = []
        root.layoutIfNeeded()
        return Probe.log
    }

    @Test("Parents before children, children in subview order; a second pass finds nothing")
    func order() {
        let tree = Probe("a", [Probe("b", [Probe("c")]), Probe("d")])
        #expect(layouts(tree) == ["a", "b", "c", "d"])
        #expect(layouts(tree) == [])
    }

    @Test("Only marked views are visited")
    func marks() {
        let c = Probe("c")
        let d = Probe("d")
        let tree = Probe("a", [Probe("b", [c]), d])
        _ = layouts(tree)
        c.setNeedsLayout()
        #expect(layouts(tree) == ["c"])
        d.setNeedsLayout()
        c.setNeedsLayout()
        #expect(layouts(tree) == ["c", "d"])
    }

    @Test("layoutIfNeeded starts at the highest of the marked ancestors in a row")
    func climbing() {
        let c = Probe("c")
        let b = Probe("b", [c])
        let tree = Probe("a", [b])
        _ = layouts(tree)
        c.setNeedsLayout()
        b.setNeedsLayout()
        #expect(layouts(c) == ["b", "c"])
        tree.setNeedsLayout()
        #expect(layouts(c) == [], "b is clean, so the mark on a is out of reach from c")
        #expect(layouts(tree) == ["a"])
    }

    @Test("layoutIfNeeded leaves out what is marked beside it, where the superview itself is clean")
    func besides() {
        let b = Probe("b")
        let tree = Probe("a", [b, Probe("c")])
        _ = layouts(tree)
        for view in tree.subviews { view.setNeedsLayout() }
        #expect(layouts(b) == ["b"])
        #expect(layouts(tree) == ["c"])
    }

    @Test("Subviews that change their order mark their superview")
    func reordering() {
        let tree = Probe("a", [UIView(), UIView()])
        for change: (UIView) -> Void in [
            { $0.exchangeSubview(at: 0, withSubviewAt: 1) }, { $0.bringSubviewToFront($0.subviews[0]) },
            { $0.sendSubviewToBack($0.subviews[1]) },
        ] {
            _ = layouts(tree)
            change(tree)
            #expect(layouts(tree) == ["a"])
        }
    }

    @Test("A pass inside a pass counts with it: a view that lays a subview out and marks itself is given up on")
    func nestedLoop() {
        inWorld { world in
            let child = Probe("child")
            let tree = Probe("tree", [child])
            tree.action = {
                child.setNeedsLayout()
                child.layoutIfNeeded()
                if $0.layouts < 500 { $0.setNeedsLayout() }
            }
            tree.layoutIfNeeded()
            #expect(tree.layouts == 100)
            #expect(world.diagnostics.contains { "\($0)".contains("\"tree\" was laid out 100 times") })
        }
    }

    @Test("Size changes mark the view and its superview, scrolling marks the view, moving marks nobody")
    func triggers() {
        let child = Probe("child")
        let tree = Probe("tree", [child])
        _ = layouts(tree)
        child.frame.size.width = 50
        #expect(layouts(tree) == ["tree", "child"])
        child.frame.origin.x = 9
        child.center.y = 1
        child.alpha = 0.5
        child.backgroundColor = .red
        #expect(layouts(tree) == [])
        child.bounds.origin.y = 30
        #expect(layouts(tree) == ["child"])
        let other = UIView()
        child.addSubview(other)
        #expect(layouts(tree) == ["child"])
        other.removeFromSuperview()
        #expect(layouts(tree) == ["child"])
    }

    @Test("A layout that sizes a child lays the child out afterwards, and ends")
    func resizingChildren() {
        let child = Probe("child")
        let tree = Probe("tree", [child])
        tree.action = { $0.subviews[0].frame = $0.bounds.insetBy(dx: 10, dy: 10) }
        let log = layouts(tree)
        #expect(log.first == "tree")
        #expect(log.contains("child"))
        #expect(child.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
        tree.frame.size = CGSize(width: 300, height: 200)
        _ = layouts(tree)
        #expect(child.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
    }

    @Test("layoutIfNeeded on a child inside layoutSubviews lays the child out at once; on itself it does nothing")
    func nested() {
        let child = Probe("child")
        let tree = Probe("tree", [child])
        tree.action = {
            $0.layoutIfNeeded()
            $0.subviews[0].layoutIfNeeded()
            Probe.log.append("end of tree")
        }
        #expect(layouts(tree) == ["tree", "child", "end of tree"])
    }

    @Test("A view that marks itself is laid out again; one that never stops is given up on, by name")
    func loops() {
        inWorld { world in
            let twice = Probe("twice")
            twice.action = { if $0.layouts < 2 { $0.setNeedsLayout() } }
            #expect(layouts(twice) == ["twice", "twice"])

            let endless = Probe("endless")
            endless.action = { $0.setNeedsLayout() }
            let tree = Probe("tree", [endless, Probe("sibling")])
            let log = layouts(tree)
            #expect(log.filter { $0 == "endless" }.count == 100)
            #expect(log.contains("sibling"))
            #expect(world.diagnostics.count == 1)
            #expect(world.diagnostics.first.map { "\($0)" }?.contains("\"endless\" was laid out 100 times") == true)
            endless.action = { _ in }
            endless.setNeedsLayout()
            #expect(layouts(tree) == ["endless"], "the next pass starts again")
        }
    }

    @Test("A view that was given up on and is marked again in the same pass is reported once")
    func loopsAreToldOnce() {
        inWorld { world in
            let endless = Probe("endless")
            endless.action = { $0.setNeedsLayout() }
            let sibling = Probe("sibling")
            sibling.action = { _ in endless.setNeedsLayout() }
            let log = layouts(Probe("tree", [endless, sibling]))
            #expect(log.filter { $0 == "endless" }.count == 100)
            #expect(world.diagnostics.count == 1)
        }
    }

    @Test("Two views that mark each other end too, and so does a superview that its children mark")
    func mutualLoops() {
        inWorld { world in
            let a = Probe("a")
            let b = Probe("b")
            a.action = { _ in b.setNeedsLayout() }
            b.action = { _ in a.setNeedsLayout() }
            let tree = Probe("tree", [a, b])
            #expect(layouts(tree).count <= 203)
            #expect(!world.diagnostics.isEmpty)

            let child = Probe("child")
            child.action = { $0.superview?.setNeedsLayout() }
            let parent = Probe("parent", [child])
            parent.action = { $0.subviews[0].setNeedsLayout() }
            #expect(layouts(parent).count <= 202)
        }
    }

    @Test("A view outside any window starts marked and can be laid out")
    func freshViews() {
        let view = Probe("view")
        #expect(layouts(view) == ["view"])
    }
}
