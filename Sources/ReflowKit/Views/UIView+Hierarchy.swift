import Foundation
import KitValues

extension UIView {
    package final var parent: UIView? { parentIdentity?.view }

    /// Whether `parent === view`, without reading the weak reference to the parent.
    @inline(__always)
    final func isSubview(of view: UIView) -> Bool {
        parentIdentity === view.identity && parentIdentity != nil
    }

    package final var actualWindow: UIWindow? {
        var view = self
        while let next = view.parent { view = next }
        return view.asWindow
    }

    package final var isWindow: Bool { marks.contains(.isWindow) }

    /// The view as a window, if it is one. Code that walks up a tree has a window as a view, but the rules of windows
    /// are in the folder of windows.
    final var asWindow: UIWindow? { isWindow ? self as? UIWindow : nil }

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
        // Layers that were behind all subviews are then in front of this view.
        madeLayer?.moveSublayers(on: nil, to: view)
    }

    final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        if view === sibling { return }
        insert(view, rightAbove: offset == 1 ? sibling : nil) { children in
            // If the sibling is not a subview, or a callback removed it, the view goes to the front.
            guard let index = children.firstIndex(where: { $0 === sibling }) else { return .max }
            // A view that is already a subview is removed from its old index first, which lowers the indices of the
            // views in front of it.
            let old = children.firstIndex { $0 === view }
            return index + offset - (old.map { $0 < index } == true ? 1 : 0)
        }
    }

    /// Adds a view to this one. All additions come here. UIKit's order of callbacks is: `willMove`, the move itself,
    /// `didMove`, `didAdd`.
    ///
    /// Changes that a callback makes to the tree are kept: a callback that moves the view elsewhere, or moves the
    /// destination below the view, ends this move. Therefore the move is checked again after the last callback before
    /// it.
    /// - Parameters:
    ///   - sibling: the subview directly behind the view. Sublayers that were directly in front of this subview are
    ///     then directly in front of the view. If nil, sublayers stay where they are.
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
        if let oldWindow, oldWindow !== newWindow, oldWindow.firstResponderOfWindow != nil {
            _ = view.endFirstResponder(isForced: true)
        }
        if oldWindow !== newWindow { view.announceMove(to: newWindow) }
        view.willMove(toSuperview: self)
        if let old, view.isSubview(of: old) { old.willRemoveSubview(view) }
        // The window is looked up again only after a move by a callback, because going up to it takes most of the time of
        // adding a plain view.
        var arrived = newWindow
        if HierarchyMoves.count != movesBefore {
            guard view.parent === old, mayHold(view) else {
                if oldWindow !== newWindow { view.correctAnnouncement(of: newWindow) }
                return
            }
            arrived = actualWindow
        }
        if let old {
            let movesBeforeRelease = HierarchyMoves.count
            old.release(view)
            // The release itself counts as one move. Constraints that end with it may run code in their `deinit`.
            if HierarchyMoves.count != movesBeforeRelease &+ 1 {
                guard view.parent == nil, mayHold(view) else {
                    if oldWindow !== newWindow { view.correctAnnouncement(of: newWindow) }
                    return
                }
                arrived = actualWindow
            }
        }
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
        var window = actualWindow
        if window?.firstResponderOfWindow != nil, endFirstResponder(isForced: true) { window = actualWindow }
        guard let old = parent else { return }
        let leavesWindow = window != nil
        if leavesWindow { announceMove(to: nil) }
        willMove(toSuperview: nil)
        if isSubview(of: old) { old.willRemoveSubview(self) }
        // A callback that moved the view elsewhere ends this move.
        guard isSubview(of: old) else {
            if leavesWindow { correctAnnouncement(of: nil) }
            return
        }
        old.release(self)
        guard parent == nil else {
            if leavesWindow { correctAnnouncement(of: nil) }
            return
        }
        if leavesWindow { confirmMove(to: nil) }
        if parent == nil { didMoveToSuperview() }
    }

    /// Whether the view may become a subview of this one. It may not if it contains this one, which is reported.
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

    /// Whether the view is `other` or inside it, including through a layer that was added to a layer inside.
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
        if !view.marks.isDisjoint(with: [.constrained, .isLayoutItem]) {
            // Code that moved the view elsewhere has ended this move.
            guard view.leaveConstraints(ofTreeWith: self) else { return }
        }
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

    /// Announces the actual window to a subtree to which another one was announced, because a callback moved the
    /// subtree.
    private final func correctAnnouncement(of announced: UIWindow?) {
        let actual = actualWindow
        guard actual !== announced else { return }
        announceMove(to: actual)
        confirmMove(to: actual)
    }

    /// Announces a change of windows to a subtree, parents first, as UIKit does.
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

    /// The reason why a child controller's view may not be added below `superview`: no controller above is its parent.
    private final func hierarchyProblem(below superview: UIView) -> SimulationDiagnostic.ContainmentProblem? {
        guard let controller = viewController, let expected = controller.parent else { return nil }
        let above = sequence(first: superview, next: \.parent).lazy.compactMap(\.viewController).first
        guard let above, above !== expected else { return nil }
        return .inconsistentHierarchy(
            child: controller.nameInMessages, parent: expected.nameInMessages, requested: above.nameInMessages)
    }
}

/// Counts additions to and removals from superviews and superlayers, and removals of guides. A move compares the count to
/// detect that a callback has changed a tree, and only then checks the tree. The count covers all simulations, because a
/// view may move between them; a change elsewhere causes only one needless check.
@MainActor
enum HierarchyMoves {
    @exclusivity(unchecked) static var count = 0
}
