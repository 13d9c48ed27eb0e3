import Foundation
import KitTestSupport
import ReflowKit
import Testing

@MainActor
@Suite("The view hierarchy and its callbacks")
struct UIViewHierarchyTests {
    /// A view that records every hierarchy callback.
    private class Witness: UIView {
        let label: String
        let log: Log

        @MainActor final class Log {
            var lines: [String] = []
        }

        init(_ label: String, _ log: Log) {
            self.label = label
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        private func name(_ view: UIView?) -> String {
            (view as? Witness)?.label ?? (view is UIWindow ? "window" : view == nil ? "nil" : "view")
        }

        override func willMove(toSuperview newSuperview: UIView?) {
            log.lines.append("\(label) willMove to \(name(newSuperview)), in \(name(superview))")
        }
        override func didMoveToSuperview() { log.lines.append("\(label) didMove, in \(name(superview))") }
        override func didAddSubview(_ subview: UIView) { log.lines.append("\(label) didAdd \(name(subview))") }
        override func willRemoveSubview(_ subview: UIView) { log.lines.append("\(label) willRemove \(name(subview))") }
        override func willMove(toWindow newWindow: UIWindow?) {
            log.lines.append("\(label) willMove to window \(name(newWindow))")
        }
        override func didMoveToWindow() { log.lines.append("\(label) didMove, window \(name(window))") }
    }

    @Test("Adding tells the subview before and after, and the superview last")
    func adding() {
        let log = Witness.Log()
        let a = Witness("a", log)
        let b = Witness("b", log)
        a.addSubview(b)
        #expect(log.lines == ["b willMove to a, in nil", "b didMove, in a", "a didAdd b"])
        #expect(b.superview === a)
        #expect(a.subviews == [b])
    }

    @Test("Moving to another superview leaves the old one first")
    func reparenting() {
        let log = Witness.Log()
        let (a, b, c) = (Witness("a", log), Witness("b", log), Witness("c", log))
        a.addSubview(c)
        log.lines = []
        b.addSubview(c)
        #expect(
            log.lines == ["c willMove to b, in a", "a willRemove c", "c didMove, in b", "b didAdd c"])
        #expect(a.subviews.isEmpty)
    }

    @Test("A window is announced to the whole subtree, parents first")
    func windows() {
        inWorld { _ in
            let log = Witness.Log()
            let (a, b) = (Witness("a", log), Witness("b", log))
            a.addSubview(b)
            log.lines = []
            let window = UIWindow()
            window.addSubview(a)
            #expect(
                log.lines == [
                    "a willMove to window window", "b willMove to window window", "a willMove to window, in nil",
                    "a didMove, window window", "b didMove, window window", "a didMove, in window",
                ])
            log.lines = []
            a.removeFromSuperview()
            #expect(
                log.lines == [
                    "a willMove to window nil", "b willMove to window nil", "a willMove to nil, in window",
                    "a didMove, window nil", "b didMove, window nil", "a didMove, in nil",
                ])
            #expect(a.window == nil)
        }
    }

    @Test("Order: insert, above, below, front, back, exchange; indices out of range are clamped")
    func order() {
        let root = UIView()
        let views = (0..<4).map { index in
            let view = UIView()
            view.tag = index
            return view
        }
        func tags() -> [Int] { root.subviews.map(\.tag) }
        root.addSubview(views[0])
        root.addSubview(views[1])
        root.insertSubview(views[2], at: 0)
        #expect(tags() == [2, 0, 1])
        root.insertSubview(views[3], aboveSubview: views[2])
        #expect(tags() == [2, 3, 0, 1])
        root.insertSubview(views[1], belowSubview: views[3])
        #expect(tags() == [2, 1, 3, 0])
        root.bringSubviewToFront(views[2])
        #expect(tags() == [1, 3, 0, 2])
        root.sendSubviewToBack(views[0])
        #expect(tags() == [0, 1, 3, 2])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(tags() == [2, 1, 3, 0])
        root.addSubview(views[2])
        #expect(tags() == [1, 3, 0, 2], "adding a subview again brings it to the front")
        root.insertSubview(UIView(), at: 99)
        #expect(root.subviews.count == 5)
        #expect(root.viewWithTag(3) === views[3])
    }

    @Test("A subview that goes above or below one in front of it is right beside it")
    func besideLater() {
        let root = UIView()
        let views = (0..<4).map { index in
            let view = UIView()
            view.tag = index
            root.addSubview(view)
            return view
        }
        root.insertSubview(views[0], aboveSubview: views[1])
        #expect(root.subviews.map(\.tag) == [1, 0, 2, 3])
        root.insertSubview(views[1], belowSubview: views[3])
        #expect(root.subviews.map(\.tag) == [0, 2, 1, 3])
    }

    @Test("A view cannot lie in itself or in what it holds; the tree stays as it was")
    func cycles() {
        inWorld { world in
            let (a, b) = (UIView(), UIView())
            a.addSubview(b)
            b.addSubview(a)
            a.addSubview(a)
            #expect(world.diagnostics.count == 2)
            #expect(a.superview == nil)
            #expect(b.subviews.isEmpty)
        }
    }

    @Test("A superview that goes away leaves its subviews without one")
    func deallocation() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
            #expect(child.superview === parent)
        }
        #expect(child.superview == nil)
        child.setNeedsLayout()
        child.layoutIfNeeded()
    }
}
