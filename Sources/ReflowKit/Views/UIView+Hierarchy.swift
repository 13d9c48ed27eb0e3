import Foundation
import KitValues

extension UIView {
    package final var parent: UIView? { parentIdentity?.view }

    /// As `parent === view`, without looking for the parent.
    @inline(__always)
    final func isSubview(of view: UIView) -> Bool {
        parentIdentity === view.identity && parentIdentity != nil
    }

    package final var actualWindow: UIWindow? {
        var view = self
        while let next = view.parent { view = next }
        return view.marks.contains(.isWindow) ? view as? UIWindow : nil
    }

    package final func isActualDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.parent
        }
        return false
    }

    final func exchange(at index1: Int, with index2: Int) {
        guard children.indices.contains(index1), children.indices.contains(index2) else { return }
        children.swapAt(index1, index2)
        for view in [children[index1], children[index2]] { engineOfTree?.orderDidChange(of: view) }
        markNeedsLayout()
    }

    final func bringToFront(_ view: UIView) {
        if children.last === view {
            madeLayer?.moveSublayers(on: view, to: children.dropLast().last)
        } else {
            reorder(view, to: children.count - 1)
        }
    }

    final func sendToBack(_ view: UIView) {
        guard view.isSubview(of: self) else { return }
        reorder(view, to: 0)
        // Also behind the layers that lie below every subview.
        madeLayer?.moveSublayers(on: nil, to: view)
    }

    final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        if view === sibling { return }
        insert(view, rightAbove: offset == 1 ? sibling : nil) { children in
            // One that is no sibling, or that a callback took out meanwhile, leaves the view in front.
            guard let index = children.firstIndex(where: { $0 === sibling }) else { return .max }
            // A view that is among the subviews already leaves its place first, and those above it move down.
            let old = children.firstIndex { $0 === view }
            return index + offset - (old.map { $0 < index } == true ? 1 : 0)
        }
    }

    /// The one way into a superview. UIKit's order of callbacks: `willMove`, the move itself, `didMove`, `didAdd`.
    ///
    /// What a callback does to the tree stands: one that moves the view elsewhere, or below it what it was to go into,
    /// has ended this move. So between the last callback and the move itself it is asked once more whether it may be.
    /// - Parameters:
    ///   - sibling: the subview below the layers that are to lie on the view: its own up to now.
    ///   - place: the index among these subviews; one out of range is clamped.
    final func insert(_ view: UIView, rightAbove sibling: UIView? = nil, at place: ([UIView]) -> Int) {
        guard mayHold(view) else { return }
        if view.isSubview(of: self) {
            reorder(view, to: min(max(place(children), 0), children.count - 1))
            if let sibling { madeLayer?.moveSublayers(on: sibling, to: view) }
            return
        }
        let newWindow = actualWindow
        let oldWindow = view.actualWindow
        if newWindow != nil, let problem = view.hierarchyProblem(below: self) {
            return Simulation.current.report(.containment(problem))
        }
        let old = view.parent
        let movesBefore = HierarchyMoves.count
        if oldWindow !== newWindow { view.announceMove(to: newWindow) }
        view.willMove(toSuperview: self)
        if let old, view.isSubview(of: old) { old.willRemoveSubview(view) }
        // Where the superview is now: going up to the window takes most of the time of adding a plain view.
        var arrived = newWindow
        if HierarchyMoves.count != movesBefore {
            guard view.parent === old, mayHold(view) else {
                if oldWindow !== newWindow { view.correctAnnouncement(of: newWindow) }
                return
            }
            arrived = actualWindow
        }
        old?.release(view)
        view.madeLayer?.leaveOwnSuperlayer()
        let index = min(max(place(children), 0), children.count)
        children.insert(view, at: index)
        if let sibling, sibling.isSubview(of: self) { madeLayer?.moveSublayers(on: sibling, to: view) }
        view.parentIdentity = ensureIdentity()
        HierarchyMoves.count &+= 1
        if view.marks.contains(.hasPlacementRule) { marks.formUnion(.subviewHasPlacementRule) }
        if LayoutEngine.isInUse { view.joinConstraintsOfTree() }
        if arrived != nil { view.markNeedsLayout() }
        if !view.marks.isDisjoint(with: .anyLayout) { markDescendantNeedsLayout(in: view) }
        markNeedsLayout()
        if oldWindow !== newWindow, arrived !== newWindow {
            view.correctAnnouncement(of: newWindow)
        } else if oldWindow !== arrived {
            view.confirmMove(to: arrived)
        }
        if view.isSubview(of: self) { view.didMoveToSuperview() }
        if view.isSubview(of: self) { didAddSubview(view) }
    }

    final func detach() {
        guard let old = parent else { return }
        let leavesWindow = actualWindow != nil
        if leavesWindow { announceMove(to: nil) }
        willMove(toSuperview: nil)
        if isSubview(of: old) { old.willRemoveSubview(self) }
        // A callback that moved the view elsewhere has ended this.
        guard isSubview(of: old) else {
            if leavesWindow { correctAnnouncement(of: nil) }
            return
        }
        old.release(self)
        if leavesWindow { confirmMove(to: nil) }
        if parent == nil { didMoveToSuperview() }
    }

    /// Whether the view may become a subview of this one, which it may not be above. Where not, that is reported.
    private final func mayHold(_ view: UIView) -> Bool {
        let holdsNothing = view.children.isEmpty && view.madeLayer?.ownSublayers.isEmpty != false
        guard view === self || !holdsNothing && lies(in: view) else { return true }
        Simulation.current.report(
            .invalidHierarchy(
                view: view.diagnosticName,
                problem: view === self
                    ? "a view cannot be its own subview" : "it is already above \(diagnosticName)"))
        return false
    }

    /// Whether the view is the other one or below it, also where the layer of its root was added to one below that.
    private final func lies(in other: UIView) -> Bool {
        var root = self
        while root !== other, let next = root.parent { root = next }
        guard root !== other else { return true }
        guard let layer = root.madeLayer, layer.wasAddedToLayer else { return false }
        return layer.lies(in: other.actualLayer)
    }

    private final func release(_ view: UIView) {
        HierarchyMoves.count &+= 1
        subviewDidLeave(view)
        if !view.marks.isDisjoint(with: [.constrained, .isLayoutItem]) { view.leaveConstraintsOfTree() }
        view.parentIdentity = nil
        if let index = children.firstIndex(where: { $0 === view }) {
            madeLayer?.moveSublayers(on: view, to: index > 0 ? children[index - 1] : nil)
            children.remove(at: index)
            forgetMarked()
        }
        markNeedsLayout()
    }

    final func reorder(_ view: UIView, to index: Int) {
        guard let old = children.firstIndex(where: { $0 === view }), old != index else { return }
        madeLayer?.moveSublayers(on: view, to: old > 0 ? children[old - 1] : nil)
        children.remove(at: old)
        children.insert(view, at: min(max(index, 0), children.count))
        engineOfTree?.orderDidChange(of: view)
        markNeedsLayout()
    }

    /// Tells a subtree that heard of another window where it is instead: a callback led it there.
    private final func correctAnnouncement(of announced: UIWindow?) {
        let actual = actualWindow
        guard actual !== announced else { return }
        announceMove(to: actual)
        confirmMove(to: actual)
    }

    /// Parents first, as UIKit tells a subtree that it is about to change windows.
    private final func announceMove(to window: UIWindow?) {
        if marks.contains(.hasController) { heldController?.viewWillMove(toWindow: window != nil) }
        willMove(toWindow: window)
        for child in children where child.isSubview(of: self) { child.announceMove(to: window) }
    }

    private final func confirmMove(to window: UIWindow?) {
        didMoveToWindow()
        if let window { hearOfFirstTraits(in: window) }
        for child in children where child.isSubview(of: self) { child.confirmMove(to: window) }
        if marks.contains(.hasController) { heldController?.viewDidMove(toWindow: window) }
    }

    /// Why the view of a child controller may not go below `superview`: a controller above is not its parent.
    private final func hierarchyProblem(below superview: UIView) -> SimulationDiagnostic.ContainmentProblem? {
        guard let controller = viewController, let expected = controller.parent else { return nil }
        let above = sequence(first: superview, next: \.parent).lazy.compactMap(\.viewController).first
        guard let above, above !== expected else { return nil }
        return .inconsistentHierarchy(
            child: controller.nameInMessages, parent: expected.nameInMessages, requested: above.nameInMessages)
    }
}

/// Counts what goes into superviews and superlayers and out of them, so that a move knows whether a callback on its way
/// changed a tree and does not look for what nobody did. Counted over all simulations, because a view may go from one to
/// another; a move too many costs one more look.
@MainActor
enum HierarchyMoves {
    @exclusivity(unchecked) static var count = 0
}
